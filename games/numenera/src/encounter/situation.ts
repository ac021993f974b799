import { CREATURES, type Creature } from '../content/index.ts';
import { forbidden, judge, rangeHere, type Situation, type Verdict } from '../rules/attack-modifiers.ts';
import { BANDS, FEET, bandOf, type Band } from '../rules/distance.ts';
import type { SkillLevel } from '../rules/easing.ts';
import { GRAVITIES, gravityLines, type Gravity } from '../rules/gravity.ts';
import type { Ledger } from '../rules/ledger.ts';
import { moveFeet, TERRAINS, type Ground } from '../rules/movement.ts';
import type { Cover } from '../rules/position.ts';
import { LIGHTS, MISTS } from '../rules/sight.ts';
import { WATERS } from '../rules/water.ts';
import type { Means } from './means.ts';
import { has } from './rows.ts';
import { feetBetween, isTrained, NO_COVER, WHOLE_COVER, type Combatant, type State } from './state.ts';

/** AM: the circumstances of an attack, as the rules ask for them. */

export const creatureOf = (c: Combatant): Creature => CREATURES[c.kind];

const TRAINING_FOR = { low: 'low gravity', high: 'high gravity', zero: 'zero gravity' } as const;

/** GR1, GR3, GR5: trained in moving in this gravity; some creatures are at home where nothing weighs. */
function isAtHome(gravity: Gravity, c: Combatant): boolean {
  if (c.npc === 1) return gravity === 'zero' && creatureOf(c).weightless === true;
  return gravity !== 'normal' && isTrained(c, TRAINING_FOR[gravity]);
}

export const trainedInGravity = (s: State, c: Combatant): boolean =>
  s.gravity !== 0 && isAtHome(GRAVITIES[s.gravity], c);

/** GR3, GR5: what gravity does to a physical action of somebody's own. */
export const bodyLines = (s: State, who: number): Ledger =>
  s.gravity === 0
    ? []
    : gravityLines({ gravity: GRAVITIES[s.gravity], trainedInGravity: trainedInGravity(s, s.combatants[who]) });

const DEEP_WATER = TERRAINS.indexOf('deep-water');
const OPEN = TERRAINS.indexOf('open');
const swims = (c: Combatant): boolean => c.npc === 1 && creatureOf(c).aquatic === true;

const PLAIN_GROUND: Ground = {};

/** TE: the ground as it is for somebody; creatures of the water swim as others walk. */
export const groundOf = (s: State, c: Combatant): Ground =>
  s.terrain === OPEN && s.gravity === 0
    ? PLAIN_GROUND
    : {
        terrain: TERRAINS[s.terrain === DEEP_WATER && swims(c) ? OPEN : s.terrain],
        trainedInSwimming: isTrained(c, 'swimming'),
        gravity: GRAVITIES[s.gravity],
        trainedInGravity: trainedInGravity(s, c),
      };

/** Feet to which each band of range goes here, by water and gravity. */
const RANGES = WATERS.map(water =>
  GRAVITIES.map(
    gravity =>
      Object.fromEntries(
        BANDS.map(range => [range, rangeHere({ melee: false, range, water, gravity }).feet]),
      ) as Record<Band, number>,
  ),
);

/** WA5, GR2, GR4, GR6: how far somebody's means reach in this place. */
export const rangeOf = (s: State, { melee, range }: Means): number =>
  melee ? feetOf(range) : RANGES[s.water][s.gravity][range];

/** On the ground; and getting up, which takes the few steps of the turn (EN4). */
export const PRONE = 1;
export const RISING = 2;

/** A2, EN3: the few steps that somebody can take along with their action. */
export const stepOf = (s: State, c: Combatant): number => (c.prone !== 0 ? 0 : moveFeet('immediate', groundOf(s, c)));

const feetOf = (range: Band): number => (range === 'beyond' ? Infinity : FEET[range]);

/** EN3: feet to the target once the attacker has taken as many steps toward it as the range asks. */
export function feetAfterStep(s: State, attacker: Combatant, target: Combatant, means: Means): number {
  const feet = feetBetween(attacker, target);
  const over = feet - rangeOf(s, means);
  return over <= 0 ? feet : feet - Math.min(over, stepOf(s, attacker));
}

/** EN5: cover counts from afar, and not for whoever shows themselves. */
function coverAgainst(target: Combatant, distance: Band): Cover {
  if (target.cover === NO_COVER || distance === 'immediate') return 'none';
  return target.cover === WHOLE_COVER && target.shows === 0 ? 'whole' : 'partial';
}

/** AM1: everything that the rules ask about an attack. */
export function situationOf(s: State, by: number, at: number, means: Means, luckyShot = false): Situation {
  const attacker = s.combatants[by];
  const target = s.combatants[at];
  const feet = feetAfterStep(s, attacker, target, means);
  const distance = bandOf(feet);
  const creature = attacker.npc === 1 ? creatureOf(attacker) : null;
  return {
    melee: means.melee,
    distance,
    range: means.range,
    byAbility: means.kind === 'ability',
    cover: coverAgainst(target, distance),
    targetProne: target.prone === PRONE,
    higherGround: attacker.high === 1 && target.high === 0,
    surprise: target.unaware === 1 ? 'unaware' : has(s, by, 'invisible') ? 'on-guard' : 'none', // SU1, SU2
    atLimit: feet === rangeOf(s, means),
    light: LIGHTS[s.light],
    mist: MISTS[s.mist],
    invisible: has(s, at, 'invisible'),
    otherSenses: distance === 'immediate' || creature?.senses === true, // EN6
    luckyShot,
    spotting: attacker.spotting as SkillLevel,
    water: WATERS[s.water],
    strike: means.strike,
    aquatic: creature?.aquatic ?? false,
    targetFast: target.fast === 1,
    jostled: s.shaking === 1,
    trainedInBalance: s.shaking === 1 && isTrained(attacker, 'balance'),
    gravity: GRAVITIES[s.gravity],
    trainedInGravity: trainedInGravity(s, attacker),
  };
}

/** Whether and how hard somebody can be attacked. */
export const verdictOn = (s: State, by: number, at: number, means: Means, luckyShot = false): Verdict =>
  judge(situationOf(s, by, at, means, luckyShot));

/** The rule that forbids the attack; null if it can be made. */
export const whyImpossible = (s: State, by: number, at: number, means: Means, luckyShot = false): string | null =>
  forbidden(situationOf(s, by, at, means, luckyShot))?.[0].rule ?? null;

/** EN11: who stands around the one that something on an area is aimed at. */
export const inArea = (centre: Combatant, other: Combatant): boolean => feetBetween(centre, other) <= FEET.immediate;

/** EN11: poison and disease do nothing to what does not live. */
export const isUnharmedBy = (c: Combatant, what: string): boolean =>
  c.npc === 1 && creatureOf(c).unliving === true && (what === 'poison' || what === 'disease');

/** EN11: nor does what only works on minds to the mindless. */
export const isImmune = (c: Combatant, means: Means): boolean =>
  isUnharmedBy(c, means.harm) || (means.threat === 'mind' && c.npc === 1 && creatureOf(c).mindless === true);
