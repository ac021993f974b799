import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { Progress } from '../src/sim/progress.ts';
import { ennead, workbench } from './helpers.ts';
import { terminal } from './terminal.ts';

const bench = workbench();

interface Series {
  games: number;
  answers: number;
  seconds: number;
  playoutsPerSecond: number;
  answersPerSecond: number;
  bots: { name: string; wins: number; winRate: number; low: number; high: number }[];
  faults: number;
}

const series = async (args: readonly string[]): Promise<Series> =>
  JSON.parse((await ennead(bench, ['sim', ...args, '--json'])).out) as Series;

test('a series is the same for any number of workers', async () => {
  const args = [
    'nine-worlds',
    '--games',
    '12',
    '--seats',
    'random,greedy,mcts:5',
    '--seed',
    '3',
    '--set',
    'length=introductory',
  ];
  const [one, two] = await Promise.all([series([...args, '--workers', '1']), series([...args, '--workers', '2'])]);
  expect(one.bots).toEqual(two.bots);
  expect(one.answers).toBe(two.answers);
  expect(one).toMatchObject({ games: 12, faults: 0 });
  expect(one.playoutsPerSecond).toBeCloseTo(one.games / one.seconds);
  expect(one.answersPerSecond).toBeCloseTo(one.answers / one.seconds);
  for (const { winRate, low, high } of one.bots) expect(low <= winRate && winRate <= high).toBe(true);
});

test('--save writes one record file a game, and each verifies', async () => {
  const folder = join(bench.folder, 'records');
  await ennead(bench, ['sim', 'nine-worlds', '--games', '3', '--seats', 'random,random', '--save', folder]);
  const files = readdirSync(folder);
  expect(files).toHaveLength(3);
  for (const file of files) expect((await ennead(bench, ['verify', join(folder, file)])).code).toBe(0);
  const first = readFileSync(join(folder, files[0]), 'utf8');
  expect(first).toContain('"players":["random","random"]');
  const again = await ennead(bench, ['sim', 'nine-worlds', '--seats', 'random,greedy', '--save', folder]);
  expect(again).toMatchObject({ code: 2, err: expect.stringContaining('is there already') as string });
  expect(readFileSync(join(folder, files[0]), 'utf8')).toBe(first);
});

test('the table tells two bots of a kind apart', async () => {
  const { out } = await ennead(bench, ['sim', 'nine-worlds', '--games', '2', '--seats', 'random,random,greedy']);
  expect(out).toMatch(/random #1 .*\nrandom #2 .*\ngreedy /);
});

test.each(['sealed-bids', 'peek', 'duel', 'campfire'])('the fixture game %s runs', async id => {
  const { games, faults } = await series([`fixture:${id}`, '--games', '5', '--seats', 'random,mcts:10']);
  expect({ games, faults }).toEqual({ games: 5, faults: 0 });
});

test('the bar says nothing before the first result', async () => {
  const { context, seen } = terminal(bench.folder);
  const progress = new Progress(context, 10);
  progress.update(0);
  progress.update(5);
  await vi.waitFor(() => expect(seen()).toContain('5 of 10 games'));
  expect(seen()).not.toContain('0 of 10 games');
});

test('a single game is one game, and figures are written as the language writes them', async () => {
  const args = ['sim', 'nine-worlds', '--games', '1', '--seats', 'random,random', '--set', 'length=introductory'];
  const said = async (lang: string): Promise<string> => (await ennead(bench, [...args, '--lang', lang])).out;
  expect(await said('en')).toMatch(/100\.0 %[^]*\n1 game, \d+ answers in \d+\.\d s: /);
  expect(await said('fr')).toMatch(/100,0 %[^]*\n1 partie, \d+ réponses en \d+,\d s : /);
  expect(await said('de')).toMatch(/100,0 %[^]*\n1 Partie, \d+ Antworten in \d+,\d s: /);
});
