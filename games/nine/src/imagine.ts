import type { Rng } from '@ennead/kernel';
import { FACES } from './box.ts';
import { sumOf, type State } from './state.ts';

/**
 * Orders that a seat could have chosen, for determinize: the number of cards and the Culture paid are public, and so is
 * what was revealed of them. One or two cards may be any cards (O2, O3); three and more are alike, or with Culture paid
 * three that are not (O4), or all alike but one.
 */

/** Shapes of an order, numbered: all alike by face; alike but one by two faces; three different by three faces. */
const ALIKE = FACES;
const BUT_ONE = ALIKE + FACES * FACES;
const THREE = BUT_ONE + FACES * FACES * FACES;
const FREE = 2;

/** Seats whose order has a shape, dealt first; and the pool from which all is dealt. */
const shaped: number[] = [];
let pool: number[] = [];
let chance: Rng;
let table: State;

/** Deals orders anew to the hidden seats, out of the pool; false if the rules allow none. */
export function dealOrders(s: State, hidden: number, from: number[], rng: Rng): boolean {
  table = s;
  pool = from;
  chance = rng;
  shaped.length = 0;
  for (let seat = 0; seat < s.flow.seats; seat++)
    if ((hidden >> seat) & 1 && hiddenOf(seat) > 0 && sizeOf(seat) > FREE) shaped.push(seat);
  if (!dealShaped(0)) return false;
  for (let seat = 0; seat < s.flow.seats; seat++)
    if ((hidden >> seat) & 1 && hiddenOf(seat) > 0 && sizeOf(seat) <= FREE) dealFree(seat);
  return true;
}

const hiddenOf = (seat: number): number => sumOf(table.orders, FACES, seat);

/** Whether the cards that lie revealed are part of this seat's order. */
const acts = (seat: number): boolean => ((table.flow.asked >> seat) & 1) === 1;

/** How many cards a seat chose. */
const sizeOf = (seat: number): number => hiddenOf(seat) + (acts(seat) ? sumOf(table.revealed, FACES, 0) : 0);

function dealFree(seat: number): void {
  const count = hiddenOf(seat);
  for (let face = 0; face < FACES; face++) table.orders[seat * FACES + face] = 0;
  for (let i = 0; i < count; i++) table.orders[seat * FACES + takeAny(pool, chance)]++;
}

/** Takes a card out of a pool, each as likely as the next. */
export function takeAny(from: number[], rng: Rng): number {
  let face = 0;
  for (let at = rng.below(sumOf(from, FACES, 0)); at >= from[face]; face++) at -= from[face];
  from[face]--;
  return face;
}

/** Shapes by how many ways the pool has to make them; where the last seat finds none, another one is tried. */
function dealShaped(i: number): boolean {
  if (i === shaped.length) return true;
  const seat = shaped[i];
  const size = sizeOf(seat);
  const paid = table.paid[seat] === 1;
  const from = paid ? ALIKE : 0;
  const to = !paid ? ALIKE : size === 3 ? THREE : BUT_ONE;
  let sum = 0;
  for (let shape = from; shape < to; shape++) sum += waysTo(shape, seat, size);
  if (sum === 0) return false;
  let start = from;
  for (let at = chance.below(sum); ; start++) {
    const ways = waysTo(start, seat, size);
    if (at < ways) break;
    at -= ways;
  }
  for (let tried = 0, shape = start; tried < to - from; tried++, shape = shape + 1 === to ? from : shape + 1) {
    if (waysTo(shape, seat, size) === 0) continue;
    const before = table.orders.slice(seat * FACES, (seat + 1) * FACES);
    give(seat);
    if (dealShaped(i + 1)) return true;
    for (let face = 0; face < FACES; face++) {
      pool[face] += table.orders[seat * FACES + face];
      table.orders[seat * FACES + face] = before[face];
    }
  }
  return false;
}

/** What the last shape that was asked about wants of each face. */
const wanted: number[] = Array.from({ length: FACES }, () => 0);

/** In how many ways the pool makes this shape, with what was revealed of it; 0 if it cannot. */
function waysTo(shape: number, seat: number, size: number): number {
  wanted.fill(0);
  if (shape < ALIKE) wanted[shape] = size;
  else if (shape < BUT_ONE) {
    const [most, one] = [Math.floor((shape - ALIKE) / FACES), (shape - ALIKE) % FACES];
    if (most === one) return 0;
    wanted[most] = size - 1;
    wanted[one] = 1;
  } else {
    const code = shape - BUT_ONE;
    const [x, y, z] = [Math.floor(code / FACES / FACES), Math.floor(code / FACES) % FACES, code % FACES];
    if (x >= y || y >= z) return 0;
    wanted[x] = wanted[y] = wanted[z] = 1;
  }
  let ways = 1;
  for (let face = 0; face < FACES && ways > 0; face++) {
    const more = wanted[face] - (acts(seat) ? table.revealed[face] : 0);
    ways = more < 0 ? 0 : ways * choose(pool[face], more);
  }
  return ways;
}

/** Takes the shape that was asked about last out of the pool. */
function give(seat: number): void {
  for (let face = 0; face < FACES; face++) {
    const more = wanted[face] - (acts(seat) ? table.revealed[face] : 0);
    table.orders[seat * FACES + face] = more;
    pool[face] -= more;
  }
}

/** In how many ways k of n can be taken. */
function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1);
  return ways;
}
