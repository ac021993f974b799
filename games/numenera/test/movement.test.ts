import { expect, test } from 'vitest';
import {
  afterRoll,
  bandInFight,
  chaseTask,
  driftFeet,
  hoursFor,
  longChase,
  milesADay,
  moveFeet,
  moveLines,
  moveTask,
  plan,
  pushTask,
  settle,
  taskOf,
  type Chase,
} from '../src/index.ts';
import { difficultyOf, hero, read, refused } from './table.ts';

test('[MO1, MO2] an immediate and a short move need no roll', () => {
  expect([moveFeet('immediate'), moveFeet('short')]).toEqual([10, 50]);
  expect(plan(moveTask('immediate'), hero()).decision).toBe('routine');
  expect(plan(moveTask('short'), hero()).decision).toBe('routine');
});

test('[MO3] a long move is Speed against 12', () => {
  const move = plan(moveTask('long'), hero());
  expect(move).toMatchObject({ stat: 'speed', difficulty: 4, target: 12 });
  expect(settle(move, hero(), 11).success).toBe(false);
});

test('[MO4] in the melee, nearby, farther off', () => {
  expect([bandInFight(true, true), bandInFight(false, true), bandInFight(false, false)]).toEqual([
    'immediate',
    'short',
    'long',
  ]);
});

test('[LM1] 20 miles a day by road, 3 an hour', () => {
  expect(milesADay({ way: 'road' }).miles).toBe(20);
  expect(hoursFor(9, { way: 'road' })).toBe(3);
});

test('[LM2] 12 miles a day across country', () => {
  expect(milesADay({ way: 'overland' }).miles).toBe(12);
});

test('[LM3] mounted twice as far', () => {
  expect(milesADay({ way: 'road', mounted: true }).miles).toBe(40);
  expect(hoursFor(12, { way: 'overland', mounted: true })).toBe(3);
});

test('[TE1] rough ground hinders the roll and halves the journey, not the move', () => {
  expect(difficultyOf(moveTask('long', { terrain: 'rough' }))).toBe(5);
  expect(moveFeet('short', { terrain: 'rough' })).toBe(50);
  expect(milesADay({ way: 'overland', terrain: 'rough' }).miles).toBe(6);
});

test('[TE2] difficult ground: 25 and 50 feet, a third of the journey', () => {
  expect([moveFeet('short', { terrain: 'difficult' }), moveFeet('long', { terrain: 'difficult' })]).toEqual([25, 50]);
  expect(milesADay({ way: 'overland', terrain: 'difficult' }).miles).toBe(4);
  expect(difficultyOf(moveTask('long', { terrain: 'difficult' }))).toBe(5);
});

test('[TE3] deep water: 12 and 25 feet; trained swimmers twice that', () => {
  const deep = { terrain: 'deep-water' } as const;
  expect([moveFeet('short', deep), moveFeet('long', deep)]).toEqual([12, 25]);
  expect([
    moveFeet('short', { ...deep, trainedInSwimming: true }),
    moveFeet('long', { ...deep, trainedInSwimming: true }),
  ]).toEqual([25, 50]);
  expect(milesADay({ way: 'overland', ...deep }).miles).toBe(3);
  expect(milesADay({ way: 'overland', ...deep, trainedInSwimming: true }).miles).toBe(6);
});

test('[TE4] low gravity eases move rolls and is no faster', () => {
  expect(difficultyOf(moveTask('long', { gravity: 'low' }))).toBe(3);
  expect(moveFeet('short', { gravity: 'low' })).toBe(50);
});

test('[TE5] high gravity is difficult ground, in a round not for the trained', () => {
  expect(moveFeet('short', { gravity: 'high' })).toBe(25);
  expect(read(moveLines({ gravity: 'high' }))).toEqual(['high-gravity-move:1']);
  expect(moveFeet('short', { gravity: 'high', trainedInGravity: true })).toBe(50);
  expect(moveLines({ gravity: 'high', trainedInGravity: true })).toEqual([]);
  const journey = { way: 'overland', gravity: 'high', trainedInGravity: true } as const;
  expect(milesADay(journey)).toMatchObject({ miles: 4, ledger: [{ rule: 'LM2' }, { rule: 'TE5', amount: 3 }] });
});

test('[TE5] of terrain and gravity the slower counts', () => {
  expect(moveFeet('short', { gravity: 'high', terrain: 'deep-water' })).toBe(12);
  expect(difficultyOf(moveTask('long', { gravity: 'high', terrain: 'rough' }))).toBe(6);
});

test('[TE6] without gravity a push of 20 feet is a Might task of 5, and of 22 too', () => {
  expect(pushTask(20, true)).toEqual(taskOf('might', 5, 'push-off', 'TE6'));
  expect(pushTask(22, true)).toEqual(pushTask(20, true));
  expect(pushTask(20, false)).toBeNull();
});

test('[TE7] who finds nothing to hold drifts half as far each round', () => {
  expect([driftFeet(20, false), driftFeet(20, true), driftFeet(15, false)]).toEqual([10, 0, 7]);
});

test('[CH1] chasing a level 5 NPC is a Speed task of 5', () => {
  expect(plan(chaseTask(5), hero())).toMatchObject({ stat: 'speed', target: 15 });
});

const run = (chase: Chase, ...rolls: boolean[]): string[] => {
  const states = [];
  let current = chase;
  for (const success of rolls) {
    const { chase: next, state } = afterRoll(current, success);
    states.push(state);
    current = next;
  }
  return states;
};

test('[CH2] three successes catch a level 3 NPC', () => {
  expect(run(longChase(3), true, true, true)).toEqual(['running', 'running', 'won']);
  expect(read(afterRoll(longChase(3), true).ledger)).toEqual(['chase-success:1', 'chase-left:2']);
  refused('CH2', () => afterRoll({ needed: 1, successes: 1, failures: 0 }, true));
});

test('[CH3] a failure asks for one more success; more failures than successes lose', () => {
  expect(run(longChase(2), true, false, true, true)).toEqual(['running', 'running', 'running', 'won']);
  expect(run(longChase(2), false)).toEqual(['lost']);
  expect(run(longChase(2), true, false, false)).toEqual(['running', 'running', 'lost']);
});
