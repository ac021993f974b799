import { rate, rating, type Rating } from 'openskill';
import type { GameResult, GameTask } from './match.ts';

/** How one player of a series did. */
export interface BotRow {
  name: string;
  games: number;
  /** Shared victories count in parts. */
  wins: number;
  winRate: number;
  /** 95% interval of the win rate. */
  low: number;
  high: number;
  rating: number;
  ratingLow: number;
  ratingHigh: number;
  meanValue: number;
}

const Z = 1.96;

/** Wilson's score interval: honest for few games and near 0 and 1. */
export function wilson(wins: number, games: number): [low: number, high: number] {
  if (games === 0) return [0, 1];
  const p = wins / games;
  const spread = 1 + (Z * Z) / games;
  const centre = p + (Z * Z) / (2 * games);
  const half = Z * Math.sqrt((p * (1 - p)) / games + (Z * Z) / (4 * games * games));
  return [Math.max(0, (centre - half) / spread), Math.min(1, (centre + half) / spread)];
}

/** Adds up a series; games that failed count for nobody. */
export function tally(tasks: readonly GameTask[], results: readonly GameResult[]): BotRow[] {
  const players = tasks.reduce((most, task) => Math.max(most, ...task.entries), 0) + 1;
  const names = Array.from({ length: players }, () => '');
  const games = names.map(() => 0);
  const wins = names.map(() => 0);
  const values = names.map(() => 0);
  let ratings = names.map(() => rating());
  const byIndex = new Map(results.map(result => [result.index, result]));
  for (const task of tasks) {
    task.entries.forEach((entry, seat) => (names[entry] = task.bots[seat].name));
    const result = byIndex.get(task.index);
    if (!result || result.fault !== null) continue;
    const winners = result.places.filter(place => place === 1).length;
    task.entries.forEach((entry, seat) => {
      games[entry]++;
      wins[entry] += result.places[seat] === 1 ? 1 / winners : 0;
      values[entry] += result.values[seat];
    });
    ratings = rerated(ratings, task.entries, result.places);
  }
  return names.map((name, entry) => {
    const [low, high] = wilson(wins[entry], games[entry]);
    const { mu, sigma } = ratings[entry];
    const share = (sum: number): number => (games[entry] === 0 ? 0 : sum / games[entry]);
    return {
      name: distinct(names, entry) ?? name,
      games: games[entry],
      wins: wins[entry],
      winRate: share(wins[entry]),
      low,
      high,
      rating: mu,
      ratingLow: mu - Z * sigma,
      ratingHigh: mu + Z * sigma,
      meanValue: share(values[entry]),
    };
  });
}

/** Several of the same kind are told apart by a number. */
const distinct = (names: readonly string[], entry: number): string | null =>
  names.filter(name => name === names[entry]).length < 2
    ? null
    : `${names[entry]} #${names.slice(0, entry + 1).filter(name => name === names[entry]).length}`;

/** One game between single players, ranked by place. */
function rerated(ratings: readonly Rating[], entries: readonly number[], places: readonly number[]): Rating[] {
  if (entries.length < 2) return [...ratings];
  const after = rate(
    entries.map(entry => [ratings[entry]]),
    { rank: [...places] },
  );
  const next = [...ratings];
  entries.forEach((entry, seat) => (next[entry] = after[seat][0]));
  return next;
}
