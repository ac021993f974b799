import { NONE, type Frame } from '@ennead/kernel';
import { abilityTask } from '../rules/abilities.ts';
import { forDefender } from '../rules/attack-modifiers.ts';
import { attackTask, weaponLines } from '../rules/attack.ts';
import { plan, stepsOf, type Approach, type Plan } from '../rules/attempt.ts';
import { defenceTask, DEFENCE_STATS, shieldLines, THREATS, unaware, type Threat } from '../rules/defend.ts';
import type { SkillLevel } from '../rules/easing.ts';
import type { EffortUse } from '../rules/effort.ts';
import { guardLines, passTask, stopTask } from '../rules/guard.ts';
import { healTask } from '../rules/heal.ts';
import { attackLines, defenceLines, easedLines, hinderedLines } from '../rules/lasting.ts';
import type { Ledger } from '../rules/ledger.ts';
import { moveTask, pushTask } from '../rules/movement.ts';
import { decisionAt } from '../rules/roll.ts';
import { conditionLines } from '../rules/special-damage.ts';
import { afterSteps, modified, type Stat, type Task } from '../rules/tasks.ts';
import { doerOf } from './bodies.ts';
import { hitsArea, isHostile, meansOf, type Means } from './means.ts';
import { first, kind, kindOf, second, third } from './moves.ts';
import { field } from './fields.ts';
import { bodyLines, creatureOf, groundOf, inArea, isImmune, verdictOn, whyImpossible } from './situation.ts';
import { has, forceOf } from './rows.ts';
import { areFoes, DEFENCE_ASSET, isThere, MOVE_ASSET, type Combatant, type State } from './state.ts';
import { tripOf } from './trip.ts';

