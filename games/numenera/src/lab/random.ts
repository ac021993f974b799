import type { Rng } from '@ennead/kernel';
import {
  ABILITIES,
  ARMORS,
  CREATURES,
  CYPHERS,
  SHIELDS,
  WEAPONS,
  type Ability,
  type AbilityId,
  type CreatureId,
  type WeaponId,
} from '../content/index.ts';
import { ARMOR_CLASSES } from '../rules/armor.ts';
import { TYPE_FACTS } from '../rules/character.ts';
import { GRAVITIES } from '../rules/gravity.ts';
import { INITIATIVE_METHODS } from '../rules/initiative.ts';
import { TERRAINS } from '../rules/movement.ts';
import { LIGHTS, MISTS } from '../rules/sight.ts';
import { WATERS } from '../rules/water.ts';
import { COVER_OFFERS, SCENE_HAZARDS, SURPRISED, type Scene } from '../encounter/scene.ts';
import type { CharacterFile, CreatureFile, EncounterFile } from '../encounter/index.ts';

/** Encounters made up by chance, over all the content and all kinds of places: for long runs that look for faults. */
const oneOf = <T>(rng: Rng, list: readonly T[]): T => list[rng.below(list.length)];
const maybe = (rng: Rng, oneIn: number): boolean => rng.below(oneIn) === 0;
const someOf = <T>(rng: Rng, list: readonly T[], most: number): T[] => [
  ...new Set(Array.from({ length: rng.below(most + 1) }, () => oneOf(rng, list))),
];

const TYPES = ['glaive', 'jack', 'nano'] as const;
const MOST_TIER = 3;

function character(rng: Rng, name: string): CharacterFile {
  const type = oneOf(rng, TYPES);
  const tier = 1 + rng.below(MOST_TIER);
  const { pools } = TYPE_FACTS[type];
  const more = (): number => rng.below(3 + 3 * tier);
  const abilities = ABILITIES.filter((own: Ability) => own.type === type && own.tier <= tier);
  const weapons: WeaponId[] = [...new Set([oneOf(rng, WEAPONS).id, oneOf(rng, WEAPONS).id])];
  const heavy = weapons.some(id => WEAPONS.find(weapon => weapon.id === id)?.class === 'heavy');
  return {
    name,
    type,
    tier,
    effort: tier,
    pools: { might: pools.might + more(), speed: pools.speed + more(), intellect: pools.intellect + more() },
    edge: { might: rng.below(tier + 1), speed: rng.below(tier + 1), intellect: rng.below(tier + 1) },
    xp: rng.below(4),
    armor: ARMOR_CLASSES.length > rng.below(8) ? oneOf(rng, ARMORS).id : 'none',
    ...(!heavy && maybe(rng, 3) ? { shield: oneOf(rng, SHIELDS) } : {}),
    weapons,
    abilities: someOf(
      rng,
      abilities.map(({ id }) => id as AbilityId),
      6,
    ),
    cyphers: someOf(
      rng,
      CYPHERS.map(({ id }) => id),
      4,
    ),
  };
}

const creature = (rng: Rng, most: number): CreatureFile => ({
  kind: oneOf(
    rng,
    CREATURES.filter(({ level }) => level <= most),
  ).id as CreatureId,
  ...(maybe(rng, 4) ? { level: 1 + rng.below(most) } : {}),
  ...(maybe(rng, 8) ? { high: true } : {}),
});

/** Every feature of a place now and then, rarely several at once. */
const scene = (rng: Rng): Partial<Scene> => ({
  ...(maybe(rng, 3) ? { light: oneOf(rng, LIGHTS) } : {}),
  ...(maybe(rng, 5) ? { mist: oneOf(rng, MISTS) } : {}),
  ...(maybe(rng, 5) ? { water: oneOf(rng, WATERS) } : {}),
  ...(maybe(rng, 5) ? { gravity: oneOf(rng, GRAVITIES) } : {}),
  ...(maybe(rng, 3) ? { terrain: oneOf(rng, TERRAINS) } : {}),
  ...(maybe(rng, 2) ? { cover: oneOf(rng, COVER_OFFERS) } : {}),
  ...(maybe(rng, 6) ? { hazard: oneOf(rng, SCENE_HAZARDS) } : {}),
  ...(maybe(rng, 8) ? { shaking: true } : {}),
  ...(maybe(rng, 4) ? { surprised: oneOf(rng, SURPRISED) } : {}),
  initiative: oneOf(rng, INITIATIVE_METHODS),
  feet: rng.below(150),
});

const MOST_PARTY = 4;
const MOST_CREATURES = 7;
const NAMES = ['Ada', 'Bero', 'Cass', 'Dorn'];

/** One encounter by chance; it passes the door. */
export function randomEncounter(rng: Rng): EncounterFile {
  const party = Array.from({ length: 1 + rng.below(MOST_PARTY) }, (_, i) => character(rng, NAMES[i]));
  const most = 2 + rng.below(5);
  const creatures = Array.from({ length: 1 + rng.below(MOST_CREATURES) }, () => creature(rng, most));
  const duel = maybe(rng, 8);
  return {
    encounter: 1,
    name: 'by chance',
    scene: scene(rng),
    levels: maybe(rng, 3) ? 'open' : 'hidden',
    intrusions: rng.below(3),
    party,
    ...(maybe(rng, 5) ? { allies: [creature(rng, most)] } : {}),
    ...(duel ? { rivals: [character(rng, 'Rival'), character(rng, 'Other')] } : { creatures }),
  };
}
