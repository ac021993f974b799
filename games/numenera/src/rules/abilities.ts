import { line, type Ledger } from './ledger.ts';
import { attackTask, type AttackKind } from './attack.ts';
import { taskOf, type Task } from './tasks.ts';

/** AB: activating special abilities. */
export interface Activation {
  /** Level of whomever or whatever it affects; null for nobody. */
  readonly level: number | null;
  /** AB1: done to somebody against their will, even if it would do them good. */
  readonly unwanted: boolean;
  readonly kind?: AttackKind;
  /** Points that the ability costs; Edge counts (C2). */
  readonly cost?: number;
}

/** AB1, AB2: an ability used against somebody's will is an attack; on a thing it is a task; else nothing is rolled. */
export function abilityTask({ level, unwanted, kind = 'ability', cost = 0 }: Activation): Task {
  if (unwanted) return attackTask(kind, level ?? 0, { initialCost: cost });
  return level === null
    ? taskOf('intellect', 0, 'ability', 'AB2', { initialCost: cost })
    : taskOf('intellect', level, 'object-level', 'AB2', { initialCost: cost });
}

/** AB3: whoever paid for Effort may roll although nothing depends on it, in the hope of a 20. */
export const mayRollAnyway = (points: number): { may: boolean; ledger: Ledger } => ({
  may: points > 0,
  ledger: points > 0 ? [line('roll-for-refund', 'AB3', points)] : [],
});