/** T2: what is tried, as the rules plan it. */
export const PURPOSES = ['attack', 'area', 'defend', 'resist', 'stop', 'pass-guard', 'move', 'heal'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** Slots of an attempt: who tries what against whom in one number; the option that led to it; a threat; the result. */
const CODE = 'b';
const THREAT = 'c';
const BITS = 4;
const trier = field('a', 0, BITS);
const other = field('a', BITS, BITS);
const purpose = field('a', 2 * BITS, BITS);

export const packed = (who: number, whom: number, what: Purpose): number =>
  who | (whom << BITS) | (PURPOSES.indexOf(what) << (2 * BITS));
export const whoTries = trier.of;
export const against = other.of;
export const purposeOf = (f: Frame): Purpose => PURPOSES[purpose.of(f)];
export const codeOf = (f: Frame): number => f[CODE];
const threatOf = (f: Frame): Threat => THREATS[f[THREAT]];

/** SD1, S7, S8: the state of whoever tries. */
export const ownLines = (s: State, who: number): Ledger => [
  ...conditionLines(has(s, who, 'dazed') ? ['dazed'] : []),
  ...hinderedLines(forceOf(s, who, 'hindered')),
];

/** H1: the level that an attack on a creature goes against. */
const defendingLevel = (c: Combatant): number => Math.max(0, c.level + (creatureOf(c).defendsAs ?? 0));
const attackingLevel = (c: Combatant): number => Math.max(0, c.level + (creatureOf(c).attacksAs ?? 0));

/** AM1: steps of an attack that come from where both stand and what is in force. */
export function stepsOfAttack(s: State, by: number, at: number, means: Means, lucky: boolean): Ledger {
  return [
    ...verdictOn(s, by, at, means, lucky).ledger,
    ...(means.weapon === null ? [] : weaponLines(means.weapon)),
    ...easedLines(means.ease),
    ...attackLines(forceOf(s, by, 'attack'), forceOf(s, at, 'exposed')),
    ...forDefender(defenceLines(forceOf(s, at, 'defence'))),
    ...(isOnGuard(s.combatants[at]) ? forDefender(guardLines()) : []),
  ];
}

/** GU1: an NPC on guard is harder to hit; a character's own roll counts it (defenceTaskFor). */
const isOnGuard = (c: Combatant): boolean => c.npc === 1 && c.guard !== NONE;

/** M3: the skill that an attack is made with. */
export function attackSkill(c: Combatant, means: Means): SkillLevel {
  if (means.weapon === null) return (means.kind === 'ability' || means.kind === 'touch' ? c.esoteric : 0) as SkillLevel;
  return (means.weapon === 'light' ? c.light : means.weapon === 'medium' ? c.medium : c.heavy) as SkillLevel;
}

export const defenceSkill = (c: Combatant, stat: Stat): SkillLevel =>
  (stat === 'might' ? c.mightDefence : stat === 'speed' ? c.speedDefence : c.intellectDefence) as SkillLevel;

export const approachFor = (s: State, by: number, means: Means, effort: EffortUse): Approach => {
  const c = s.combatants[by];
  return {
    stat: means.stat,
    skill: attackSkill(c, means),
    modifiers: ownLines(s, by),
    effort,
  };
};

/** C1, H4: what an option costs before Effort; a touch that stayed ready costs nothing again. */
export const costOf = (c: Combatant, code: number): number =>
  kindOf[code] === kind.ability && c.held === first[code] ? 0 : meansOf(c, code).cost;

/** H1: an attack on a creature. */
function attackPlan(s: State, by: number, at: number, code: number, effort: EffortUse): Plan {
  const c = s.combatants[by];
  const means = meansOf(c, code);
  const task = attackTask(means.kind, defendingLevel(s.combatants[at]), {
    modifiers: stepsOfAttack(s, by, at, means, kindOf[code] === kind.lucky),
    initialCost: costOf(c, code),
    area: hitsArea(means),
  });
  return plan(task, doerOf(s, by), approachFor(s, by, means, effort));
}

/** In this order one creature of an area stands for all: whoever needs a roll, then who is hit without one. */
const DECISIVE = ['roll', 'routine', 'impossible'] as const;

/** AA2: the die is thrown if anybody in the area needs it; the plan is the one against the easiest of those. */
function areaPlan(s: State, by: number, at: number, code: number, effort: EffortUse): Plan {
  const means = meansOf(s.combatants[by], code);
  let chosen = at;
  let least = Infinity;
  for (const target of creaturesIn(s, by, at, means)) {
    const difficulty = difficultyAgainst(s, by, target, means, effort.ease ?? 0);
    const decision = decisionAt(difficulty, 0);
    const rank = DECISIVE.indexOf(decision as (typeof DECISIVE)[number]) * RANK + difficulty;
    if (rank < least) [chosen, least] = [target, rank];
  }
  return attackPlan(s, by, chosen, code, effort);
}
const RANK = 1000;

/** AA1, AA2: whether somebody is a foe around the one it is aimed at, can be reached at all (CO2) and feels it (EN11). */
export function isCaught(s: State, by: number, at: number, means: Means, i: number): boolean {
  const caught = s.combatants[i];
  if (!isThere(caught) || !areFoes(s.combatants[by], caught) || !inArea(s.combatants[at], caught)) return false;
  return i === at || (!isImmune(caught, means) && whyImpossible(s, by, i, means) === null);
}

/** AA1, AA2: all whom an attack on an area catches. */
export function foesIn(s: State, by: number, at: number, means: Means): number[] {
  const found: number[] = [];
  for (let i = 0; i < s.combatants.length; i++) if (isCaught(s, by, at, means, i)) found.push(i);
  return found;
}

const creaturesIn = (s: State, by: number, at: number, means: Means): number[] =>
  foesIn(s, by, at, means).filter(i => s.combatants[i].npc === 1);

/** AA2: how hard each creature in the area is to hit with what has been paid for already. */
export function difficultyAgainst(s: State, by: number, at: number, means: Means, eased: number): number {
  const approach = approachFor(s, by, means, { ease: eased });
  const { steps } = stepsOf(stepsOfAttack(s, by, at, means, false), [], approach);
  return afterSteps(defendingLevel(s.combatants[at]), steps);
}

/** DF1: a character's defence against a creature's attack, or against what came with it (DF4). */
export function defenceTaskFor(s: State, who: number, by: number, means: Means, threat: Threat): Task {
  const c = s.combatants[who];
  const steps: Ledger = [...stepsOfAttack(s, by, who, means, false), ...ownLines(s, by)];
  const attack = threat === means.threat ? steps : ownLines(s, by);
  const own: Ledger = [...(c.guard === NONE ? [] : guardLines()), ...defenceOf(s, who, threat, means)];
  const task = defenceTask(threat, attackingLevel(s.combatants[by]), attack);
  const ready = modified(task, own, shieldLines(c.shield === 1, threat));
  return c.unaware === 1 ? unaware(ready).task : ready; // DF5
}

/** Only where the steps of the attack have not counted it yet. */
const defenceOf = (s: State, who: number, threat: Threat, means: Means): Ledger =>
  threat === means.threat ? [] : defenceLines(forceOf(s, who, 'defence'));

/** GR3, GR5: to duck or block is a physical action. */
export const defenderLines = (s: State, who: number, threat: Threat): Ledger =>
  DEFENCE_STATS[threat] === 'speed' ? [...ownLines(s, who), ...bodyLines(s, who)] : ownLines(s, who);

function defencePlan(s: State, f: Frame, effort: EffortUse): Plan {
  const [who, by, threat] = [whoTries(f), against(f), threatOf(f)];
  const c = s.combatants[who];
  const task = defenceTaskFor(s, who, by, meansOf(s.combatants[by], codeOf(f)), threat);
  const modifiers = defenderLines(s, who, threat);
  if (c.unaware === 1) return plan(task, doerOf(s, who), { modifiers });
  const skill = defenceSkill(c, DEFENCE_STATS[threat]);
  const assets = purposeOf(f) === 'defend' && c.asset === DEFENCE_ASSET ? 1 : 0; // S9
  return plan(task, doerOf(s, who), { skill, assets, modifiers, effort });
}

/** MO3, TE6: a long move, or a push where nothing weighs. */
function movePlan(s: State, who: number, code: number, effort: EffortUse): Plan {
  const trip = tripOf(s, who, code);
  const c = s.combatants[who];
  const task = trip.push ? pushTask(trip.feet, true)! : moveTask('long', groundOf(s, c));
  const modifiers = trip.push ? [...ownLines(s, who), ...bodyLines(s, who)] : ownLines(s, who); // GR5
  return plan(task, doerOf(s, who), { modifiers, assets: c.asset === MOVE_ASSET ? 1 : 0, effort });
}

/** The attempt of a frame with these levels of Effort. */
export function planOf(s: State, f: Frame, effort: EffortUse): Plan {
  const who = whoTries(f);
  const code = codeOf(f);
  const body = (): Approach => ({ modifiers: [...ownLines(s, who), ...bodyLines(s, who)], effort });
  switch (purposeOf(f)) {
    case 'attack':
      return attackPlan(s, who, against(f), code, effort);
    case 'area':
      return areaPlan(s, who, against(f), code, effort);
    case 'defend':
    case 'resist':
      return defencePlan(s, f, effort);
    case 'stop':
      return plan(stopTask(s.combatants[against(f)].level), doerOf(s, who), body()); // GU2
    case 'pass-guard':
      return plan(passTask(s.combatants[against(f)].level), doerOf(s, who), body()); // GU3
    case 'move':
      return movePlan(s, who, code, effort);
    case 'heal':
      return plan(healTask(second[code] + 1), doerOf(s, who), { modifiers: ownLines(s, who), effort }); // HE1
  }
}

/** The stat that an attempt is paid from, and what it costs before Effort. */
export function priceIn(s: State, f: Frame): { stat: Stat; cost: number; mayHarm: boolean } {
  const c = s.combatants[whoTries(f)];
  switch (purposeOf(f)) {
    case 'attack':
    case 'area': {
      const means = meansOf(c, codeOf(f));
      return { stat: means.stat, cost: costOf(c, codeOf(f)), mayHarm: isHostile(means) && means.damage > 0 };
    }
    case 'defend':
    case 'resist':
      return { stat: DEFENCE_STATS[threatOf(f)], cost: 0, mayHarm: false };
    case 'move':
      return { stat: tripOf(s, whoTries(f), codeOf(f)).push ? 'might' : 'speed', cost: 0, mayHarm: false };
    case 'heal':
      return { stat: 'intellect', cost: 0, mayHarm: false };
    default:
      return { stat: 'speed', cost: 0, mayHarm: false };
  }
}

/** AB2: something done to oneself or the willing: paid for, and not rolled. */
export function supportPlan(s: State, who: number, means: Means): Plan {
  const task = abilityTask({ level: null, unwanted: false, cost: means.cost });
  return plan({ ...task, stats: [means.stat] }, doerOf(s, who), { stat: means.stat });
}

/** HE3: the Pool that a healer has chosen. */
export const healedStat = (code: number): number => third[code];
