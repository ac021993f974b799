import type { State } from './state.ts';

/** What is counted of a seat's position. */
const THINGS = [
  'score',
  'card',
  'stone',
  'presence',
  /** A lead of two stones or more, and a lead of one or by the avatar alone. */
  'thick',
  'thin',
  'dispute',
  'helheim',
  'valhalla',
  /** An action point that has yet to be spent this turn. */
  'point',
  /** A world power about to be used, and control of the home world. */
  'power',
  'home',
  /** The first and the last place in this turn's order. */
  'first',
  'last',
] as const;

export const [SCORE, CARD, STONE, PRESENCE, THICK, THIN, DISPUTE, HELHEIM, VALHALLA, POINT, POWER, HOME, FIRST, LAST] =
  THINGS.map((_, i) => i);
export const THINGS_COUNTED = THINGS.length;

/** What each of the things is worth, in points at the end of the game. */
export interface Phase {
  worths: readonly number[];
  /** What is added to that while others have all of the turn's action points before them, and while the seat itself has. */
  others?: readonly number[];
  own?: readonly number[];
  /** By how much the points may still turn out otherwise. */
  doubt: number;
}

/**
 * By least squares from positions of games between bots to the final differences of scores (docs/bench.md), turn by turn:
 * the turns before a scoring and with it, while more scorings are to come, and of the last one. Leads grow: what is
 * scored early is worth more than itself.
 */
const EARLY: readonly Phase[] = [
  { doubt: 22.8, worths: [1.4, 7.3, 8.1, 1.7, 5, -1, -3.4, -3.8, 10.9, 6.1, 0, 6.8, 2.2, -3.7] },
  { doubt: 20.9, worths: [1.4, 6.4, 4.9, 3.6, 6.4, 1.9, -3.8, -6.1, 7.7, 4.4, 0, 5.4, -4.9, -5.8] },
  {
    doubt: 16.5,
    worths: [1.4, 4.7, 9.6, 5.3, 7.2, 7.8, 3.3, -6.6, 12.4, 7.5, 0.8, 1, -7.3, -2.9],
    others: [0, 3.9, 3.6, 1.9, 3.7, 1, -0.6, 2.3, 0, 7, -0.2, -2, 0, 0],
    own: [0, 3.4, 0.9, -3.3, 3.9, -4.5, -0.5, -3.7, 0, 2, 0, -1.3, 0, 0],
  },
];
const FINAL: readonly Phase[] = [
  { doubt: 10.6, worths: [1.4, 2.6, 2.6, 1.9, 1.4, 2.2, 2.9, -1.5, 5.5, 1.9, 1.3, 1.4, 3.4, -0.5] },
  { doubt: 8.4, worths: [1.2, 2.1, 1.9, 2.3, 0.6, 1.6, 1.3, -2.8, 4.4, 1.7, -1.4, 0.1, 2.2, 0.8] },
  {
    doubt: 5.4,
    worths: [1.1, 1.1, 2.8, 1.9, 2, 2.8, 1.3, -2, 4.9, 3.2, 0.3, -0.3, 0.9, 1],
    others: [0, 1, 0.6, 0.8, 0.5, 0.9, 0.4, -2.7, 0, 3, -0.2, -0.2, 0, 0],
    own: [0, -0.5, -3.4, -1.3, -1.1, -3.8, 2.5, 1, 0, 0.3, -0.6, -1.5, 0, 0],
  },
];

/** S2: turns from one scoring to the next. */
const CYCLE = 3;

export function phaseOf(s: State): Phase {
  const phases = s.turns - s.turn >= CYCLE ? EARLY : FINAL;
  return phases[(s.turn - 1) % CYCLE];
}
