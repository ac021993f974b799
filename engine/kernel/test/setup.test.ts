import {
  allowedBy,
  begin,
  checkSetup,
  copyState,
  ranking,
  seedFrom,
  type Base,
  type OptionDescriptor,
} from '@ennead/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { QUESTION, little, moves } from './little.ts';

const OPTIONS: OptionDescriptor[] = [
  { id: 'length', kind: 'choice', choices: ['short', 'long'], default: 'short' },
  {
    id: 'sides',
    kind: 'choice',
    choices: ['alone', 'pairs'],
    default: 'pairs',
    when: { option: 'length', is: ['long'] },
    wants: { pairs: [2, 4] },
  },
  { id: 'bonus', kind: 'int', min: 1, max: 6, default: 2, when: { option: 'length', is: ['long'] } },
  { id: 'teams', kind: 'flag', default: false, when: { seats: [4] } },
];
const game = little(
  { askIt: t => t.ask(QUESTION, 0) },
  {
    options: OPTIONS,
    refuse: ({ seats, options }) => (seats === 3 && options['length'] === 'long' ? 'three play short games' : null),
  },
);

describe('a set-up', () => {
  test('is filled in with what was left open', () => {
    expect(checkSetup(game, 2)).toEqual({
      ok: true,
      value: { seats: 2, options: { length: 'short', sides: 'pairs', bonus: 2, teams: false } },
    });
    expect(checkSetup(game, 4, { teams: true, length: 'long', bonus: 6 })).toMatchObject({ ok: true });
  });

  test.each<[unknown, unknown, string]>([
    [0, {}, 'little wants 1 to 4 seats, found 0'],
    [5, {}, 'little wants 1 to 4 seats, found 5'],
    [2.5, {}, 'found 2.5'],
    ['2', {}, 'found "2"'],
    [undefined, {}, 'found nothing'],
    [[{ toString: 0 }], {}, 'found [{"toString":0}]'],
    [2, null, 'the options of a set-up are an object'],
    [2, [], 'the options of a set-up are an object'],
    [2, { colour: 'red' }, 'little has no option "colour"; there are length, sides, bonus, teams'],
    [2, { length: 'endless' }, 'option length: wanted one of short, long, found "endless"'],
    [2, { length: 'long', bonus: 7 }, 'option bonus: wanted a whole number from 1 to 6, found 7'],
    [2, { length: 'long', bonus: '3' }, 'option bonus: wanted a whole number from 1 to 6, found "3"'],
    [4, { teams: 'yes' }, 'option teams: wanted true or false, found "yes"'],
    [2, { bonus: 3 }, 'option bonus means nothing unless length is long'],
    [2, { teams: true }, 'option teams means nothing with other than 4 seats'],
    [1, { length: 'long' }, 'option sides: pairs wants 2 or 4 seats, found 1'],
    [3, { length: 'long', sides: 'pairs' }, 'option sides: pairs wants 2 or 4 seats, found 3'],
    [3, { length: 'long', sides: 'alone' }, 'three play short games'],
  ])('of %j seats and %j is refused', (seats, options, error) => {
    const checked = checkSetup(game, seats, options);
    expect(checked.ok || checked.error).toContain(error);
  });

  test('wants its seats only for the choice that was made, and only while the option counts', () => {
    expect(checkSetup(game, 1, { length: 'long', sides: 'alone' })).toMatchObject({ ok: true });
    expect(checkSetup(game, 3, { length: 'short' })).toMatchObject({ ok: true });
  });

  test('that is nonsense opens no table', () => {
    expect(() => begin(game, { seats: 9, options: {} }, seedFrom(1))).toThrow(RangeError);
  });

  test('any nonsense is refused with a sentence, never a crash', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (seats, options) => {
        const checked = checkSetup(game, seats, options);
        expect(checked.ok ? 'fine' : typeof checked.error).toMatch(/fine|string/);
      }),
    );
  });
});

describe('what simple games use', () => {
  test('copyState copies anything plain, over anything plain', () => {
    const plain = fc.object({
      values: [fc.integer(), fc.string(), fc.boolean(), fc.constant(null)],
      key: fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 2 }),
      withNullPrototype: false,
    });
    fc.assert(
      fc.property(plain, plain, (from, into) => {
        const before = JSON.stringify(from);
        const copied = copyState(from as unknown as Base, into as unknown as Base);
        expect(copied).toEqual(from);
        expect(JSON.stringify(from)).toBe(before);
      }),
    );
  });

  test('allowedBy offers what no rule forbids', () => {
    const out = new Int32Array(moves.size);
    const options = allowedBy(moves, (_s, _seat, code, draft) => (draft.includes(code) ? 'once' : null), 1);
    expect([...out.subarray(0, options({} as Base, 0, [], out))]).toEqual([moves.yes(), moves.no()]);
    expect([...out.subarray(0, options({} as Base, 0, [moves.yes()], out))]).toEqual([0, moves.no()]);
  });

  test('ranking shares places', () => {
    expect(ranking([3, 5, 3, 1])).toEqual({ places: [2, 1, 2, 4], values: [3, 5, 3, 1] });
  });
});
