// How strong the bots are against each other, by the method that issue and docs/bench.md describe.
import { availableParallelism } from 'node:os';
import { parseBot, planStrength, strengthOf, type BotSpec } from '@ennead/bots';
import { findGame } from '@ennead/games';
import { playAll } from '../apps/cli/src/sim/pool.ts';
import { plainSetup } from './setups.ts';

interface Wanted {
  game: string;
  seats: number;
  a: string;
  b: string;
  seeds: number;
  /** What A must score. */
  score: number;
  /** What the lower end of the interval must reach. */
  low: number;
}

/** Fifty seeds tell scores apart by four points either way, which is about what a doubled budget brings: those rows have more. */
const WANTED: readonly Wanted[] = [
  { game: 'nine-worlds', seats: 3, a: 'normal', b: 'random', seeds: 50, score: 0.93, low: 0.88 },
  { game: 'nine-worlds', seats: 3, a: 'mcts:400', b: 'mcts:200', seeds: 200, score: 0.5, low: 0.5 },
  { game: 'nine-worlds', seats: 3, a: 'hard', b: 'random', seeds: 50, score: 0.98, low: 0.93 },
  { game: 'nine-worlds', seats: 3, a: 'hard', b: 'greedy', seeds: 50, score: 0.7, low: 0.65 },
  { game: 'nine-worlds', seats: 3, a: 'mcts:1600', b: 'mcts:800', seeds: 200, score: 0.5, low: 0.5 },
  { game: 'nine', seats: 2, a: 'hard', b: 'random', seeds: 100, score: 0.95, low: 0 },
  { game: 'nine', seats: 2, a: 'hard', b: 'greedy', seeds: 100, score: 0.65, low: 0 },
  { game: 'nine', seats: 2, a: 'mcts:800', b: 'mcts:400', seeds: 100, score: 0.5, low: 0.5 },
];

const botOf = (text: string): BotSpec => {
  const bot = parseBot(text);
  if (!bot.ok) throw new Error(bot.error);
  return bot.value;
};

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

/** Prints a line for each match, of the games and bots that are named; false if one is not what it must be. */
export async function longStrength(only: readonly string[]): Promise<boolean> {
  let good = true;
  const games = only.filter(name => findGame(name) !== undefined);
  const bots = only.filter(name => !games.includes(name));
  for (const wanted of WANTED) {
    if (games.length > 0 && !games.includes(wanted.game)) continue;
    if (bots.length > 0 && !bots.includes(wanted.a)) continue;
    const game = findGame(wanted.game)!;
    const tasks = planStrength(game, plainSetup(game, wanted.seats), botOf(wanted.a), botOf(wanted.b), wanted.seeds, 1);
    const began = performance.now();
    const results = await playAll(tasks, availableParallelism(), () => {}).results;
    const fault = results.find(result => result.fault !== null);
    if (fault) throw new Error(`game ${fault.index}: ${fault.fault}`);
    const { score, low, high, games: count } = strengthOf(tasks, results, wanted.seeds);
    const met = score >= wanted.score && (wanted.low === 0.5 ? low > 0.5 : low >= wanted.low);
    good &&= met;
    console.log(
      `${wanted.game}, ${wanted.seats} seats: ${wanted.a} against ${wanted.b}: ${percent(score)} [${percent(low)}, ${percent(high)}], ${count} games, ${((performance.now() - began) / 1000).toFixed(0)} s${met ? '' : '  NOT MET'}`,
    );
  }
  return good;
}
