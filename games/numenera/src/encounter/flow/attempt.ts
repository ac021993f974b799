import { NONE, PUBLIC, cycle, decision, procedure, topFrame, type Frame, type Table } from '@ennead/kernel';
import { settle, type Plan } from '../../rules/attempt.ts';
import type { EffortUse } from '../../rules/effort.ts';
import { DIE_FACES } from '../../rules/tasks.ts';
import { reroll } from '../../rules/spending.ts';
import type { Ledger } from '../../rules/ledger.ts';
import { haveXp, mostLevels, narrow, note, take, toldLedger, doerOf } from '../bodies.ts';
import { first, kind, kindOf, moves, second } from '../moves.ts';
import { meansOf } from '../means.ts';
import { against, codeOf, foesIn, planOf, priceIn, purposeOf, whoTries } from '../plans.ts';
import { heldBy } from '../rows.ts';
import { DEFENCE_ASSET, MOVE_ASSET, seatOf, type State } from '../state.ts';
import { intrusion } from './intrusion.ts';
import { caller, die, dulled, ease, extra, forgone, harm, paid, special, success } from './result.ts';

/** T2, E11, R1: one attempt of a character: Effort, the roll, rolls again, what it cost, what a 1 brings. */
export const attempt = procedure<State>('attempt', {
  askEffort(t, f) {
    if (chooses(t.s, f)) t.ask(questionOf(f), seatOf(t.s, whoTries(f)));
  },
  roll(t, f) {
    if (chooses(t.s, f)) takeChoice(f, t.pick(seatOf(t.s, whoTries(f))));
    if (forgone.of(f) === 1 || !defends(t.s, f)) return;
    const planned = throwDie(t, f);
    if (!mayReroll(t.s, f)) settleAttempt(t, f, planned);
  },
  rerolls(t, f) {
    if (mayReroll(t.s, f)) t.call(rerolls, whoTries(f));
  },
  pay(t, f) {
    if (forgone.of(f) === 1 || !defends(t.s, f)) tellForgone(t, f);
    else if (paid.of(f) === 0) settleAttempt(t, f, planOf(t.s, f, useOf(f)));
  },
  intrusion(t, f) {
    if (die.of(f) === 1 && t.s.master !== NONE)
      t.call(intrusion, whoTries(f), isDefence(f) && success.of(f) === 0 ? 1 : 0, 1); // S1
  },
  report: t => {
    caller(t.s).d = topFrame(t.s).d;
  },
});

const isDefence = (f: Frame): boolean => purposeOf(f) === 'defend' || purposeOf(f) === 'resist';

/** SD5, SD6: the unconscious do not defend, nor do the paralysed where it takes a movement. */
const defends = (s: State, f: Frame): boolean =>
  !isDefence(f) || heldBy(s, whoTries(f), 'defend', priceIn(s, f).stat === 'speed') === null;

/** E11, DF6: whether there is anything to choose. Who sees nothing coming chooses nothing (DF5). */
function chooses(s: State, f: Frame): boolean {
  const who = whoTries(f);
  if (isDefence(f)) return defends(s, f) && s.combatants[who].unaware === 0;
  if (purposeOf(f) === 'stop') return true;
  const { stat, cost } = priceIn(s, f);
  return mostLevels(s, who, stat, cost) > 0;
}

function takeChoice(f: Frame, code: number): void {
  if (kindOf[code] !== kind.effort) return forgone.put(f, 1);
  ease.put(f, first[code]);
  harm.put(f, second[code]);
}

const useOf = (f: Frame): EffortUse => ({ ease: ease.of(f), damage: harm.of(f) });

function throwDie(t: Table<State>, f: Frame): Plan {
  const planned = planOf(t.s, f, useOf(f));
  if (planned.decision === 'roll') die.put(f, 1 + t.rng.below(DIE_FACES));
  judgeDie(t, f, planned);
  return planned;
}

function judgeDie(t: Table<State>, f: Frame, planned: Plan): void {
  const total = die.of(f) + planned.bonus;
  const made = planned.decision === 'routine' || (planned.decision === 'roll' && total >= planned.target);
  success.put(f, made ? 1 : 0);
  t.learn(PUBLIC);
  if (t.s.combatants[against(f)].npc === 1 && purposeOf(f) !== 'area') tellTale(t.s, f, planned, total, made);
}

/** What a roll gives away: that it could be made at all, and whether it was enough. */
function tellTale(s: State, f: Frame, planned: Plan, total: number, made: boolean): void {
  const other = s.combatants[against(f)];
  const steps = planned.difficulty - other.level;
  const best = DIE_FACES + planned.bonus;
  if (planned.difficulty === 0 || planned.decision === 'unpaid') return;
  narrow(other, steps, best, planned.decision === 'roll');
  if (planned.decision === 'roll') narrow(other, steps, total, made);
}

