import { shareEvent } from '@ennead/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { knownJson, plainJson } from '../src/index.ts';

const anyJson = fc.jsonValue({
  maxDepth: 4,
  stringUnit: fc.constantFrom('a', '"', 'é', '九', '🌳', '\ud800', '\u2028'),
});

test('known JSON is plain JSON, the first time and again', () => {
  fc.assert(
    fc.property(anyJson, value => {
      expect(knownJson(value)).toBe(plainJson(value));
      expect(knownJson(value)).toBe(plainJson(value));
    }),
  );
});

test('what JSON leaves out or has no word for, known JSON leaves out too, or calls nothing', () => {
  for (const value of [
    { a: undefined, b: 1, c: undefined },
    { only: undefined },
    [undefined, Number.NaN, Number.POSITIVE_INFINITY, -0],
    {},
    [],
    undefined,
  ])
    expect(knownJson(value)).toBe(plainJson(value));
});

test('more texts than are kept, and longer ones, are written as they are', () => {
  for (let i = 0; i < 12_000; i++)
    expect(knownJson({ [`field ${i}`]: `text ${i}` })).toBe(`{"field ${i}":"text ${i}"}`);
  const long = 'é'.repeat(500);
  expect(knownJson([long, long])).toBe(plainJson([long, long]));
});

test('an event that is told again and again is written like any other, the first time and again', () => {
  const event = { type: 'did', seat: 1, move: 'Niðavellir "九"', ends: null, none: undefined };
  const shared = shareEvent({ ...event });
  for (let i = 0; i < 3; i++)
    expect(knownJson([{ n: i, events: [shared, shared, event] }])).toBe(
      plainJson([{ n: i, events: [event, event, event] }]),
    );
});
