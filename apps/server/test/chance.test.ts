import { expect, test } from 'vitest';
import { randomBytes } from '../src/chance.ts';

test('gives as many bytes as are wanted, never the same twice, also where the drawn ones run out', () => {
  const drawn = Array.from({ length: 2000 }, (_, i) => randomBytes(16 + (i % 17)));
  expect(drawn.map(({ length }) => length)).toEqual(drawn.map((_, i) => 16 + (i % 17)));
  expect(new Set(drawn.map(bytes => Buffer.from(bytes).toString('hex'))).size).toBe(drawn.length);
  const counts = Array.from({ length: 256 }, () => 0);
  for (const bytes of drawn) for (const byte of bytes) counts[byte]++;
  const mean = drawn.reduce((sum, { length }) => sum + length, 0) / 256;
  for (const count of counts) expect(Math.abs(count - mean)).toBeLessThan(8 * Math.sqrt(mean));
});

test('what was given stays as it was when more is drawn', () => {
  const first = randomBytes(32);
  const kept = [...first];
  for (let i = 0; i < 300; i++) randomBytes(32);
  expect([...first]).toEqual(kept);
  expect(randomBytes(10_000)).toHaveLength(10_000);
});
