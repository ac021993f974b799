import { line, type Ledger } from './ledger.ts';
import type { Action } from './actions.ts';
import { taskOf, type Task } from './tasks.ts';

/** GU: guarding. */

/** GU1: whoever guards defends more easily. */
export const guardLines = (): Ledger => [line('guarding', 'GU1', -1)];

/** GU1: and does not attack. */
export const barredOnGuard = (action: Action): 'GU1' | null => (action === 'attack' ? 'GU1' : null);

/** GU2: stopping an NPC from getting by or acting is a hindered Speed task. */
export const stopTask = (level: number): Task =>
  taskOf('speed', level, 'npc-level', 'GU2', { modifiers: [line('guard-hinders', 'GU2', 1)] });

/** GU2: an NPC that is stopped has wasted its action. */
export const stopped = (success: boolean): { npcActs: boolean; ledger: Ledger } => ({
  npcActs: !success,
  ledger: [line(success ? 'action-wasted' : 'guard-passed', 'GU2')],
});

/** GU3: getting past an NPC that guards is the same task. */
export const passTask = (guardLevel: number): Task =>
  taskOf('speed', guardLevel, 'guard-level', 'GU3', { modifiers: [line('guard-hinders', 'GU3', 1)] });
