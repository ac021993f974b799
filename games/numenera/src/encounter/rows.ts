import { LASTINGS, type Lasting } from '../content/index.ts';
import type { State } from './state.ts';

/** A lasting effect is a row: whose, what, in whose turn it ends, after how many of them, how much. */
export const ROW = 5;
const [WHOSE, WHAT, OWNER, ROUNDS, AMOUNT] = [0, 1, 2, 3, 4];

const INDEX = Object.fromEntries(LASTINGS.map((what, i) => [what, i])) as Record<Lasting, number>;

/** EN7, M7: what hinders adds up; of other effects of one kind the strongest counts. 0 without any. */
export function forceOf(s: State, who: number, what: Lasting): number {
  const { rows } = s;
  if (rows.length === 0) return 0;
  const wanted = INDEX[what];
  const adds = what === 'hindered';
  let force = 0;
  for (let i = 0; i < rows.length; i += ROW) {
    if (rows[i + WHOSE] !== who || rows[i + WHAT] !== wanted) continue;
    force = adds ? force + rows[i + AMOUNT] : Math.max(force, rows[i + AMOUNT]);
  }
  return force;
}

export const has = (s: State, who: number, what: Lasting): boolean => forceOf(s, who, what) > 0;

/** Whose turn it is; before the first of a round, whoever acted last. */
export const actorOf = (s: State): number => s.order[s.turn < 0 ? s.order.length - 1 : s.turn] ?? 0;

/** N9, EN7: begins in the turn that it is and ends when that turn has come so many times; 0 rounds is the whole fight. */
export function addRow(s: State, who: number, what: Lasting, rounds: number, amount: number): void {
  s.rows.push(who, INDEX[what], actorOf(s), rounds, amount);
}

/** N9: what began in this turn comes one round nearer to its end. */
export function tickRows(s: State, owner: number): void {
  const { rows } = s;
  for (let i = rows.length - ROW; i >= 0; i -= ROW) {
    if (rows[i + OWNER] !== owner || rows[i + ROUNDS] === 0 || isOwed(rows, i)) continue;
    if (--rows[i + ROUNDS] === 0) dropRow(rows, i);
  }
}

/** S8: an action that is lost is the next one, whenever the stun began. */
const isOwed = (rows: readonly number[], i: number): boolean =>
  rows[i + WHAT] === INDEX.stunned && rows[i + OWNER] === rows[i + WHOSE];

/** Ends all effects of a kind on somebody: a blow wakes a sleeper, an attack ends invisibility. */
export function endRows(s: State, who: number, what: Lasting): void {
  const { rows } = s;
  for (let i = rows.length - ROW; i >= 0; i -= ROW)
    if (rows[i + WHOSE] === who && rows[i + WHAT] === INDEX[what]) dropRow(rows, i);
}

function dropRow(rows: number[], at: number): void {
  rows.copyWithin(at, at + ROW);
  rows.length -= ROW;
}
