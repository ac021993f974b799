/** A1, A3: one action a turn, of one of these kinds; a defence is a reaction and no part of the turn (DF2). */
export const ACTIONS = ['attack', 'ability', 'move', 'wait', 'defend', 'other'] as const;
export type Action = (typeof ACTIONS)[number];
