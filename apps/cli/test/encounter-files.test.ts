import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEncounter } from '@ennead/numenera';
import { LISTED } from '@ennead/numenera/words';
import { expect, test, vi } from 'vitest';
import { widthOf } from '../src/text.ts';
import { ennead, workbench } from './helpers.ts';

vi.setConfig({ testTimeout: 60_000 });

const bench = workbench();
const page = readFileSync(fileURLToPath(new URL('../../../docs/encounters.md', import.meta.url)), 'utf8');
const [, example = ''] = /```json\n(.*?)```/s.exec(page) ?? [];

type Fields = Record<string, unknown>;
interface Example extends Fields {
  party: Fields[];
  creatures: Fields[];
}
const plain = JSON.parse(example) as Example;

/** The example with one field changed, by the name that the page has for it. */
function changed(name: string, value: unknown): Example {
  const file = structuredClone(plain);
  const [parent, field] = name.includes('.') ? name.split('.') : ['', name];
  const within: Fields =
    { '': file, scene: (file['scene'] ??= {}) as Fields, party: file.party[0] }[parent] ?? file.creatures[0];
  within[field] = value;
  return file;
}

const refusal = (file: object): string => {
  const parsed = parseEncounter(JSON.stringify(file));
  if (parsed.ok) throw new Error(`nobody refused ${JSON.stringify(file)}`);
  return parsed.error;
};

const rows = [...page.matchAll(/^\| `([\w.]+)` \| ([^|]*) \|/gm)].map(([, name, values]) => ({ name, values }));

test('the example of docs/encounters.md is an encounter', () => {
  expect(parseEncounter(example)).toMatchObject({ ok: true });
});

test('docs/encounters.md names every field, and no other', () => {
  const fieldsOf = (name: string): string[] => {
    const [, list = ''] = /there are (.*), found/.exec(refusal(changed(name, 1))) ?? [];
    const [parent] = name.includes('.') ? [name.split('.')[0]] : [''];
    return list.split(', ').map(field => (parent === '' ? field : `${parent}.${field}`));
  };
  const all = ['nonsense', 'scene.nonsense', 'party.nonsense', 'creatures.nonsense'].flatMap(fieldsOf);
  expect(rows.map(({ name }) => name).toSorted()).toEqual(all.toSorted());
});

test.each(rows)('what docs/encounters.md says of $name is what the door wants', ({ name, values }) => {
  const wanted = refusal(changed(name, '')); // no field takes an empty text
  const [, range] = /a (?:whole number from|text of|list of) (-?\d+ to \d+)/.exec(wanted) ?? [];
  const [, choices] = /wanted one of ([^…]*), found/.exec(wanted) ?? [];
  expect(values).toContain(range ?? '');
  expect(values).toBe(choices ?? values);
});

test('docs/encounters.md has the limits of Pools and Edge', () => {
  const limitsOf = (name: string): string => {
    const [, limits = ''] = /a whole number (from \d+ to \d+)/.exec(refusal(changed(name, { might: '' }))) ?? [];
    return limits;
  };
  expect(page).toContain(`Pools go ${limitsOf('party.pools')}, Edge ${limitsOf('party.edge')}.`);
  expect(limitsOf('party.points')).toMatch(/^from 0 to/);
});

