import { line, whole } from './ledger.ts';
import { taskOf, type Task } from './tasks.ts';

/** JU: jumping. */
export const RUN_UPS = ['none', 'immediate', 'short'] as const;
export type RunUp = (typeof RUN_UPS)[number];

const STANDING_FEET = 4;
const WITH_SHORT_RUN = 2;

/** JU1, JU3: how hard a distance is before the asset of running. */
export function jumpDifficulty(feet: number, runUp: RunUp): number {
  whole(feet, 'feet to jump', 'JU1', 0);
  const far = runUp === 'short' ? Math.floor(feet / WITH_SHORT_RUN) : feet;
  return Math.max(0, far - STANDING_FEET);
}

/** JU1, JU2, JU3: a jump over a distance; running first is an asset. */
export const jumpTask = (feet: number, runUp: RunUp = 'none'): Task =>
  taskOf('might', jumpDifficulty(feet, runUp), 'jump', runUp === 'short' ? 'JU3' : 'JU1', {
    assets: runUp === 'none' ? [] : [line('run-up', 'JU2', -1)],
  });

/** JU4: upwards, every foot is a level. */
export const verticalJumpTask = (feet: number, runUp: RunUp = 'none'): Task =>
  taskOf('might', whole(feet, 'feet to jump', 'JU4', 0), 'jump-up', 'JU4', {
    assets: runUp === 'none' ? [] : [line('run-up', 'JU4', -1)],
  });
