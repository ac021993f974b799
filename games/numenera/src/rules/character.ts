import type { Step } from './advancement.ts';
import { refuse, whole } from './ledger.ts';
import type { SkillLevel } from './easing.ts';
import type { Payer, Pool } from './effort.ts';
import type { Resting } from './recovery.ts';
import type { Benefit } from './spending.ts';
import { STATS, type ByStat, type Stat } from './tasks.ts';

/** PC: a character. What comes from outside goes through check-character.ts. */
export const CHARACTER_TYPES = ['glaive', 'jack', 'nano', 'other'] as const;
export type CharacterType = (typeof CHARACTER_TYPES)[number];

export const TOP_TIER = 6;
export const MOST_EFFORT = 6;

export interface Character extends Payer, Resting {
  readonly name: string;
  readonly type: CharacterType;
  readonly xp: number;
  readonly skills: Readonly<Record<string, SkillLevel>>;
  readonly abilities: readonly string[];
  readonly benefits: readonly Benefit[];
  /** AD1: steps bought at this tier. */
  readonly steps: readonly Step[];
}

/** PC9: the level of a skill; what was never learnt is nothing. */
export const skillIn = ({ skills }: Pick<Character, 'skills'>, skill: string): SkillLevel =>
  Object.hasOwn(skills, skill) ? skills[skill] : 0;

interface TypeFacts {
  readonly pools: ByStat<number>;
  readonly edge: readonly Stat[];
  readonly cyphers: number;
}

/** PC2: what each type begins with. */
export const TYPE_FACTS: Readonly<Record<Exclude<CharacterType, 'other'>, TypeFacts>> = {
  glaive: { pools: { might: 11, speed: 10, intellect: 7 }, edge: ['might', 'speed'], cyphers: 2 },
  jack: { pools: { might: 10, speed: 10, intellect: 10 }, edge: [], cyphers: 2 },
  nano: { pools: { might: 7, speed: 9, intellect: 12 }, edge: ['intellect'], cyphers: 3 },
};

/** PC2: points to place at will. */
export const POINTS_TO_PLACE = 6;

/** PC2: a character of tier 1. A Jack picks the stat of the Edge. */
export function newCharacter(
  name: string,
  type: keyof typeof TYPE_FACTS,
  placed: Partial<ByStat<number>>,
  edgeOfJack?: Stat,
): Character {
  const facts = TYPE_FACTS[type];
  const sum = STATS.reduce((total, stat) => total + whole(placed[stat] ?? 0, `points for ${stat}`, 'PC2', 0), 0);
  if (sum !== POINTS_TO_PLACE) refuse('PC2', `wanted ${POINTS_TO_PLACE} points placed among the Pools, found ${sum}`);
  if ((type === 'jack') !== (edgeOfJack !== undefined))
    refuse(
      'PC2',
      `wanted ${type === 'jack' ? 'a stat for the Edge' : 'no choice of Edge'} of a ${type}, found ${edgeOfJack ?? 'none'}`,
    );
  const edges = edgeOfJack === undefined ? facts.edge : [edgeOfJack];
  const poolOf = (stat: Stat): Pool => {
    const max = facts.pools[stat] + (placed[stat] ?? 0);
    return { points: max, max };
  };
  const edgeOf = (stat: Stat): number => (edges.includes(stat) ? 1 : 0);
  return {
    name,
    type,
    tier: 1,
    effort: 1,
    xp: 0,
    pools: { might: poolOf('might'), speed: poolOf('speed'), intellect: poolOf('intellect') },
    edge: { might: edgeOf('might'), speed: edgeOf('speed'), intellect: edgeOf('intellect') },
    track: 'hale',
    armor: 'none',
    armorEase: 0,
    recoveryBonus: 0,
    rests: 0,
    skills: {},
    abilities: [],
    benefits: [],
    steps: [],
  };
}
