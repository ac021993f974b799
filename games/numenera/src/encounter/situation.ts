import { CREATURES, type Creature } from '../content/index.ts';
import { forbidden, judge, type Situation, type Verdict } from '../rules/attack-modifiers.ts';
import { FEET, bandOf, type Band } from '../rules/distance.ts';
import type { SkillLevel } from '../rules/easing.ts';
import { GRAVITIES } from '../rules/gravity.ts';
import { moveFeet, TERRAINS, type Ground } from '../rules/movement.ts';
import type { Cover } from '../rules/position.ts';
import { LIGHTS, MISTS } from '../rules/sight.ts';
import { WATERS } from '../rules/water.ts';
import type { Means } from './means.ts';
import { has } from './rows.ts';
import { feetBetween, NO_COVER, WHOLE_COVER, type Combatant, type State } from './state.ts';

/** AM: the circumstances of an attack, as the rules ask for them. */

export const creatureOf = (c: Combatant): Creature => CREATURES[c.kind];

export const groundOf = (s: State): Ground => ({ terrain: TERRAINS[s.terrain], gravity: GRAVITIES[s.gravity] });

const STEPS_BY_TERRAIN = TERRAINS.map(terrain => GRAVITIES.map(gravity => moveFeet('immediate', { terrain, gravity })));

/** On the ground; and getting up, which takes the few steps of the turn (EN4). */
export const PRONE = 1;
export const RISING = 2;

/** A2, EN3: the few steps that somebody can take along with their action. */
export const stepOf = (s: State, c: Combatant): number => (c.prone !== 0 ? 0 : STEPS_BY_TERRAIN[s.terrain][s.gravity]);

const feetOf = (range: Band): number => (range === 'beyond' ? Infinity : FEET[range]);

/** EN3: feet to the target once the attacker has taken as many steps toward it as the range asks. */
export function feetAfterStep(s: State, attacker: Combatant, target: Combatant, means: Means): number {
  const feet = feetBetween(attacker, target);
  const over = feet - feetOf(means.range);
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
    cover: coverAgainst(target, distance),
    targetProne: target.prone === PRONE,
    higherGround: attacker.high === 1 && target.high === 0,
    surprise: target.unaware === 1 ? 'unaware' : has(s, by, 'invisible') ? 'on-guard' : 'none', // SU1, SU2
    atLimit: feet === feetOf(means.range),
    light: LIGHTS[s.light],
    mist: MISTS[s.mist],
    invisible: has(s, at, 'invisible'),
    otherSenses: distance === 'immediate' || creature?.senses === true, // EN6
    luckyShot,
    spotting: attacker.spotting as SkillLevel,
    water: WATERS[s.water],
    strike: means.strike,
    aquatic: creature?.aquatic ?? false,
    targetFast: target.npc === 1 && creatureOf(target).swift === true && s.round === 1,
    jostled: s.shaking === 1,
    gravity: GRAVITIES[s.gravity],
    trainedInGravity: false,
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
