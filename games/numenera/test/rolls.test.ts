import { expect, test } from 'vitest';
import {
  EFFECTS,
  MAJOR_BOONS,
  MAJOR_EFFECTS,
  MINOR_EFFECTS,
  attackTask,
  costing,
  defenceTask,
  effectHindrance,
  forDefender,
  line,
  luckyBlow,
  plan,
  settle,
  specialOf,
  effectsAfter,
  taskOf,
  type Character,
  type Settled,
  type Task,
} from '../src/index.ts';
import { edge, hero, pointsOf, pools, read, refused } from './table.ts';

const attack = attackTask('melee', 3);
const roll = (task: Task, die: number, doer = hero()): Settled<Character> => settle(plan(task, doer), doer, die);

test('[R1] a d20 shows 1 to 20', () => {
  for (const die of [0, 21, 3.5, Number.NaN]) refused('R1', () => roll(attack, die));
  refused('R1', () => settle(plan(attack, hero()), hero()));
});

test('[R2] +2 makes a 7 succeed against 9, and the total is 9', () => {
  expect(settle(plan(attack, hero(), { bonus: 2 }), hero(), 7)).toMatchObject({ success: true, total: 9 });
  expect(settle(plan(attack, hero(), { bonus: 1 }), hero(), 7).success).toBe(false);
  refused('R2', () => plan(attack, hero(), { bonus: 0.5 }));
});

test('[R3] a target of 21 is tried with +1 and not without', () => {
  expect(plan(taskOf('might', 7), hero(), { bonus: 1 })).toMatchObject({ decision: 'roll', chance: 0.05 });
  const moonbeam = plan(taskOf('might', 7), hero(), { effort: { damage: 1 } });
  expect(moonbeam).toMatchObject({ decision: 'impossible', chance: 0 });
  const settled = settle(moonbeam, hero(), 20);
  expect(settled.success).toBe(false);
  expect(pointsOf(settled.doer)).toEqual([20, 20, 20]);
});

test('[R4] three times +1 against a level 3 foe are one step: target number 6', () => {
  expect(plan(attack, hero(), { bonus: 3 })).toMatchObject({ difficulty: 2, target: 6, bonus: 0 });
});

test('[R4] +4 is a step and +1; with two assets already it stays +4', () => {
  expect(plan(attack, hero(), { bonus: 4 })).toMatchObject({ difficulty: 2, bonus: 1 });
  expect(plan(taskOf('might', 6), hero(), { assets: 2, bonus: 4 })).toMatchObject({ difficulty: 4, bonus: 4 });
});

test('[R5] the low wall that hinders an attack eases a defence', () => {
  const wall = [line('cover', 'CO1', 1)];
  expect(plan(attackTask('ranged', 4, { modifiers: wall }), hero()).difficulty).toBe(5);
  expect(plan(defenceTask('missile', 4, wall), hero()).difficulty).toBe(3);
  expect(read(forDefender(wall))).toEqual(['cover:-1']);
});

test('[S1] a 1 brings a free intrusion', () => {
  expect(roll(attack, 1).special.intrusion).toBe(true);
  expect(roll(attack, 2).special.intrusion).toBe(false);
});

test.each([
  ['S2', 17, 1],
  ['S3', 18, 2],
  ['S4', 19, 3],
  ['S5', 20, 4],
] as const)('[S2, S3, S4, S5] (%s) an attack with a natural %i deals %i more', (rule, die, damage) => {
  const { special } = roll(attack, die);
  expect(special.damage).toBe(damage);
  expect(special.ledger[0].rule).toBe(rule);
});

test('[S2] a 17 that misses deals nothing more', () => {
  expect(roll(attackTask('melee', 6), 17).special).toMatchObject({ damage: 0, effect: 'none' });
});

test('[S4, S5] other tasks have a minor effect on 19 and a major one on 20, and no damage', () => {
  expect(roll(taskOf('might', 3), 19).special).toMatchObject({ effect: 'minor', damage: 0 });
  expect(roll(taskOf('might', 3), 20).special).toMatchObject({ effect: 'major', damage: 0 });
  expect(roll(taskOf('might', 3), 18).special).toMatchObject({ effect: 'none', damage: 0 });
});

