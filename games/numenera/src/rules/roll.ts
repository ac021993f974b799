import { line, whole, type Ledger } from './ledger.ts';
import { DIE_FACES, isRoutine, targetOf } from './tasks.ts';

/** R: the die. */

/** How an attempt is decided: without a roll, by the die, or not at all. */
export const DECISIONS = ['routine', 'roll', 'impossible', 'unpaid'] as const;
export type Decision = (typeof DECISIONS)[number];

/** R1: a d20 and nothing else. */
export const natural = (die: number): number => whole(die, 'd20', 'R1', 1, DIE_FACES);

/** M2, R3: no roll at difficulty 0, none where not even a natural 20 would do. */
export function decisionAt(difficulty: number, bonus: number): Decision {
  if (isRoutine(difficulty)) return 'routine';
  return DIE_FACES + bonus < targetOf(difficulty) ? 'impossible' : 'roll';
}

export interface Throw {
  readonly total: number;
  readonly success: boolean;
  readonly ledger: Ledger;
}

/** T6, R2: die and bonus against the target number; meeting it is enough. */
export function compare(die: number, bonus: number, target: number): Throw {
  const total = natural(die) + bonus;
  const success = total >= target;
  return {
    total,
    success,
    ledger: [line('die', 'R1', die), line(success ? 'success' : 'failure', 'T6', total)],
  };
}
