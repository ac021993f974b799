import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { EXAMPLES, parseEncounter, type EncounterFile } from '../../src/encounter/index.ts';
import { hero } from './fight.ts';

const folder = join(import.meta.dirname, '..', '..', 'examples');
const good: EncounterFile = { encounter: 1, name: 'a', party: [hero('Ada')], creatures: [{ kind: 'bandit' }] };
const parse = (value: unknown) => parseEncounter(JSON.stringify(value));

test('[EN12] the example files say what the examples of the program say', () => {
  const files = readdirSync(folder).toSorted();
  expect(files).toEqual(
    Object.keys(EXAMPLES)
      .map(id => `${id}.json`)
      .toSorted(),
  );
  for (const file of files) {
    const parsed = parseEncounter(readFileSync(join(folder, file), 'utf8'));
    expect(parsed).toEqual({ ok: true, value: EXAMPLES[file.slice(0, -'.json'.length) as keyof typeof EXAMPLES] });
  }
});

test('[EN12] a good file passes the door', () => expect(parse(good)).toEqual({ ok: true, value: good }));

const ada = (details: object): object => ({ ...good, party: [{ ...hero('Ada'), ...details }] });

test.each([
  ['no JSON', undefined, 'wanted an encounter as JSON'],
  ['another format', { ...good, encounter: 2 }, 'encounter: wanted one of 1, found 2'],
  ['nobody', { ...good, party: [] }, 'party: wanted a list of 1 to 15'],
  ['a stray field', { ...good, monsters: [] }, 'monsters: wanted no such field'],
  ['an unknown creature', { ...good, creatures: [{ kind: 'dragon' }] }, 'creatures[0].kind: wanted one of cultist'],
  ['no foes', { ...good, creatures: [] }, 'wanted somebody to fight against'],
  [
    'two kinds of foes',
    { ...good, rivals: [hero('Bram')] },
    'wanted creatures or rivals on the other side, found both',
  ],
  ['too many', { ...good, creatures: [{ kind: 'bandit', count: 16 }] }, 'wanted at most 16 in the fight, found 17'],
  ['a bad place', { ...good, scene: { light: 'pink' } }, 'scene.light: wanted one of bright, dim'],
  ['Effort beyond the tier', ada({ effort: 3 }), 'Effort: wanted a whole number from 1 to 2, found 3 (rule PC4)'],
  ['more points than the Pool', ada({ points: { might: 13 } }), '(rule PC5)'],
  ['the dead', ada({ points: { might: 0, speed: 0, intellect: 0 } }), '(rule DT6)'],
  ['a shield with both hands full', ada({ shield: 'buckler', weapons: ['maul'] }), '(rule H5)'],
  ['another type’s ability', ada({ type: 'nano', abilities: ['grit'] }), 'found grit of a glaive (rule AD11)'],
  ['an ability of a higher tier', ada({ abilities: ['lull'] }), 'found lull of tier 3 (rule AD11)'],
  ['a name with a control character', ada({ name: 'A\u0007' }), 'party[0].name: wanted a text'],
  ['the same name twice', { ...good, party: [hero('Ada'), hero('ada ')] }, 'found "ada" twice'],
  ['a list', [good], 'it: wanted fields by name, found a list of 1'],
  ['damage below nothing', { ...good, creatures: [{ kind: 'bandit', damage: -5 }] }, 'found -5 (rule DM6)'],
  ['a negative level', { ...good, creatures: [{ kind: 'bandit', level: -1 }] }, 'level: wanted a whole number from 1'],
])('[EN12] %s is refused with a sentence', (_what, value, sentence) => {
  const parsed = value === undefined ? parseEncounter('{') : parse(value);
  expect(parsed).toMatchObject({ ok: false });
  expect(!parsed.ok && parsed.error).toContain(sentence);
});

test('[EN12] nothing, too much and half a file are told apart', () => {
  expect(parseEncounter(' \n')).toEqual({ ok: false, error: 'wanted an encounter as JSON, found nothing' });
  expect(parseEncounter(' '.repeat(1_000_000) + '{}')).toMatchObject({ error: /at most 1000000 characters/ });
  expect(parseEncounter(JSON.stringify(good).slice(0, -9))).toMatchObject({ error: /found something else \(.+\)/ });
  expect(parseEncounter(`\uFEFF${JSON.stringify(good)}`)).toEqual({ ok: true, value: good });
});
