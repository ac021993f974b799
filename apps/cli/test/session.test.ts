import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EVERYTHING, EngineFault, asked, checkSetup, optionsOf, parseLog, seedFrom, type Game } from '@ennead/kernel';
import { nineWorlds } from '@ennead/nine-worlds';
import { duel } from '@ennead/testkit/fixtures';
import { afterAll, expect, test } from 'vitest';
import { openContext } from '../src/context.ts';
import { openSession, resumeSession } from '../src/play/open.ts';
import { SavedFault, forcedIn, type Session } from '../src/play/session.ts';
import { takeBack, undoPriceFor } from '../src/play/undo.ts';

const folder = mkdtempSync(join(tmpdir(), 'ennead-session-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const { stdin, stdout, stderr } = process;
const context = openContext(['--lang', 'en'], { ENNEAD_DATA: folder }, { stdin, stdout, stderr });

function open(specs: string[], options = {}, game: Game = nineWorlds): Session {
  const setup = checkSetup(game, specs.length, options);
  if (!setup.ok) throw new Error(setup.error);
  return openSession(context, game, setup.value, seedFrom(1), specs);
}

test('a fault of ours keeps the log and says where it is', () => {
  const session = open(['you', 'random', 'random']);
  session.take(0, ['recruit']);
  session.play.table.step = () => {
    throw new EngineFault('broken on purpose');
  };
  expect(() => session.take(0, ['recruit'])).toThrow(SavedFault);
  const log = parseLog(readFileSync(session.file, 'utf8'));
  expect(log.ok && log.value.records).toHaveLength(1);
});

test('a refused answer changes nothing', () => {
  const session = open(['you', 'random', 'random']);
  const before = readFileSync(session.file, 'utf8');
  expect(() => session.take(0, ['recover'])).toThrow('A17');
  expect(readFileSync(session.file, 'utf8')).toBe(before);
});

test('one person with two colours is one person, two people are two', () => {
  const four = open(['you', 'normal', 'normal', 'you'], { mode: 'four-colours' });
  expect(four.personOf(0)).toBe(0b1001);
  const two = open(['you', 'you', 'normal']);
  expect([two.personOf(0), two.personOf(1)]).toEqual([0b001, 0b010]);
  const named = open(['you=Ann', 'you=Bob', 'you=Ann', 'normal']);
  expect([named.personOf(0), named.personOf(1)]).toEqual([0b0101, 0b0010]);
});

test('what was taken back is told no more, before and after a resume', () => {
  const session = open(['you', 'random', 'random']);
  session.take(0, ['recruit']);
  session.take(0, ['deploy']);
  takeBack(session, 0);
  session.take(0, ['dispatch/midgard']);
  const told = (one: Session): string => one.story.lines(one.face, one.view(EVERYTHING), EVERYTHING).join('\n');
  expect(told(session)).toContain('dispatches');
  expect(told(session)).not.toContain('deploys');
  const resumed = resumeSession(context, session.file);
  expect(told(resumed)).toContain('dispatches');
  expect(told(resumed)).not.toContain('deploys');
});

/** A duel up to where seat 0 had no choice; the record of its last choice before that. */
function untilForced(): { session: Session; choice: number } {
  const session = open(['you=Ann', 'you=Bob'], {}, duel);
  const { play } = session;
  for (let choice = 0; ;) {
    const [seat] = asked(play);
    const only = forcedIn(play, seat);
    session.take(seat, only ?? [play.game.moves.key(optionsOf(play, seat)[0])]);
    if (seat === 0 && only === null) choice = play.records.length;
    else if (seat === 0 && choice > 0) return { session, choice };
  }
}

test('undo goes back to the last choice, over answers that were forced, with one record', () => {
  const { session, choice } = untilForced();
  takeBack(session, 0);
  expect(session.play.records.at(-1)).toMatchObject({ undo: choice });
  expect(forcedIn(session.play, 0)).toBeNull();
});

test('a shuffle between the last choice and a forced answer is asked for before anything changes', () => {
  const { session, choice } = untilForced();
  expect(undoPriceFor(session, 0)).not.toBe('never');
  session.play.marks.find(({ n }) => n === choice)!.shuffled = true;
  expect(undoPriceFor(session, 0)).toBe('never');
});
