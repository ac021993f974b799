import i18next from 'i18next';
import { REFUSALS } from '@ennead/wire';
import { expect, test } from 'vitest';
import { de } from '../src/words/de.ts';
import { en } from '../src/words/en.ts';
import { fr } from '../src/words/fr.ts';

const flat = (words: object, before = ''): [string, string][] =>
  Object.entries(words).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string' ? [[before + key, value] as [string, string]] : flat(value as object, `${before}${key}.`),
  );
const holes = (text: string): string[] => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).toSorted();

const LANGUAGES = { en, fr, de };
const english = new Map(flat(en));

test.each(Object.entries(LANGUAGES))(
  '%s has every key, with the same names to fill in and no text left empty',
  (_, words) => {
    const own = new Map(flat(words));
    expect([...own.keys()]).toEqual([...english.keys()]);
    expect([...own].filter(([, text]) => text.trim() === '')).toEqual([]);
    expect([...own].map(([key, text]) => [key, holes(text)])).toEqual(
      [...english].map(([key, text]) => [key, holes(text)]),
    );
  },
);

test.each(['fr', 'de'] as const)('%s is a translation: few texts are as in English', language => {
  const same = flat(LANGUAGES[language]).filter(([key, text]) => english.get(key) === text && /[a-z]{4}/.test(text));
  expect(same.length / english.size).toBeLessThan(0.12);
});

test('plurals go by count in every language', async () => {
  const texts = i18next.createInstance();
  await texts.init({ resources: { en: { page: en }, fr: { page: fr }, de: { page: de } }, defaultNS: 'page' });
  expect(texts.t('rules.found', { count: 1, lng: 'en' })).toBe('1 rule');
  expect(texts.t('rules.found', { count: 4, lng: 'de' })).toBe('4 Regeln');
  expect(texts.t('tables.free', { count: 1, lng: 'fr' })).toBe('1 place libre');
});

test.each(Object.entries(LANGUAGES))('%s says why, whatever the server refuses', (_, { refusals }) => {
  expect(Object.keys(refusals).toSorted()).toEqual([...REFUSALS, 'other'].toSorted());
});

test.each(Object.entries(LANGUAGES))('%s: what a box is told by voice are the words on its buttons', (_, { shelf }) => {
  for (const name of ['playNow', 'open', 'learn', 'rules'] as const)
    expect(shelf[`${name}Of`].toLowerCase()).toContain(shelf[name].toLowerCase());
});