function settleAttempt(t: Table<State>, f: Frame, planned: Plan): void {
  const { s } = t;
  const who = whoTries(f);
  paid.put(f, 1);
  const rolled = die.of(f);
  dulled.put(f, s.combatants[who].track > 0 ? 1 : 0); // DT3
  const settled = settle(planned, doerOf(s, who), rolled === 0 ? undefined : rolled);
  take(s, who, settled.doer);
  t.learn(PUBLIC);
  note(s, who, planned.stat, settled.special.refund ? 0 : planned.points);
  special.put(f, settled.special.effect === 'none' ? 0 : settled.special.effect === 'minor' ? 1 : 2);
  extra.put(f, settled.special.damage);
  spendAsset(s, f);
  if (t.told) tellAttempt(t, f, settled.success, settled.ledger);
}

/** S9: what one kind of task has given helps the next of its kind, once. */
function spendAsset(s: State, f: Frame): void {
  const c = s.combatants[whoTries(f)];
  const used = purposeOf(f) === 'defend' ? DEFENCE_ASSET : purposeOf(f) === 'move' ? MOVE_ASSET : 0;
  if (c.asset === used) c.asset = 0;
}

function tellAttempt(t: Table<State>, f: Frame, made: boolean, ledger: Ledger): void {
  t.tell({
    type: 'attempt',
    who: whoTries(f),
    against: against(f),
    purpose: purposeOf(f),
    option: moves.key(codeOf(f)),
    ease: ease.of(f),
    damage: harm.of(f),
    die: die.of(f),
    success: made,
    ledger: toldLedger(knownTo(t.s, f), ledger),
  });
}

/** EN8: who may know what an attempt is up against: of an area, those who know every creature in it. */
function knownTo(s: State, f: Frame): number {
  if (purposeOf(f) !== 'area') return s.combatants[against(f)].known;
  const means = meansOf(s.combatants[whoTries(f)], codeOf(f));
  return foesIn(s, whoTries(f), against(f), means).reduce((known, i) => known & s.combatants[i].known, PUBLIC);
}

function tellForgone(t: Table<State>, f: Frame): void {
  if (t.told) t.tell({ type: 'forgone', who: whoTries(f), against: against(f), purpose: purposeOf(f) });
}

/** E3, E4, E10: levels that can be applied and paid, for easing and for damage together. */
function effortOptions(s: State, _seat: number, _draft: readonly number[], out: Int32Array): number {
  const f = topFrame(s);
  const { stat, cost, mayHarm } = priceIn(s, f);
  const most = mostLevels(s, whoTries(f), stat, cost);
  let n = 0;
  for (let easing = 0; easing <= most; easing++)
    for (let damage = 0; damage <= (mayHarm ? most - easing : 0); damage++) out[n++] = moves.effort(easing, damage);
  if (isDefence(f)) out[n++] = moves.forgo();
  if (purposeOf(f) === 'stop') out[n++] = moves.pass();
  return n;
}

export const EFFORT = decision<State>('effort', effortOptions);
export const DEFENCE = decision<State>('defence', effortOptions);
export const STOP = decision<State>('stop', effortOptions);

const questionOf = (f: Frame) => (isDefence(f) ? DEFENCE : purposeOf(f) === 'stop' ? STOP : EFFORT);

/** XB1: a failed roll may be made again, as long as somebody of that seat can pay for it. */
const mayReroll = (s: State, f: Frame): boolean =>
  die.of(f) > 0 && success.of(f) === 0 && payers(s, seatOf(s, whoTries(f))) > 0;

function payers(s: State, seat: number): number {
  let n = 0;
  for (let i = 0; i < s.combatants.length; i++) {
    const c = s.combatants[i];
    if (c.seat === seat && c.npc === 0 && c.xp > 0) n++;
  }
  return n;
}

const WHO = 'a';

export const rerolls = cycle<State>('rerolls', {
  askReroll: (t, f) => t.ask(REROLL, seatOf(t.s, f[WHO])),
  reroll(t, f) {
    const { s } = t;
    const code = t.pick(seatOf(s, f[WHO]));
    if (kindOf[code] === kind.keep) return t.leave();
    const payer = s.combatants[first[code]];
    const tried = caller(s);
    const again = reroll(payer, die.of(tried), 1 + t.rng.below(DIE_FACES));
    haveXp(payer, again.character.xp);
    die.put(tried, again.die);
    if (t.told) t.tell({ type: 'reroll', who: f[WHO], payer: first[code], die: again.die, ledger: again.ledger });
    judgeDie(t, tried, planOf(s, tried, useOf(tried)));
    if (!mayReroll(s, tried)) t.leave();
  },
});

function rerollOptions(s: State, seat: number, _draft: readonly number[], out: Int32Array): number {
  let n = 0;
  out[n++] = moves.keep();
  for (let i = 0; i < s.combatants.length; i++) {
    const c = s.combatants[i];
    if (c.seat === seat && c.npc === 0 && c.xp > 0) out[n++] = moves.reroll(i);
  }
  return n;
}

export const REROLL = decision<State>('reroll', rerollOptions);
