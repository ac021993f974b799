import type { Ability } from './ability.ts';
import { GLAIVE_ABILITIES } from './glaive.ts';
import { JACK_ABILITIES } from './jack.ts';
import { NANO_ABILITIES } from './nano.ts';

/** All abilities, in the order of types and tiers. Bits of a set of abilities count along this list. */
export const ABILITIES = [...GLAIVE_ABILITIES, ...JACK_ABILITIES, ...NANO_ABILITIES] as const;
export type AbilityId =
  | (typeof GLAIVE_ABILITIES)[number]['id']
  | (typeof JACK_ABILITIES)[number]['id']
  | (typeof NANO_ABILITIES)[number]['id'];

export const ABILITY_IDS: readonly string[] = ABILITIES.map(({ id }: Ability) => id);
