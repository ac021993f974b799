export type { Ability, AbilityType, Enabler, Gift } from './ability.ts';
export { ABILITIES, ABILITY_IDS, type AbilityId } from './abilities.ts';
export { checkContent, MOST_LEVEL, type ContentKind } from './check.ts';
export type { Creature, Form } from './creature.ts';
export { CREATURES, CREATURE_IDS, type CreatureId } from './creatures.ts';
export { CYPHERS, CYPHER_IDS, type Cypher, type CypherId } from './cyphers.ts';
export {
  AIMS,
  LASTINGS,
  VERBS,
  WHOLE_FIGHT,
  type Aim,
  type Effect,
  type EffectOf,
  type Lasting,
  type Verb,
} from './effects.ts';
export {
  ARMORS,
  SHIELDS,
  WEAPONS,
  type Armor,
  type ArmorId,
  type ShieldId,
  type Weapon,
  type WeaponId,
} from './gear.ts';
