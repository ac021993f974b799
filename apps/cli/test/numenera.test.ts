import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EVERYTHING, NOBODY, Stream, asked, checkSetup, optionsOf, seatBit, seedFrom } from '@ennead/kernel';
import { EXAMPLE_IDS, numenera, type View } from '@ennead/numenera';
import { afterAll, expect, test, vi } from 'vitest';
import { openContext } from '../src/context.ts';
import { faceOf } from '../src/faces/index.ts';
import { openSession } from '../src/play/open.ts';
import type { Session } from '../src/play/session.ts';
import { widthOf } from '../src/text.ts';
import { ennead, workbench } from './helpers.ts';

vi.setConfig({ testTimeout: 60_000 });

const bench = workbench();
const folder = mkdtempSync(join(tmpdir(), 'ennead-numenera-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const lastOf = (text: string, pattern: RegExp): string => [...text.matchAll(pattern)].at(-1)?.[1] ?? '';

test('a whole skirmish by piped lines, to its end and a record that verifies', async () => {
  const args = ['play', 'numenera', '--seats', 'random,you', '--seed', '4', '--set', 'encounter=three-friends'];
  const { code, out } = await ennead(bench, args, '1\n'.repeat(2000));
  expect(code).toBe(0);
  expect(out).toContain('Colin: Effort for initiative?');
  expect(out).toMatch(/\d levels? of Effort · \d+ Speed/);
  expect(out).toContain('The game is over.');
  expect(out).toMatch(/1\. the (party \(you\)|other side \(random\))/);
  const verified = await ennead(bench, ['verify', lastOf(out, /The record: (.+)/g)]);
  expect(verified.code).toBe(0);
  expect(verified.out).toContain('to the end');
});

test('whoever plays alone has the characters; a level that is not known is a question mark', async () => {
  const { out } = await ennead(bench, ['play', 'numenera', '--seed', '3'], '1\n1\n1\n1\nq\n');
  expect(out).toContain('Valin: Effort for initiative?');
  expect(out).toMatch(/abhuman brute 1 +level \? +lost 0 +Armor 1/);
  expect(out).not.toMatch(/level [1-9]|health \d/);
});

test('the other side sees its own levels, and may intrude', async () => {
  const args = ['play', 'numenera', '--seats', 'you,random', '--seed', '8', '--set', 'encounter=night-ambush'];
  const { out } = await ennead(bench, args, '1 1\nq\n');
  expect(out).toMatch(/knife in the dark +level 5 +health 15 +Armor 1/);
  expect(out).toContain('The game master may intrude.');
  expect(out).toContain('Intrusion on Valin: the weapon slips.');
});

test.each(['fr', 'de'])('a skirmish speaks %s from its first to its last word', async lang => {
  const args = ['play', 'numenera', '--seats', 'random,you', '--seed', '7', '--lang', lang];
  const { code, out } = await ennead(bench, [...args, '--set', 'encounter=rival-band'], '1\n'.repeat(3000));
  expect(code).toBe(0);
  expect(out).toContain(lang === 'fr' ? 'La partie est finie.' : 'Die Partie ist zu Ende.');
  expect(out).not.toMatch(/\{\{|undefined|(encounter|content|ledger|units|stats|track)\.[a-z]/);
});

const { stdin, stdout, stderr } = process;
const contextIn = (lang: string): ReturnType<typeof openContext> =>
  openContext(['--lang', lang, '--no-color'], { ENNEAD_DATA: folder }, { stdin, stdout, stderr });

function sessionOf(encounter: string, seats: number): Session {
  const setup = checkSetup(numenera, seats, { encounter });
  if (!setup.ok) throw new Error(setup.error);
  const bots = Array.from({ length: seats }, () => 'random');
  return openSession(contextIn('en'), numenera, setup.value, seedFrom(4), bots);
}

test.each(EXAMPLE_IDS)('the field of %s fits 80 and 120 columns in every language, and everything has words', id => {
  const session = sessionOf(id, 2);
  const faces = ['en', 'fr', 'de'].map(lang => faceOf(numenera, contextIn(lang)));
  const rng = Stream.of(9);
  for (let answers = 0; !session.isOver && answers < 60; answers++) {
    const [seat] = asked(session.play);
    const codes = optionsOf(session.play, seat);
    for (const viewer of [NOBODY, seatBit(1), EVERYTHING]) {
      const view = session.view(viewer);
      for (const face of faces) {
        for (const columns of [80, 120]) {
          const drawn = face.draw(view, { columns, players: ['you', 'hard'], asked: [seat] });
          expect(drawn.filter(line => widthOf(line) > columns)).toEqual([]);
        }
        const said = [
          face.ask(session.asks, view),
          face.seat(view, seat),
          ...codes.flatMap(code => [
            face.move(view, seat, code),
            face.verb(seat, code),
            ...numenera.refs(view, code).map(ref => face.ref(view, seat, ref)),
          ]),
        ];
        expect(said.filter(text => /\{\{|undefined|(encounter|content|stats)\.[a-z]/.test(text))).toEqual([]);
      }
    }
    session.take(seat, [numenera.moves.key(codes[rng.below(codes.length)])]);
  }
});

test('the field shows places, Pools, what is known and what lasts', () => {
  const session = sessionOf('three-friends', 2);
  const view = structuredClone(session.view(NOBODY)) as View;
  const [colin, shanna, james, first, second] = view.combatants;
  Object.assign(view, { round: 3, turn: 1, actor: 1 });
  Object.assign(colin, { at: 0, prone: true, guards: 2 });
  Object.assign(shanna, { at: 0, effects: [{ what: 'hindered', rounds: 1, amount: 2 }] });
  Object.assign(james, { at: -40, weapons: [{ id: 'sword', dropped: true }] });
  Object.assign(first, { at: 10, least: 2, most: 4, lost: 3, effects: [{ what: 'dazed', rounds: 1, amount: 1 }] });
  Object.assign(second, { fate: 'dead' });
  const board = faceOf(numenera, contextIn('en')).draw(view, { columns: 80, players: ['Ann', 'Bob'], asked: [1] });
  expect(board[0]).toBe('round 3 · Shanna acts');
  expect(board.slice(2, 5)).toEqual([
    `${' '.repeat(62)}b`,
    `  c${'─'.repeat(59)}a${'─'.repeat(14)}1`,
    '  −40            −30            −20            −10            0 ft',
  ]);
  const row = (name: string): string => board.find(line => line.includes(name)) ?? '';
  expect(row('a Colin')).toMatch(/hale +\d XP +prone, guards James$/);
  expect(row('b Shanna')).toMatch(/^▸ b Shanna .* hindered \(2\)$/);
  expect(row('c James')).toMatch(/sword on the ground$/);
  expect(row('1 abhuman raider 1')).toMatch(/level 2 to 4 +lost 3 +Armor 1 +dazed$/);
  expect(row('2 abhuman raider 2')).toMatch(/ dead$/);
});
