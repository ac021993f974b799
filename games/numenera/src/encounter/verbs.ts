import { NONE, PUBLIC, type Table } from '@ennead/kernel';
import { type Effect, type EffectOf, type Verb } from '../content/index.ts';
import { FATES } from '../rules/damage.ts';
import { restore } from '../rules/effects-of-damage.ts';
import { FEET } from '../rules/distance.ts';
import { shiftTrack } from '../rules/damage-track.ts';
import { shiftNpc } from '../rules/special-damage.ts';
import { STATS, type Stat } from '../rules/tasks.ts';
import { doerOf, fall, hurt, take } from './bodies.ts';
import { creatureOf, PRONE } from './situation.ts';
import { addRow } from './rows.ts';
import { feetBetween, isThere, NO_COVER, STAT_COUNT, weaponAt, WEAPON_SLOTS, type State } from './state.ts';
import { awayFrom, nearestFoe, withinLine } from './trip.ts';

/** What a verb of the content does to somebody. */
type Run<V extends Verb> = (t: Table<State>, by: number, who: number, effect: EffectOf<V>) => void;

const told = (t: Table<State>, by: number, who: number, effect: Effect): void => {
  if (t.told) t.tell({ type: 'effect', by, who, effect });
};

/** The Pool that lacks most; the first of equals. */
function emptiest(s: State, who: number): Stat {
  let worst = 0;
  const lacks = (stat: number): number => s.pools[who * STAT_COUNT + stat] - s.points[who * STAT_COUNT + stat];
  for (let stat = 1; stat < STAT_COUNT; stat++) if (lacks(stat) > lacks(worst)) worst = stat;
  return STATS[worst];
}

const verbs: { readonly [V in Verb]: Run<V> } = {
  damage(t, by, who, { amount, kind, stat }) {
    hurt(t, who, { amount, kind, ...(stat && { stat }) }, [], by);
  },
  restore(t, by, who, effect) {
    const { s } = t;
    const c = s.combatants[who];
    if (c.npc === 1) {
      const back = Math.min(c.lost, effect.points);
      c.health += back;
      c.lost -= back;
    } else {
      const gain = { [effect.stat ?? emptiest(s, who)]: effect.points };
      take(s, who, restore(doerOf(s, who), gain).body); // RC2, RC6
    }
    told(t, by, who, effect);
  },
  lasting(t, by, who, effect) {
    const { s } = t;
    addRow(s, who, effect.what, effect.rounds, effect.amount); // EN7
    if (effect.what === 'unconscious' || effect.what === 'stunned' || effect.what === 'paralysed') letGo(s, who);
    told(t, by, who, effect);
  },
  prone(t, by, who, effect) {
    t.s.combatants[who].prone = PRONE;
    told(t, by, who, effect);
  },
  disarm(t, by, who, effect) {
    disarm(t.s, who);
    told(t, by, who, effect);
  },
  push(t, by, who, effect) {
    const c = t.s.combatants[who];
    const from = who === by ? nearestFoe(t.s, who) : by;
    moveTo(t.s, who, withinLine(c.at + awayFrom(t.s, who, from) * effect.feet));
    told(t, by, who, effect);
  },
  leap: () => {}, // carried out before the attack: see `leapTo`
  reveal(t, by, who, effect) {
    const c = t.s.combatants[who];
    c.known = PUBLIC; // EN8
    t.learn(PUBLIC);
    told(t, by, who, effect);
  },
  track(t, by, who, effect) {
    const { s } = t;
    const c = s.combatants[who];
    if (c.npc === 1) fall(s, who, FATES.indexOf(shiftNpc(effect.steps, false).fate)); // SD7
    else take(s, who, shiftTrack(doerOf(s, who), effect.steps).body); // ED6
    told(t, by, who, effect);
  },
  resist(t, by, who, { effects }) {
    applyAll(t, by, who, effects); // EN11: whoever rolls against it has done so before
  },
};

/** Carries out one effect on somebody who is still there. */
export function apply(t: Table<State>, by: number, who: number, effect: Effect): void {
  if (!isThere(t.s.combatants[who])) return;
  (verbs[effect.do] as Run<Verb>)(t, by, who, effect);
}

export function applyAll(t: Table<State>, by: number, who: number, effects: readonly Effect[]): void {
  for (const effect of effects) apply(t, by, who, effect);
}

/** Whoever can do nothing neither guards nor waits. */
export function letGo(s: State, who: number): void {
  s.combatants[who].guard = NONE;
  s.combatants[who].waitFor = NONE;
}

/** S8: a weapon falls to the ground; a creature fights on hindered until it has it back. */
export function disarm(s: State, who: number): void {
  const c = s.combatants[who];
  if (c.npc === 1) return addRow(s, who, 'hindered', 2, 1);
  for (let slot = 0; slot < WEAPON_SLOTS; slot++)
    if (weaponAt(c, slot) !== NONE && ((c.dropped >> slot) & 1) === 0) {
      c.dropped |= 1 << slot;
      return;
    }
}

/** EN5: whoever moves leaves cover and higher ground. */
export function moveTo(s: State, who: number, at: number): void {
  const c = s.combatants[who];
  if (c.at === at) return;
  c.at = at;
  c.cover = NO_COVER;
  c.high = 0;
}

/** An ability that leaps to its target first. */
export function leapTo(s: State, who: number, target: number, effects: readonly Effect[]): void {
  const jump = effects.find(({ do: verb }) => verb === 'leap');
  const c = s.combatants[who];
  const gap = feetBetween(c, s.combatants[target]) - FEET.immediate;
  if (jump?.do !== 'leap' || gap <= 0) return;
  moveTo(s, who, c.at + (s.combatants[target].at > c.at ? 1 : -1) * Math.min(gap, jump.feet));
}

/** EN11: what a machine or a plant does not feel. */
export const isImmune = (s: State, who: number, mental: boolean): boolean =>
  mental && s.combatants[who].npc === 1 && creatureOf(s.combatants[who]).mindless === true;
