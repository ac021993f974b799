import { expect, test } from 'vitest';
import {
  ARMOR_CLASSES,
  LINES,
  SKILL_LEVELS,
  offers,
  plan,
  settle,
  taskOf,
  type Character,
  type Plan,
  type Stat,
  type Unit,
} from '../src/index.ts';
import { ask, type Question } from './oracle.ts';
import { edge, hero } from './table.ts';

const upTo = (most: number): number[] => Array.from({ length: most + 1 }, (_, value) => value);
const ENOUGH = { points: 60, max: 60 };

function doerOf(question: Question, stat: Stat): Character {
  return hero({
    edge: edge(stat, question.edge),
    track: question.impaired ? 'impaired' : 'hale',
    armor: ARMOR_CLASSES[question.armor],
    pools: { might: ENOUGH, speed: ENOUGH, intellect: ENOUGH },
  });
}

const sum = (planned: Plan, unit: Unit): number =>
  planned.ledger.filter(({ what }) => LINES[what] === unit).reduce((total, { amount = 0 }) => total + amount, 0);

/** Every question of the exhaustive range, with the same answers for a Pool that armor touches and one that it does not. */
function* questions(speed: boolean): Generator<Question> {
  for (const difficulty of upTo(10))
    for (const skill of SKILL_LEVELS)
      for (const assets of upTo(2))
        for (const effort of upTo(6))
          for (const own of upTo(6))
            for (const impaired of [false, true])
              for (const armor of upTo(3))
                yield { difficulty, skill, assets, effort, edge: own, impaired, armor, speed };
}

function wrongAnswers(speed: boolean): { count: number; wrong: string[] } {
  const stat = speed ? 'speed' : 'might';
  const wrong: string[] = [];
  let count = 0;
  for (const question of questions(speed)) {
    count++;
    const doer = doerOf(question, stat);
    const { difficulty, skill, assets, effort } = question;
    const planned = plan(taskOf(stat, difficulty), doer, { skill: skill as 0, assets, effort: { ease: effort } });
    const answer = ask(question);
    const steps = sum(planned, 'steps');
    const price = answer.canSucceed ? answer.price : 0;
    const agree =
      planned.difficulty === answer.difficulty &&
      planned.target === answer.difficulty * 3 &&
      planned.points === price &&
      planned.chance === answer.faces / 20 &&
      (planned.decision === 'roll') === (answer.needsRoll && answer.canSucceed) &&
      Math.max(0, difficulty + steps) === answer.difficulty &&
      sum(planned, 'points') === price;
    if (!agree || !rollsAgree(planned, doer, answer.faces)) wrong.push(JSON.stringify(question));
  }
  return { count, wrong };
}

/** The lowest face that succeeds does, the one below does not, and both pay. */
function rollsAgree(planned: Plan, doer: Character, faces: number): boolean {
  if (planned.decision !== 'roll') return true;
  const lowest = settle(planned, doer, 21 - faces);
  const paid = (die: number, after: Character): boolean =>
    after.pools[planned.stat].points === ENOUGH.points - (die === 20 && doer.track === 'hale' ? 0 : planned.points);
  if (!lowest.success || !paid(21 - faces, lowest.doer)) return false;
  if (faces === 20) return true;
  const below = settle(planned, doer, 20 - faces);
  return !below.success && paid(20 - faces, below.doer);
}

test('[T2, T4, T7, M3, M5, M8, E2, E7, E8, E9] every task of Speed agrees with the oracle, and its ledger adds up', () => {
  expect(wrongAnswers(true)).toEqual({ count: 51744, wrong: [] });
});

test('[T2, T4, T7, M3, M5, M8, E2, E7, E8] every task of Might agrees with the oracle, armor or not', () => {
  expect(wrongAnswers(false)).toEqual({ count: 51744, wrong: [] });
});

test('[R2, R3, R4, C1, C2] bonus from -5 to 12 and initial cost from 0 to 6 agree with the oracle', () => {
  const wrong: unknown[] = [];
  for (const difficulty of upTo(10))
    for (const assets of upTo(2))
      for (let bonus = -5; bonus <= 12; bonus++)
        for (const initialCost of upTo(6))
          for (const own of upTo(6)) {
            const question = {
              difficulty,
              skill: 0,
              assets,
              effort: 1,
              edge: own,
              impaired: false,
              armor: 0,
              speed: false,
              bonus,
              initialCost,
            };
            const task = taskOf('might', difficulty, 'difficulty', 'T4', { initialCost });
            const planned = plan(task, doerOf(question, 'might'), { assets, bonus, effort: { ease: 1 } });
            const answer = ask(question);
            const decision = answer.needsRoll ? (answer.canSucceed ? 'roll' : 'impossible') : 'routine';
            if (
              planned.decision !== decision ||
              planned.points !== (answer.canSucceed ? answer.price : 0) ||
              planned.chance !== answer.faces / 20
            )
              wrong.push(question);
          }
  expect(wrong).toEqual([]);
});

test('[E11] every offer is what the oracle says of that level', () => {
  const wrong: unknown[] = [];
  for (const difficulty of upTo(10))
    for (const impaired of [false, true])
      for (const armor of upTo(3)) {
        const base = { difficulty, skill: 1, assets: 1, edge: 1, impaired, armor, speed: true };
        const found = offers(taskOf('speed', difficulty), doerOf({ ...base, effort: 0 }, 'speed'), {
          skill: 1,
          assets: 1,
        });
        const wanted = upTo(6).map(levels => {
          const { price, faces } = ask({ ...base, effort: levels });
          return { levels, points: price, chance: faces / 20 };
        });
        if (JSON.stringify(found) !== JSON.stringify(wanted)) wrong.push(base);
      }
  expect(wrong).toEqual([]);
});
