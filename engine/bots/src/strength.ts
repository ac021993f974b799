import { Stream, type Game, type Setup } from '@ennead/kernel';
import type { GameResult, GameTask } from './match.ts';
import type { BotSpec } from './spec.ts';

/** How A did against B, from 0 to 1, with a 95% interval. */
export interface Strength {
  score: number;
  low: number;
  high: number;
  games: number;
}

/** Per seed: A alone in each seat, then B alone in each seat (the same game twice over with two seats). */
export function planStrength(
  game: Game,
  setup: Setup,
  a: BotSpec,
  b: BotSpec,
  seeds: number,
  seed: number,
): GameTask[] {
  const seats = setup.seats;
  const loners = Array.from({ length: seats }, (_, lone) => lone);
  const ranks = [
    ...loners.map(lone => ({ lone, alone: 0 })),
    ...(seats > 2 ? loners.map(lone => ({ lone, alone: 1 })) : []),
  ];
  return Array.from({ length: seeds }, (_, k) =>
    ranks.map(({ lone, alone }, i): GameTask => {
      const entries = loners.map(seat => (seat === lone ? alone : 1 - alone));
      return {
        game: game.id,
        setup,
        bots: entries.map(entry => (entry === 0 ? a : b)),
        entries,
        index: k * ranks.length + i,
        seed,
        deal: k,
        save: false,
      };
    }),
  ).flat();
}

/** A game's score: over all pairs of an A seat and a B seat, 1 where A placed better and a half where equal. */
function scoreOf({ entries }: GameTask, { places }: GameResult): number {
  let sum = 0;
  let pairs = 0;
  entries.forEach((own, x) =>
    entries.forEach((other, y) => {
      if (own !== 0 || other !== 1) return;
      pairs++;
      sum += places[x] < places[y] ? 1 : places[x] === places[y] ? 0.5 : 0;
    }),
  );
  return sum / pairs;
}

const RESAMPLES = 2000;

/** The mean over games, and its interval by bootstrap over seeds: games of one seed are not independent. */
export function strengthOf(tasks: readonly GameTask[], results: readonly GameResult[], seeds: number): Strength {
  const perSeed = tasks.length / seeds;
  const byIndex = new Map(results.map(result => [result.index, result]));
  const means = Array.from({ length: seeds }, (_, k) => {
    const own = tasks.slice(k * perSeed, (k + 1) * perSeed);
    return own.reduce((sum, task) => sum + scoreOf(task, byIndex.get(task.index)!), 0) / perSeed;
  });
  const rng = Stream.of(1);
  const resampled = Array.from({ length: RESAMPLES }, () => {
    let sum = 0;
    for (let i = 0; i < seeds; i++) sum += means[rng.below(seeds)];
    return sum / seeds;
  }).sort((x, y) => x - y);
  const score = means.reduce((sum, mean) => sum + mean, 0) / seeds;
  return {
    score,
    low: resampled[Math.floor(RESAMPLES * 0.025)],
    high: resampled[Math.floor(RESAMPLES * 0.975)],
    games: tasks.length,
  };
}
