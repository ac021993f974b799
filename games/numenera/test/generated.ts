import fc from 'fast-check';
import { STATS, TRACK, type Character } from '../src/index.ts';
import { hero, pools } from './table.ts';

/** Generated cases against rules told another way: the same ones in every run. */
export const CASES = { numRuns: 10_000, seed: 9 };

export const die = fc.integer({ min: 1, max: 20 });
export const stat = fc.constantFrom(...STATS);
export const points = fc.tuple(fc.nat(20), fc.nat(20), fc.nat(20));

/** A body whose track is as its empty Pools say. */
export const bodyOf = (own: readonly number[]): Character =>
  hero({ pools: pools(own[0], own[1], own[2]), track: TRACK[own.filter(value => value === 0).length] });

/** Nothing that comes in is ever changed. */
export function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(frozen);
  return value;
}
