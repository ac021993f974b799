import { expect, test } from 'vitest';
import {
  countedText,
  eventsOf,
  folded,
  heard,
  linesTeller,
  saidOf,
  standing,
  type Teller,
} from '../src/table/story.ts';

const told = (n: number, ...types: string[]) => ({ n, events: types.map(type => ({ type })) });

const teller = (tell: Teller['tell']) =>
  linesTeller({ tell, gaveUp: seat => `seat ${seat} gave up`, undone: 'taken back' });

test('what was heard before is not told twice, and stays in order', () => {
  const story = heard([told(3, 'c')], [told(1, 'a'), told(2, 'b'), told(3, 'c'), told(4, 'd')]);
  expect(story.map(({ n }) => n)).toEqual([1, 2, 3, 4]);
});

test('nothing new is the same story', () => {
  const story = [told(1, 'a')];
  expect(heard(story, [])).toBe(story);
  expect(heard(story, [told(1, 'a')])).toBe(story);
});

test('a record that takes back others strikes them out', () => {
  const story = [told(1, 'a'), told(2, 'b'), told(3, 'c'), { ...told(4), undo: 2 }, told(5, 'e')];
  expect(standing(story).map(({ n }) => n)).toEqual([1, 4, 5]);
  expect(eventsOf(story).map(({ type }) => type)).toEqual(['a', 'e']);
});

test('lines know the record they belong to', () => {
  const story = [told(1, 'a', 'b'), { ...told(2), undo: 1 }, told(3, 'c')];
  expect(teller(({ type }) => [type.toUpperCase()])(story, {})).toEqual([
    { n: 2, at: 0, text: 'taken back', kind: 'undo' },
    { n: 3, at: 0, text: 'C', kind: 'told' },
  ]);
});

test('a record is put into words once, however long the story grows', () => {
  const said: string[] = [];
  const tell = teller(({ type }) => {
    said.push(type);
    return [type];
  });
  const story = [told(1, 'a', 'b')];
  expect(tell(story, {}).map(({ n, at }) => [n, at])).toEqual([
    [1, 0],
    [1, 1],
  ]);
  tell([...story, told(2, 'c')], {});
  expect(said).toEqual(['a', 'b', 'c']);
});

test('what one record made happen is said by its number', () => {
  const story = [told(1, 'a'), told(2, 'b', 'c')];
  expect(saidOf(story, 2, ({ type }) => [type])).toEqual(['b', 'c']);
  expect(saidOf(story, 7, ({ type }) => [type])).toEqual([]);
});

test('equal lines in a row are one with their number; others between them keep them apart', () => {
  const lines = ['recruits', 'recruits', 'recruits', 'marches', 'recruits'].map((text, n) => ({ text, n }));
  const folds = folded(lines);
  expect(folds.map(countedText)).toEqual(['recruits ×3', 'marches', 'recruits']);
  expect(folds[0].map(({ n }) => n)).toEqual([0, 1, 2]);
});

test('a resignation has a line of its own, which no undo takes back', () => {
  const story = [told(1, 'a'), { ...told(2), resigned: [0, 3] }, told(3, 'c'), { ...told(4), undo: 1 }];
  expect(teller(({ type }) => [type])(story, {}).map(({ n, text }) => [n, text])).toEqual([
    [2, 'seat 0 gave up'],
    [2, 'seat 3 gave up'],
    [4, 'taken back'],
  ]);
});
