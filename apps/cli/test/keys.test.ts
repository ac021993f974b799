import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkSetup, seedFrom, type Game } from '@ennead/kernel';
import { nineWorlds } from '@ennead/nine-worlds';
import { campfire, sealedBids } from '@ennead/testkit/fixtures';
import { afterAll, expect, test, vi } from 'vitest';
import { openSession } from '../src/play/open.ts';
import { Reader } from '../src/play/reader.ts';
import { runSession, type Ending } from '../src/play/run.ts';
import type { Session } from '../src/play/session.ts';
import type { Thinker } from '../src/play/thinker.ts';
import { terminal } from './terminal.ts';

const folder = mkdtempSync(join(tmpdir(), 'ennead-keys-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const CTRL_C = '\x03';
const nobodyThinks = {} as Thinker;

interface Sitting {
  session: Session;
  seen: () => string;
  /** Waits for a sentence that was not there before, then types. */
  answer: (sentence: string, text: string) => Promise<void>;
  ending: Promise<Ending>;
}

function sit(game: Game, specs: string[], rows?: number): Sitting {
  const { context, type, seen } = terminal(folder, rows === undefined ? {} : { rows });
  const setup = checkSetup(game, specs.length);
  if (!setup.ok) throw new Error(setup.error);
  const session = openSession(context, game, setup.value, seedFrom(1), specs);
  const reader = new Reader(context);
  const ending = runSession(session, reader, nobodyThinks).finally(() => reader.close());
  let from = 0;
  const answer = async (sentence: string, text: string): Promise<void> => {
    await vi.waitFor(() => expect(seen().slice(from)).toContain(sentence));
    from = seen().length;
    type(text);
  };
  return { session, seen, answer, ending };
}

test.each([
  ['Ctrl+C', CTRL_C],
  ['q', 'q\r'],
])('%s at the curtain leaves, and shows no hand', async (_name, keys) => {
  const { answer, ending, seen } = sit(sealedBids, ['you=Ann', 'you=Bob']);
  await answer('Enter when ready', keys);
  expect(await ending).toBe('left');
  expect(seen()).not.toContain('{');
});

test('the end of input at the curtain shows no hand', async () => {
  const { answer, ending, seen } = sit(sealedBids, ['you=Ann', 'you=Bob']);
  await answer('Enter when ready', '\x04');
  expect(await ending).toBe('end');
  expect(seen()).not.toContain('{');
});

test('Ctrl+C where words are wanted leaves and is no answer', async () => {
  const { session, answer, ending } = sit(campfire, ['you=Ann', 'you=Bob']);
  await answer('Enter when ready', '\r');
  await answer('› ', 'note\r');
  await answer('Enter confirms', '\r');
  await answer('text: ', CTRL_C);
  expect(await ending).toBe('left');
  expect(session.play.records).toEqual([]);
});

test('Ctrl+Z takes back, Ctrl+C at a list leaves', async () => {
  const { session, answer, ending } = sit(nineWorlds, ['you=Ann', 'you=Bob']);
  await answer('› ', '1\r');
  await answer('› ', '\x1a');
  await answer('takes back an answer', CTRL_C);
  expect(await ending).toBe('left');
  expect(session.play.marks).toEqual([]);
});

test('on a low screen the board comes last, and Enter lists the options', async () => {
  const { seen, answer, ending } = sit(nineWorlds, ['you=Ann', 'you=Bob'], 24);
  await answer('Enter lists the options', '\r');
  const below = seen().split('Enter lists')[0].split('\n').slice(-24).join('\n');
  expect(below).toContain('Turn 1 of');
  expect(below).toContain('1 Asgard');
  expect(below).toContain('Your turn');
  expect(below).not.toContain('Recruit a stone');
  await answer('Recruit a stone', 'q\r');
  expect(await ending).toBe('left');
});

test('v shows the board again, in pages where the screen is lower', async () => {
  const { seen, answer, ending } = sit(nineWorlds, ['you=Ann', 'you=Bob'], 20);
  await answer('› ', 'v\r');
  await answer('Enter shows the rest', '\r');
  expect(seen().slice(seen().lastIndexOf('\x1b[2J'))).toContain('Turn 1 of');
  await answer('Enter lists the options', CTRL_C);
  expect(seen().slice(seen().lastIndexOf('\x1b[2J'))).toContain('Your turn');
  expect(await ending).toBe('left');
});
