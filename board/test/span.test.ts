import { expect, test } from 'vitest';
import { span } from '../src/index.ts';

test.each([
  [65_000, '1:05'],
  [500, '0:01'],
  [0, '0:00'],
  [7_800_000, '2:10:00'],
])('%i ms are %s', (milliseconds, text) => {
  expect(span(milliseconds)).toBe(text);
});
