import { NONE, decision, topFrame, type Frame, type Table } from '@ennead/kernel';
import { FEET } from '../../rules/distance.ts';
import { EFFECTS, MAJOR_EFFECTS, type MajorEffect, type MinorEffect } from '../../rules/special-rolls.ts';
import { first, moves, SPECIALS, type SpecialId } from '../moves.ts';
import { PRONE, stepOf } from '../situation.ts';
import { addRow } from '../rows.ts';
import { isThere, type State } from '../state.ts';
import { awayFrom, withinLine } from '../trip.ts';
import { disarm, letGo, moveTo } from '../verbs.ts';
import { special } from './result.ts';
import { freeAttackOf } from '../reach.ts';

/** S7, S8, S9: what comes of a natural 19 or 20. Slots of the attack: whose it is, and on whom. */
const [BY, AT] = ['a', 'b'] as const;
const MAJOR = 2;

/** What the roll was for: an attack takes damage or an effect, a defence answers, anything else gets a boon. */
export type Rolled = 'attack' | 'defence' | 'task';

const isMajor = (id: SpecialId): boolean => (MAJOR_EFFECTS as readonly string[]).includes(id);

/** S10, S9: why this does not come of the roll; null if it may. */
export function whyNotSpecial(s: State, f: Frame, rolled: Rolled, what: number): string | null {
  const id = SPECIALS[what];
  switch (id) {
    case 'damage':
      return rolled === 'attack' ? null : 'S9';
    case 'asset-next-time':
      return rolled === 'attack' ? 'S9' : null;
    case 'additional-action':
      return rolled === 'task' ? null : 'S9';
    case 'free-attack':
      return rolled === 'defence' && freeAttackOf(s, f[AT], f[BY]) !== NONE ? null : 'S9';
    default:
      if (rolled !== 'attack') return 'S9';
      return isMajor(id) && special.of(f) < MAJOR ? 'S10' : null;
  }
}

const offer = (rolled: Rolled) =>
  decision<State>(`special ${rolled}`, (s, _seat, _draft, out) => {
    let n = 0;
    for (let what = 0; what < SPECIALS.length; what++)
      if (whyNotSpecial(s, topFrame(s), rolled, what) === null) out[n++] = moves.take(what);
    return n;
  });

export const SPECIAL_ATTACK = offer('attack');
export const SPECIAL_DEFENCE = offer('defence');
export const SPECIAL_TASK = offer('task');

export const taken = (code: number): SpecialId => SPECIALS[first[code]];

/** S7, S8: does to a foe what was chosen instead of damage. */
export function affect(t: Table<State>, by: number, who: number, id: SpecialId): void {
  const { s } = t;
  const effect = EFFECTS[id as MinorEffect | MajorEffect];
  const c = s.combatants[who];
  if (!isThere(c)) return;
  if (effect.hinders) addRow(s, who, 'hindered', effect.lasts === 'round' ? 1 : 0, effect.hinders);
  if (effect.losesAction) {
    addRow(s, who, 'stunned', 1, 1); // S8: the next action is lost
    letGo(s, who);
  }
  if (effect.prone) c.prone = PRONE;
  if (effect.drops) disarm(s, who);
  if (effect.pushed) moveTo(s, who, withinLine(c.at + awayFrom(s, who, by) * FEET.immediate));
  if (effect.moves) moveTo(s, by, withinLine(c.at + awayFrom(s, who, by) * stepOf(s, s.combatants[by])));
  if (t.told) t.tell({ type: 'special', by, who, what: id });
}
