import i18next from 'i18next';
import { expect, test } from 'vitest';
import { Handover, News, type Told } from '@ennead/wire';
import type { Say } from '../src/words/shape.ts';
import { sayNews } from '../src/table/story-news.ts';
import { de } from '../src/words/de.ts';
import { en } from '../src/words/en.ts';
import { fr } from '../src/words/fr.ts';
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
  linesTeller({
    tell,
    tellNews: news => ('seats' in news ? news.seats.map(seat => `${seat} ${news.type}`) : [news.type]),
  });

const undo = (n: number, first: number, ...seats: number[]): Told => ({
  ...told(n),
  undo: first,
  news: { type: 'undone', seats },
});

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
  const story = [told(1, 'a', 'b'), undo(2, 1, 0), told(3, 'c')];
  expect(teller(({ type }) => [type.toUpperCase()])(story, {})).toEqual([
    { n: 2, at: 0, text: '0 undone', kind: 'undo' },
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

test('what happened around the game has lines of its own, which no undo takes back', () => {
  const around = (n: number, news: News): Told => ({ ...told(n), news });
  const story = [
    told(1, 'a'),
    around(2, { type: 'resigned', seats: [0, 3] }),
    told(3, 'c'),
    undo(4, 3, 1),
    around(5, { type: 'paused' }),
    undo(6, 1, 2),
  ];
  expect(teller(({ type }) => [type])(story, {}).map(({ n, text, kind }) => [n, text, kind])).toEqual([
    [2, '0 resigned', 'news'],
    [2, '3 resigned', 'news'],
    [5, 'paused', 'news'],
    [6, '2 undone', 'undo'],
  ]);
});

const ALL: News[] = [
  ...Handover.options.map((reason): News => ({ type: 'bot', seat: 1, reason })),
  { type: 'sat', seat: 1 },
  { type: 'host', seat: 1 },
  { type: 'resigned', seats: [1] },
  { type: 'undone', seats: [1, 0] },
  { type: 'paused' },
  { type: 'resumed' },
];

test.each(['en', 'fr', 'de'] as const)('news have words in %s, which name the seat', async language => {
  const texts = i18next.createInstance();
  const options = { lng: language, defaultNS: 'page', interpolation: { escapeValue: false } };
  await texts.init({ ...options, resources: { [language]: { page: { en, fr, de }[language] } } });
  const said = ALL.map(news => sayNews(news, seat => ['White', 'Cyan'][seat], texts.t as unknown as Say).join(' '));
  expect(new Set(ALL.map(({ type }) => type)).size).toBe(News.options.length);
  expect(said.filter(text => /[{}]|^table\./.test(text))).toEqual([]);
  expect(said.map(text => text.includes('Cyan'))).toEqual(ALL.map(news => 'seat' in news || 'seats' in news));
});
