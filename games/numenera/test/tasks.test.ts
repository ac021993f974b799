import { expect, test } from 'vitest';
import {
  DIFFICULTIES,
  STATS,
  afterSteps,
  cappedAssets,
  combinedSkill,
  costing,
  helped,
  line,
  modified,
  nameOf,
  offers,
  originalDifficulty,
  ownAssets,
  plan,
  settle,
  situationalDifficulty,
  skillLines,
  targetOf,
  taskOf,
  winningFaces,
} from '../src/index.ts';
import { hero, pointsOf, pools, read, refused } from './table.ts';

test('[T1] the same lock is as hard for a character of tier 1 and of tier 6', () => {
  const lock = taskOf('intellect', 6);
  const tiers = [hero({ tier: 1 }), hero({ tier: 6 })];
  expect(tiers.map(doer => plan(lock, doer).difficulty)).toEqual([6, 6]);
  expect(originalDifficulty(lock)).toBe(6);
});

test('[T2] the ledger goes from difficulty through skill, assets, bonus and Effort to the target number', () => {
  const task = taskOf('speed', 7, 'npc-level', 'H1', { modifiers: [line('cover', 'CO1', 1)] });
  const planned = plan(task, hero(), { skill: 1, assets: 1, bonus: 1, effort: { ease: 2 } });
  expect(read(planned.ledger)).toEqual([
    'npc-level:7',
    'cover:1',
    'trained:-1',
    'asset:-1',
    'bonus:1',
    'effort:-2',
    'target:12',
    'effort-price:5',
  ]);
});

test('[T3] a task has its stat, and another one is refused', () => {
  expect(STATS).toEqual(['might', 'speed', 'intellect']);
  expect(plan(taskOf(['might', 'speed'], 2), hero(), { stat: 'speed' }).stat).toBe('speed');
  expect(plan(taskOf(['might', 'speed'], 2), hero()).stat).toBe('might');
  refused('T3', () => plan(taskOf('might', 2), hero(), { stat: 'intellect' }));
});

test.each([
  [0, 'routine', 0],
  [1, 'simple', 3],
  [2, 'standard', 6],
  [3, 'demanding', 9],
  [4, 'difficult', 12],
  [5, 'challenging', 15],
  [6, 'intimidating', 18],
  [7, 'formidable', 21],
  [8, 'heroic', 24],
  [9, 'immortal', 27],
  [10, 'impossible', 30],
])('[T4] difficulty %i is %s, with target number %i', (difficulty, name, target) => {
  expect(nameOf(difficulty)).toBe(name);
  expect(DIFFICULTIES[difficulty]).toBe(name);
  expect(targetOf(difficulty)).toBe(target);
});

test('[T4] a difficulty that is no whole number from 0 is refused', () => {
  for (const difficulty of [-1, 2.5, Number.NaN]) refused('T4', () => taskOf('might', difficulty));
});

test('[T5] walking across a room needs no roll', () => {
  const walk = plan(taskOf('speed', 0), hero());
  expect(walk).toMatchObject({ decision: 'routine', chance: 1, points: 0 });
  expect(settle(walk, hero())).toMatchObject({ success: true, total: null });
});

test('[T6] meeting the target number is enough, one less is not', () => {
  const task = plan(taskOf('might', 4), hero());
  expect(settle(task, hero(), 12).success).toBe(true);
  expect(settle(task, hero(), 11).success).toBe(false);
});

test('[T7] difficulty 5 eased by a step is 4; eased too far it is 0', () => {
  expect(afterSteps(5, -1)).toBe(4);
  expect(afterSteps(1, -3)).toBe(0);
  expect(afterSteps(5, 2)).toBe(7);
});

test('[T8, C3] who cannot pay what the attempt costs fails without a roll and pays nothing', () => {
  const poor = hero({ pools: pools(2, 20, 20) });
  const planned = plan(costing(taskOf('might', 1), 3), poor);
  expect(planned).toMatchObject({ decision: 'unpaid', chance: 0, points: 0 });
  const settled = settle(planned, poor);
  expect(settled).toMatchObject({ success: false, total: null });
  expect(pointsOf(settled.doer)).toEqual([2, 20, 20]);
  expect(read(settled.ledger)).toContain('cannot-pay:3');
});

