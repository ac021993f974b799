import { expect, test } from 'vitest';
import {
  ACTIONS,
  approachTo,
  bandOf,
  daysAndHours,
  hoursFor,
  initiativeTask,
  isFaster,
  reaches,
  roundsIn,
  turnOrder,
  DAYS_A_YEAR,
} from '../src/index.ts';
import { difficultyOf, read, refused } from './table.ts';

test.each([
  [0, 'immediate'],
  [10, 'immediate'],
  [11, 'short'],
  [50, 'short'],
  [51, 'long'],
  [100, 'long'],
  [101, 'very-long'],
  [500, 'very-long'],
  [501, 'beyond'],
])('[D1] %i feet are %s', (feet, band) => {
  expect(bandOf(feet)).toBe(band);
});

test('[D1] a distance below nothing is refused', () => refused('D1', () => bandOf(-1)));

test('[D2] a thrown knife reaches a short distance, a bow a long one, a sword an immediate one', () => {
  expect(reaches('short', 'short')).toBe(true);
  expect(reaches('short', 'long')).toBe(false);
  expect(reaches('long', 'immediate')).toBe(true);
  expect(reaches('immediate', 'short')).toBe(false);
});

test('[D3, D4] a few steps come with the action, 20 and 40 feet take it, and 60 feet are a long move', () => {
  expect(approachTo(bandOf(8), 'immediate').move).toBe('with-action');
  expect(approachTo(bandOf(20), 'immediate')).toEqual(approachTo(bandOf(40), 'immediate'));
  expect(read(approachTo(bandOf(40), 'immediate').ledger)).toEqual(['short-move']);
  expect(read(approachTo(bandOf(60), 'immediate').ledger)).toEqual(['long-move']);
  expect(approachTo(bandOf(300), 'immediate').move).toBe('several');
  expect(approachTo(bandOf(40), 'short').move).toBe('none');
});

test('[K1] 60 hours are two days and four hours; a year has 312 days', () => {
  expect(daysAndHours(60)).toEqual({ days: 2, hours: 4 });
  expect(DAYS_A_YEAR).toBe(312);
});

test('[K2] a minute has about ten rounds', () => {
  expect(roundsIn(1)).toBe(10);
});

test('[LM2] 15 miles across country are about eight hours', () => {
  expect(hoursFor(15, { way: 'overland' })).toBe(8);
});

const COLIN = { id: 'colin', die: 8 };
const SHANNA = { id: 'shanna', die: 15 };
const JAMES = { id: 'james', die: 4 };
const ABHUMANS = [
  { id: 'one', level: 2 },
  { id: 'two', level: 2 },
];

test('[N2, N3, N4] 8, 15 and 4 against level 2: two act before the abhumans, one after', () => {
  const { order, ledger } = turnOrder([COLIN, JAMES, SHANNA], ABHUMANS, 'together');
  expect(order).toEqual(['shanna', 'colin', 'one', 'two', 'james']);
  expect(read(ledger)).toEqual(['initiative-target:6', 'before-npcs:2', 'after-npcs:1']);
});

test('[N3] meeting the target number is not enough; easing lowers it', () => {
  expect(isFaster({ id: 'x', die: 6 }, 2)).toBe(false);
  expect(isFaster({ id: 'x', die: 7 }, 2)).toBe(true);
  expect(isFaster({ id: 'x', die: 4, eased: 1 }, 2)).toBe(true);
  expect(difficultyOf(initiativeTask(2))).toBe(2);
});

test('[N4] all NPCs go at the highest number among them', () => {
  const { order } = turnOrder([COLIN], [...ABHUMANS, { id: 'chief', level: 3 }], 'together');
  expect(order).toEqual(['one', 'two', 'chief', 'colin']);
});

test('[N5] each at its own number: between level 3 and level 2', () => {
  const { order } = turnOrder(
    [COLIN, SHANNA],
    [
      { id: 'cub', level: 2 },
      { id: 'chief', level: 3 },
    ],
    'each',
  );
  expect(order).toEqual(['shanna', 'chief', 'colin', 'cub']);
});

test('[M4, N3, N6] whoever is hindered needs more, and comes after those who rolled the same', () => {
  expect(isFaster({ id: 'x', die: 8, eased: -1 }, 2)).toBe(false);
  const slow = { id: 'slow', die: 8, eased: -1 };
  expect(turnOrder([slow, COLIN], ABHUMANS, 'together').order).toEqual(['colin', 'one', 'two', 'slow']);
});

test('[N6] characters among themselves: the higher result first', () => {
  expect(turnOrder([JAMES, SHANNA, COLIN], [], 'together').order).toEqual(['shanna', 'colin', 'james']);
});

test('[N7] the same rolls give the same order in every round', () => {
  const first = turnOrder([COLIN, SHANNA, JAMES], ABHUMANS, 'together');
  expect(turnOrder([JAMES, COLIN, SHANNA], ABHUMANS, 'together').order).toEqual(first.order);
});

test('[N8] faster: one who beats the NPCs takes all along; nobody does, all wait', () => {
  expect(turnOrder([JAMES, SHANNA], ABHUMANS, 'faster').order).toEqual(['james', 'shanna', 'one', 'two']);
  expect(turnOrder([JAMES], ABHUMANS, 'faster').order).toEqual(['one', 'two', 'james']);
});

test('[A3] there are six kinds of action', () => {
  expect(ACTIONS).toEqual(['attack', 'ability', 'move', 'wait', 'defend', 'other']);
});
