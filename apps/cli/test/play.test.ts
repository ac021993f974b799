import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ennead, workbench } from './helpers.ts';

const bench = workbench();
const SHORT = ['--set', 'length=introductory'];
const saves = (): string[] => readdirSync(join(bench.folder, 'data', 'saves')).toSorted();
const fileOf = (name: string): string => join(bench.folder, 'data', 'saves', name);
const lastOf = (text: string, pattern: RegExp): string => [...text.matchAll(pattern)].at(-1)?.[1] ?? '';

test('a whole game by piped lines, to its result and a record that verifies', async () => {
  const { code, out } = await ennead(
    bench,
    ['play', 'nine-worlds', '--seats', 'you,random,random', '--seed', '7', ...SHORT],
    '1\n'.repeat(400),
  );
  expect(code).toBe(0);
  expect(out).toContain('Scoring of turn 3:');
  expect(out).toContain('The game is over.');
  const file = lastOf(out, /The record: (.+)/g);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const verified = await ennead(bench, ['verify', file]);
  expect(verified.code).toBe(0);
  expect(verified.out).toContain('to the end');
});

test('the same seed and the same answers are the same game, bots and all', async () => {
  const args = ['play', 'nine-worlds', '--seats', 'you,random,greedy', '--seed', '11', ...SHORT];
  const [first, second] = await Promise.all([
    ennead(bench, args, '1\n'.repeat(400)),
    ennead(bench, args, '1\n'.repeat(400)),
  ]);
  const [one, other] = [first, second].map(({ out }) => readFileSync(lastOf(out, /The record: (.+)/g), 'utf8'));
  expect(one).toBe(other);
});

test('the end of input saves; a resumed game goes on where it stood', async () => {
  const first = await ennead(
    bench,
    ['play', 'nine-worlds', '--seats', 'you,random,random', '--seed', '8', ...SHORT],
    '1\n1\n',
  );
  expect(first.code).toBe(0);
  expect(first.out).toContain('The input has ended; the game is saved in');
  const name = saves().findLast(file => first.out.includes(file))!;
  const second = await ennead(bench, ['play', '--resume', name.replace('.jsonl', '')], 'q\n');
  expect(second.out).toContain('Your turn: 6 action points left');
  expect(second.out).toContain('Saved.');
  expect(
    readFileSync(fileOf(name), 'utf8')
      .split('\n')
      .filter(line => line.includes('recruit')),
  ).toHaveLength(2);
});

test('saves are listed, the latest first, and `last` is the latest', async () => {
  const { out } = await ennead(bench, ['games', '--saved', '--json']);
  const list = JSON.parse(out) as { name: string; game: string; over: boolean }[];
  expect(list.length).toBeGreaterThanOrEqual(4);
  expect(list[0]).toMatchObject({ game: 'nine-worlds', over: false });
  expect((await ennead(bench, ['play', '--resume', 'last'], 'q\n')).out).toContain(list[0].name);
});

test('undo takes back the last answer by a record of its own', async () => {
  const { out } = await ennead(
    bench,
    ['play', 'nine-worlds', '--seats', 'you,random,random', '--seed', '9'],
    '1\n1\nu\nq\n',
  );
  expect(out).toContain('takes back an answer');
  expect(lastOf(out, /Your turn: (\d) action/g)).toBe('7');
  const log = readFileSync(lastOf(out, /\((\/.+)\)/g), 'utf8');
  expect(log).toContain('{"n":3,"undo":2}');
});

test('undo goes back over bots, for they are no persons', async () => {
  const { out } = await ennead(
    bench,
    ['play', 'nine-worlds', '--seats', 'you,random,random', '--seed', '9'],
    `${'1\n'.repeat(8)}u\nq\n`,
  );
  expect(lastOf(out, /Your turn: (\d) action/g)).toBe('1');
  expect(lastOf(out, /Turn (\d) of 6/g)).toBe('1');
});

test('undo names the colour whose answer it was, not the one of the same person that is asked now', async () => {
  const args = ['play', 'nine-worlds', '--seats', 'you,random,random,you', '--set', 'mode=four-colours', '--seed', '9'];
  const { out } = await ennead(bench, args, '11\nu\nq\n');
  expect(out).toContain('□\u00a0Blue · Your turn: 7 action');
  expect(out).toContain('◆\u00a0Green takes back an answer.');
});

test('undo over another person wants their consent', async () => {
  const args = ['play', 'nine-worlds', '--seats', 'you=Ann,you=Bob', '--seed', '9', ...SHORT];
  const turns = `${'1\n'.repeat(16)}`;
  const { out } = await ennead(bench, args, `${turns}u\nn\nu\ny\nq\n`);
  expect(out).toContain('Do they agree?');
  expect(out).toContain('Then it stands.');
  expect(out).toContain('takes back an answer');
});

