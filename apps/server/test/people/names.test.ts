import { expect, test } from 'vitest';
import { parseName } from '../../src/people/names.ts';

test.each([
  ['Ann', 'Ann'],
  ['  Ann  Lee ', 'Ann Lee'],
  ['Zoe\u0308', 'Zo\u00eb'],
  ['九', '九'],
  ['👩‍👩‍👧', '👩‍👩‍👧'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['x'.repeat(40), 'x'.repeat(40)],
  ['😀'.repeat(40), '😀'.repeat(40)],
])('%j becomes %j', (text, name) => {
  expect(parseName(text)).toEqual({ ok: true, value: name });
});

test.each([
  ['', /1 to 40 characters, found 0/],
  ['   ', /found 0/],
  ['x'.repeat(41), /found 41/],
  ['a\nb', /control/],
  ['a\u0000b', /control/],
  ['\u202eevil', /invisible/],
  ['a\u200bb', /invisible/],
  ['a\u2028b', /invisible/],
  ['a\ud800b', /invisible/],
  ['\u200d', /can be seen/],
  ['\u0301', /can be seen/],
  [7, /is a text/],
  [null, /is a text/],
  [['Ann'], /is a text/],
])('%j is refused', (text, sentence) => {
  const parsed = parseName(text);
  expect(parsed.ok ? '' : parsed.error).toMatch(sentence);
});
