import { expect, test } from 'vitest';
import { fold, highlight, tame, wrap } from '../src/text.ts';
import { words } from '../src/words/index.ts';

type Tree = { readonly [key: string]: string | Tree };

const leaves = (tree: Tree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : leaves(value, `${path}${key}.`),
  );
const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).toSorted();

test.each(['fr', 'de'] as const)('%s has the keys and placeholders of English', language => {
  const shape = (tree: Tree): Record<string, string[]> =>
    Object.fromEntries(leaves(tree).map(([key, text]) => [key, placeholders(text)]));
  expect(shape(words[language])).toEqual(shape(words.en));
});

test('searching knows neither case nor accents', () => {
  expect(fold('ÉCHANGER Über')).toBe('echanger uber');
  expect(highlight('Une réserve, la RÉSERVE', ['reserve'], text => `[${text}]`)).toBe('Une [réserve], la [RÉSERVE]');
});

test('long lines break at spaces and hang', () => {
  expect(wrap('one two three four', 9, '  ')).toEqual(['one two', '  three', '  four']);
});

test('colours pass to the terminal, other controls do not', () => {
  expect(tame('\x1b[1mbold\x1b[22m\n\x1b[2J\x1b]0;x\x07\u202e\x9b')).toBe('\x1b[1mbold\x1b[22m\n[2J]0;x');
});