test('options are walked by what a hand would touch, back and forth, by numbers and by words', async () => {
  const { out } = await ennead(
    bench,
    ['play', 'nine-worlds', '--seats', 'you,random,random', '--seed', '9'],
    '3\nb\nmarch midgard\nb\nmarch alf mid\n\n2 1\nq\n',
  );
  expect(out).toContain(' 3  your stone on Alfheim  march …');
  expect(out).toContain('March a stone from Alfheim to Midgard · 1 point');
  expect(out).toContain('March a stone of ▲\u00a0Cyan from Jotunheim to Midgard · 3 points');
  expect(out).toContain('Enter confirms:');
  expect(out).toContain('○\u00a0White marches a stone from Alfheim to Midgard (1 point).');
  expect(out).toContain('○\u00a0White deploys a stone beside the avatar (1 point).');
});

test('what fits nothing says so and changes nothing', async () => {
  const { out } = await ennead(bench, ['play', 'nine-worlds', '--seats', 'you,random,random'], '77\nxyzzy\nu\nq\n');
  expect(out).toContain('There is no 77: the list goes from 1 to 9.');
  expect(out).toContain('"xyzzy" fits none of the options.');
  expect(out).toContain('There is nothing of yours to take back.');
});

test.each([
  ['en', '1.5', 'Option 1 has no further step: nothing was played; 1 alone picks it.'],
  ['fr', '1 2', 'L’option 1 n’a pas d’autre étape : rien n’a été joué ; 1 seul la choisit.'],
  ['de', '2,1,1', 'Möglichkeit 1 hat keinen weiteren Schritt: Nichts wurde gespielt; 1 allein wählt sie.'],
])('%s: a number too many, as in %s, plays nothing', async (lang, typed, sentence) => {
  const args = ['play', 'nine-worlds', '--seats', 'you,normal', '--seed', '5', '--lang', lang];
  const { out } = await ennead(bench, args, `${typed}\n`);
  expect(out).toContain(sentence);
  const name = saves().find(file => out.includes(file))!;
  expect(readFileSync(fileOf(name), 'utf8')).not.toContain('"n":1');
});

test('hint, rules, log and save answer beside the game', async () => {
  const { out } = await ennead(
    bench,
    ['play', 'nine-worlds', '--seats', 'you,random,random'],
    'h\n?\n?valhalla\nl\ns\nq\n',
  );
  expect(out).toMatch(/The normal bot gives you a chance of \d+ %/);
  expect(out).toContain('The action phase (A)');
  expect(out).toContain('V1   In player order');
  expect(out).toContain('The homes:');
  expect(out).toContain('Saved: ');
});

test.each([
  [
    'en',
    'hint|Rules|valhalla|log|save|board|1|undo|quit',
    /chance of \d+ %[^]*phase \(A\)[^]*Saved: [^]*back an answer[^]*Saved\. /,
  ],
  ['fr', 'regles|sauver|plateau|1|annuler|fin', /\(A\)[^]*Sauvegardé : [^]*reprend[^]*Sauvegardé\. /],
  ['fr', 'rules|save|board|1|undo|quit', /\(A\)[^]*Sauvegardé : [^]*reprend[^]*Sauvegardé\. /],
  ['de', 'Regeln|sichern|Brett|1|zurücknehmen|Ende', /\(A\)[^]*Gespeichert: [^]*zurück[^]*Gespeichert\. /],
])('%s: the words of the footer do what its letters do: %s', async (lang, typed, sentences) => {
  const args = ['play', 'nine-worlds', '--seats', 'you,random', '--seed', '5', '--lang', lang];
  const { out } = await ennead(bench, args, `${typed.replaceAll('|', '\n')}\n`);
  expect(out).toMatch(sentences);
});

test('v shows the board again', async () => {
  const { out } = await ennead(bench, ['play', 'nine-worlds', '--seats', 'you,random,random'], 'v\nq\n');
  expect(out.match(/1 Asgard/g)).toHaveLength(2);
  expect(out).toContain('v board');
});

test('bots alone play to the end while one watches', async () => {
  const { code, out } = await ennead(bench, [
    'play',
    'nine-worlds',
    '--seats',
    'random,greedy',
    '--seed',
    '2',
    ...SHORT,
  ]);
  expect(code).toBe(0);
  expect(out).toContain('The game is over.');
});

test('games that hide something are handed over behind a curtain', async () => {
  const { out } = await ennead(
    bench,
    ['play', 'fixture:sealed-bids', '--seats', 'you=Ann,you=Bob'],
    '\ndone\n\n\ndone\n\n',
  );
  expect(out).toContain('Hand over to seat 1 (Ann).');
  expect(out).toContain('Hand over to seat 2 (Bob).');
});

test.each(['fr', 'de'])('a game speaks %s from its first to its last word', async lang => {
  const { out } = await ennead(
    bench,
    [
      'play',
      'nine-worlds',
      '--seats',
      'you,random,random',
      '--seed',
      '7',
      '--lang',
      lang,
      '--set',
      'avatarPowers=on',
      ...SHORT,
    ],
    '1\n'.repeat(400),
  );
  expect(out).toContain(lang === 'fr' ? 'La partie est finie.' : 'Die Partie ist zu Ende.');
  expect(out).not.toMatch(/\{\{|(moves|did|events|refs|asks|verbs)\.[a-z]/);
});
