import { line, refuse, whole, type Ledger } from './ledger.ts';
import { taskOf, type Task } from './tasks.ts';

/** CH: chases. */

/** CH1: one Speed roll against the NPC's level, whoever chases whom. */
export const chaseTask = (level: number): Task => taskOf('speed', level, 'npc-level', 'CH1');

/** CH2: a chase of several rolls. */
export interface Chase {
  readonly needed: number;
  readonly successes: number;
  readonly failures: number;
}

export type ChaseState = 'running' | 'won' | 'lost';

/** CH2: about one success for each level of the NPC. */
export const longChase = (level: number): Chase => ({
  needed: whole(level, 'level', 'CH2', 1),
  successes: 0,
  failures: 0,
});

/** CH2, CH3: each failure wants one success more; more failures than successes lose. */
export function chaseState({ needed, successes, failures }: Chase): ChaseState {
  if (failures > successes) return 'lost';
  return successes >= needed + failures ? 'won' : 'running';
}

export function afterRoll(chase: Chase, success: boolean): { chase: Chase; state: ChaseState; ledger: Ledger } {
  if (chaseState(chase) !== 'running')
    refuse('CH2', `wanted a chase that goes on, found one that is ${chaseState(chase)}`);
  const next = {
    ...chase,
    successes: chase.successes + (success ? 1 : 0),
    failures: chase.failures + (success ? 0 : 1),
  };
  const state = chaseState(next);
  return {
    chase: next,
    state,
    ledger: [
      line(success ? 'chase-success' : 'chase-failure', success ? 'CH2' : 'CH3', 1),
      ...(state === 'running' ? [line('chase-left', 'CH2', next.needed + next.failures - next.successes)] : []),
      ...(state === 'won' ? [line('chase-won', 'CH2')] : []),
      ...(state === 'lost' ? [line('chase-lost', 'CH3')] : []),
    ],
  };
}
