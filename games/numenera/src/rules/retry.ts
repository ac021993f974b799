import { line, refuse, type Ledger } from './ledger.ts';
import type { EffortUse } from './effort.ts';
import type { TaskKind } from './tasks.ts';

/** Y: trying again after a failure. */

/** Y1, Y2, Y3: a retry is a new action like the first, but wants a level of Effort; an attack in a fight is never one. */
export function retryLines(kind: TaskKind, isRetry: boolean, use: EffortUse): Ledger {
  if (!isRetry || kind !== 'other') return [];
  const levels = (use.ease ?? 0) + (use.damage ?? 0);
  if (levels === 0) refuse('Y1', 'wanted at least one level of Effort to try again, found none');
  return [line('retry', 'Y1')];
}
