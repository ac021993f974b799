import { createHmac } from 'node:crypto';

/** How long an answer takes to appear, in milliseconds: shortest and longest. */
const DELAYS: ReadonlyMap<string, readonly [number, number]> = new Map([
  ['automatic', [400, 900]],
  ['random', [300, 800]],
  ['greedy', [400, 1_000]],
  ['easy', [500, 1_200]],
  ['normal', [700, 1_600]],
]);

/** Of the strongest, and of whatever thinks as long. */
const LONGEST: readonly [number, number] = [900, 2_200];

/** An answer of several picks takes longer than one of one. */
const MANY = 1.5;

/**
 * How long to wait before a bot's or an automatic answer appears. It depends on the kind of the decision, the level and
 * a draw, and on nothing that is hidden: how long somebody waits must not tell what they hold.
 */
export function liveDelay({ many }: { many: boolean }, level: string, draw: number): number {
  const [shortest, longest] = DELAYS.get(level) ?? LONGEST;
  return Math.round((shortest + (longest - shortest) * draw) * (many ? MANY : 1));
}

/** 32 bits that follow from a key and public facts: the table, the number of the record, the seat. */
export function seedOf(key: Uint8Array, ...facts: readonly (string | number)[]): number {
  return createHmac('sha256', key).update(JSON.stringify(facts)).digest().readInt32BE(0);
}

/** A draw from 0 to below 1, by the same. */
export const drawOf = (key: Uint8Array, ...facts: readonly (string | number)[]): number =>
  (seedOf(key, ...facts) >>> 0) / 2 ** 32;
