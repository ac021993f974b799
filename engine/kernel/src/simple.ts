import { DONE, type VocabularyBase } from './vocabulary.ts';
import type { Base, Decision } from './flow.ts';
import type { Game, Outcome } from './game.ts';

/** For games that playouts do not run through by the million: correct by construction, and not the fastest. */

/** A `clone` for any state, over another one where it is at hand. */
export const copyState = <S extends Base>(s: S, into?: S): S => copyOver(s, into) as S;

function copyOver(from: unknown, into: unknown): unknown {
  if (typeof from !== 'object' || from === null) return from;
  if (Array.isArray(from)) {
    const list: unknown[] = Array.isArray(into) ? into : [];
    list.length = from.length;
    for (let i = 0; i < from.length; i++) list[i] = copyOver(from[i], list[i]);
    return list;
  }
  const source = from as Record<string, unknown>;
  const target = (isRecord(into) ? into : {}) as Record<string, unknown>;
  for (const field of Object.keys(target)) if (!Object.hasOwn(source, field)) delete target[field];
  for (const field of Object.keys(source)) target[field] = copyOver(source[field], target[field]);
  return target;
}

const isRecord = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Offers everything that no rule forbids, and DONE from so many picks on, where many make an answer. */
export const allowedBy =
  <S extends Base>(moves: VocabularyBase, whyNot: Game<S>['whyNot'], doneFrom = Infinity): Decision<S>['options'] =>
  (s, seat, draft, out) => {
    let n = 0;
    if (draft.length >= doneFrom) out[n++] = DONE;
    for (let code = DONE + 1; code < moves.size; code++) if (whyNot(s, seat, code, draft) === null) out[n++] = code;
    return n;
  };

/** The higher value has the better place; equal values share it. */
export const ranking = (values: readonly number[]): Outcome => ({
  places: values.map(mine => 1 + values.filter(other => other > mine).length),
  values: [...values],
});
