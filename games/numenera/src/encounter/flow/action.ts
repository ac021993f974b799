import { NONE, cycle, procedure, type Frame, type Procedure, type Table } from '@ennead/kernel';
import { onDeed } from '../../rules/wait.ts';
import { haveXp } from '../bodies.ts';
import { hitsArea, isHostile, meansOf, targetIn } from '../means.ts';
import { ATTACKING, DEEDS, kind, kindOf, MOVING, moves } from '../moves.ts';
import { packed } from '../plans.ts';
import { feetAfterStep, whyImpossible } from '../situation.ts';
import { endRows, has } from '../rows.ts';
import { dropCypher, feetBetween, fights, isThere, seatOf, slotOfCypher, type State } from '../state.ts';
import { tripOf } from '../trip.ts';
import { leapTo, moveTo } from '../verbs.ts';
import { ACT } from './act.ts';
import { attempt } from './attempt.ts';
import { support, takeStance } from './deeds.ts';
import { duel } from './duel.ts';
import { deedSlot, guarding } from './guarding.ts';
import { healing, recovering } from './recover.ts';
import { die, special, success } from './result.ts';
import { SPECIAL_TASK, taken } from './specials.ts';
import { burst, clash, onslaught, strike, sweep } from './strike.ts';

/** A1, A3: one action of somebody's turn, or of the moment that they waited for. */
const WHO = 'a';

export const action = cycle<State>('action', {
  askAct: (t, f) => t.ask(ACT, seatOf(t.s, f[WHO])),
  act(t, f) {
    t.s.again = 0;
    const code = t.pick(seatOf(t.s, f[WHO]));
    if (t.told) t.tell({ type: 'act', who: f[WHO], option: moves.key(code) });
    perform(t, f[WHO], code);
  },
  again(t, f) {
    const more = t.s.again === 1 && fights(t.s.combatants[f[WHO]]); // S9
    t.s.again = 0;
    if (!more) t.leave();
  },
});

function perform(t: Table<State>, who: number, code: number): void {
  switch (kindOf[code]) {
    case kind.approach:
    case kind.run:
    case kind.withdraw:
    case kind.crawl:
      return t.call(moving, who, NONE, code);
    case kind.recover:
    case kind.mend:
      return t.call(recovering, who, kindOf[code] === kind.mend ? 1 : 0);
    case kind.heal:
      return t.call(healing, who, targetIn(code), code);
    case kind.attack:
    case kind.strike:
    case kind.lucky:
    case kind.ability:
    case kind.cypher:
      return use(t, who, code);
    default:
      takeStance(t, who, code);
  }
}

/** AB: an attack, or something done to oneself and the willing. EN11: a cypher is used up. */
function use(t: Table<State>, who: number, code: number): void {
  const c = t.s.combatants[who];
  if (kindOf[code] === kind.cypher) dropCypher(c, slotOfCypher(c, moves.arg(code, 0)));
  if (isHostile(meansOf(c, code))) t.call(attack, who, targetIn(code), code);
  else support(t, who, code);
}

/** Slots of an attack: whose, on whom, by which option. */
const [BY, AT, CODE] = ['a', 'b', 'c'] as const;

/** H: an attack from its beginning to its end: who waited for it, who guards against it, the steps toward it, the roll. */
export const attack = procedure<State>('attack', {
  begin(t, f) {
    const c = t.s.combatants[f[BY]];
    c.shows = 1; // EN5
    if (kindOf[f[CODE]] === kind.lucky) haveXp(c, c.xp - 1); // IL5
    if (!(kindOf[f[CODE]] === kind.ability && c.held === moves.arg(f[CODE], 0))) c.held = NONE; // H4
  },
  waits: (t, f) => t.call(interrupts, f[BY], ATTACKING),
  guards(t, f) {
    if (goesOn(t.s, f)) t.call(guarding, f[BY], f[AT], deedSlot(f[CODE], ATTACKING));
  },
  close(t, f) {
    const { s } = t;
    const c = s.combatants[f[BY]];
    if (!goesOn(s, f) || s.stopped === 1) return;
    const means = meansOf(c, f[CODE]);
    leapTo(s, f[BY], f[AT], means.effects);
    const gap = feetBetween(c, s.combatants[f[AT]]) - feetAfterStep(s, c, s.combatants[f[AT]], means);
    if (gap > 0) moveTo(s, f[BY], c.at + (s.combatants[f[AT]].at > c.at ? gap : -gap)); // EN3
  },
  resolve(t, f) {
    if (goesOn(t.s, f) && t.s.stopped === 0 && isPossible(t.s, f)) t.call(caseOf(t.s, f), f[BY], f[AT], f[CODE]);
  },
  end(t, f) {
    const c = t.s.combatants[f[BY]];
    t.s.stopped = 0;
    c.shows = 0;
    c.asset = 0;
    endRows(t.s, f[BY], 'invisible'); // EN5
  },
});

