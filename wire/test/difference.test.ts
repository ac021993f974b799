import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { differenceText, patch, type Edit } from '../src/index.ts';

/** The edit as whoever gets it reads it. */
function difference(before: unknown, after: unknown): Edit | undefined {
  const text = differenceText(before, after);
  expect(text ?? '').toMatch(/^[\0-\x7f]*$/); // frames are counted by letters
  return text === null ? undefined : (JSON.parse(text) as Edit);
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value)) as unknown;
const anyJson = fc
  .jsonValue({ maxDepth: 4, stringUnit: fc.constantFrom('a', '"', 'é', '九', '🌳', '\ud800', '\u2028') })
  .map(plain);
const numbers = fc.array(fc.integer({ min: -3, max: 3 }), { maxLength: 12 });

const roundTrip = (before: unknown, after: unknown): unknown => plain(patch(before, difference(before, after)));

describe('what is patched equals what was wanted', () => {
  test('for any two JSON values', () => {
    fc.assert(
      fc.property(anyJson, anyJson, (before, after) => {
        expect(roundTrip(before, after)).toEqual(after);
      }),
    );
  });

  test('for values that differ a little', () => {
    const view = fc.record({
      a: numbers,
      b: fc.array(fc.record({ c: fc.integer(), d: numbers })),
      e: fc.dictionary(fc.string(), fc.integer()),
    });
    fc.assert(
      fc.property(view, view, fc.boolean(), (before, other, keep) => {
        const after = { ...other, a: keep ? before.a : other.a };
        expect(roundTrip(before, after)).toEqual(plain(after));
      }),
      { numRuns: 300 },
    );
  });

  test('in place too, where that is asked for', () => {
    fc.assert(
      fc.property(anyJson, anyJson, (before, after) => {
        const edit = difference(before, after);
        expect(plain(patch(structuredClone(before), edit, true))).toEqual(after);
      }),
    );
    const view = { a: { b: 1, c: [1, 2] }, d: 3 };
    expect(patch(view, { a: { b: 2, c: { 0: 5 } } }, true)).toBe(view);
    expect(view).toEqual({ a: { b: 2, c: [5, 2] }, d: 3 });
  });

  test('and nothing is changed in place otherwise', () => {
    fc.assert(
      fc.property(anyJson, anyJson, (before, after) => {
        const texts = [JSON.stringify(before), JSON.stringify(after)];
        patch(before, difference(before, after));
        expect([JSON.stringify(before), JSON.stringify(after)]).toEqual(texts);
      }),
    );
  });

  test('whatever the fields are called', () => {
    const names = fc.constantFrom('__proto__', 'constructor', 'toString', '@', '0', 'a');
    const named = fc
      .array(fc.tuple(names, fc.oneof(fc.integer(), numbers, fc.constant({ a: 1 }), fc.constant({ a: 2 }))))
      .map(fields => JSON.parse(JSON.stringify(Object.fromEntries(fields))) as unknown);
    fc.assert(
      fc.property(named, named, (before, after) => {
        const text = JSON.stringify(before);
        const patched = patch(before, difference(before, after));
        expect(Object.getPrototypeOf(patched)).toBe(Object.prototype);
        expect(difference(patched, after)).toBeUndefined();
        expect(JSON.stringify(before)).toBe(text);
      }),
      { numRuns: 500 },
    );
  });

  test('equal values differ by nothing', () => {
    fc.assert(
      fc.property(anyJson, value => {
        expect(difference(value, structuredClone(value))).toBeUndefined();
      }),
    );
  });
});

describe('an edit is small', () => {
  test.each([
    [{ points: 3, turn: 1 }, { points: 2, turn: 1 }, { points: 2 }],
    [{ stones: [0, 0, 1, 0] }, { stones: [0, 0, 2, 0] }, { stones: { 2: 2 } }],
    [[1, 2, 3], [4, 5, 6], [[4, 5, 6]]],
    [['a', 'b', 'c'], ['a', 'c'], { '@': [1, 1] }],
    [['a', 'c'], ['a', 'b', 'c'], { '@': [1, 0, 'b'] }],
    [{ a: 1, b: 2 }, { a: 1 }, { b: [] }],
    [{ a: null }, { a: { b: 1 } }, { a: [{ b: 1 }] }],
    [{ a: { b: 1 } }, { a: null }, { a: null }],
    [
      {
        worlds: [
          { id: 'asgard', stones: [0, 1] },
          { id: 'hel', stones: [0, 0] },
        ],
      },
      {
        worlds: [
          { id: 'asgard', stones: [0, 1] },
          { id: 'hel', stones: [1, 0] },
        ],
      },
      { worlds: { 1: { stones: [[1, 0]] } } },
    ],
  ])('%j to %j', (before, after, edit) => {
    expect(difference(before, after)).toEqual(edit);
    expect(patch(before, edit as never)).toEqual(after);
  });

  test('what is not touched is shared', () => {
    const before = { a: { deep: [1] }, b: 1 };
    expect((patch(before, { b: 2 }) as typeof before).a).toBe(before.a);
  });

  test('a field that is undefined is no field', () => {
    expect(difference({ a: undefined, b: 1 }, { b: 1 })).toBeUndefined();
    expect(difference({ b: 1 }, { a: undefined, b: 1 })).toBeUndefined();
    expect(difference({ a: 1, b: 1 }, { a: undefined, b: 1 })).toEqual({ a: [] });
  });
});
