import { decision, procedure, topFrame, type Frame, type Table } from '@ennead/kernel';
import { contest, type Contender } from '../../rules/duels.ts';
import { isImpaired } from '../../rules/damage-track.ts';
import { DEFENCE_STATS, shieldLines } from '../../rules/defend.ts';
import { cappedAssets, ownAssets, skillLines } from '../../rules/easing.ts';
import { easingLines, priceOf } from '../../rules/effort.ts';
import { guardLines } from '../../rules/guard.ts';
import { totalOf, unlessZero, type Ledger } from '../../rules/ledger.ts';
import { specialOf } from '../../rules/special-rolls.ts';
import { reroll } from '../../rules/spending.ts';
import { DIE_FACES, type Stat } from '../../rules/tasks.ts';
import { doerOf, haveXp, mostLevels, pay } from '../bodies.ts';
import { meansOf, type Means } from '../means.ts';
import { first, kind, kindOf, moves, second } from '../moves.ts';
import { approachFor, attackSkill, costOf, defenceSkill, ownLines, stepsOfAttack } from '../plans.ts';
import { has } from '../rows.ts';
import { seatOf, type State } from '../state.ts';
import { effects, holdTouch, land, specialLines } from './landing.ts';
import { defenceDie, defenceEase, die, ease, extra, harm, special, success } from './result.ts';
import { affect, SPECIAL_ATTACK, taken } from './specials.ts';

/** Slots of every attack: whose, on whom, by which option; the result. */
const [BY, AT, CODE] = ['a', 'b', 'c'] as const;

/** PP: character against character. Both apply Effort, both roll, the higher result has it. */
export const duel = procedure<State>('duel', {
  askAttack(t, f) {
    if (levelsOf(t.s, f, true) > 0) t.ask(DUEL_ATTACK, seatOf(t.s, f[BY]));
  },
  applyAttack(t, f) {
    if (levelsOf(t.s, f, true) <= 0) return;
    const code = t.pick(seatOf(t.s, f[BY]));
    ease.put(f, first[code]);
    harm.put(f, second[code]);
  },
  askDefence(t, f) {
    if (levelsOf(t.s, f, false) > 0) t.ask(DUEL_DEFENCE, seatOf(t.s, f[AT]));
  },
  roll(t, f) {
    if (levelsOf(t.s, f, false) > 0) defenceEase.put(f, first[t.pick(seatOf(t.s, f[AT]))]);
    die.put(f, 1 + t.rng.below(DIE_FACES));
    defenceDie.put(f, 1 + t.rng.below(DIE_FACES));
    success.put(f, contestIn(t.s, f).hits ? 1 : 0);
  },
  askSecondThought(t, f) {
    if (loserMayPay(t.s, f)) t.ask(SECOND_THOUGHT, seatOf(t.s, loserOf(f)));
  },
  rollAgain(t, f) {
    if (loserMayPay(t.s, f) && kindOf[t.pick(seatOf(t.s, loserOf(f)))] === kind.reroll) rollAgain(t, f);
  },
  settle: (t, f) => settleDuel(t, f),
  askSpecial(t, f) {
    if (success.of(f) === 1 && special.of(f) > 0) t.ask(SPECIAL_ATTACK, seatOf(t.s, f[BY]));
  },
  hit(t, f) {
    if (success.of(f) === 0) return holdTouch(t.s, f);
    const chosen = special.of(f) > 0 ? taken(t.pick(seatOf(t.s, f[BY]))) : 'damage';
    land(t, f, f[BY], f[AT], f[CODE], specialLines(die.of(f), chosen === 'damage' ? extra.of(f) : 0));
    if (chosen !== 'damage') affect(t, f[BY], f[AT], chosen);
  },
  effects(t, f) {
    if (success.of(f) === 1) t.call(effects, f[BY], f[AT], f[CODE]);
  },
});

const meansIn = (s: State, f: Frame): Means => meansOf(s.combatants[f[BY]], f[CODE]);
const costIn = (s: State, f: Frame): number => costOf(s.combatants[f[BY]], f[CODE]);
const statFor = (s: State, f: Frame, attacks: boolean): Stat =>
  attacks ? meansIn(s, f).stat : DEFENCE_STATS[meansIn(s, f).threat];

/** E3, E4: levels that one of the two can apply. Who sleeps or sees nothing coming applies none (SD6, DF5). */
function levelsOf(s: State, f: Frame, attacks: boolean): number {
  if (!attacks && (has(s, f[AT], 'unconscious') || s.combatants[f[AT]].unaware === 1)) return 0;
  return mostLevels(s, attacks ? f[BY] : f[AT], statFor(s, f, attacks), attacks ? costIn(s, f) : 0);
}