/** Whoever waited may have ended it. */
const goesOn = (s: State, f: Frame): boolean =>
  isThere(s.combatants[f[AT]]) && fights(s.combatants[f[BY]]) && isAble(s, f[BY]);

/** The target may have been moved out of reach meanwhile. */
const isPossible = (s: State, f: Frame): boolean =>
  whyImpossible(s, f[BY], f[AT], meansOf(s.combatants[f[BY]], f[CODE]), kindOf[f[CODE]] === kind.lucky) === null;

export const isAble = (s: State, who: number): boolean => !has(s, who, 'stunned') && !has(s, who, 'unconscious');

/** R5, NN, PP, AA: who rolls hangs on who fights whom. */
function caseOf(s: State, f: Frame): Procedure<State> {
  const npc = s.combatants[f[BY]].npc === 1;
  const area = hitsArea(meansOf(s.combatants[f[BY]], f[CODE]));
  const onNpc = s.combatants[f[AT]].npc === 1;
  if (area && !npc && onNpc) return burst;
  if (area && npc) return sweep;
  if (npc) return onNpc ? clash : onslaught;
  return onNpc ? strike : duel;
}

/** Slots: whose deed, which deed, the next who may have waited for it. */
const [DOER, DEED, NEXT] = ['a', 'b', 'c'] as const;

/** WT1: whoever waited for this acts first. */
export const interrupts = cycle<State>('interrupts', {
  next(t, f) {
    const { s } = t;
    let i = f[NEXT];
    while (i < s.combatants.length && !waitsFor(s, i, f[DOER], f[DEED])) i++;
    f[NEXT] = i + 1;
    if (i >= s.combatants.length || !isThere(s.combatants[f[DOER]])) return t.leave();
    s.combatants[i].waitFor = NONE;
    if (t.told) {
      const deed = { who: String(f[DOER]), deed: DEEDS[f[DEED]] };
      const { ledger } = onDeed([{ who: String(i), trigger: deed.deed }], deed);
      t.tell({ type: 'waited', who: i, for: f[DOER], ledger });
    }
    t.call(action, i);
  },
});

const waitsFor = (s: State, i: number, doer: number, deed: number): boolean => {
  const c = s.combatants[i];
  return c.waitFor === doer && c.waitDeed === deed && fights(c) && isAble(s, i);
};

/** MO: a move, past those who wait for it and those who bar the way. */
export const moving = procedure<State>('moving', {
  waits: (t, f) => t.call(interrupts, f[BY], MOVING),
  guards(t, f) {
    if (canGo(t.s, f)) t.call(guarding, f[BY], f[BY], deedSlot(f[CODE], MOVING));
  },
  attempt(t, f) {
    if (canGo(t.s, f) && t.s.stopped === 0 && wantsRoll(t.s, f)) t.call(attempt, packed(f[BY], f[BY], 'move'), f[CODE]);
  },
  askBoon(t, f) {
    if (hasBoon(f)) t.ask(SPECIAL_TASK, seatOf(t.s, f[BY]));
  },
  go(t, f) {
    if (hasBoon(f)) grant(t, f[BY], t.pick(seatOf(t.s, f[BY])));
    if (canGo(t.s, f) && t.s.stopped === 0) go(t, f);
    t.s.stopped = 0;
  },
});

const wantsRoll = (s: State, f: Frame): boolean => {
  const { long, push } = tripOf(s, f[BY], f[CODE]);
  return s.combatants[f[BY]].npc === 0 && (long || push);
};

/** DT4: the debilitated crawl, and nothing else. */
const canGo = (s: State, f: Frame): boolean => {
  const c = s.combatants[f[BY]];
  return isThere(c) && isAble(s, f[BY]) && (fights(c) || kindOf[f[CODE]] === kind.crawl);
};

/** S9: a task with a natural 20 that nothing else fits. */
const hasBoon = (f: Frame): boolean => die.of(f) === 20 && success.of(f) === 1 && special.of(f) === 2;

function grant(t: Table<State>, who: number, code: number): void {
  if (taken(code) === 'additional-action') t.s.again = 1;
  else t.s.combatants[who].asset = 1;
}

/** MO3: who fails a long move stops on the way; who fails to push off stays. */
function go(t: Table<State>, f: Frame): void {
  const { s } = t;
  const trip = tripOf(s, f[BY], f[CODE]);
  const failed = wantsRoll(s, f) && success.of(f) === 0;
  const from = s.combatants[f[BY]].at;
  const to = failed ? (trip.push ? from : trip.stumble) : trip.to;
  moveTo(s, f[BY], to);
  if (t.told) t.tell({ type: 'moved', who: f[BY], from, to });
}
