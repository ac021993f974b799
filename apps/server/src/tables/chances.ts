import { rewards, sidesOf } from '@ennead/bots';
import { standing, type LogRecord } from '@ennead/kernel';
import type { Chances } from '@ennead/wire';
import type { House } from './house.ts';
import { refuse } from './refused.ts';
import { again, pastOf, type Past } from './replay.ts';
import { retell } from './retell.ts';
import { inSlices } from '../slices.ts';
import type { Tables } from './tables.ts';
import type { Asker } from './work.ts';

const MOST_POINTS = 300;
const MOST_TURNS = 6;

/** What moves the chances less than this turned nothing. */
const LEAST_SWING = 0.01;

/** Finished games whose curves are kept at hand. */
const KEPT = 100;
const kept = new WeakMap<House, Map<string, Promise<Chances>>>();

type Point = NonNullable<Chances['points']>[number];

/** How the chances of a finished game stood, as the game's own judgement sees the open table. */
export async function chancesOf(tables: Tables, table: string, asker: Asker | null): Promise<Chances> {
  const past = await pastOf(tables, table, asker, undefined);
  if (!past.ended) refuse('not-ended', 'the curve of chances is drawn when the game is over: it knows everything');
  const curves = kept.get(tables.house) ?? new Map<string, Promise<Chances>>();
  kept.set(tables.house, curves);
  const curve = curves.get(table) ?? again(past, () => inSlices(judging(past)));
  curves.delete(table);
  curves.set(table, curve);
  if (curves.size > KEPT) curves.delete(curves.keys().next().value!);
  curve.catch(() => curves.delete(table));
  return curve;
}

/** Plays it again, and looks at the table after each answer that stands. */
function* judging({ t, opening, records }: Past): Generator<number, Chances> {
  const { game } = t;
  const stands = new Set(standing(records).map(({ n }) => n));
  const points: Point[] = [];
  const values = new Float64Array(32);
  let sides: readonly number[] = [];
  for (const { n, play } of retell(game, opening, records)) {
    sides = game.sides(play.state);
    if (!game.bot?.evaluate) break;
    if (n === 0 || stands.has(n)) {
      rewards(game, play.state, values);
      points.push({ n, values: [...values.subarray(0, sidesOf(game, play.state))] });
    }
    yield n;
  }
  const turns = game.bot?.evaluate ? turnsIn(points, records) : [];
  return {
    records: records.length,
    sides: [...sides],
    points: game.bot?.evaluate ? sampled(points, new Set(turns.map(({ n }) => n))) : null,
    turns,
  };
}

const swing = (before: Point, after: Point): number =>
  Math.max(...after.values.map((value, side) => Math.abs(value - before.values[side])));

/** The answers that changed the chances most, the greatest first. */
const turnsIn = (points: readonly Point[], records: readonly LogRecord[]): Chances['turns'] =>
  points
    .slice(1)
    .map((after, i) => ({ before: points[i], after, size: swing(points[i], after) }))
    .filter(({ size }) => size >= LEAST_SWING)
    .sort((x, y) => y.size - x.size)
    .slice(0, MOST_TURNS)
    .map(({ before, after }) => {
      const record = records[after.n - 1];
      const seats = 'picks' in record ? Object.keys(record.picks).map(Number) : [];
      return { n: after.n, seats, before: before.values, after: after.values };
    });

/** At most so many points, evenly; the first, the last and those around a turn are always among them. */
export function sampled(points: readonly Point[], turns: ReadonlySet<number>): Point[] {
  if (points.length <= MOST_POINTS) return [...points];
  const must = (i: number): boolean =>
    i === 0 || i === points.length - 1 || turns.has(points[i].n) || turns.has(points[i + 1]?.n);
  const room = MOST_POINTS - points.filter((_, i) => must(i)).length;
  const every = Math.ceil(points.length / room);
  return points.filter((_, i) => must(i) || i % every === 0);
}
