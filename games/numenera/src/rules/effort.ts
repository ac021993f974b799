import { refuse, totalOf, unlessZero, whole, type Ledger } from './ledger.ts';
import { ARMOR_POINTS, type ArmorClass } from './armor.ts';
import type { ByStat, Stat } from './tasks.ts';
import type { Track } from './damage-track.ts';

/** E: Effort, Edge and their price. */
const FIRST_LEVEL = 3;
const FURTHER_LEVEL = 2;
export const MOST_EFFORT_STEPS = 6;

/** Levels of Effort in one action: those that ease and those that add damage are one sum (E10). */
export interface EffortUse {
  readonly ease?: number;
  readonly damage?: number;
  /** E6: levels for easing that an ability gives. */
  readonly free?: number;
  /** E6: the ability gives them without a paid level. */
  readonly freeAlone?: boolean;
}

export interface Pool {
  readonly points: number;
  readonly max: number;
}

/** What the price of Effort depends on; a Character has all of it. */
export interface Payer {
  readonly pools: ByStat<Pool>;
  readonly edge: ByStat<number>;
  readonly effort: number;
  readonly track: Track;
  readonly armor: ArmorClass;
  /** AD8: points by which advancement lowered the cost of wearing armor. */
  readonly armorEase: number;
}

/** E9, AD8: points that worn armor adds to each level of Speed Effort. */
export const armorCost = ({ armor, armorEase }: Pick<Payer, 'armor' | 'armorEase'>): number =>
  Math.max(0, ARMOR_POINTS[armor] - whole(armorEase, 'reduced cost of armor', 'AD8', 0));

export interface Price {
  readonly points: number;
  readonly ledger: Ledger;
}

type Wearer = Pick<Payer, 'track' | 'armor' | 'armorEase'>;

const levelsPrice = (levels: number): number => (levels === 0 ? 0 : FIRST_LEVEL + FURTHER_LEVEL * (levels - 1)); // E2
const impairedPrice = (levels: number, { track }: Wearer): number => (track === 'hale' ? 0 : levels); // E8
const armorPrice = (stat: Stat, levels: number, payer: Wearer): number =>
  stat === 'speed' && levels > 0 ? armorCost(payer) * levels : 0; // E9

/** E2, E8, E9: levels of Effort before Edge. */
export const effortLines = (stat: Stat, levels: number, payer: Wearer): Ledger => [
  ...unlessZero('effort-price', 'E2', levelsPrice(levels)),
  ...unlessZero('effort-impaired', 'E8', impairedPrice(levels, payer)),
  ...unlessZero('effort-armor', 'E9', armorPrice(stat, levels, payer)),
];

/** E7, C2: points from one Pool for one action, without the reasons; for those who weigh many choices. */
export function pointsFor(stat: Stat, payer: Wearer & Pick<Payer, 'edge'>, levels: number, initialCost = 0): number {
  const effort = levelsPrice(levels) + impairedPrice(levels, payer) + armorPrice(stat, levels, payer);
  return Math.max(0, whole(initialCost, 'initial cost', 'C1', 0) + effort - whole(payer.edge[stat], 'Edge', 'E7', 0));
}

/** E1, E7, C1, C2: the same with its reasons; Edge counts once, for all points together. */
export function priceOf(stat: Stat, payer: Payer, levels: number, initialCost = 0): Price {
  const points = pointsFor(stat, payer, levels, initialCost);
  const gross = [...unlessZero('initial-cost', 'C1', initialCost), ...effortLines(stat, levels, payer)];
  return { points, ledger: [...gross, ...unlessZero('edge', 'E7', points - totalOf(gross))] };
}

/** E3, E4, E10: the paid levels of an action, refused beyond the score or the Pool. */
export function paidLevels(stat: Stat, payer: Payer, use: EffortUse, initialCost = 0): number {
  const ease = whole(use.ease ?? 0, 'levels of Effort', 'E3', 0);
  const damage = whole(use.damage ?? 0, 'levels of Effort for damage', 'E10', 0);
  const levels = ease + damage;
  if (levels > payer.effort)
    refuse('E3', `wanted at most ${payer.effort} levels of Effort in one action, found ${levels}: apply fewer`);
  const points = pointsFor(stat, payer, levels, initialCost);
  const left = payer.pools[stat].points;
  if (levels > 0 && points > left)
    refuse('E4', `wanted ${points} points of ${stat} for ${levels} levels of Effort, found ${left}: apply fewer`);
  return levels;
}

/** M8, E5, E6: the steps by which Effort eases. */
export function easingLines(use: EffortUse): Ledger {
  const ease = use.ease ?? 0;
  const given = whole(use.free ?? 0, 'free levels of Effort', 'E6', 0);
  const paid = ease + (use.damage ?? 0);
  const free = paid > 0 || use.freeAlone ? given : 0;
  const beyond = Math.max(0, ease + free - MOST_EFFORT_STEPS);
  return [
    ...unlessZero('effort', 'M8', -ease || 0),
    ...unlessZero('effort-free', 'E6', -free || 0),
    ...unlessZero('effort-limit', 'E5', beyond),
  ];
}

const EFFORT_DAMAGE = 3;
const AREA_EFFORT_DAMAGE = 2;

/** E10: damage that levels of Effort add. */
export const effortDamage = (levels: number, area = false): Ledger =>
  unlessZero('effort-damage', 'E10', levels * (area ? AREA_EFFORT_DAMAGE : EFFORT_DAMAGE));
