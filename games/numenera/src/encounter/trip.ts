import { NONE } from '@ennead/kernel';
import { FEET } from '../rules/distance.ts';
import { GRAVITIES } from '../rules/gravity.ts';
import { moveFeet } from '../rules/movement.ts';
import { first, kind, kindOf } from './moves.ts';
import { creatureOf, groundOf } from './situation.ts';
import { areFoes, isThere, feetBetween, type State } from './state.ts';

/** MO: where a move leads. */
export interface Trip {
  readonly feet: number;
  readonly to: number;
  /** MO3: it wants a roll; what is left of it if the roll fails. */
  readonly long: boolean;
  readonly stumble: number;
  /** TE6: nothing weighs, so one pushes off. */
  readonly push: boolean;
}

/** EN2: the line goes so far to both sides. */
export const LINE_END = 500;

const ZERO_GRAVITY = GRAVITIES.indexOf('zero');
/** TE6: farther pushes are next to hopeless; one hops. */
const HOP = 20;

/** The foe that is nearest; NONE without any. */
export function nearestFoe(s: State, who: number): number {
  const own = s.combatants[who];
  let nearest = NONE;
  for (let i = 0; i < s.combatants.length; i++) {
    const other = s.combatants[i];
    if (!isThere(other) || !areFoes(own, other)) continue;
    if (nearest === NONE || feetBetween(own, other) < feetBetween(own, s.combatants[nearest])) nearest = i;
  }
  return nearest;
}

/** Away from somebody, or toward the own end of the line if both stand at one place. */
export function awayFrom(s: State, who: number, from: number): 1 | -1 {
  const own = s.combatants[who];
  const other = from === NONE ? own : s.combatants[from];
  if (own.at !== other.at) return own.at > other.at ? 1 : -1;
  return own.team === 0 ? 1 : -1;
}

export const withinLine = (at: number): number => Math.max(-LINE_END, Math.min(LINE_END, at));

/** Whether somebody can cover a long distance without a roll: swift creatures. */
const runsFreely = (s: State, who: number): boolean =>
  s.combatants[who].npc === 1 && creatureOf(s.combatants[who]).swift === true;

/** D4, MO2, MO3: where an option of moving would lead. */
export function tripOf(s: State, who: number, code: number): Trip {
  const own = s.combatants[who];
  const ground = groundOf(s);
  const push = s.gravity === ZERO_GRAVITY && own.npc === 0;
  const short = push ? HOP : moveFeet('short', ground);
  const free = runsFreely(s, who);
  const long = kindOf[code] === kind.run;
  const reach = push ? HOP : long || free ? moveFeet('long', ground) : short;
  if (kindOf[code] === kind.approach || long) {
    const target = s.combatants[first[code]];
    const gap = Math.max(0, feetBetween(own, target) - FEET.immediate);
    const feet = Math.min(gap, reach);
    const direction = target.at >= own.at ? 1 : -1;
    const stumble = own.at + direction * Math.min(feet, long ? short : 0);
    return { feet, to: own.at + direction * feet, long: long && !free, stumble, push };
  }
  const steps = kindOf[code] === kind.crawl ? moveFeet('immediate', ground) : reach;
  const direction = awayFrom(s, who, nearestFoe(s, who));
  const to = withinLine(own.at + direction * steps);
  return { feet: Math.abs(to - own.at), to, long: false, stumble: own.at, push: push && kindOf[code] !== kind.crawl };
}
