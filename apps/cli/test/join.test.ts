import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Game } from '@ennead/kernel';
import { nine } from '@ennead/nine';
import { nineWorlds } from '@ennead/nine-worlds';
import { numenera } from '@ennead/numenera';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { joinCommand } from '../src/commands/join.ts';
import { ennead, serving, workbench } from './helpers.ts';
import { opponent, type Opponent } from './opponent.ts';
import { terminal } from './terminal.ts';

const bench = workbench();
const SHORT = { options: { length: 'introductory' } };
let server: Awaited<ReturnType<typeof serving>>;
const others: Opponent[] = [];

beforeAll(async () => {
  server = await serving(bench, ['--limit', 'messagesPerSecond=1000', '--limit', 'messagesAtOnce=1000']);
});
afterAll(async () => {
  for (const { connection } of others) connection.close();
  server.child.kill('SIGTERM');
  await server.ended;
});

async function meet(game: Game, about: Parameters<typeof opponent>[2] = {}): Promise<Opponent> {
  const other = await opponent(server.url, game, about);
  others.push(other);
  return other;
}

/** The link of a table whose host is this bench's guest. */
async function opened(seats: string): Promise<string> {
  const args = ['open', 'nine-worlds', '--seats', seats, '--set', 'length=introductory', '--url', server.url, '--json'];
  return (JSON.parse((await ennead(bench, args)).out) as { url: string }).url;
}

test('a whole game by piped lines while somebody looks on; the record verifies', async () => {
  const { url } = await meet(nineWorlds, SHORT);
  const elsewhere = { ENNEAD_DATA: join(bench.folder, 'elsewhere') };
  const watching = ennead(bench, ['join', url, '--watch'], '', elsewhere);
  const played = await ennead(bench, ['join', url, '--name', 'Bob'], '1\n'.repeat(400));
  expect(played).toMatchObject({ code: 0, err: '' });
  expect(played.out).toContain('You have seat 2.');
  expect(played.out).toContain('Turn 1 of 3');
  expect(played.out).toContain('Scoring of turn 3:');
  expect(played.out).toContain('The game is over.');
  const [, file] = /The record: (.+)/.exec(played.out)!;
  expect(await ennead(bench, ['verify', file])).toMatchObject({ code: 0, out: expect.stringContaining('to the end') });
  expect(readFileSync(file, 'utf8')).toContain('"players":["Ann","Bob"]');
  const watched = await watching;
  expect(watched).toMatchObject({ code: 0, err: '' });
  expect(watched.out).toContain('You look on.');
  expect(watched.out).toContain('Scoring of turn 3:');
  expect(watched.out).not.toContain('The record:');
});

test('who leaves keeps the seat, and the same command takes it up again; the token is for its owner alone', async () => {
  const { url, watch } = await meet(nineWorlds, SHORT);
  const first = await ennead(bench, ['join', url], '1\n');
  expect(first.out).toContain('your seat stays yours');
  expect(statSync(join(bench.folder, 'data', 'guest-tokens.json')).mode & 0o777).toBe(0o600);
  await vi.waitFor(() => expect(watch.view!.about.seats[1].away).toBe(true));
  const second = await ennead(bench, ['join', url, '--lang', 'de'], '1\n'.repeat(400));
  expect(second.out).toContain('Du hast Platz 2.');
  expect(second.out).toContain('Die Partie ist zu Ende.');
});

test('a game with hidden cards and answers of several picks', async () => {
  const { url } = await meet(nine);
  const { code, out, err } = await ennead(bench, ['join', url], '1\n'.repeat(3000));
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain('The game is over.');
});

test('piped lines are read before the game: its host starts it, plays and leaves', async () => {
  const link = await opened('me,normal');
  const { code, out, err } = await ennead(bench, ['join', link], 'hm\nstart\n1\nq\n');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/› hm\nc text says it .*\n› start\n[^]*recruits a stone/);
  expect(out).toContain('You have left, and your seat stays yours');
});

test('a start that is refused is a sentence, and the end of the input ends the wait for the game', async () => {
  const link = await opened('me,open');
  const { code, out } = await ennead(bench, ['join', link], 'start\n1\n');
  expect(code).toBe(0);
  expect(out).toContain('The server refused: a seat is still open');
  expect(out).toContain('The input has ended; your seat stays yours');
});

