import type { SkillId } from '../../src/index.ts';
import type { Column, ListedKind, Trait } from '../listing.ts';

/** Lists of what an encounter file may name. */
export const listing = {
  titles: {
    creatures: 'Creatures: “kind” of an entry in “creatures” or “allies”',
    weapons: 'Weapons: up to three in “weapons” of a character',
    armor: 'Armor: “armor” of a character, or none',
    shields: 'Shields: “shield” of a character',
    abilities: 'Abilities: “abilities” of a character',
    cyphers: 'Cyphers: “cyphers” of a character; each is used once',
    skills: 'Skills: names in “skills” of a character; −1 inability, 1 trained, 2 specialized',
  } satisfies Record<ListedKind, string>,
  columns: {
    level: 'level',
    health: 'health',
    armor: 'Armor',
    damage: 'damage',
    type: 'type',
    tier: 'tier',
  } satisfies Record<Column, string>,
  does: 'what it does',
  traits: {
    senses: 'senses in the dark',
    aquatic: 'at home in water',
    swift: 'covers a long distance in a move',
    mindless: 'has no mind to attack',
  } satisfies Record<Trait, string>,
  attacksAs: 'attacks as level {{level}}',
  defendsAs: 'defends as level {{level}}',
  gifts: {
    armor: '{{count}} Armor more',
    damage: '{{count}} damage more with weapons',
    armorEase: 'Speed Effort in armor costs {{count}} less a level',
    recovery: '{{count}} more on recovery rolls',
    defence: 'trained in {{stat}} defence',
    weapon: 'trained in attacks: {{weapon}}',
    abilities: 'trained in attacks with abilities',
    initiative: 'trained in initiative',
  },
  speedCost: 'a level of Speed Effort costs {{count}} more',
  shield: 'an asset for Speed defence; not beside a heavy weapon',
  skills: {
    light: 'attacks with light weapons',
    medium: 'attacks with medium weapons',
    heavy: 'attacks with heavy weapons',
    esoteries: 'attacks with abilities',
    'might defence': 'defence with Might',
    'speed defence': 'defence with Speed',
    'intellect defence': 'defence with Intellect',
    initiative: 'initiative',
    'low-light spotting': 'seeing in low light',
  } satisfies Record<SkillId, string>,
} as const;
