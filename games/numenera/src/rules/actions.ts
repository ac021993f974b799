import { refuse } from './ledger.ts';
import type { Band } from './distance.ts';

/** A: actions. */
export const ACTIONS = ['attack', 'ability', 'move', 'wait', 'defend', 'other'] as const; // A3
export type Action = (typeof ACTIONS)[number];

/** A turn as it goes: one action, and a few steps before or after it. */
export interface Turn {
  readonly acted: boolean;
  readonly stepped: boolean;
}

export const FRESH_TURN: Turn = { acted: false, stepped: false };

/** A1: one action a turn. Defending is no part of it (DF2). */
export function act(turn: Turn, action: Action): Turn {
  if (action === 'defend') return turn;
  if (turn.acted) refuse('A1', `wanted one action a turn, found ${action} as a second one`);
  return { ...turn, acted: true };
}

/** A2: an immediate distance comes with the action, before or after it. */
export function stepAside(turn: Turn, distance: Band): Turn {
  if (distance !== 'immediate' || turn.stepped)
    refuse('A2', `wanted one immediate distance along with the action, found ${turn.stepped ? 'a second' : distance}`);
  return { ...turn, stepped: true };
}
