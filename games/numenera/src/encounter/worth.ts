import { topFrame } from '@ennead/kernel';
import { pointsFor } from '../rules/effort.ts';
import { doerOf, lifeAtMost, lifeOf } from './bodies.ts';
import { ACT } from './flow/act.ts';
import { DEFENCE, EFFORT, REROLL, STOP } from './flow/attempt.ts';
import { INTRUDE } from './flow/intrusion.ts';
import { extra, harm } from './flow/result.ts';
import { meansOf } from './means.ts';
import { first, INTRUSIONS, kind, kindOf, second, SPECIALS } from './moves.ts';
import { chanceAt, defenceChance, effectWorth, harmWorth, levelFor, menaceOf, throughFor } from './odds.ts';
import { against, codeOf, priceIn, purposeOf, whoTries } from './plans.ts';
import { STAT_COUNT, type Combatant, type State } from './state.ts';
import { actWorth, hostileWorth, OWN_POINT, XP_KEPT } from './worth-acts.ts';

/** What an option looks worth to the seat that may pick it: deeds in worth-acts.ts, answers to what happens here. */

/** What an option is worth to a seat at the decision that is open. */
export function worthOf(s: State, seat: number, code: number): number {
  switch (s.flow.ask) {
    case ACT.id:
      return actWorth(s, topFrame(s).a, code, seat);
    case INTRUDE.id:
      return intrudeWorth(s, code);
    default:
      return reactionWorth(s, seat, code);
  }
}

/** Effort for an attempt that is under way. */
function effortWorth(s: State, code: number, seat: number): number {
  const f = topFrame(s);
  const who = whoTries(f);
  if (kindOf[code] !== kind.effort) return s.flow.ask === STOP.id ? 0 : -20;
  const [eased, levels] = [first[code], second[code]];
  const { stat, cost } = priceIn(s, f);
  const price = eased + levels === 0 && cost === 0 ? 0 : pointsFor(stat, doerOf(s, who), eased + levels, cost);
  const purpose = purposeOf(f);
  const other = against(f);
  const paid = price * thrift(s, who, stat);
  switch (purpose) {
    case 'attack':
    case 'area':
      return hostileWorth(s, who, other, meansOf(s.combatants[who], codeOf(f)), seat, eased, levels) - paid;
    case 'defend':
    case 'resist': {
      const means = meansOf(s.combatants[other], codeOf(f));
      let loss = throughFor(s, other, who, means, 0);
      for (const effect of means.effects) loss += effectWorth(s, effect, who, seat);
      return -(1 - defenceChance(s, who, other, means, seat, eased)) * loss - paid;
    }
    case 'stop':
    case 'pass-guard':
      return (
        chanceAt(levelFor(s.combatants[other], seat) + 1 - eased) * (1 + menaceOf(s.combatants[other], seat)) - paid
      );
    case 'move':
      return chanceAt(4 - eased) * 2 - paid;
    case 'heal':
      return chanceAt(second[codeOf(f)] + 1 - eased) * 4 - paid;
  }
}

const INTELLECT = 'intellect';

/** The emptier a Pool, the dearer its points; those of the mind are seldom hit. */
function thrift(s: State, who: number, stat: string): number {
  const left = lifeOf(s, who) / Math.max(1, lifeAtMost(s, who));
  return (stat === INTELLECT ? 0.35 : OWN_POINT) + 0.4 * (1 - left);
}

/** XB1: another roll for an attempt that failed. */
function rerollWorth(s: State, code: number, seat: number): number {
  if (kindOf[code] === kind.keep) return 0;
  const frames = s.flow.frames;
  const f = s.flow.ask === REROLL.id ? frames[frames.length - 2] : null;
  if (f === null) return 0.5;
  const who = whoTries(f);
  const other = against(f);
  switch (purposeOf(f)) {
    case 'attack':
    case 'area':
      return hostileWorth(s, who, other, meansOf(s.combatants[who], codeOf(f)), seat, 0, harm.of(f)) - XP_KEPT;
    case 'defend': {
      const means = meansOf(s.combatants[other], codeOf(f));
      return defenceChance(s, who, other, means, seat, 0) * throughFor(s, other, who, means, 0) - XP_KEPT;
    }
    default:
      return -1;
  }
}

const SPECIAL_WORTH: Readonly<Record<string, number>> = {
  distract: 0.4,
  'knock-back': 0.1,
  'move-past': 0.05,
  disarm: 0.5,
  impair: 1,
  'knock-down': 0.5,
  stun: 1.1,
};

/** S10: damage, or what an effect spares one's own side. */
function specialWorth(s: State, code: number, seat: number): number {
  const f = topFrame(s);
  const id = SPECIALS[first[code]];
  const target = s.combatants[f.b] as Combatant | undefined;
  if (id === 'damage' && target) return harmWorth(s, f.b, extra.of(f), seat);
  if (id === 'free-attack' || id === 'additional-action') return 3;
  return (SPECIAL_WORTH[id] ?? 1) * (target ? menaceOf(target, seat) : 1);
}

const INTRUSION_WORTH: Readonly<Record<string, number>> = { 'lucky-blow': 2, drop: 1.8, slip: 1, daze: 1.5 };

/** EN10: a free intrusion costs nothing; an unasked one gives the party two points, and is best where it hurts. */
function intrudeWorth(s: State, code: number): number {
  if (kindOf[code] === kind.pass) return s.round < 2 ? 3 : 0;
  const share = lifeOf(s, first[code]) / Math.max(1, lifeAtMost(s, first[code]));
  return INTRUSION_WORTH[INTRUSIONS[second[code]]] * (0.5 + share);
}

/** RC3: first a Pool that is empty, then whatever keeps them even. */
function spreadWorth(s: State, code: number): number {
  const { a: who } = topFrame(s);
  let worth = 0;
  const given = [first[code], second[code]];
  for (let stat = 0; stat < 2; stat++) {
    const at = who * STAT_COUNT + stat;
    const after = s.points[at] + given[stat];
    worth += Math.sqrt(after / s.pools[at]) * (stat === 0 ? 3 : 2.5);
    if (s.points[at] === 0 && given[stat] > 0) worth += 5;
  }
  return worth;
}

function reactionWorth(s: State, seat: number, code: number): number {
  switch (kindOf[code]) {
    case kind.effort:
      return isAttempt(s) ? effortWorth(s, code, seat) : -0.6 * (first[code] + second[code]);
    case kind.forgo:
      return -20;
    case kind.reroll:
    case kind.keep:
      return rerollWorth(s, code, seat);
    case kind.take:
      return specialWorth(s, code, seat);
    case kind.restore:
      return spreadWorth(s, code);
    case kind.refuse:
      return -0.5;
    case kind.gift:
      return -s.combatants[first[code]].xp;
    default:
      return 0;
  }
}

/** Whether the Effort that is asked for belongs to an attempt; that of a duel and of initiative is judged by its price alone. */
const isAttempt = (s: State): boolean =>
  s.flow.ask === DEFENCE.id || s.flow.ask === STOP.id || s.flow.ask === EFFORT.id;
