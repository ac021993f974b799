import { BEASTS } from './beasts.ts';
import type { Creature } from './creature.ts';
import { MACHINES } from './machines.ts';
import { PEOPLE } from './people.ts';

/** All creatures, people first. */
export const CREATURES = [...PEOPLE, ...BEASTS, ...MACHINES] as const;
export type CreatureId =
  | (typeof PEOPLE)[number]['id']
  | (typeof BEASTS)[number]['id']
  | (typeof MACHINES)[number]['id'];

export const CREATURE_IDS: readonly string[] = CREATURES.map(({ id }: Creature) => id);