/** PP2: steps that ease the attacker's roll. */
function attackerIn(s: State, f: Frame): Contender {
  const means = meansIn(s, f);
  const approach = approachFor(s, f[BY], means, { ease: ease.of(f), damage: harm.of(f) });
  const steps =
    totalOf(stepsOfAttack(s, f[BY], f[AT], means, false)) +
    totalOf(approach.modifiers ?? []) +
    totalOf(skillLines(attackSkill(s.combatants[f[BY]], means))) +
    cappedAssets(ownAssets(approach.assets ?? 0)).steps +
    totalOf(easingLines(approach.effort ?? {}));
  return { die: die.of(f), eased: -steps || 0 };
}

function defenderIn(s: State, f: Frame): Contender {
  const c = s.combatants[f[AT]];
  const { threat } = meansIn(s, f);
  const known = c.unaware === 0;
  const steps =
    (known ? totalOf(skillLines(defenceSkill(c, DEFENCE_STATS[threat]))) : 0) +
    (known ? totalOf(shieldLines(c.shield === 1, threat)) : 0) +
    (known && c.guard >= 0 ? totalOf(guardLines()) : 0) +
    totalOf(ownLines(s, f[AT])) +
    totalOf(easingLines({ ease: defenceEase.of(f) }));
  return { die: defenceDie.of(f), eased: -steps || 0 };
}

/** PP3; the unconscious do not defend (SD6). */
function contestIn(s: State, f: Frame): { hits: boolean; ledger: Ledger } {
  const result = contest(attackerIn(s, f), defenderIn(s, f));
  return has(s, f[AT], 'unconscious') ? { ...result, hits: true } : result;
}

const loserOf = (f: Frame): number => (success.of(f) === 1 ? f[AT] : f[BY]);
const loserMayPay = (s: State, f: Frame): boolean => s.combatants[loserOf(f)].xp > 0;

/** XB1: whoever is behind may roll again. */
function rollAgain(t: Table<State>, f: Frame): void {
  const { s } = t;
  const loser = loserOf(f);
  const own = success.of(f) === 1 ? defenceDie : die;
  const again = reroll(s.combatants[loser], own.of(f), 1 + t.rng.below(DIE_FACES));
  haveXp(s.combatants[loser], again.character.xp);
  own.put(f, again.die);
  success.put(f, contestIn(s, f).hits ? 1 : 0);
  if (t.told) t.tell({ type: 'reroll', who: loser, payer: loser, die: again.die, ledger: again.ledger });
}

/** S6, ED7: both pay, unless a 20 gives it back. */
function settleDuel(t: Table<State>, f: Frame): void {
  const { s } = t;
  const result = contestIn(s, f);
  const attacker = doerOf(s, f[BY]);
  const own = specialOf(die.of(f), 'attack', result.hits, isImpaired(attacker.track));
  special.put(f, own.effect === 'none' ? 0 : own.effect === 'minor' ? 1 : 2);
  extra.put(f, own.damage);
  const levels = ease.of(f) + harm.of(f);
  const stat = statFor(s, f, true);
  const price = priceOf(stat, attacker, levels, costIn(s, f));
  const paid = own.refund ? [] : pay(s, f[BY], stat, price.points);
  const defender = doerOf(s, f[AT]);
  const defence = priceOf(statFor(s, f, false), defender, defenceEase.of(f));
  const refunded = specialOf(defenceDie.of(f), 'defence', !result.hits, isImpaired(defender.track)).refund;
  const paidBack = refunded ? [] : pay(s, f[AT], statFor(s, f, false), defence.points);
  if (t.told)
    t.tell({
      type: 'duel',
      who: f[BY],
      against: f[AT],
      hit: result.hits,
      ledger: [
        ...result.ledger,
        ...price.ledger,
        ...paid,
        ...defence.ledger,
        ...paidBack,
        ...unlessZero('refund', 'S6', own.refund ? price.points : 0),
      ],
    });
}

const duelEffort = (attacks: boolean) =>
  decision<State>(attacks ? 'duel attack' : 'duel defence', (s, _seat, _draft, out) => {
    const most = levelsOf(s, topFrame(s), attacks);
    const harms = attacks && meansIn(s, topFrame(s)).damage > 0;
    let n = 0;
    for (let easing = 0; easing <= most; easing++)
      for (let damage = 0; damage <= (harms ? most - easing : 0); damage++) out[n++] = moves.effort(easing, damage);
    return n;
  });

export const DUEL_ATTACK = duelEffort(true);
export const DUEL_DEFENCE = duelEffort(false);
export const SECOND_THOUGHT = decision<State>('second thought', (s, _seat, _draft, out) => {
  out[0] = moves.keep();
  out[1] = moves.reroll(loserOf(topFrame(s)));
  return 2;
});
