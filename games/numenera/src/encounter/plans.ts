import { NONE, type Frame } from '@ennead/kernel';
import { abilityTask } from '../rules/abilities.ts';
import { forDefender } from '../rules/attack-modifiers.ts';
import { attackTask, weaponLines } from '../rules/attack.ts';
import { plan, type Approach, type Plan } from '../rules/attempt.ts';
import { defenceTask, DEFENCE_STATS, shieldLines, THREATS, unaware, type Threat } from '../rules/defend.ts';
import { cappedAssets, ownAssets, skillLines, type SkillLevel } from '../rules/easing.ts';
import { easingLines, type EffortUse } from '../rules/effort.ts';
import { guardLines, passTask, stopTask } from '../rules/guard.ts';
import { healTask } from '../rules/heal.ts';
import { attackLines, defenceLines, easedLines, hinderedLines } from '../rules/lasting.ts';
import { totalOf, type Ledger } from '../rules/ledger.ts';
import { moveTask, pushTask } from '../rules/movement.ts';
import { conditionLines } from '../rules/special-damage.ts';
import { afterSteps, modified, type Stat, type Task } from '../rules/tasks.ts';
import { doerOf } from './bodies.ts';
import { hitsArea, isHostile, meansOf, type Means } from './means.ts';
import { first, kind, kindOf, second, third } from './moves.ts';
import { creatureOf, groundOf, inArea, verdictOn, whyImpossible } from './situation.ts';
import { has, forceOf } from './rows.ts';
import { areFoes, isThere, type Combatant, type State } from './state.ts';
import { tripOf } from './trip.ts';

/** T2: what is tried, as the rules plan it. */
export const PURPOSES = ['attack', 'area', 'defend', 'resist', 'stop', 'pass-guard', 'move', 'heal'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** Slots of an attempt: who tries what against whom in one number; the option that led to it; a threat; the result. */
const CODE = 'b';
const THREAT = 'c';
const BITS = 4;
const MASK = 15;

export const packed = (who: number, against: number, purpose: Purpose): number =>
  who | (against << BITS) | (PURPOSES.indexOf(purpose) << (2 * BITS));
export const whoTries = (f: Frame): number => f.a & MASK;
export const against = (f: Frame): number => (f.a >> BITS) & MASK;
export const purposeOf = (f: Frame): Purpose => PURPOSES[f.a >> (2 * BITS)];
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
  ];
}

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
    assets: c.asset,
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

/** AA2: of all creatures in the area, the plan against the one that is easiest to hit: if the die misses it, it misses all. */
function areaPlan(s: State, by: number, at: number, code: number, effort: EffortUse): Plan {
  const means = meansOf(s.combatants[by], code);
  let easiest = at;
  let least = Infinity;
  for (const target of creaturesIn(s, by, at, means)) {
    const difficulty = difficultyAgainst(s, by, target, means, effort.ease ?? 0);
    if (difficulty < least) [easiest, least] = [target, difficulty];
  }
  return attackPlan(s, by, easiest, code, effort);
}

/** AA1, AA2: foes around the one it is aimed at who can be reached at all. */
export function foesIn(s: State, by: number, at: number, means: Means): number[] {
  const found: number[] = [];
  for (let i = 0; i < s.combatants.length; i++) {
    const other = s.combatants[i];
    if (!isThere(other) || !areFoes(s.combatants[by], other) || !inArea(s.combatants[at], other)) continue;
    if (i === at || whyImpossible(s, by, i, means) === null) found.push(i);
  }
  return found;
}

const creaturesIn = (s: State, by: number, at: number, means: Means): number[] =>
  foesIn(s, by, at, means).filter(i => s.combatants[i].npc === 1);

/** AA2: how hard each creature in the area is to hit with what has been paid for already. */
export function difficultyAgainst(s: State, by: number, at: number, means: Means, eased: number): number {
  const c = s.combatants[by];
  const steps =
    totalOf(stepsOfAttack(s, by, at, means, false)) +
    totalOf(ownLines(s, by)) +
    totalOf(skillLines(attackSkill(c, means))) +
    cappedAssets(ownAssets(c.asset)).steps +
    totalOf(easingLines({ ease: eased }));
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

function defencePlan(s: State, who: number, by: number, code: number, threat: Threat, effort: EffortUse): Plan {
  const c = s.combatants[who];
  const task = defenceTaskFor(s, who, by, meansOf(s.combatants[by], code), threat);
  if (c.unaware === 1) return plan(task, doerOf(s, who), { modifiers: ownLines(s, who) });
  const skill = defenceSkill(c, DEFENCE_STATS[threat]);
  return plan(task, doerOf(s, who), { skill, modifiers: ownLines(s, who), effort });
}

/** MO3, TE6: a long move, or a push where nothing weighs. */
function movePlan(s: State, who: number, code: number, effort: EffortUse): Plan {
  const trip = tripOf(s, who, code);
  const task = trip.push ? pushTask(trip.feet, true)! : moveTask('long', groundOf(s));
  return plan(task, doerOf(s, who), { modifiers: ownLines(s, who), effort });
}

/** The attempt of a frame with these levels of Effort. */
export function planOf(s: State, f: Frame, effort: EffortUse): Plan {
  const who = whoTries(f);
  const code = codeOf(f);
  const modifiers = (): Approach => ({ modifiers: ownLines(s, who), effort });
  switch (purposeOf(f)) {
    case 'attack':
      return attackPlan(s, who, against(f), code, effort);
    case 'area':
      return areaPlan(s, who, against(f), code, effort);
    case 'defend':
    case 'resist':
      return defencePlan(s, who, against(f), code, threatOf(f), effort);
    case 'stop':
      return plan(stopTask(s.combatants[against(f)].level), doerOf(s, who), modifiers()); // GU2
    case 'pass-guard':
      return plan(passTask(s.combatants[against(f)].level), doerOf(s, who), modifiers()); // GU3
    case 'move':
      return movePlan(s, who, code, effort);
    case 'heal':
      return plan(healTask(second[code] + 1), doerOf(s, who), modifiers()); // HE1
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
