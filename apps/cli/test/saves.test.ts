import { copyFileSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { ennead, workbench } from './helpers.ts';

const bench = workbench();
const data = (name: string): NodeJS.ProcessEnv => ({ ENNEAD_DATA: join(bench.folder, name) });
const fileIn = (name: string, save: string): string => join(bench.folder, name, 'saves', `${save}.jsonl`);
const over = join(bench.folder, 'nine-worlds-1-0.jsonl');
const running = join(bench.folder, 'running.jsonl');

/** Saves in a folder of their own, each an hour older than the one before it. */
function shelf(name: string, saves: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  mkdirSync(join(bench.folder, name, 'saves'), { recursive: true });
  Object.entries(saves).forEach(([save, from], i) => {
    copyFileSync(from, fileIn(name, save));
    utimesSync(fileIn(name, save), 1e9 - i * 3600, 1e9 - i * 3600);
  });
  return data(name);
}

function alter(from: string, to: string, change: (header: Record<string, unknown>) => object): string {
  const [first, ...rest] = readFileSync(from, 'utf8').split('\n');
  const file = join(bench.folder, to);
  const header = change(JSON.parse(first) as Record<string, unknown>);
  writeFileSync(file, [JSON.stringify(header), ...rest].join('\n'));
  return file;
}

beforeAll(async () => {
  const seats = ['--seats', 'random,random'];
  await ennead(bench, ['sim', 'nine-worlds', '--games', '1', ...seats, '--save', bench.folder]);
  const args = ['play', 'nine-worlds', '--seats', 'you,random,random,random'];
  const { out } = await ennead(bench, args, '1\nq\n', data('first'));
  copyFileSync(/\((\/.+)\)/.exec(out)![1], running);
});

test('running games come first, finished ones are marked, and `last` goes on with a running one', async () => {
  const env = shelf('mixed', { done: over, going: running });
  const { out } = await ennead(bench, ['games', '--saved'], '', env);
  expect(out).toMatch(/^going .*running, 1 record .*\ndone .*✓ finished .*\n\nennead play --resume going goes on\.\n$/);
  expect((await ennead(bench, ['play', '--resume', 'last'], 'q\n', env)).out).toContain('going.jsonl');
});

test('where every game is finished there is none to go on with', async () => {
  const { out } = await ennead(bench, ['games', '--saved'], '', shelf('done', { done: over }));
  expect(out).toContain('✓ finished');
  expect(out).not.toContain('goes on');
});

test('an empty name is no save', async () => {
  const { code, err } = await ennead(bench, ['play', '--resume', ''], '', shelf('empty', { going: running }));
  expect({ code, err }).toMatchObject({ code: 2, err: /no saved game ""/ });
});

test('a folder among the saves is none of them', async () => {
  const env = shelf('folders', { going: running });
  mkdirSync(fileIn('folders', 'x'));
  const { code, out } = await ennead(bench, ['games', '--saved'], '', env);
  expect(code).toBe(0);
  expect(out).toContain('going');
  expect(out).not.toMatch(/^x /m);
});

test.each([[['games', '--saved']], [['play', '--resume', 'last']]])('%j where saves is a file', async args => {
  mkdirSync(join(bench.folder, 'file'), { recursive: true });
  writeFileSync(join(bench.folder, 'file', 'saves'), '');
  const { code, err } = await ennead(bench, args, '', data('file'));
  expect({ code, err }).toMatchObject({ code: 2, err: /cannot be read as a folder \(ENOTDIR\); move it away/ });
});

test('a save with fewer players than seats is a sentence; one with none seats a person and bots', async () => {
  const short = alter(running, 'short.jsonl', header => ({ ...header, players: ['you', 'random'] }));
  const refused = await ennead(bench, ['play', '--resume', short], 'q\n');
  expect(refused).toMatchObject({ code: 2, err: /names 2 players and has 4 seats; mend "players"/ });
  const none = alter(running, 'none.jsonl', ({ players: _players, ...header }) => header);
  expect((await ennead(bench, ['play', '--resume', none], 'q\n')).out).toContain('Your turn');
});

test('nothing in a file steers the terminal', async () => {
  const evil = '\x1b]0;owned\x07\x1b[2J\x1b[8m\x9bH';
  const players = ['you', evil, 'random', 'random'];
  const env = shelf('evil', { going: alter(running, 'evil.jsonl', header => ({ ...header, players })) });
  const foreign = alter(running, 'foreign.jsonl', header => ({ ...header, game: evil }));
  const shown = [
    (await ennead(bench, ['games', '--saved'], '', env)).out,
    (await ennead(bench, ['replay', foreign])).err,
    (await ennead(bench, ['play', '--resume', foreign])).err,
  ];
  for (const text of shown) {
    expect(text).toContain('owned');
    expect(text).not.toMatch(/[\x00-\x09\x0b-\x1f\x7f-\x9f]/);
  }
});
