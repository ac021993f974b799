import { line, whole, type Ledger } from './ledger.ts';
import { refuseUnable } from './damage-track.ts';
import { restore, type Body } from './effects-of-damage.ts';
import { taskOf, type Stat, type Task } from './tasks.ts';

/** HE: healing by hand. */

/** HE1: as hard as the points that shall be healed. */
export const healTask = (points: number): Task =>
  taskOf('intellect', whole(points, 'points to heal', 'HE1', 1), 'points-to-heal', 'HE1');

/** HE3: the healer picks the Pool; RC6: a Pool that leaves 0 is a step up the track. */
export function healed<B extends Body>(patient: B, stat: Stat, points: number): { body: B; ledger: Ledger } {
  refuseUnable(patient, 'rest');
  const { body, ledger } = restore(patient, { [stat]: whole(points, 'points to heal', 'HE1', 1) });
  return { body, ledger: [line('healed', 'HE3', points), ...ledger] };
}
