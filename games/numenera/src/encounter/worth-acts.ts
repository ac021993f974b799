import { NONE } from '@ennead/kernel';
import { FEET } from '../rules/distance.ts';
import { pointsFor } from '../rules/effort.ts';
import { doerOf, mostLevels } from './bodies.ts';
import { formsOf, hitsArea, isHostile, meansOf, targetIn, weaponMeans, type Means } from './means.ts';
import { first, kind, kindOf, second, third } from './moves.ts';
import { chanceAt, effectWorth, harmWorth, hitChance, restoreWorth, throughFor } from './odds.ts';
import { inArea } from './situation.ts';
import { areFoes, feetBetween, fights, isThere, STAT_COUNT, weaponAt, WEAPON_SLOTS, type State } from './state.ts';

/** What a deed looks worth to the seat that may choose it, in points of damage. Bots compare; rules never ask. */

/** A point of one's own, spent or lost, against a point of damage done. */
export const OWN_POINT = 0.45;
const EFFORT_DAMAGE = 3;
const AREA_EFFORT_DAMAGE = 2;
const CYPHER_KEPT = 2;
/** Whoever can do nothing from here goes on. */
const LEAST_ADVANCE = 0.4;
export const XP_KEPT = 2.5;

/** An attack on one, with so many levels of Effort. */
function attackWorth(s: State, by: number, at: number, means: Means, seat: number, eased = 0, levels = 0): number {
  const area = hitsArea(means);
  const chance = hitChance(s, by, at, means, seat, eased);
  const damage = throughFor(s, by, at, means, levels * (area ? AREA_EFFORT_DAMAGE : EFFORT_DAMAGE));
  let worth = damage > 0 ? harmWorth(s, at, damage, seat) : 0;
  for (const effect of means.effects) worth += effectWorth(s, effect, at, seat);
  return chance * worth;
}

/** An attack on one or on all around them. */
export function hostileWorth(
  s: State,
  by: number,
  at: number,
  means: Means,
  seat: number,
  eased = 0,
  levels = 0,
): number {
  if (!hitsArea(means)) return attackWorth(s, by, at, means, seat, eased, levels);
  let sum = 0;
  for (let i = 0; i < s.combatants.length; i++) {
    const other = s.combatants[i];
    if (isThere(other) && areFoes(s.combatants[by], other) && inArea(s.combatants[at], other))
      sum += attackWorth(s, by, i, means, seat, eased, levels);
  }
  return sum;
}

/** Where a bare blow does nothing, the one that Effort would make of it: surer or harder. */
function effortfulWorth(s: State, by: number, at: number, means: Means, seat: number): number {
  const bare = hostileWorth(s, by, at, means, seat);
  const c = s.combatants[by];
  if (bare > 0 || c.npc === 1 || means.damage === 0) return bare;
  const levels = mostLevels(s, by, means.stat, means.cost);
  if (levels <= 0) return bare;
  const harder = hostileWorth(s, by, at, means, seat, 0, levels);
  const surer = hostileWorth(s, by, at, means, seat, levels, 0);
  return Math.max(harder, surer) - OWN_POINT * pointsFor(means.stat, doerOf(s, by), levels);
}

function supportWorth(s: State, who: number, target: number, means: Means, seat: number): number {
  let worth = 0;
  for (const effect of means.effects) if (effect.do !== 'push') worth += effectWorth(s, effect, target, seat); // to be gone wins nothing
  if (!hitsArea(means)) return worth;
  return worth * s.combatants.filter(c => fights(c) && !areFoes(s.combatants[who], c)).length;
}

/** The best attack that somebody could make once they stand beside the target. */
function bestAt(s: State, who: number, target: number, seat: number): number {
  const c = s.combatants[who];
  let best = 0;
  if (c.npc === 1) for (const form of formsOf(c)) best = Math.max(best, attackWorth(s, who, target, form, seat));
  else
    for (let slot = 0; slot < WEAPON_SLOTS; slot++) {
      const weapon = weaponAt(c, slot);
      if (weapon !== NONE) best = Math.max(best, attackWorth(s, who, target, weaponMeans(weapon, 0), seat));
    }
  return best;
}

/** D4: coming nearer is worth what can be done there, less what one has to wait for it. */
function approachWorth(s: State, who: number, target: number, seat: number, share: number): number {
  const c = s.combatants[who];
  const other = s.combatants[target];
  if (!areFoes(c, other)) return 0;
  const far = Math.max(0, feetBetween(c, other) - FEET.immediate) / FEET.short;
  return Math.max(LEAST_ADVANCE, (share * bestAt(s, who, target, seat)) / (1 + 0.4 * far)) - 0.01 * far;
}

const RECOVERY = 3.5;

function recoverWorth(s: State, who: number): number {
  const c = s.combatants[who];
  return restoreWorth(s, who, RECOVERY + c.tier + c.recoveryBonus) * 1.3;
}

/** HE1: the more is tried, the harder it is. */
const healWorth = (s: State, code: number): number =>
  chanceAt(second[code] + 1) * restoreWorth(s, first[code], second[code] + 1) * 0.9;

export function actWorth(s: State, who: number, code: number, seat: number): number {
  const c = s.combatants[who];
  switch (kindOf[code]) {
    case kind.attack:
    case kind.strike:
      return effortfulWorth(s, who, first[code], meansOf(c, code), seat) + preference(s, who, code);
    case kind.lucky:
      return 0.2 * attackWorth(s, who, first[code], meansOf(c, code), seat) - XP_KEPT;
    case kind.ability:
    case kind.cypher: {
      const means = meansOf(c, code);
      const worth = isHostile(means)
        ? effortfulWorth(s, who, targetIn(code), means, seat)
        : supportWorth(s, who, targetIn(code), means, seat);
      const price = means.cost === 0 ? 0 : pointsFor(means.stat, doerOf(s, who), 0, means.cost);
      return worth - OWN_POINT * price - (kindOf[code] === kind.cypher ? CYPHER_KEPT : 0);
    }
    case kind.approach:
      return approachWorth(s, who, first[code], seat, 0.6);
    case kind.run:
      return approachWorth(s, who, first[code], seat, 0.5);
    case kind.recover:
      return recoverWorth(s, who);
    case kind.mend:
      return 4;
    case kind.heal:
      return healWorth(s, code);
    case kind.retrieve:
      return 2;
    case kind.cover:
      return 0.8;
    case kind.crawl:
      return 1;
    case kind.guard:
      return 0.2;
    case kind.wait:
      return 0.1;
    case kind.withdraw:
      return 0.05;
    default:
      return 0;
  }
}

/** Of the two stats for a blow, the one with more Edge and points. */
function preference(s: State, who: number, code: number): number {
  if (kindOf[code] !== kind.attack) return 0;
  const at = who * STAT_COUNT + third[code];
  return 0.02 * s.edge[at] + 0.001 * s.points[at];
}
