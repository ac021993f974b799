import { line, unlessZero, whole } from './ledger.ts';
import { moveFeet } from './movement.ts';
import { taskOf, type Task } from './tasks.ts';

/** CL: climbing. */
export const SURFACES = ['handholds', 'stone', 'crumbling', 'smooth-stone', 'metal', 'ceiling', 'glass'] as const;
export type Surface = (typeof SURFACES)[number];

/** CL1: difficulty by surface. */
export const SURFACE_DIFFICULTY: Readonly<Record<Surface, number>> = {
  handholds: 2,
  stone: 3,
  crumbling: 4,
  'smooth-stone': 5,
  metal: 6,
  ceiling: 8,
  glass: 10,
};

/** CL1, CL2, CL3: climbing is like difficult terrain, and trouble such as an attack hinders further. */
export const climbTask = (surface: Surface, trouble = 0): Task =>
  taskOf('might', SURFACE_DIFFICULTY[surface], 'surface', 'CL1', {
    modifiers: [line('climbing', 'CL2', 1), ...unlessZero('trouble', 'CL3', whole(trouble, 'further steps', 'CL3', 0))],
  });

/** CL2: half the way of a move. */
export const climbFeet = (move: 'short' | 'long'): number => moveFeet(move, { terrain: 'difficult' });
