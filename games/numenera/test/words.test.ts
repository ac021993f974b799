import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LINES, UNITS, line, plan, taskOf, type LineKey } from '../src/index.ts';
import { sayLedger, sayLine, words, type Say } from '../words/index.ts';
import { edge, hero } from './table.ts';

type Tree = { readonly [key: string]: string | Tree };

const leaves = (tree: Tree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : leaves(value, `${path}${key}.`),
  );
const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).toSorted();
const shape = (tree: Tree): Record<string, string[]> =>
  Object.fromEntries(leaves(tree).map(([key, text]) => [key, placeholders(text)]));

/** Says a key as the programs do, plural forms and all. */
const speaker = (language: keyof typeof words): Say => {
  const texts = new Map(leaves(words[language]));
  return (key, params = {}) => {
    const text = texts.get(key) ?? texts.get(`${key}_${params['count'] === 1 ? 'one' : 'other'}`);
    if (text === undefined) throw new Error(`no words for "${key}" in ${language}`);
    return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(params[name]));
  };
};

test.each(['fr', 'de'] as const)('%s has the keys and placeholders of English, and no empty text', language => {
  expect(shape(words[language])).toEqual(shape(words.en));
  expect(leaves(words[language]).filter(([, text]) => text.trim() === '')).toEqual([]);
});

test('every reason of a ledger can be said in every language, with and without an amount', () => {
  for (const language of ['en', 'fr', 'de'] as const) {
    const say = speaker(language);
    for (const what of Object.keys(LINES) as LineKey[])
      for (const amount of [undefined, -2, 1]) {
        const said = sayLine(line(what, 'T1', amount), say);
        expect(said).not.toMatch(/undefined|\{\{/);
        expect(said).toContain(words[language].ledger[what]);
      }
  }
});

test('no two reasons of one unit read the same', () => {
  for (const own of Object.values(words)) {
    const said = Object.entries(own.ledger).map(([what, text]) => `${LINES[what as LineKey]} ${text}`);
    expect(said.filter((text, at) => said.indexOf(text) !== at)).toEqual([]);
  }
});

test('every reason and every unit is used by some rule', () => {
  const folder = join(import.meta.dirname, '..', 'src', 'rules');
  const source = readdirSync(folder)
    .filter(name => name !== 'keys.ts')
    .map(name => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
  const built = /^(rest|benefit)-/;
  const unused = Object.keys(LINES).filter(what => !built.test(what) && !source.includes(`'${what}'`));
  expect(unused).toEqual([]);
  expect(UNITS.filter(unit => !Object.values(LINES).includes(unit))).toEqual([]);
});

const planned = plan(taskOf('might', 5), hero({ edge: edge('might', 1) }), {
  skill: 1,
  assets: 1,
  effort: { ease: 2 },
});

test('a ledger reads as a person would write it', () => {
  expect(sayLedger(planned.ledger, speaker('en'))).toEqual([
    'level 5: difficulty set by the game master [T4]',
    '−1 step: trained [M3]',
    '−1 step: assets [M5]',
    '−2 steps: Effort [M8]',
    '3: target number [T4]',
    '+5 points: price of Effort [E2]',
    '−1 point: Edge [E7]',
  ]);
  expect(sayLedger(planned.ledger, speaker('fr'))[3]).toBe('−2 crans\u00a0: Effort [M8]');
  expect(sayLedger(planned.ledger, speaker('de'))[3]).toBe('−2 Schritte: Anstrengung [M8]');
});
