import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DONE, EVERYTHING, NOBODY, Stream, asked, checkSetup, optionsOf, seatBit, seedFrom } from '@ennead/kernel';
import { nine, type View } from '@ennead/nine';
import { afterAll, expect, test } from 'vitest';
import { openContext } from '../src/context.ts';
import { faceOf } from '../src/faces/index.ts';
import { openSession } from '../src/play/open.ts';
import type { Session } from '../src/play/session.ts';
import { widthOf } from '../src/text.ts';
import { ennead, workbench } from './helpers.ts';

const bench = workbench();
const folder = mkdtempSync(join(tmpdir(), 'ennead-nine-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const lastOf = (text: string, pattern: RegExp): string => [...text.matchAll(pattern)].at(-1)?.[1] ?? '';
const RED = '●\u00a0Red';
const BLUE = '◆\u00a0Blue';

test('a whole game of NINE by piped lines, to its count and a record that verifies', async () => {
  const args = ['play', 'nine', '--seats', 'you,random', '--seed', '3'];
  const { code, out } = await ennead(bench, args, '1\n'.repeat(600));
  expect(code).toBe(0);
  for (let round = 1; round <= 8; round++) expect(out).toContain(`Round ${round} of 8`);
  expect(out).toContain('The final count:');
  expect(out).toContain('The game is over.');
  const lines = ['Supremacies', 'Influences', 'face-down cards', 'Diamonds', 'Coins', 'VP tokens', 'Heroes', 'total'];
  const table = out.slice(out.indexOf('The game is over.')).split('\n');
  const rows = lines.map(
    line =>
      table
        .find(row => row.startsWith(line))
        ?.match(/-?\d+/g)
        ?.map(Number) ?? [],
  );
  expect(rows.map(row => row.length)).toEqual(lines.map(() => 2));
  const total = rows.pop();
  expect([0, 1].map(seat => rows.reduce((sum, row) => sum + row[seat], 0))).toEqual(total);
  const verified = await ennead(bench, ['verify', lastOf(out, /The record: (.+)/g)]);
  expect(verified.code).toBe(0);
  expect(verified.out).toContain('to the end');
});

test('what the others hold and chose is told as a number, one’s own by name', async () => {
  const args = ['play', 'nine', '--seats', 'you,random,random', '--seed', '5'];
  const { out } = await ennead(bench, args, '2\n1\n1\n1\n1\n1\nl\nq\n');
  expect(out).toMatch(new RegExp(`${RED} is dealt [A-Z]`));
  expect(out).toContain(`${BLUE} is dealt 7 cards.`);
  expect(out).toMatch(new RegExp(`${BLUE} chooses \\d cards?[ .]`));
  expect(out).not.toMatch(/(Blue|Yellow|Green) (is dealt|chooses) [A-Z]/);
  expect(out).not.toMatch(/(Blue|Yellow|Green) pays a Culture token and draws [A-Z]/);
});

test('two people at one terminal see their own hands behind a curtain', async () => {
  const { out } = await ennead(bench, ['play', 'nine', '--seats', 'you=Ann,you=Bob', '--seed', '3'], '\n2\n\n2\nq\n');
  expect(out).toMatch(/Hand over to .+ \(Ann\)/);
  expect(out).toMatch(/Hand over to .+ \(Bob\)/);
  expect(out).toContain('Pay a Culture token to draw one card more?');
});

test.each(['fr', 'de'])('a game of NINE speaks %s from its first to its last word', async lang => {
  const args = ['play', 'nine', '--seats', 'you,random,random,random', '--seed', '7', '--lang', lang];
  const { code, out } = await ennead(bench, args, '1\n'.repeat(800));
  expect(code).toBe(0);
  expect(out).toContain(lang === 'fr' ? 'La partie est finie.' : 'Die Partie ist zu Ende.');
  expect(out).toContain(lang === 'fr' ? 'Suprématies' : 'Vorherrschaften');
  expect(out).not.toMatch(/\{\{|undefined|(moves|did|events|refs|asks|verbs|board|counts)\.[a-z]/);
});

const { stdin, stdout, stderr } = process;
const contextIn = (lang: string): ReturnType<typeof openContext> =>
  openContext(['--lang', lang, '--no-color'], { ENNEAD_DATA: folder }, { stdin, stdout, stderr });

/** Answers at random, all the game through; before each answer, somebody may look. */
function playThrough(session: Session, look: () => void): void {
  const rng = Stream.of(9);
  while (!session.isOver) {
    look();
    const seat = asked(session.play)[0];
    const { many } = session.game.decisions[session.play.state.flow.ask];
    const picks: number[] = [];
    do {
      const options = optionsOf(session.play, seat, picks);
      if (options.length === 0) break;
      picks.push(options[rng.below(options.length)]);
    } while (many && picks.at(-1) !== DONE);
    const keys = picks.filter(code => code !== DONE).map(code => session.game.moves.key(code));
    session.take(seat, keys);
  }
}

test('the kingdoms fit 80 and 120 columns in every language, at every moment of a game', () => {
  const setup = checkSetup(nine, 4, {});
  if (!setup.ok) throw new Error(setup.error);
  const players = ['you', 'random', 'normal', 'hard'];
  const session = openSession(contextIn('en'), nine, setup.value, seedFrom(4), [
    'random',
    'random',
    'random',
    'random',
  ]);
  const faces = ['en', 'fr', 'de'].map(lang => faceOf(nine, contextIn(lang)));
  playThrough(session, () => {
    for (const viewer of [NOBODY, seatBit(1), EVERYTHING])
      for (const columns of [80, 120])
        for (const face of faces) {
          const drawn = face.draw(session.view(viewer), { columns, players, asked: asked(session.play) });
          expect(drawn.filter(line => widthOf(line) > columns)).toEqual([]);
        }
  });
});

test('a column shows majority, number, cards, tilt, disguise and shield', () => {
  const setup = checkSetup(nine, 2, {});
  if (!setup.ok) throw new Error(setup.error);
  const session = openSession(contextIn('en'), nine, setup.value, seedFrom(1), ['random', 'random']);
  const view = structuredClone(session.view(NOBODY)) as View;
  const column = { disguised: 0, majority: false, leads: false, tilted: false, shielded: false };
  Object.assign(view.seats[0], {
    shield: true,
    ordersSize: 3,
    heroes: { alpha: 2, fenghuang: 0 },
    ready: { alpha: 1, fenghuang: 0 },
    faceDown: { alpha: 0, fenghuang: 1 },
    columns: [
      { ...column, id: 'tomorrow', cards: 1, leads: true, shielded: true },
      { ...column, id: 'galmi', cards: 3, majority: true, leads: true },
      { ...column, id: 'phoenix', cards: 3, disguised: 1, majority: true, leads: true, tilted: true },
      { ...column, id: 'xi-an', cards: 11, disguised: 4 },
    ],
  });
  const board = faceOf(nine, contextIn('en')).draw(view, { columns: 80, players: ['Ann', 'Bob'], asked: [0] });
  const own = board.findIndex(line => line.startsWith('▸'));
  expect(board[own]).toContain('face down ▒▒▒');
  expect(board[own + 1]).toBe('   ·      ☆1▮▽     ★3▮▮▮▼  ·         ·        ★3▰▰▱    ·        11▯4   ·');
  expect(board[own + 2]).toBe('   Heroes: Alpha, Alpha (to use: 1), ▒ Fenghuang face down');
});
