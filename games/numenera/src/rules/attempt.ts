import { line, totalOf, unlessZero, type Ledger } from './ledger.ts';
import { isImpaired, refuseUnable } from './damage-track.ts';
import { bonusAsAssets, cappedAssets, ownAssets, skillLines, type SkillLevel } from './easing.ts';
import { withPoints, type Body } from './effects-of-damage.ts';
import { easingLines, effortDamage, paidLevels, priceOf, type EffortUse, type Payer } from './effort.ts';
import { unpaidLines } from './initial-cost.ts';
import { retryLines } from './retry.ts';
import { compare, decisionAt, type Decision } from './roll.ts';
import { specialOf, type Special } from './special-rolls.ts';
import {
  DIE_FACES,
  afterSteps,
  originalDifficulty,
  statOf,
  targetOf,
  winningFaces,
  type Stat,
  type Task,
} from './tasks.ts';

/** T2: one attempt at a task, from the difficulty to the target number, then the roll. */

/** What the character brings to this attempt. */
export interface Approach {
  readonly stat?: Stat;
  readonly skill?: SkillLevel;
  readonly assets?: number;
  /** Sum of modifiers to the roll. */
  readonly bonus?: number;
  /** Steps of the character's own state, such as dazed. */
  readonly modifiers?: Ledger;
  readonly effort?: EffortUse;
  readonly retry?: boolean;
  /** XI4: the game master intrudes on a task that would need no roll. */
  readonly intruded?: boolean;
}

/** An attempt before its roll. */
export interface Plan {
  readonly task: Task;
  readonly stat: Stat;
  readonly difficulty: number;
  readonly target: number;
  readonly bonus: number;
  readonly decision: Decision;
  /** Points of `stat` that the attempt costs. */
  readonly points: number;
  /** Damage that Effort adds. */
  readonly damage: Ledger;
  /** T10: chance of success from 0 to 1. */
  readonly chance: number;
  readonly ledger: Ledger;
}

const chanceOf = (decision: Decision, target: number, bonus: number): number => {
  if (decision === 'routine') return 1;
  return decision === 'roll' ? winningFaces(target, bonus) / DIE_FACES : 0;
};

/** M3 to M8, R4: all that eases and hinders one attempt; M7: what hinders has no limit, what eases is cut to its own. */
export function stepsOf(
  situation: Ledger,
  given: Ledger,
  { skill = 0, assets = 0, bonus = 0, modifiers = [], effort = {} }: Approach,
): { steps: number; bonus: number; ledger: Ledger } {
  const skills = skillLines(skill);
  const capped = cappedAssets([...given, ...ownAssets(assets)]);
  const roll = bonusAsAssets(bonus, capped.steps);
  const efforts = easingLines(effort);
  const ledger = [...situation, ...modifiers, ...skills, ...capped.ledger, ...roll.ledger, ...efforts];
  const steps =
    totalOf(situation) + totalOf(modifiers) + totalOf(skills) + capped.steps + roll.steps + totalOf(efforts);
  return { steps, bonus: roll.bonus, ledger };
}

/** T2: difficulty, easing and hindering, target number, in this order. Refuses what cannot be tried. */
export function plan(task: Task, doer: Payer, approach: Approach = {}): Plan {
  refuseUnable(doer, task.kind === 'defence' ? 'defend' : 'act');
  const stat = statOf(task, approach.stat);
  const use = approach.effort ?? {};
  const unpaid = unpaidLines(stat, doer, task.initialCost);
  const retry = retryLines(task.kind, approach.retry ?? false, use);
  const levels = unpaid.length > 0 ? 0 : paidLevels(stat, doer, use, task.initialCost);
  const roll = stepsOf(task.modifiers, task.assets, { ...approach, effort: unpaid.length > 0 ? {} : use });
  const eased = afterSteps(originalDifficulty(task), roll.steps);
  const demanded = eased === 0 && (approach.intruded ?? false); // M2, XI4
  const difficulty = demanded ? originalDifficulty(task) : eased;
  const target = targetOf(difficulty);
  const decision = unpaid.length > 0 ? 'unpaid' : decisionAt(difficulty, roll.bonus);
  const tried = decision === 'routine' || decision === 'roll'; // R3, T8: else nothing is paid
  const price = tried ? priceOf(stat, doer, levels, task.initialCost) : { points: 0, ledger: [] };
  return {
    task,
    stat,
    difficulty,
    target,
    bonus: roll.bonus,
    decision,
    points: price.points,
    damage: effortDamage(use.damage ?? 0, task.area),
    chance: chanceOf(decision, target, roll.bonus),
    ledger: [
      task.base,
      ...roll.ledger,
      ...(demanded ? [line('intruded', 'M2', difficulty)] : []),
      line('target', 'T4', target),
      ...retry,
      ...unpaid,
      ...(decision === 'routine' ? [line('routine', 'T5')] : []),
      ...(decision === 'impossible' ? [line('no-roll', 'R3')] : []),
      ...price.ledger,
    ],
  };
}

export interface Offer {
  readonly levels: number;
  readonly points: number;
  readonly chance: number;
}

/** E11: price and chance for each level of Effort for easing that the character can apply and pay. */
export function offers(task: Task, doer: Payer, approach: Approach = {}): readonly Offer[] {
  const found: Offer[] = [];
  const stat = statOf(task, approach.stat);
  const damage = approach.effort?.damage ?? 0;
  const least = approach.retry && task.kind === 'other' && damage === 0 ? 1 : 0; // Y1
  for (let levels = least; levels + damage <= doer.effort; levels++) {
    const { points } = priceOf(stat, doer, levels + damage, task.initialCost);
    if (points > doer.pools[stat].points) break;
    const { chance } = plan(task, doer, { ...approach, effort: { ...approach.effort, ease: levels } });
    found.push({ levels, points, chance });
  }
  return found;
}

/** An attempt after its roll. */
export interface Settled<D> {
  readonly success: boolean;
  /** Die and bonus; null where nothing was rolled. */
  readonly total: number | null;
  readonly special: Special;
  readonly doer: D;
  readonly ledger: Ledger;
}

const NOTHING_SPECIAL: Special = { intrusion: false, damage: 0, effect: 'none', refund: false, ledger: [] };

/** R1, S6, ED7: the roll, then what is paid, then what an empty Pool does. AB3: a routine task may be rolled for too. */
export function settle<D extends Body>(planned: Plan, doer: D, die?: number): Settled<D> {
  const { decision, task, stat, points } = planned;
  if (decision === 'impossible' || decision === 'unpaid')
    return { success: false, total: null, special: NOTHING_SPECIAL, doer, ledger: planned.ledger };
  const rolled = decision === 'roll' || die !== undefined;
  const thrown = rolled ? compare(die ?? Number.NaN, planned.bonus, planned.target) : null;
  const success = decision === 'routine' || (thrown?.success ?? false);
  const special = thrown ? specialOf(die ?? 0, task.kind, success, isImpaired(doer.track)) : NOTHING_SPECIAL;
  const refund = special.refund ? points : 0;
  const paid = withPoints(doer, { [stat]: doer.pools[stat].points - points + refund });
  return {
    success,
    total: thrown?.total ?? null,
    special,
    doer: paid.body,
    ledger: [
      ...planned.ledger,
      ...(thrown?.ledger ?? []),
      ...special.ledger,
      ...unlessZero('refund', 'S6', refund),
      ...paid.ledger,
    ],
  };
}
