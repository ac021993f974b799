import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { ennead, workbench } from './helpers.ts';

const bench = workbench();
const file = join(bench.folder, 'nine-worlds-5-0.jsonl');
const altered = (name: string, change: (text: string) => string): string => {
  const other = join(bench.folder, name);
  writeFileSync(other, change(readFileSync(file, 'utf8')));
  return other;
};

beforeAll(async () => {
  await ennead(bench, [
    'sim',
    'nine-worlds',
    '--games',
    '1',
    '--seats',
    'random,greedy,random',
    '--seed',
    '5',
    '--save',
    bench.folder,
  ]);
});

test('a game is told in words, with the board and the result at its end', async () => {
  const { code, out } = await ennead(bench, ['replay', file]);
  expect(code).toBe(0);
  expect(out).toContain('Turn 1. Order: ○\u00a0White, ▲\u00a0Cyan, ▼\u00a0Violet.');
  expect(out).toContain('Scoring of turn 6:');
  expect(out).toContain('The game is over.');
});

test('--until stops there, and --json gives the view and what happened', async () => {
  const { out } = await ennead(bench, ['replay', file, '--until', '4', '--as', '1', '--json']);
  const told = JSON.parse(out) as { view: { n: number; over: boolean }; records: { n: number }[] };
  expect(told.view).toMatchObject({ n: 4, over: false });
  expect(told.records.map(({ n }) => n)).toEqual([0, 1, 2, 3, 4]);
});

test('a seat is told only what it may know', async () => {
  await ennead(bench, [
    'sim',
    'fixture:sealed-bids',
    '--games',
    '1',
    '--seats',
    'random,random',
    '--save',
    bench.folder,
  ]);
  const hidden = join(bench.folder, 'sealed-bids-1-0.jsonl');
  const view = async (seat: string): Promise<unknown> =>
    (
      JSON.parse((await ennead(bench, ['replay', hidden, '--until', '0', '--as', seat, '--json'])).out) as {
        view: unknown;
      }
    ).view;
  expect(await view('1')).not.toEqual(await view('2'));
});

test('verify proves a whole file', async () => {
  const { code, out } = await ennead(bench, ['verify', file]);
  expect(code).toBe(0);
  expect(out).toMatch(/all \d+ records verified, to the end/);
});

/** The game with its first records only, and what the table wrote down after them. */
const brokenOff = (text: string, ...news: object[]): string => {
  const [header, ...rest] = text.trim().split('\n');
  const { closing } = JSON.parse(rest.at(-1)!) as { closing: object };
  const records = news.map((table, i) => JSON.stringify({ n: 4 + i, table }));
  const end = JSON.stringify({ closing: { ...closing, outcome: null } });
  return [header, ...rest.slice(0, 3), ...records, end, ''].join('\n');
};

test.each([
  ['by resignation', [1, 2].map(seat => ({ type: 'resigned', seats: [seat] })), 'It ended by resignation.'],
  ['closed', [{ type: 'closed' }], 'The table was closed before its end.'],
])('a game that ended %s is not said to go on', async (name, news, sentence) => {
  const other = altered(`${name}.jsonl`, text => brokenOff(text, ...news));
  const { out: verified } = await ennead(bench, ['verify', other]);
  expect(verified).toMatch(/all \d+ records verified, to the end/);
  expect(verified).toContain(sentence);
  const { out: told } = await ennead(bench, ['replay', other]);
  expect(told).toContain('The game is over.');
  expect(told).toContain(sentence);
});

test('a game in which one of three has resigned goes on', async () => {
  const other = altered('one-of-three.jsonl', text => brokenOff(text, { type: 'resigned', seats: [1] }));
  expect((await ennead(bench, ['verify', other])).out).toContain('the game goes on');
});

test.each([
  [
    'an altered answer',
    (text: string) => text.replace('"recruit"', '"recover"'),
    /the first wrong record is \d+: .*rule A17/,
  ],
  ['another seed', (text: string) => text.replace(/"seed":"./, '"seed":"x'), /no seed of 64 hex digits/],
  [
    'a seed that was not committed to',
    (text: string) => text.replace(/"seed":"(.)/, (_, digit) => `"seed":"${digit === '0' ? 1 : 0}`),
    /committed/,
  ],
  ['a cut off file', (text: string) => text.slice(0, 900), /cut off|not a JSON object/],
  ['a missing line', (text: string) => text.split('\n').toSpliced(3, 1).join('\n'), /wanted record 3, found record 4/],
  ['another outcome', (text: string) => text.replace(/"places":\[/, '"places":[9,'), /the closing line says/],
  ['another version', (text: string) => text.replace('"rules":1', '"rules":99'), /version 99/],
  [
    'another game',
    (text: string) => text.replace('"game":"nine-worlds"', '"game":"ten-worlds"'),
    /no game "ten-worlds"/,
  ],
  ['a foreign file', () => '{"hello": 1}\n', /wanted an Ennead record file/],
  ['an empty file', () => '', /empty/],
])('verify refuses %s with exit code 1', async (name, change, sentence) => {
  const { code, out, err } = await ennead(bench, ['verify', altered(`${name}.jsonl`, change)]);
  expect(err).toMatch(sentence);
  expect(err.trim().split('\n')).toHaveLength(1);
  expect({ code, out }).toEqual({ code: 1, out: '' });
});