test('[S6] a natural 20 gives back Effort and initial cost', () => {
  const planned = plan(costing(attack, 2), hero(), { effort: { ease: 1 } });
  expect(planned.points).toBe(5);
  expect(pointsOf(settle(planned, hero(), 20).doer)).toEqual([20, 20, 20]);
  expect(pointsOf(settle(planned, hero(), 19).doer)).toEqual([15, 20, 20]);
});

test('[S6, DT3] not to the impaired', () => {
  const doer = hero({ track: 'impaired' });
  expect(pointsOf(settle(plan(attack, doer, { effort: { ease: 1 } }), doer, 20).doer)).toEqual([16, 20, 20]);
});

test('[S7] minor effects: distracted for a round, moved past, an object struck', () => {
  expect(MINOR_EFFECTS).toEqual(['damage-object', 'distract', 'knock-back', 'move-past', 'body-part']);
  expect(EFFECTS.distract).toEqual({ hinders: 1, lasts: 'round' });
  expect(EFFECTS['move-past'].moves).toBe('short');
  expect(EFFECTS['damage-object'].strikesObject).toBe(true);
  expect(EFFECTS['knock-back'].pushed).toBe(true);
});

test('[S8] major effects: disarmed, impaired for the fight, knocked down, stunned', () => {
  expect(MAJOR_EFFECTS).toEqual(['disarm', 'impair', 'knock-down', 'stun']);
  expect(effectHindrance('impair')).toBe(1);
  expect(EFFECTS.impair.lasts).toBe('combat');
  expect(EFFECTS['knock-down'].prone).toBe(true);
  expect(EFFECTS.stun.losesAction).toBe(true);
  expect(EFFECTS.disarm.drops).toBe(true);
});

test('[S9] a major effect may be an asset, an action or a free attack', () => {
  expect(MAJOR_BOONS).toEqual(['asset-next-time', 'additional-action', 'free-attack']);
});

test('[S10] an effect takes the place of the extra damage', () => {
  expect(effectsAfter(roll(attack, 18).special.effect)).toEqual([]);
  expect(effectsAfter(roll(attack, 19).special.effect)).toEqual(MINOR_EFFECTS);
  expect(effectsAfter(roll(attack, 20).special.effect)).toEqual([...MINOR_EFFECTS, ...MAJOR_EFFECTS]);
});

test('[S11] a 1 on a defence may be 2 more damage', () => {
  expect(read(luckyBlow())).toEqual(['lucky-blow:2']);
});

test.each([17, 18, 19, 20])('[DT3] impaired: a natural %i deals 1 more and has no effect', die => {
  expect(specialOf(die, 'attack', true, true)).toMatchObject({ damage: 1, effect: 'none', refund: false });
});

test('[Y1] trying again needs a level of Effort', () => {
  refused('Y1', () => plan(taskOf('might', 4), hero(), { retry: true }));
  expect(plan(taskOf('might', 4), hero(), { retry: true, effort: { ease: 1 } }).difficulty).toBe(3);
});

test('[Y2] trying again is an action like the first: the same task, its own price, Edge again', () => {
  const doer = hero({ edge: edge('might', 1) });
  const effort = { ease: 1 };
  const first = plan(taskOf('might', 4), doer, { effort });
  const again = plan(taskOf('might', 4), doer, { effort, retry: true });
  expect(again).toEqual({ ...first, ledger: again.ledger });
  expect(again.ledger.filter(({ what }) => what !== 'retry')).toEqual(first.ledger);
});

test('[Y3] a missed attack is no retry', () => {
  expect(plan(attack, hero(), { retry: true }).decision).toBe('roll');
});

test('[ED7] a Pool spent to 0 is a step down, unless a 20 gave the points back', () => {
  const doer = hero({ pools: pools(3, 5, 5) });
  const planned = plan(attack, doer, { effort: { ease: 1 } });
  expect(settle(planned, doer, 10).doer.track).toBe('impaired');
  expect(settle(planned, doer, 20).doer.track).toBe('hale');
});

test('[AB3] a routine task with Effort may be rolled for the sake of a 20', () => {
  const routine = plan(taskOf('intellect', 1), hero(), { effort: { ease: 1 } });
  expect(routine.decision).toBe('routine');
  expect(pointsOf(settle(routine, hero()).doer)).toEqual([20, 20, 17]);
  const rolled = settle(routine, hero(), 20);
  expect(rolled).toMatchObject({ success: true, total: 20 });
  expect(pointsOf(rolled.doer)).toEqual([20, 20, 20]);
  expect(settle(routine, hero(), 1).success).toBe(true);
});
