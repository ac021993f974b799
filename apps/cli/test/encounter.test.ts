import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import { widthOf } from '../src/text.ts';
import { ennead, start, workbench } from './helpers.ts';

vi.setConfig({ testTimeout: 60_000 });

const bench = workbench();
const example = (name: string): string =>
  fileURLToPath(new URL(`../../../games/numenera/examples/${name}.json`, import.meta.url));
const FRIENDS = example('three-friends');
const FOUR = example('four-against-six');

interface Report {
  name: string;
  games: number;
  victory: { value: number; low: number; high: number };
  defeat: { value: number };
  broken: { value: number };
  characters: { name: string }[];
  creatures: { kind: string }[];
}

test('the lab tells odds, falls, points and rounds with intervals, within 80 columns', async () => {
  for (const lang of ['en', 'fr', 'de']) {
    const { code, out, err } = await ennead(bench, ['encounter', FOUR, '--games', '30', '--lang', lang]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out.split('\n').filter(line => widthOf(line) > 80)).toEqual([]);
    expect(out).not.toMatch(/\{\{|undefined|NaN|(encounter|content|stats)\.[a-z]/);
    expect(out).toMatch(lang === 'en' ? /\d\.\d %/ : /\d,\d %/);
  }
  const { out } = await ennead(bench, ['encounter', FRIENDS, '--games', '30']);
  expect(out).toMatch(/: 30 encounters, seed 1\nvictory +\d+\.\d % \(\d+\.\d % to \d+\.\d %\)\ndefeat /);
  for (const word of ['Colin', 'Shanna', 'James', 'abhuman raider 1', 'spent of', 'rounds'])
    expect(out).toContain(word);
});

test('a report is the same for any number of workers, and its shares add up', async () => {
  const args = ['encounter', FRIENDS, '--games', '130', '--seed', '5', '--json'];
  const [one, two] = await Promise.all(
    ['1', '2'].map(async workers => JSON.parse((await ennead(bench, [...args, '--workers', workers])).out) as Report),
  );
  expect(one).toEqual(two);
  expect(one).toMatchObject({ games: 130, characters: [{ name: 'Colin' }, {}, {}], creatures: [{}, {}] });
  expect(one.victory.value + one.defeat.value + one.broken.value).toBeCloseTo(1, 3);
});

test('Ctrl+C ends it with what there is by then', async () => {
  const { child, ran, ended } = start(bench, ['encounter', FRIENDS, '--games', '1000000', '--workers', '1']);
  setTimeout(() => child.kill('SIGINT'), 3000);
  const { code, err } = await ended;
  expect({ code, err }).toEqual({ code: 130, err: '' });
  expect(ran.out).toMatch(/^Stopped after \d+ of 1000000 games\./);
  expect(ran.out).toMatch(/victory +\d/);
});

const good = JSON.parse(readFileSync(FRIENDS, 'utf8')) as { party: object[]; creatures: object[] };
const withColin = (details: object): object => ({ ...good, party: [{ ...good.party[0], ...details }] });

test.each([
  ['empty', '', /found nothing/],
  ['broken', '{"encounter": 1, "name": ', /wanted an encounter as JSON, found something else/],
  ['list', '[1, 2]', /wanted fields by name, found a list of 2/],
  ['huge', `"${'x'.repeat(5_000_000)}"`, /at most 1000000 characters/],
  ['pools', withColin({ pools: { might: -3, speed: 10, intellect: 7 } }), /party\[0\]\.pools\.might: wanted a whole/],
  ['effort', withColin({ effort: 5 }), /Effort: wanted a whole number from 1 to 2, found 5 \(rule PC4\)/],
  ['damage', { ...good, creatures: [{ kind: 'bandit', damage: -5 }] }, /damage: .*found -5 \(rule DM6\)/],
  ['ability', withColin({ abilities: ['fireball'] }), /abilities\[0\]: wanted one of .*found "fireball"/],
  ['twice', { ...good, party: [good.party[0], good.party[0]] }, /found "colin" twice/],
  ['crowd', { ...good, creatures: [{ kind: 'bandit', count: 16 }] }, /wanted at most 16 in the fight, found 19/],
  ['control', withColin({ name: 'Co\u001b[2Jlin' }), /party\[0\]\.name: wanted a text/],
])('a file that is %s is refused in a sentence', async (name, content, sentence) => {
  const file = join(bench.folder, `${name}.json`);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  const { code, out, err } = await ennead(bench, ['encounter', file]);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(sentence);
  expect(err.trim().split('\n')).toHaveLength(1);
  expect(err).not.toContain('\u001b');
});

test('what is no file, and numbers that cannot be', async () => {
  mkdirSync(join(bench.folder, 'folder'));
  for (const [args, sentence] of [
    [['nowhere.json'], /nowhere.json cannot be read \(ENOENT\)/],
    [['folder'], /folder cannot be read \(EISDIR\)/],
    [[], /wants <file>/],
    [[FRIENDS, '--games', '0'], /--games: wanted a whole number from 1 to 1000000, found "0"/],
    [[FRIENDS, '--games', '2000000'], /--games/],
    [[FRIENDS, '--seed', 'x'], /--seed/],
    [[FRIENDS, '--workers', '0'], /--workers/],
  ] as const) {
    const { code, out, err } = await ennead(bench, ['encounter', ...args]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(sentence);
  }
});
