import type { Rng } from './random.ts';
import { shuffle } from './random.ts';

/** A viewer is a set of seats, one bit each: a person with two colours, a team, nobody. */
export type Viewer = number;
export const NOBODY: Viewer = 0;
/** Who sees everything: the table after its end, and nobody before. */
export const EVERYTHING: Viewer = -1;

/** What lies open on the table: every seat knows it, and so does whoever looks on. The top bit is theirs. */
export const PUBLIC = -1;
const ONLOOKERS = 1 << 31;

/** What a viewer sees instead of a face. */
export const HIDDEN = -1;

export const seatBit = (seat: number): Viewer => 1 << seat;
export const everySeat = (seats: number): Viewer => ((1 << seats) - 1) | 0;

/** The top bit is no seat's. */
const MOST_SEATS = 31;
const seatLists: (readonly number[])[] = [];
/** So many seats as a game may have without their sets being too many to keep. */
const FEW_SEATS = 10;

/**
 * The seats of a set, from the lowest on. Sets of few seats have one list each, so nobody may change it; it is not frozen,
 * since V8 goes through frozen lists slowly.
 */
export const seatsIn = (mask: number): readonly number[] =>
  mask >> FEW_SEATS === 0 ? (seatLists[mask] ??= listSeats(mask)) : listSeats(mask);

function listSeats(mask: number): readonly number[] {
  const seats: number[] = [];
  for (let seat = 0; seat < MOST_SEATS; seat++) if ((mask >> seat) & 1) seats.push(seat);
  return seats;
}

/** Whether a viewer knows a thing that these seats know. */
export const knows = (known: number, viewer: Viewer): boolean =>
  (known & (viewer | ONLOOKERS)) !== 0 || viewer === EVERYTHING;

/** The face of a slot, as a viewer sees it. */
export const faceFor = (faces: readonly number[], known: readonly number[], slot: number, viewer: Viewer): number =>
  knows(known[slot], viewer) ? faces[slot] : HIDDEN;

const pool: number[] = [];

/**
 * Deals the faces that a viewer does not know over the slots where they lie, in place.
 * The faces are sorted first: worlds that look alike to the viewer become the same world.
 */
export function redeal(
  faces: number[],
  known: readonly number[],
  viewer: Viewer,
  rng: Rng,
  slots?: readonly number[],
): void {
  pool.length = 0;
  const count = slots ? slots.length : faces.length;
  for (let i = 0; i < count; i++) {
    const slot = slots ? slots[i] : i;
    if (!knows(known[slot], viewer)) pool.push(faces[slot]);
  }
  pool.sort(ascending);
  shuffle(pool, rng);
  for (let i = 0, k = 0; i < count; i++) {
    const slot = slots ? slots[i] : i;
    if (!knows(known[slot], viewer)) faces[slot] = pool[k++];
  }
}

const ascending = (x: number, y: number): number => x - y;
