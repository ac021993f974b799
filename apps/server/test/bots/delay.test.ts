import { LEVELS } from '@ennead/bots';
import { expect, test } from 'vitest';
import { drawOf, liveDelay, seedOf } from '../../src/bots/delay.ts';
import { freshKeys } from '../../src/people/keys.ts';

test.each([...LEVELS, 'mcts:200', 'automatic'])(
  '%s: a delay follows from the decision, the level and the draw',
  level => {
    for (const many of [false, true]) {
      const delays = [0, 0.25, 0.5, 0.999].map(draw => liveDelay({ many }, level, draw));
      expect(delays).toEqual([0, 0.25, 0.5, 0.999].map(draw => liveDelay({ many }, level, draw)));
      expect(delays).toEqual(delays.toSorted((x, y) => x - y));
      expect(delays[0]).toBeGreaterThanOrEqual(300);
      expect(delays[3]).toBeLessThanOrEqual(3_300);
    }
    expect(liveDelay({ many: true }, level, 0.5)).toBeGreaterThan(liveDelay({ many: false }, level, 0.5));
  },
);

test('draws and seeds follow from a key and public facts', () => {
  const keys = freshKeys();
  const draws = Array.from({ length: 2_000 }, (_, n) => drawOf(keys.of('delays'), 'table', n, 0));
  expect(draws.every(draw => draw >= 0 && draw < 1)).toBe(true);
  expect(new Set(draws).size).toBeGreaterThan(1_990);
  expect(draws.filter(draw => draw < 0.5).length).toBeGreaterThan(850);
  expect(draws.filter(draw => draw < 0.5).length).toBeLessThan(1_150);
  expect(drawOf(keys.of('delays'), 'table', 7, 0)).toBe(draws[7]);
  expect(drawOf(freshKeys().of('delays'), 'table', 7, 0)).not.toBe(draws[7]);
  expect(seedOf(keys.of('bots'), 'a', 1, 1)).not.toBe(seedOf(keys.of('bots'), 'a', 11));
  expect(Number.isInteger(seedOf(keys.of('bots'), 'a', 1))).toBe(true);
});
