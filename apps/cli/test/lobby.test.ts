import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as clack from '@clack/prompts';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { lobby } from '../src/commands/lobby.ts';
import { playGame } from '../src/commands/play.ts';
import { UserError } from '../src/errors.ts';
import { terminal } from './terminal.ts';

vi.mock('@clack/prompts', () => ({
  intro: vi.fn(),
  outro: vi.fn(),
  select: vi.fn(),
  log: { error: vi.fn() },
  isCancel: (answer: unknown) => answer === undefined,
}));
vi.mock('../src/commands/play.ts', () => ({ playGame: vi.fn(), playOn: vi.fn() }));

const folder = mkdtempSync(join(tmpdir(), 'ennead-lobby-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Question {
  message: string;
  options: { value: string }[];
  initialValue?: string;
}

/** Answers by the start of the question, else with what is preselected; leaves at a question that has neither. */
async function visit(answers: Readonly<Record<string, string[]>>): Promise<Question[]> {
  const questions: Question[] = [];
  const left = structuredClone(answers) as Record<string, string[]>;
  vi.mocked(clack.select).mockImplementation(async given => {
    const question = given as unknown as Question;
    questions.push(question);
    const key = Object.keys(left).find(start => question.message.startsWith(start));
    return ((key !== undefined && left[key].shift()) || question.initialValue) as never;
  });
  await lobby(terminal(folder).context);
  return questions;
}

const valuesOf = (question: Question | undefined): string[] => (question?.options ?? []).map(({ value }) => value);
const modeOf = (questions: readonly Question[]): Question | undefined =>
  questions.find(question => valuesOf(question).includes('pacts'));

beforeEach(() => void vi.mocked(playGame).mockReset());

const GAME = { 'What shall': ['nine-worlds'], 'Nine Worlds': ['setUp'] };

test('only what can be played is offered, and what is usual is preselected', async () => {
  const questions = await visit({ ...GAME, 'How many': ['6'] });
  expect(valuesOf(modeOf(questions))).toEqual(['standard', 'pacts', 'alliances']);
  const find = (value: string): Question | undefined => questions.find(one => valuesOf(one).includes(value));
  expect(find('introductory')?.initialValue).toBe('standard');
  expect(find('hard')?.initialValue).toBe('normal');
  const [, , setup, , specs] = vi.mocked(playGame).mock.calls[0];
  expect(setup).toMatchObject({ seats: 6, options: { mode: 'standard', length: 'standard', avatarPowers: false } });
  expect(specs).toEqual(['you', 'normal', 'normal', 'normal', 'normal', 'normal']);
});

test('with three seats there is no mode to choose', async () => {
  expect(modeOf(await visit({ ...GAME, 'How many': ['3'] }))).toBeUndefined();
});

test.each([
  ['four-colours', ['you', 'normal', 'normal', 'you']],
  ['pacts', ['you', 'normal', 'normal', 'normal']],
])('who sits where in a game of %s', async (mode, seats) => {
  const label = modeOf(await visit({ ...GAME, 'How many': ['4'] }))!.message;
  vi.mocked(playGame).mockReset();
  await visit({ ...GAME, 'How many': ['4'], [label]: [mode] });
  const [, , setup, , specs] = vi.mocked(playGame).mock.calls[0];
  expect(setup.options['mode']).toBe(mode);
  expect(specs).toEqual(seats);
});

test('what the user can mend is a sentence, and the lobby goes on', async () => {
  vi.mocked(playGame).mockRejectedValueOnce(new UserError('no room on the disk'));
  const questions = await visit({ 'What shall': ['nine-worlds', 'nine-worlds'], 'Nine Worlds': ['play', 'leave'] });
  expect(clack.log.error).toHaveBeenCalledWith('no room on the disk');
  expect(questions.filter(({ message }) => message.startsWith('Nine Worlds'))).toHaveLength(2);
});
