import {
  begin,
  decisionOf,
  logOf,
  makeLog,
  makeRecord,
  parseLog,
  seedFrom,
  standing,
  submit,
  type GameRecord,
} from '@ennead/kernel';
import { campfire } from '@ennead/testkit/fixtures';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const play = begin(campfire, { seats: 2, options: { logs: 3 } }, seedFrom(4), {
  entropy: ['x'],
  players: ['ann', 'bob'],
});
for (let i = 0; i < 3; i++) submit(play, { seat: 1, decision: decisionOf(play, 1), picks: ['attempt'] });
const source = makeLog(logOf(play));
const lines = source.trimEnd().split('\n');

const errorOf = (text: string): string => {
  const log = parseLog(text);
  return log.ok ? 'it was read' : log.error;
};
const withHeader = (change: object): string =>
  [JSON.stringify({ ...JSON.parse(lines[0]), ...change }), ...lines.slice(1)].join('\n');
const withLine = (i: number, line: string): string => lines.map((old, k) => (k === i ? line : old)).join('\n');

test('a record file is read as it was written', () => {
  expect(lines).toHaveLength(5);
  const log = parseLog(source);
  expect(log.ok && makeLog(log.value)).toBe(source);
});

test('records that say the same share it, and nobody can change it', () => {
  const [first, second] = play.records as GameRecord[];
  expect(first.picks).toEqual({ 1: ['attempt'] });
  expect(second.picks).toBe(first.picks);
  expect(() => (first.picks[1] as string[]).push('attempt')).toThrow(TypeError);
  expect(() => Object.assign(first.picks, { 0: [] })).toThrow(TypeError);
});

test('a record is written as JSON writes it, with and without a hash', () => {
  const [first] = play.records as GameRecord[];
  const hashed = { ...first, n: 20, hash: 'abc' };
  for (const record of [first, hashed, { n: 2, undo: 1 }, { n: 3, table: { type: 'paused' } }])
    expect(makeRecord(record)).toBe(JSON.stringify(record));
});

test.each([
  ['an empty one', '', 'wanted a record file, found an empty one'],
  ['one that is cut off in a line', source.slice(0, -40), 'line 5 is not a JSON object'],
  [
    'one that is cut off between lines',
    lines.slice(0, 4).join('\n'),
    'wanted a closing line, but the file ends after line 4: it is cut off',
  ],
  ['a header alone', lines[0], 'it is cut off'],
  [
    'a foreign JSON file',
    '{"name":"left-pad"}\n',
    'wanted an Ennead record file of format 1, found {"name":"left-pad"}',
  ],
  ['another format', withHeader({ ennead: 2 }), 'wanted an Ennead record file of format 1'],
  ['no JSON at all', 'P1-7g7f\n', 'line 1 is not a JSON object: P1-7g7f'],
  ['a list', '[1]\n', 'line 1 is not a JSON object'],
  ['a record too few', [lines[0], ...lines.slice(2)].join('\n'), 'line 2: wanted record 1, found record 2'],
  ['a line that is no record', withLine(2, '{"n":2}'), 'line 3 is not a record: {"n":2}'],
  ['picks that are no texts', withLine(2, '{"n":2,"picks":{"1":[4]}}'), 'line 3 is not a record'],
  ['picks that are no list', withLine(2, '{"n":2,"picks":{"1":"attempt"}}'), 'line 3 is not a record'],
  ['a hash that is no text', withLine(2, '{"n":2,"picks":{},"hash":3}'), 'line 3 is not a record'],
  [
    'a closing without a seed',
    withLine(4, '{"closing":{"outcome":null}}'),
    'the closing line has no seed of 64 hex digits',
  ],
  [
    'a closing without an outcome',
    withLine(4, `{"closing":{"seed":"${seedFrom(4)}"}}`),
    'the closing line has no outcome',
  ],
  [
    'an outcome of words',
    withLine(4, `{"closing":{"seed":"${seedFrom(4)}","outcome":{"places":["1"],"values":[]}}}`),
    'has no outcome',
  ],
])('%s is refused with a sentence', (_what, text, error) => {
  expect(errorOf(text)).toContain(error);
});

test.each<[string, unknown]>([
  ['game', 7],
  ['rules', '1'],
  ['rules', 1.5],
  ['program', null],
  ['seats', 'two'],
  ['options', []],
  ['commitment', 'abc'],
  ['entropy', 'x'],
  ['entropy', [1]],
  ['players', [null]],
  ...['game', 'rules', 'program', 'seats', 'options', 'commitment'].map((field): [string, unknown] => [
    field,
    undefined,
  ]),
])('a header whose %s is %j is refused', (field, value) => {
  expect(errorOf(withHeader({ [field]: value }))).toBe(`the header's "${field}" is missing or malformed`);
});

test('nesting without end is refused, not a crash', () => {
  const deep = '{"a":'.repeat(20_000) + '1' + '}'.repeat(20_000);
  expect(errorOf(`${deep}\n`)).toContain('wanted an Ennead record file');
});

test('whatever is cut off or altered, it is read or refused, never a crash', () => {
  fc.assert(
    fc.property(fc.nat({ max: source.length }), fc.string({ maxLength: 3 }), (at, noise) => {
      expect(typeof errorOf(source.slice(0, at) + noise + source.slice(at + 1))).toBe('string');
    }),
  );
});

describe('what still stands', () => {
  const picks = {};
  test('leaves out what was taken back, undos of undone lines too', () => {
    const records = [
      { n: 1, picks },
      { n: 2, picks },
      { n: 3, undo: 2 },
      { n: 4, picks },
      { n: 5, table: 'clock' },
      { n: 6, undo: 1 },
      { n: 7, picks },
    ];
    expect(standing(records.slice(0, 5)).map(record => record.n)).toEqual([1, 4]);
    expect(standing(records).map(record => record.n)).toEqual([7]);
  });
});
