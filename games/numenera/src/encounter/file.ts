import { bad, ok, type Result } from '@ennead/kernel';
import {
  ABILITIES,
  ABILITY_IDS,
  ARMORS,
  CREATURE_IDS,
  CYPHER_IDS,
  MOST_LEVEL,
  SHIELDS,
  WEAPONS,
  type Ability,
  type AbilityId,
  type ArmorId,
  type CreatureId,
  type CypherId,
  type ShieldId,
  type WeaponId,
} from '../content/index.ts';
import { IllegalMove } from '@ennead/kernel';
import { CHARACTER_TYPES, MOST_EFFORT, TOP_TIER, type CharacterType } from '../rules/character.ts';
import { checkCharacter } from '../rules/check-character.ts';
import { SKILL_LEVELS, type SkillLevel } from '../rules/easing.ts';
import { GRAVITIES } from '../rules/gravity.ts';
import { INITIATIVE_METHODS } from '../rules/initiative.ts';
import { TERRAINS } from '../rules/movement.ts';
import { LIGHTS, MISTS } from '../rules/sight.ts';
import { TRACK } from '../rules/damage-track.ts';
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

const file = fields(
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

/** How many take part. */
export const sizeOf = ({ party, allies = [], creatures = [], rivals = [] }: EncounterFile): number =>
  party.length + rivals.length + [...allies, ...creatures].reduce((sum, { count = 1 }) => sum + count, 0);

/** PC: what the rules say of a character, beyond the shape of the file. */
function characterFlaw(own: CharacterFile, path: string): string | null {
  const points = STATS.map(stat => own.points?.[stat] ?? own.pools[stat]);
  const empty = points.filter(left => left === 0).length;
  try {
    checkCharacter({
      name: own.name,
      type: own.type,
      tier: own.tier,
      effort: own.effort,
      xp: own.xp ?? 0,
      edge: own.edge,
      pools: Object.fromEntries(STATS.map((stat, i) => [stat, { points: points[i], max: own.pools[stat] }])),
      track: TRACK[empty],
      armor: 'none',
      armorEase: 0,
      recoveryBonus: own.recoveryBonus ?? 0,
      rests: own.rests ?? 0,
      skills: own.skills ?? {},
      abilities: own.abilities ?? [],
      benefits: [],
      steps: ['effort'], // PC4: the file does not say whether Extra Effort was bought
    });
  } catch (error) {
    if (error instanceof IllegalMove) return `${path}: ${error.message}`;
    throw error;
  }
  if (empty === STAT_COUNT) return `${path}: wanted somebody alive, found three empty Pools (rule DT6)`;
  if (own.shield !== undefined && own.weapons.some(id => WEAPONS.find(weapon => weapon.id === id)?.class === 'heavy'))
    return `${path}: wanted no shield beside a heavy weapon, found ${own.shield} (rule H5)`;
  for (const id of own.abilities ?? []) {
    const ability: Ability = ABILITIES.find(entry => entry.id === id)!;
    if (own.type !== 'other' && ability.type !== own.type)
      return `${path}.abilities: wanted abilities of a ${own.type}, found ${id} of a ${ability.type} (rule AD11)`;
    if (ability.tier > own.tier)
      return `${path}.abilities: wanted abilities up to tier ${own.tier}, found ${id} of tier ${ability.tier} (rule AD11)`;
  }
  return null;
}

/** EN12: what is wrong with an encounter; null if it can be played. */
export function encounterFlaw(value: unknown): string | null {
  const shape = file(value, '');
  if (shape !== null) return shape;
  const own = value as EncounterFile;
  for (const side of ['party', 'rivals'] as const)
    for (const [i, one] of (own[side] ?? []).entries()) {
      const found = characterFlaw(one, `${side}[${i}]`);
      if (found !== null) return found;
    }
  if (!own.creatures?.length && !own.rivals?.length)
    return 'creatures: wanted somebody to fight against, found neither creatures nor rivals';
  if (own.creatures?.length && own.rivals?.length)
    return 'rivals: wanted creatures or rivals on the other side, found both';
  const size = sizeOf(own);
  return size > MOST_COMBATANTS ? `wanted at most ${MOST_COMBATANTS} in all, found ${size}` : null;
}

/** EN12: an encounter from the text of a file, or the sentence that says what is wrong with it. */
export function parseEncounter(source: string): Result<EncounterFile> {
  let value: unknown;
  try {
    value = JSON.parse(source);
  } catch {
    return bad('wanted an encounter as JSON, found something else');
  }
  const flaw = encounterFlaw(value);
  return flaw === null ? ok(value as EncounterFile) : bad(flaw);
}
