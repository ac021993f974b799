import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ennead, workbench } from './helpers.ts';

const bench = workbench();
const PLAY = ['play', 'nine-worlds'];
const SIM = ['sim', 'nine-worlds'];

test.each([
  [['plya'], /no command "plya".*Did you mean "play"/],
  [['plya', 'nine'], /no command "plya".*Did you mean "play"/],
  [['--lang', 'en', 'plya', 'nine', '--seats', 'you,normal'], /no command "plya".*Did you mean "play"/],
  [['--sead', '5'], /no option --sead.*Did you mean "--seed"/],
  [['play', 'nine-wrlds'], /no game "nine-wrlds".*Did you mean "nine-worlds"/],
  [['play'], /Which game/],
  [['rules'], /wants <game>/],
  [['games', '--savd'], /no option --savd.*Did you mean "--saved"/],
  [['games', 'extra'], /more arguments/],
  [['games', '--lang', 'es'], /"es" is no language.*en, fr, de/],
  [[...PLAY, '--seats', 'you'], /wants 2 to 6 seats, found 1;.* such as you,normal,normal\./],
  [[...PLAY, '--seats', 'you,nomral,hard'], /Seat 2: "nomral".*Did you mean "normal"/],
  [[...PLAY, '--seats', 'you,mcts:0,hard'], /Seat 2: "mcts:0"/],
  [[...PLAY, '--seed', 'seven'], /--seed: wanted a whole number/],
  [[...PLAY, '--set', 'length'], /--set wants option=value/],
  [[...PLAY, '--set', 'lenght=long'], /no option "lenght".*Did you mean "length"/],
  [[...PLAY, '--set', 'length=endless'], /length: wanted introductory, standard, long, found "endless"/],
  [[...PLAY, '--set', 'avatarPowers=maybe'], /avatarPowers: wanted on, off/],
  [[...PLAY, '--set', 'avatarPowers=toString'], /avatarPowers: wanted on, off, found "toString"/],
  [[...PLAY, '--set', 'mode=pacts'], /cannot be played: option mode/],
  [[...PLAY, '--resume', 'nothing'], /no saved game "nothing"/],
  [['play', '--resume', 'last', '--seats', 'you,hard', '--seed', '1'], /its own seats.*found --seats, --seed; leave/],
  [['play', '--resume', 'last', '--set', 'length=long'], /found --set;/],
  [[...SIM, '--seats', 'random'], /found 1;.* such as random,random,random\./],
  [[...SIM, '--games', '0'], /--games: wanted a whole number from 1/],
  [[...SIM, '--games', '1.5'], /--games/],
  [[...SIM, '--games'], /--games <n> wants a value/],
  [[...SIM, '--workers', '0'], /--workers/],
  [[...SIM, '--seats', 'you,random,random'], /Seat 1: "you"/],
  [['replay', 'nowhere.jsonl'], /nowhere.jsonl cannot be read \(ENOENT\)/],
  [['verify', 'nowhere.jsonl'], /nowhere.jsonl cannot be read/],
  [['serve', '--port', 'http'], /--port: wanted a whole number from 0 to 65535, found "http"/],
  [['serve', '--port', '70000'], /--port/],
  [['serve', '--host', 'no host'], /--host: wanted an address of this machine/],
  [['serve', '--log-level', 'loud'], /--log-level: wanted debug, info, warn, error, silent, found "loud"/],
  [['serve', '--public-url', 'ennead.example'], /--public-url: wanted an address without a path/],
  [['serve', '--public-url', 'https://ennead.example/games'], /--public-url: wanted an address without a path/],
  [['serve', '--limit', 'conectionsPerAddress=5'], /no limit.*Did you mean "connectionsPerAddress"/],
  [['serve', '--limit', 'tablesPerPerson=none'], /--limit tablesPerPerson: wanted a whole number from 1/],
  [['backup'], /wants <file>/],
  [['backup', 'copy'], /No backup was made: wanted a data folder of Ennead/],
  [['restore', 'copy'], /Nothing was restored: wanted a backup, found no file/],
  [['load', '--tables', '0'], /--tables: wanted a whole number from 1 to 10000, found "0"/],
  [['load', '--seconds', 'ten'], /--seconds/],
  [['load', '--game', 'nine-wrlds'], /no game "nine-wrlds".*Did you mean "nine-worlds"/],
  [['load', '--url', 'localhost'], /--url: wanted the address of a server/],
  [['load', '--url', 'http://127.0.0.1:1'], /No server answers at http:\/\/127.0.0.1:1;/],
  [['join'], /wants <link>/],
  [['join', 'http://127.0.0.1:9999/'], /is no link to a table/],
  [['join', 'http://127.0.0.1:1/table/abcdefgh'], /No server answers at/],
  [['join', 'http://127.0.0.1:1/table/abcdefgh', '--seat', '0'], /--seat: wanted a whole number from 1/],
  [['join', 'http://127.0.0.1:1/table/abcdefgh', '--seat', '1', '--watch'], /Either --seat or --watch/],
])('%j is one sentence and exit code 2', async (args, sentence) => {
  const { code, out, err } = await ennead(bench, args);
  expect(err).toMatch(sentence);
  expect(err.trim().split('\n')).toHaveLength(1);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(existsSync(join(bench.folder, 'data'))).toBe(false);
});

test('a seat or a record that a file does not have', async () => {
  const file = join(bench.folder, 'nine-worlds-1-0.jsonl');
  await ennead(bench, [...SIM, '--games', '1', '--seats', 'random,random', '--save', bench.folder]);
  expect(await ennead(bench, ['replay', file, '--as', '3'])).toMatchObject({ code: 2, err: /from 1 to 2, found "3"/ });
  expect((await ennead(bench, ['replay', file, '--as', '2'])).code).toBe(0);
  expect(await ennead(bench, ['replay', file, '--until', '9999'])).toMatchObject({ code: 2, err: /--until: wanted/ });
});

test('a folder that cannot be written', async () => {
  writeFileSync(join(bench.folder, 'file'), '');
  const blocked = join(bench.folder, 'file', 'data');
  const played = await ennead(bench, PLAY, '', { ENNEAD_DATA: blocked });
  expect(played).toMatchObject({ code: 2, out: '', err: /cannot be written/ });
  const series = await ennead(bench, [...SIM, '--games', '1', '--save', blocked]);
  expect(series).toMatchObject({ code: 2, out: '', err: /cannot be written/ });
});

test('a save that is cut off or of another game is not resumed', async () => {
  const saves = join(bench.folder, 'other', 'saves');
  mkdirSync(saves, { recursive: true });
  writeFileSync(join(saves, 'broken.jsonl'), '{"ennead":1,');
  const env = { ENNEAD_DATA: join(bench.folder, 'other') };
  expect((await ennead(bench, ['play', '--resume', 'broken'], '', env)).err).toMatch(/is no whole record file/);
  expect((await ennead(bench, ['games', '--saved'], '', env)).out).toContain('unreadable');
});

test('errors speak the language too', async () => {
  expect((await ennead(bench, ['play', 'x', '--lang', 'fr'])).err).toContain('Il n’y a pas de jeu « x »');
  expect((await ennead(bench, ['play', 'x', '--lang', 'de'])).err).toContain('Es gibt kein Spiel „x“');
});
