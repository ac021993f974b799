import { expect, test } from 'vitest';
import { span, type Language } from '../src/index.ts';

test.each([
  [65_000, '1:05'],
  [500, '0:01'],
  [0, '0:00'],
  [7_800_000, '2:10:00'],
  [86_399_000, '23:59:59'],
])('%i ms are %s', (milliseconds, text) => {
  expect(span(milliseconds, 'en')).toBe(text);
});

test.each<[Language, RegExp]>([
  ['en', /^2d 23h$/],
  ['de', /^2\sT 23h$/],
  ['fr', /^2j 23h$/],
])('in %s a clock of days says days and hours', (language, text) => {
  expect(span(259_199_000, language)).toMatch(text);
});
