import { line, whole, type Ledger } from './ledger.ts';

/** D: distance in four bands, and what lies beyond. */
export const BANDS = ['immediate', 'short', 'long', 'very-long', 'beyond'] as const;
export type Band = (typeof BANDS)[number];

/** D1: feet to which each band goes; beyond them distances are given as they are. */
export const FEET: Readonly<Record<Exclude<Band, 'beyond'>, number>> = {
  immediate: 10,
  short: 50,
  long: 100,
  'very-long': 500,
};

export function bandOf(feet: number): Band {
  whole(feet, 'feet', 'D1', 0);
  return BANDS.find(band => band !== 'beyond' && feet <= FEET[band]) ?? 'beyond';
}

const rank = (band: Band): number => BANDS.indexOf(band);

/** D2: a weapon or ability reaches everything up to its range. */
export const reaches = (range: Band, distance: Band): boolean => distance !== 'beyond' && rank(distance) <= rank(range);

/** One category shorter or farther; immediate is the least. */
export const shiftedRange = (range: Band, by: number): Band =>
  BANDS[Math.max(0, Math.min(BANDS.length - 1, rank(range) + by))];

/** D3, D4: what it takes to come from one band into reach of another. */
export function approachTo(
  distance: Band,
  range: Band,
): { move: 'none' | 'with-action' | 'action' | 'several'; ledger: Ledger } {
  if (reaches(range, distance) && distance !== 'immediate') return { move: 'none', ledger: [line('in-range', 'D2')] };
  if (distance === 'immediate') return { move: 'with-action', ledger: [line('move-within-action', 'D3')] };
  if (distance === 'short' || distance === 'long')
    return { move: 'action', ledger: [line(distance === 'short' ? 'short-move' : 'long-move', 'D4')] };
  return { move: 'several', ledger: [line('several-moves', 'D4')] };
}