test('a guest may leave before the game by a piped line, and answers wait for it', async () => {
  const { url, watch } = await meet(nineWorlds, { ...SHORT, seats: ['me', 'open', 'open'] });
  const elsewhere = { ENNEAD_DATA: join(bench.folder, 'early') };
  expect((await ennead(bench, ['join', url], 'start\nleave\n', elsewhere)).out).toMatch(
    /Only the host[^]*You have left/,
  );
  await vi.waitFor(() => expect(watch.view!.about.seats[1].away).toBe(true));
  const playing = ennead(bench, ['join', url], '1\nq\n', elsewhere);
  await vi.waitFor(() => expect(watch.view!.about.seats[1].away).toBe(false));
  await watch.do({ type: 'bot', seat: 2, level: 'random' });
  expect((await playing).out).toMatch(/Waiting for the game[^]*Cyan recruits a stone[^]*You have left/);
});

test('a seat that the table does not have is refused before anything is done', async () => {
  const { url } = await meet(nineWorlds, SHORT);
  const { code, out, err } = await ennead(bench, ['join', url, '--seat', '9']);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toContain('--seat: wanted a whole number from 1 to 2, found "9".');
});

test.each([
  ['en', nineWorlds, ['Avatar powers: off', 'Length: introductory, 3 turns'], SHORT],
  ['fr', numenera, ['rencontre : Pillards au gué : quatre contre six', 'niveaux visibles : non'], {}],
  ['de', numenera, ['Begegnung: Plünderer an der Furt: vier gegen sechs', 'Stufen offen: aus'], {}],
] as const)('%s: before the game its options are worded', async (lang, game, said, about) => {
  const { url } = await meet(game, { ...about, seats: ['me', 'open', 'open'] });
  const { out } = await ennead(bench, ['join', url, '--lang', lang], 'q\n');
  for (const words of said) expect(out).toContain(words);
});

test('a password is asked for, and a table that is not there is a sentence', async () => {
  const { url } = await meet(nineWorlds, { ...SHORT, access: 'password', password: 'open sesame' });
  const shut = await ennead(bench, ['join', url]);
  expect(shut).toMatchObject({ code: 2, err: expect.stringContaining('give it by --password') });
  expect((await ennead(bench, ['join', url, '--password', 'open sesame'], '1\n')).out).toContain('You have seat 2.');
  const gone = await ennead(bench, ['join', `${server.url}/table/abcdefgh`, '--lang', 'fr']);
  expect(gone).toMatchObject({ code: 2, err: expect.stringContaining('cette table n’existe pas') });
});

test('at a terminal: talk, a refusal, an answer taken back, one that the other wants back, and leaving with Ctrl+C', async () => {
  const { url, watch } = await meet(nineWorlds, { ...SHORT, seats: ['me', 'open', 'open'] });
  const { context, type, seen } = terminal(join(bench.folder, 'tty'));
  let from = 0;
  const answer = async (sentence: string, text: string): Promise<void> => {
    await vi.waitFor(() => expect(seen().slice(from)).toContain(sentence), 10_000);
    from = seen().length;
    type(text);
  };
  const visit = joinCommand(context, url, { name: 'Bob' });
  await answer('Waiting for the game to start', 'start\r');
  await answer('Only the host starts the game.', 'u\r');
  await answer('The server refused: the game has not started yet.', 'c hello there\r');
  await vi.waitFor(() => expect(watch.chat.map(({ text }) => text)).toEqual(['hello there']));
  await watch.do({ type: 'chat', text: 'welcome \x1b[2J' });
  await answer('Ann: welcome', '\r');
  await watch.do({ type: 'bot', seat: 2, level: 'random' });
  const n = (): number => watch.view!.play!.n;
  await answer('Your turn', '1\r');
  await answer('Your turn', 'u\r');
  await answer('An answer of ▲\u00a0Cyan was taken back.', '1\r');
  await answer('Your turn', '');
  const before = n();
  expect(await watch.do({ type: 'undo' })).toMatchObject({ waiting: true });
  await answer('Ann wants to take back an answer. (y agrees, n does not)', 'y\r');
  await vi.waitFor(() => expect(n()).toBeGreaterThan(before));
  await answer('Your turn', '');
  await watch.do({ type: 'hand', seat: 0, level: 'random' });
  await watch.do({ type: 'take', seat: 0 });
  type('1\r');
  await answer('○\u00a0White lets a bot play on.', '');
  expect(seen()).toContain('A person plays ○\u00a0White again.');
  type('\x03');
  expect(await visit).toBe(0);
  expect(seen()).toContain('your seat stays yours');
  expect(seen()).not.toContain('welcome \x1b[2J');
});
