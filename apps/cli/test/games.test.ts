import { expect, test } from 'vitest';
import { ennead, workbench } from './helpers.ts';

const bench = workbench();

test('without a terminal, no arguments show the help and the games', async () => {
  const { code, out } = await ennead(bench, []);
  expect(code).toBe(0);
  expect(out).toContain('Usage: ennead');
  expect(out).toContain('Nine Worlds  nine-worlds  2 to 6 players');
});

test('games lists what can be played, for people and for machines', async () => {
  expect((await ennead(bench, ['games'])).out).toContain('--set length=introductory|standard|long');
  const [game] = JSON.parse((await ennead(bench, ['games', '--json'])).out) as { id: string; seats: object }[];
  expect(game).toMatchObject({ id: 'nine-worlds', seats: { min: 2, max: 6 } });
});

test('fixture games stay behind the scenes', async () => {
  expect((await ennead(bench, ['games'])).out).not.toContain('sealed-bids');
});

test('no saves yet is a sentence, not an error', async () => {
  const { code, out } = await ennead(bench, ['games', '--saved']);
  expect(code).toBe(0);
  expect(out).toContain('No saved games in');
});

test('rules are searched by words, whatever their case and accents', async () => {
  const { out } = await ennead(bench, ['rules', 'nine-worlds', 'HELHEIM', 'world']);
  expect(out).toContain('A21  Banish');
  expect(out).not.toContain('A13  Recruit');
  expect((await ennead(bench, ['rules', 'nine-worlds', 'reserve', '--lang', 'fr'])).out).toContain('Recruter');
});

test('a rule is found by its id', async () => {
  const { out } = await ennead(bench, ['rules', 'nine-worlds', 'a13']);
  expect(out).toContain('A13  Recruit');
  expect(out).toContain('1 rule');
});

test('what is searched for is marked where there are colours', async () => {
  const { out } = await ennead(bench, ['rules', 'nine-worlds', 'a13', 'recruit'], '', {
    NO_COLOR: '',
    FORCE_COLOR: '1',
  });
  expect(out).toContain('\x1b[7mRecruit\x1b[27m');
});

test('the language comes from --lang, else from the surroundings, else it is English', async () => {
  expect((await ennead(bench, ['games', '--lang', 'de'])).out).toContain('2 bis 6 Spieler');
  expect((await ennead(bench, ['games'], '', { LC_ALL: 'fr_FR.UTF-8' })).out).toContain('2 à 6 joueurs');
  expect((await ennead(bench, ['games'], '', { LC_ALL: 'fr_FR.UTF-8', ENNEAD_LANG: 'de' })).out).toContain('Spieler');
  expect((await ennead(bench, ['games'], '', { LC_ALL: 'pt_PT' })).out).toContain('players');
});

test.each([
  ['en', '(default: 100)'],
  ['fr', '(par défaut : 100)'],
  ['de', '(Vorgabe: 100)'],
])('%s: a page of help says in its language what an option is without being set', async (lang, usual) => {
  const { out } = await ennead(bench, ['sim', '--help', '--lang', lang]);
  expect(out).toContain(usual);
  expect(out).not.toMatch(lang === 'en' ? /default: "/ : /default/);
});
