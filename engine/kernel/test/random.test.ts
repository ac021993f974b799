import { Stream, commitmentOf, isSeed, secretOf, seedFrom, sha256, shuffle, utf8 } from '@ennead/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const draws = (stream: Stream, count: number, sides: number): number[] =>
  Array.from({ length: count }, () => stream.below(sides));

describe('a table’s streams', () => {
  const secret = secretOf(seedFrom(7));

  test('are the same on every machine', () => {
    expect(seedFrom(7)).toBe('6fe955ce61d164278403fb4dbe07581c4a30abbc86a043e71218fed20a6d36de');
    expect(commitmentOf(seedFrom(7))).toBe('9ae4adcffdbf655b6e7999d32affdc1e926793b20798826f45983aca4fc6a37e');
    expect(draws(new Stream(secret, 0), 8, 100)).toEqual([72, 78, 92, 33, 57, 57, 64, 42]);
    expect(draws(new Stream(secret, 1), 8, 100)).toEqual([6, 94, 73, 82, 69, 37, 73, 83]);
    expect(draws(Stream.of(7), 8, 100)).toEqual([71, 90, 61, 56, 31, 4, 8, 8]);
  });

  test('are derived when first drawn from, and not before', () => {
    const noBytes = new Stream(null, 3);
    expect(noBytes.drawn).toBe(false);
    expect(() => noBytes.below(6)).toThrow(TypeError); // the HMAC that has nothing to work on comes only now
    const stream = new Stream(secret, 3);
    expect(stream.drawn).toBe(false);
    stream.below(2);
    expect(stream.drawn).toBe(true);
  });

  test('of different records have nothing in common', () => {
    const seen = new Set(Array.from({ length: 200 }, (_, n) => draws(new Stream(secret, n), 4, 1 << 16).join()));
    expect(seen.size).toBe(200);
  });

  test('change with what the players add to the seed', () => {
    const seed = seedFrom(1);
    const first = (entropy?: string[]) => draws(new Stream(secretOf(seed, entropy), 1), 4, 1 << 20).join();
    expect(new Set([first(), first(['ann']), first(['bob']), first(['ann', 'bob']), first(['annbob'])]).size).toBe(5);
    expect(first([])).toBe(first());
  });
});

test('draws lie below their limit and are spread evenly', () => {
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 1, max: 1000 }), (n, sides) => {
      for (const value of draws(Stream.of(n), 20, sides)) expect(value >= 0 && value < sides).toBe(true);
    }),
  );
  for (const sides of [2, 6, 20]) {
    const counts = Array.from({ length: sides }, () => 0);
    for (const value of draws(new Stream(secretOf(seedFrom('spread')), 1), 60_000, sides)) counts[value]++;
    const expected = 60_000 / sides;
    const chiSquared = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    expect(chiSquared).toBeLessThan(sides + 4 * Math.sqrt(2 * sides) + 8);
  }
});

test('a shuffle keeps the faces, reaches every order, and leaves the rest of the list alone', () => {
  const orders = new Set<string>();
  for (let n = 0; n < 400; n++) {
    const list = [9, 1, 2, 3, 8];
    shuffle(list, Stream.of(n), 1, 4);
    expect([list[0], list[4]]).toEqual([9, 8]);
    orders.add(list.slice(1, 4).join(''));
  }
  expect([...orders].sort()).toEqual(['123', '132', '213', '231', '312', '321']);
});

test('a seed is 64 hex digits', () => {
  expect(isSeed(seedFrom(1))).toBe(true);
  for (const nonsense of ['', 'ab', seedFrom(1).slice(1), `${seedFrom(1).slice(1)}g`, 7, null])
    expect(isSeed(nonsense)).toBe(false);
  expect(sha256(utf8('x'))).toHaveLength(32);
});
