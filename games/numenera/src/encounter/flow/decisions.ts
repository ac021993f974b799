import { topFrame, type Decision } from '@ennead/kernel';
import type { State } from '../state.ts';
import { ACT } from './act.ts';
import { DEFENCE, EFFORT, REROLL, STOP } from './attempt.ts';
import { DUEL_ATTACK, DUEL_DEFENCE, SECOND_THOUGHT } from './duel.ts';
import { ANSWER, GIFT, INTRUDE } from './intrusion.ts';
import { RESTORE } from './recover.ts';
import { INITIATIVE } from './round.ts';
import { SPECIAL_ATTACK, SPECIAL_DEFENCE, SPECIAL_TASK } from './specials.ts';

/** Everything that can be asked in an encounter. */
export const DECISIONS: readonly Decision<State>[] = [
  INITIATIVE,
  ACT,
  EFFORT,
  DEFENCE,
  STOP,
  REROLL,
  SPECIAL_ATTACK,
  SPECIAL_DEFENCE,
  SPECIAL_TASK,
  DUEL_ATTACK,
  DUEL_DEFENCE,
  SECOND_THOUGHT,
  INTRUDE,
  ANSWER,
  GIFT,
  RESTORE,
];

const MASK = 15;

/** Who in the fight must decide; null for the game master as such. Most askers have them in the low bits of their first slot. */
export function decidingIn(s: State): number | null {
  const { a, b } = topFrame(s);
  const { ask } = s.flow;
  if (ask === INTRUDE.id || a < 0) return null;
  if (ask === DUEL_DEFENCE.id || ask === SPECIAL_DEFENCE.id) return b;
  return a & MASK;
}
