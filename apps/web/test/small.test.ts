import { commitmentOf as byKernel, seedFrom } from '@ennead/kernel';
import { expect, test } from 'vitest';
import { pathOfKey, readable, sayEvent, sayKey } from '../src/generic/key.ts';
import { isReached } from '../src/learn/progress.ts';
import { marked, searchRules } from '../src/rules/search.ts';
import { curve } from '../src/table/curve.ts';
import { commitmentOf } from '../src/table/fair.ts';
import { stepTo } from '../src/ui/keys.ts';

test('the fingerprint of a seed is that of the kernel', async () => {
  const seed = seedFrom(7);
  expect(await commitmentOf(seed)).toBe(byKernel(seed));
});

test('a generic board walks a key word by word; a move about nothing is a button', () => {
  expect(pathOfKey('march/0/asgard')).toEqual(['move/march', 'march/0', 'march/0/asgard']);
  expect(pathOfKey('note/2/')).toEqual(['move/note', 'note/2']);
  expect(pathOfKey('end')).toEqual(['button/end']);
});

test('keys and events are readable', () => {
  expect(readable('hreidmarRecruit')).toBe('Hreidmar recruit');
  expect(sayKey('bid/3')).toBe('Bid: 3');
  expect(sayEvent({ type: 'attempt', seat: 1, succeeds: true, note: null })).toBe('Attempt: seat 1, succeeds ✓');
});

const SECTIONS = [
  { letter: 'A', title: 'Actions', rules: [{ id: 'A1', kind: 'rule' as const, text: 'A stone marches.', line: 1 }] },
  {
    letter: 'B',
    title: 'Bätales',
    rules: [{ id: 'B1', kind: 'rule' as const, text: 'Stones fight, d’abord.', line: 2 }],
  },
];

test('rules are found by words, by title without accents, and by id', () => {
  const found = (typed: string): string[] =>
    searchRules(SECTIONS, typed).flatMap(({ rules }) => rules.map(({ id }) => id));
  expect(found('stone')).toEqual(['A1', 'B1']);
  expect(found('STONE march')).toEqual(['A1']);
  expect(found('batales')).toEqual(['B1']);
  expect(found('b1')).toEqual(['B1']);
  expect(found("d'abord")).toEqual(['B1']);
  expect(found('dragon')).toEqual([]);
  expect(found('')).toEqual(['A1', 'B1']);
});

test('found words are marked', () => {
  expect(marked('A stone marches.', 'stone')).toEqual([
    { text: 'A ', isFound: false },
    { text: 'stone', isFound: true },
    { text: ' marches.', isFound: false },
  ]);
});

test('a curve goes from the first record to the last, and stays inside its box', () => {
  expect(
    curve(
      [
        { n: 0, value: 0.5 },
        { n: 10, value: 2 },
      ],
      10,
      100,
      50,
    ),
  ).toBe('M0.0 25.0L100.0 0.0');
});

test('a lesson goes on when what it wants was done', () => {
  const nothing = { answer: null, asked: null, over: false, view: { turn: 1 } };
  const answer = { kind: 'answer', keys: ['recruit', 'march/0'] } as const;
  expect(isReached(answer, nothing, null)).toBe(false);
  expect(isReached(answer, { ...nothing, answer: ['march/0/asgard'] }, null)).toBe(true);
  expect(isReached(answer, { ...nothing, answer: ['end'] }, null)).toBe(false);
  expect(isReached(answer, { ...nothing, over: true }, null)).toBe(true);
  const asked = { kind: 'asked', ask: 'action' } as const;
  expect(isReached(asked, { ...nothing, asked: { kind: 'action', decision: 4 } }, 4)).toBe(false);
  expect(isReached(asked, { ...nothing, asked: { kind: 'action', decision: 9 } }, 4)).toBe(true);
  expect(isReached(asked, { ...nothing, over: true }, 4)).toBe(true);
  const seen = { kind: 'seen', when: (view: unknown) => (view as { turn: number }).turn > 1 } as const;
  expect(isReached(seen, nothing, null)).toBe(false);
  expect(isReached(seen, { ...nothing, view: { turn: 2 } }, null)).toBe(true);
  expect(isReached({ kind: 'next' }, { ...nothing, answer: ['end'] }, null)).toBe(false);
});

test('arrows go from line to line and stop at the ends; other keys are left alone', () => {
  expect(stepTo('ArrowDown', 1, 4)).toBe(2);
  expect(stepTo('ArrowDown', 3, 4)).toBe(3);
  expect(stepTo('ArrowUp', 1, 4)).toBe(0);
  expect(stepTo('ArrowUp', 0, 4)).toBe(0);
  expect(stepTo('Home', 2, 4)).toBe(0);
  expect(stepTo('End', 1, 4)).toBe(3);
  expect(stepTo('Enter', 1, 4)).toBeNull();
});