test('[T9] hindered from 10 to 12 the target number is 36', () => {
  const task = modified(taskOf('might', 10), [line('cover', 'CO1', 1), line('dim-light', 'IL1', 1)]);
  expect(plan(task, hero())).toMatchObject({ difficulty: 12, target: 36, decision: 'impossible' });
  expect(nameOf(12)).toBe('impossible');
});

test('[T10] a target of 6 fails one time in four', () => {
  expect(plan(taskOf('might', 2), hero()).chance).toBe(0.75);
  expect(winningFaces(6)).toBe(15);
  expect(winningFaces(21)).toBe(0);
  expect(winningFaces(21, 1)).toBe(1);
  expect(winningFaces(3, 2)).toBe(20);
});

test('[M1] easing one attempt leaves the task as it was', () => {
  const lock = taskOf('intellect', 6);
  expect(plan(lock, hero(), { skill: 1, assets: 2 }).difficulty).toBe(3);
  expect(plan(lock, hero()).difficulty).toBe(6);
});

test('[M2, XI4] the climb of difficulty 2 eased to 0 needs no roll, but after an intrusion a 6', () => {
  const climb = taskOf('might', 2);
  const eased = { skill: 1, assets: 1 } as const;
  expect(plan(climb, hero({ tier: 4 }), eased).decision).toBe('routine');
  const intruded = plan(climb, hero({ tier: 4 }), { ...eased, intruded: true });
  expect(intruded).toMatchObject({ decision: 'roll', difficulty: 2, target: 6 });
});

test('[M2] an intrusion on a task that is rolled anyway changes nothing of its difficulty', () => {
  expect(plan(taskOf('might', 5), hero(), { skill: 1, intruded: true }).difficulty).toBe(4);
});

test('[M3] trained eases by one step, specialized by two, and more skills by no more', () => {
  expect(plan(taskOf('might', 5), hero(), { skill: 1 }).difficulty).toBe(4);
  expect(plan(taskOf('might', 5), hero(), { skill: 2 }).difficulty).toBe(3);
  expect(combinedSkill([1, 2])).toBe(2);
  expect(combinedSkill([1, 1])).toBe(2);
  refused('M3', () => plan(taskOf('might', 5), hero(), { skill: 3 as 2 }));
});

test('[M4] an inability hinders, and training cancels it', () => {
  expect(read(skillLines(-1))).toEqual(['inability:1']);
  expect(combinedSkill([-1, 1])).toBe(0);
  expect(combinedSkill([-1, -1])).toBe(-1);
});

test('[M5] four assets ease by two steps', () => {
  expect(plan(taskOf('might', 5), hero(), { assets: 4 }).difficulty).toBe(3);
  const { steps, ledger } = cappedAssets([...ownAssets(2), ...helped()]);
  expect(steps).toBe(-2);
  expect(read(ledger)).toEqual(['asset:-2', 'help:-1', 'assets-limit:1']);
});

test('[M6] half a step is refused', () => {
  refused('M6', () => plan(taskOf('might', 5), hero(), { assets: 0.5 }));
  refused('M6', () => cappedAssets([line('asset', 'M5', -0.5)]));
});

test('[M7] hindrances add up without a limit', () => {
  const lines = [line('cover', 'CO1', 1), line('darkness', 'IL4', 4), line('dazed', 'SD1', 1)];
  expect(plan(taskOf('speed', 3), hero(), { modifiers: lines }).difficulty).toBe(9);
  expect(situationalDifficulty(modified(taskOf('speed', 3), lines))).toBe(9);
});

test('[M8] each level of Effort eases by a step', () => {
  const chances = offers(taskOf('might', 5), hero()).map(({ levels, chance }) => [levels, chance]);
  expect(chances).toEqual([
    [0, 0.3],
    [1, 0.45],
    [2, 0.6],
    [3, 0.75],
    [4, 0.9],
    [5, 1],
    [6, 1],
  ]);
});

test('[M9] help is an asset', () => {
  expect(read(helped())).toEqual(['help:-1']);
});

test('[EL2] who never picked a lock may still try, as it is', () => {
  const planned = plan(taskOf('intellect', 4), hero());
  expect(planned).toMatchObject({ decision: 'roll', difficulty: 4 });
  expect(skillLines(0)).toEqual([]);
});
