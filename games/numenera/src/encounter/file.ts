import {
  ABILITY_IDS,
  ARMORS,
  CREATURE_IDS,
  CYPHER_IDS,
  MOST_LEVEL,
  SHIELDS,
  WEAPONS,
  type AbilityId,
  type ArmorId,
  type CreatureId,
  type CypherId,
  type ShieldId,
  type WeaponId,
} from '../content/index.ts';
import { CHARACTER_TYPES, MOST_EFFORT, TOP_TIER, type CharacterType } from '../rules/character.ts';
import { SKILL_LEVELS, type SkillLevel } from '../rules/easing.ts';
import { GRAVITIES } from '../rules/gravity.ts';
import { INITIATIVE_METHODS } from '../rules/initiative.ts';
import { TERRAINS } from '../rules/movement.ts';
import { LIGHTS, MISTS } from '../rules/sight.ts';
import { STATS, type ByStat } from '../rules/tasks.ts';
import { WATERS } from '../rules/water.ts';
import { fields, flag, int, list, oneOf, text, type Check } from '../schema.ts';
import { COVER_OFFERS, SCENE_HAZARDS, SURPRISED, type Scene } from './scene.ts';
import { CYPHER_SLOTS, MOST_COMBATANTS, STAT_COUNT, WEAPON_SLOTS } from './state.ts';
import { LINE_END } from './trip.ts';

/** EN12: an encounter as a game master writes it down. */
export interface EncounterFile {
  readonly encounter: 1;
  readonly name: string;
  readonly scene?: Partial<Scene>;
  /** EN8: whether players see levels and health. */
  readonly levels?: 'hidden' | 'open';
  /** EN10: intrusions that the game master may make unasked. */
  readonly intrusions?: number;
  readonly party: readonly CharacterFile[];
  /** Creatures that fight for the party. */
  readonly allies?: readonly CreatureFile[];
  /** The other side: creatures, or characters of other players. */
  readonly creatures?: readonly CreatureFile[];
  readonly rivals?: readonly CharacterFile[];
}

export const SKILLS = [
  'light',
  'medium',
  'heavy',
  'esoteries',
  'might defence',
  'speed defence',
  'intellect defence',
  'initiative',
  'low-light spotting',
] as const;
export type SkillId = (typeof SKILLS)[number];

interface Placed {
  readonly at?: number;
  readonly high?: boolean;
}

export interface CharacterFile extends Placed {
  readonly name: string;
  readonly type: CharacterType;
  readonly tier: number;
  readonly effort: number;
  readonly pools: ByStat<number>;
  /** Points left, where a Pool is not full. */
  readonly points?: Partial<ByStat<number>>;
  readonly edge: ByStat<number>;
  readonly xp?: number;
  readonly rests?: number;
  readonly recoveryBonus?: number;
  readonly armor?: ArmorId | 'none';
  readonly shield?: ShieldId;
  readonly weapons: readonly WeaponId[];
  readonly abilities?: readonly AbilityId[];
  readonly cyphers?: readonly CypherId[];
  readonly skills?: Partial<Record<SkillId, SkillLevel>>;
}

export interface CreatureFile extends Placed {
  readonly kind: CreatureId;
  readonly count?: number;
  readonly name?: string;
  readonly level?: number;
  readonly health?: number;
  readonly armor?: number;
  /** Damage of its attacks, above or below what its kind deals. */
  readonly damage?: number;
}

const MOST_POOL = 60;
const MOST_XP = 50;
const MOST_BONUS = 8;
const ids = (entries: readonly { readonly id: string }[]): string[] => entries.map(({ id }) => id);
const byStat = (least: number, most: number): Check =>
  fields(Object.fromEntries(STATS.map(stat => [stat, int(least, most)])));
const someStats = (least: number, most: number): Check =>
  fields({}, Object.fromEntries(STATS.map(stat => [stat, int(least, most)])));

const placed = { at: int(-LINE_END, LINE_END), high: flag };

const scene = fields(
  {},
  {
    light: oneOf(LIGHTS),
    mist: oneOf(MISTS),
    water: oneOf(WATERS),
    gravity: oneOf(GRAVITIES),
    terrain: oneOf(TERRAINS),
    cover: oneOf(COVER_OFFERS),
    hazard: oneOf(SCENE_HAZARDS),
    shaking: flag,
    surprised: oneOf(SURPRISED),
    initiative: oneOf(INITIATIVE_METHODS),
    feet: int(0, LINE_END),
  },
);

const character = fields(
  {
    name: text,
    type: oneOf(CHARACTER_TYPES),
    tier: int(1, TOP_TIER),
    effort: int(1, MOST_EFFORT),
    pools: byStat(1, MOST_POOL),
    edge: byStat(0, MOST_EFFORT),
    weapons: list(oneOf(ids(WEAPONS)), 1, WEAPON_SLOTS),
  },
  {
    ...placed,
    points: someStats(0, MOST_POOL),
    xp: int(0, MOST_XP),
    rests: int(0, STAT_COUNT),
    recoveryBonus: int(0, MOST_BONUS),
    armor: oneOf(['none', ...ids(ARMORS)]),
    shield: oneOf(SHIELDS),
    abilities: list(oneOf(ABILITY_IDS)),
    cyphers: list(oneOf(CYPHER_IDS), 0, CYPHER_SLOTS),
    skills: fields({}, Object.fromEntries(SKILLS.map(skill => [skill, oneOf(SKILL_LEVELS)]))),
  },
);

const creature = fields(
  { kind: oneOf(CREATURE_IDS) },
  {
    ...placed,
    count: int(1, MOST_COMBATANTS),
    name: text,
    level: int(1, MOST_LEVEL),
    health: int(1, 200),
    armor: int(0, 10),
    damage: int(-5, 10),
  },
);

const MOST_INTRUSIONS = 10;

/** EN12: the shape of a file, before anything else is asked of it. */
export const shape = fields(
  { encounter: oneOf([1]), name: text, party: list(character, 1, MOST_COMBATANTS - 1) },
  {
    scene,
    levels: oneOf(['hidden', 'open']),
    intrusions: int(0, MOST_INTRUSIONS),
    allies: list(creature),
    creatures: list(creature),
    rivals: list(character),
  },
);
