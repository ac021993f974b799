import { line, type Ledger } from './ledger.ts';
import type { Payer } from './effort.ts';
import { priceOf } from './effort.ts';
import type { Stat, Task } from './tasks.ts';

/** C: points that a task costs just for trying. */

/** C1: a task with an initial cost; its difficulty stays as it was. */
export const costing = (task: Task, initialCost: number): Task => ({ ...task, initialCost });

/** T8, C3: who cannot pay what it takes to try fails without a roll, and pays nothing. */
export function unpaidLines(stat: Stat, payer: Payer, initialCost: number): Ledger {
  const { points } = priceOf(stat, payer, 0, initialCost);
  return points > payer.pools[stat].points ? [line('cannot-pay', 'T8', points)] : [];
}
