import { DONE, EngineFault, names, range, seats, text, vocabulary } from '@ennead/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const WORLD = names('world', ['asgard', 'midgard', 'helheim']);
const moves = vocabulary({
  recruit: [],
  deploy: [WORLD],
  march: [seats(4), WORLD.as('from'), WORLD.as('to')],
  rate: [range('value', 3, 5), WORLD, seats(2), range('again', 0, 2)],
  note: [seats(4), text('words', 12, ['hm', 'so be it'])],
});

const value = (code: number) => {
  const parsed = moves.parse(moves.key(code));
  return parsed.ok ? parsed.value : parsed.error;
};

describe('codes', () => {
  test('count up from done, in the order of declaration', () => {
    expect(moves.names).toEqual(['done', 'recruit', 'deploy', 'march', 'rate', 'note']);
    expect(moves.recruit()).toBe(DONE + 1);
    expect(moves.size).toBe(1 + 1 + 3 + 36 + 54 + 4);
  });

  test('go to keys and back, every one of them', () => {
    const keys = new Set<string>();
    for (let code = 0; code < moves.size; code++) {
      expect(value(code)).toMatchObject({ code });
      keys.add(moves.key(code));
    }
    expect(keys.size).toBe(moves.size);
  });

  test('are made from numbers and read as names', () => {
    const code = moves.march(2, 0, 1);
    expect(moves.key(code)).toBe('march/2/asgard/midgard');
    expect(moves.read(code)).toEqual({ move: 'march', seat: '2', from: 'asgard', to: 'midgard' });
    expect([moves.arg(code, 0), moves.arg(code, 1), moves.arg(code, 2)]).toEqual([2, 0, 1]);
    expect(moves.key(moves.rate(2, 1, 0, 1))).toBe('rate/5/midgard/0/1');
    expect(moves.kindOf[code]).toBe(moves.kind.march);
  });

  test('have values by kind of move', () => {
    const table = moves.table<string>({ march: 'walk' }, 'stay');
    expect(table[moves.kind.march]).toBe('walk');
    expect(table[moves.kind.done]).toBe('stay');
  });
});

describe('words that are typed', () => {
  test('survive in the key, slashes and all', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat({ max: 3 }), (words, seat) => {
        expect(moves.parse(moves.key(moves.note(seat), words))).toEqual({
          ok: true,
          value: { code: moves.note(seat), text: words },
        });
      }),
    );
  });

  test('have samples for tests and bots', () => {
    const open = moves.textOf(moves.note(1))!;
    expect([open.longest, open.sample(0), open.sample(3)]).toEqual([12, 'hm', 'so be it']);
    expect(moves.textOf(moves.recruit())).toBeNull();
  });
});

test.each([
  ['', 'no move is called ""; there are done, recruit, deploy, march, rate, note'],
  ['fly/1', 'no move is called "fly"'],
  ['constructor', 'no move is called "constructor"'],
  ['deploy', '"deploy": deploy wants world'],
  ['deploy/asgard/asgard', '"deploy/asgard/asgard": deploy wants world'],
  ['deploy/utgard', '"deploy/utgard": "utgard" is no world'],
  ['recruit/', '"recruit/": recruit wants nothing'],
  ['march/4/asgard/midgard', '"4" is no seat'],
  ['march/-1/asgard/midgard', '"-1" is no seat'],
  ['march/01/asgard/midgard', '"01" is no seat'],
  ['note/1', '"note/1": note wants seat and words'],
  ['done/1', '"done/1": done wants nothing'],
])('"%s" is refused with a sentence', (key, error) => {
  const parsed = moves.parse(key);
  expect(parsed.ok).toBe(false);
  expect(parsed.ok || parsed.error).toContain(error);
});

test('any text is parsed or refused, never a crash', () => {
  const piece = fc.constantFrom('march', 'note', 'asgard', '0', '3', '', 'x', '__proto__');
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(piece).map(pieces => pieces.join('/')),
      ),
      key => {
        const parsed = moves.parse(key);
        const said = parsed.ok ? moves.key(parsed.value.code, parsed.value.text) : parsed.error;
        expect(parsed.ok ? said === key : said.length > 10).toBe(true);
      },
    ),
  );
});

test.each([
  ['a reserved name', () => vocabulary({ key: [] }), /cannot be called "key"/],
  ['done', () => vocabulary({ done: [] }), /cannot be called "done"/],
  ['text that is not last', () => vocabulary({ say: [text('words', 9), seats(2)] as never }), /text comes last/],
  ['two arguments of one name', () => vocabulary({ march: [WORLD, WORLD] }), /two things are called "world"; use .as/],
  ['a name with a slash', () => names('world', ['a/b']), /"a\/b" has a slash/],
  ['a name listed twice', () => names('world', ['a', 'a']), /"a" has a slash or is listed twice/],
])('a vocabulary with %s is a fault', (_what, declare, message) => {
  expect(declare).toThrow(EngineFault);
  expect(declare).toThrow(message);
});
