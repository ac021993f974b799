import { line, refuse, unlessZero, whole, type Ledger } from './ledger.ts';
import type { AttackKind } from './attack.ts';
import { attackTask } from './attack.ts';
import { defenceTask, type Threat } from './defend.ts';
import { natural } from './roll.ts';
import { DIE_FACES, POINTS_A_STEP, type Task } from './tasks.ts';

/** NN, PP: NPC against NPC, player against player. */

/** NN1: a player rolls for one of two NPCs, attacking or defending against the level of the other. */
export const npcTask = (
  rollsFor: 'attacker' | 'defender',
  otherLevel: number,
  kind: AttackKind,
  threat: Threat,
): Task => (rollsFor === 'attacker' ? attackTask(kind, otherLevel) : defenceTask(threat, otherLevel));

/** NN2: NPCs apply no Effort. */
export function refuseNpcEffort(levels: number): void {
  if (levels !== 0) refuse('NN2', `wanted no Effort from an NPC, found ${levels} levels`);
}

/** One side of a contest between characters. */
export interface Contender {
  readonly die: number;
  readonly bonus?: number;
  /** Steps that would ease the roll against an NPC, below 0 if they hinder; Effort included. */
  readonly eased?: number;
  /** Where those steps come from, line by line. */
  readonly reasons?: Ledger;
}

const MOST_STEPS = 100;

/** PP2: each step is 3 on the roll. */
export function contestResult({ die, bonus = 0, eased = 0, reasons = [] }: Contender): {
  total: number;
  ledger: Ledger;
} {
  const steps = whole(eased, 'steps', 'PP2', -MOST_STEPS, MOST_STEPS) * POINTS_A_STEP;
  return {
    total: natural(die) + whole(bonus, 'modifiers to the roll', 'R2', -DIE_FACES, DIE_FACES) + steps,
    ledger: [
      line('die', 'PP1', die),
      ...unlessZero('bonus', 'PP1', bonus),
      ...reasons,
      ...unlessZero('steps-as-bonus', 'PP2', steps),
    ],
  };
}

/** PP1, PP3: both roll; the higher result has it, the attacker on a tie. */
export function contest(attacker: Contender, defender: Contender): { hits: boolean; ledger: Ledger } {
  const attack = contestResult(attacker);
  const defence = contestResult(defender);
  const hits = attack.total >= defence.total;
  return {
    hits,
    ledger: [
      ...attack.ledger,
      line('attack-result', 'PP1', attack.total),
      ...defence.ledger,
      line('defence-result', 'PP1', defence.total),
      line(hits ? 'hit' : 'miss', 'PP3'),
    ],
  };
}