test.each(LISTED)('--list %s says what files may name, in three languages and 80 columns', async kind => {
  const ids = (await ennead(bench, ['encounter', '--list', kind, '--json'])).out;
  const entries = JSON.parse(ids) as { id: string; name: string; does: string }[];
  expect(entries.length).toBeGreaterThan(2);
  for (const lang of ['en', 'fr', 'de']) {
    const { code, out, err } = await ennead(bench, ['encounter', '--list', kind, '--lang', lang], '', {
      COLUMNS: '80',
    });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out.split('\n').filter(line => widthOf(line) > 80)).toEqual([]);
    expect(out).not.toMatch(/\{\{|undefined|(listing|encounter|content|stats)\.[a-z]/);
    for (const { id } of entries) expect(out).toMatch(new RegExp(`^${id} `, 'm'));
  }
});

test('a list has levels, health and what everything does', async () => {
  const { out } = await ennead(bench, ['encounter', '--list', 'creatures']);
  expect(out).toMatch(/^id +level +health +Armor +what it does$/m);
  expect(out).toMatch(/^abhuman-brute +3 +15 +1 +abhuman brute: a blow, 6 damage$/m);
  const abilities = await ennead(bench, ['encounter', '--list', 'abilities', '--json']);
  expect(JSON.parse(abilities.out)).toContainEqual({
    id: 'skin-of-air',
    name: 'Skin of air',
    does: '1 Armor more',
    type: 'nano',
    tier: 1,
  });
});

test('a list that is not there, and a file beside it', async () => {
  const wrong = await ennead(bench, ['encounter', '--list', 'creature']);
  expect(wrong.code).toBe(2);
  expect(wrong.err).toContain(
    'wanted creatures, weapons, armor, shields, abilities, cyphers, skills, found "creature"',
  );
  expect(wrong.err).toContain('Did you mean "creatures"?');
  const both = await ennead(bench, ['encounter', 'fight.json', '--list', 'weapons']);
  expect(both).toMatchObject({ code: 2, out: '' });
  expect(both.err).toContain('--list stands alone, found fight.json');
});

const refused = async (name: string, file: object): Promise<string> => {
  const path = join(bench.folder, `${name}.json`);
  writeFileSync(path, JSON.stringify(file));
  const { code, out, err } = await ennead(bench, ['encounter', path]);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  return err;
};

test.each([
  ['creatures.kind', 'ash-hond', 'Did you mean "ash-hound"? `ennead encounter --list creatures` shows them all.'],
  ['party.abilities', ['ringing-blo'], 'Did you mean "ringing-blow"? `ennead encounter --list abilities`'],
  ['party.weapons', ['sowrd'], 'Did you mean "sword"? `ennead encounter --list weapons`'],
  ['party.cyphers', ['red-drought'], 'Did you mean "red-draught"? `ennead encounter --list cyphers`'],
  ['party.skills', { initative: 1 }, 'Did you mean "initiative"? `ennead encounter --list skills`'],
  ['party.armor', 'lether', 'Did you mean "leather"?'],
  ['scene.light', 'brigth', 'Did you mean "bright"?'],
  ['party.wepons', ['sword'], 'Did you mean "weapons"?'],
  ['creature', [], 'Did you mean "creatures"?'],
])('a slip in %s is answered with what was probably meant', async (name, value, sentence) => {
  expect(await refused('slip', changed(name, value))).toContain(sentence);
});

test('a name that two would have, in whatever language, is refused', async () => {
  const named = (name: string): object => changed('party.name', name);
  expect(await refused('number', named('ash-hound 1'))).toContain('would be called "ash hound 1"');
  expect(await refused('spoken', named('Ash Hound 2'))).toContain('would be called "ash hound 2"');
  const german = { ...plain, party: [{ ...plain.party[0], name: 'Kultist' }], creatures: [{ kind: 'cultist' }] };
  expect(await refused('german', german)).toContain('would be called "Kultist"');
});

test('tables of the lab stay within 80 columns however long the names are', async () => {
  const path = join(bench.folder, 'long.json');
  const name = 'Ilva of the Long Road beyond the Seven Mountains and the Sea';
  const unbroken = 'x'.repeat(80);
  writeFileSync(
    path,
    JSON.stringify({ ...plain, name: unbroken, party: [plain.party[0], { ...plain.party[0], name }] }),
  );
  const { out } = await ennead(bench, ['encounter', path, '--games', '5', '--workers', '1'], '', { COLUMNS: '80' });
  expect(out.split('\n').filter(line => widthOf(line) > 80)).toEqual([]);
  expect(out.replace(/\s+/g, ' ')).toContain('Ilva of the');
});
