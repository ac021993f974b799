import { NEIGHBOURS } from './map.ts';
import type { State } from './state.ts';

/** Adds options to a list that has `n` already, and tells how many it has now. */
export type Offer = (s: State, seat: number, out: Int32Array, n: number) => number;

/** Does what an option says and tells how many points it cost. */
export type Deed = (s: State, seat: number, code: number) => number;

/** Offers a move that ends in a world next to this one. */
export function toNeighbours(base: number, world: number, out: Int32Array, count: number): number {
  const next = NEIGHBOURS[world];
  let n = count;
  for (let i = 0; i < next.length; i++) out[n++] = base + next[i];
  return n;
}
