import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { Tally } from '../src/load/figures.ts';
import { ennead, serving, start, workbench } from './helpers.ts';

const bench = workbench();
const folders = (): string[] => readdirSync(tmpdir()).filter(name => name.startsWith('ennead-load-'));

test('load starts a server of its own, plays, and leaves nothing behind', async () => {
  const before = folders();
  const { code, out, err } = await ennead(bench, ['load', '--tables', '2', '--seconds', '1', '--json']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const figures = JSON.parse(out) as Record<string, number>;
  expect(Object.keys(figures)).toEqual(['tables', 'connections', 'movesPerSecond', 'p50', 'p99', 'errors']);
  expect(figures).toMatchObject({ tables: 2, connections: 4, errors: 0 });
  expect(figures['movesPerSecond']).toBeGreaterThan(10);
  expect(figures['p50']).toBeLessThanOrEqual(figures['p99']);
  expect(folders().filter(name => !before.includes(name))).toEqual([]);
});

test('Ctrl+C ends it early with what was measured', async () => {
  const { child, ended } = start(bench, ['load', '--tables', '1', '--seconds', '600', '--game', 'nine']);
  child.stdin.end();
  setTimeout(() => child.kill('SIGINT'), 4000);
  const { code, out } = await ended;
  expect(code).toBe(130);
  expect(out).toMatch(/tables +1\n/);
  expect(out).toMatch(/errors +0\n/);
});

test('a server that runs keeps its own limits, and says so', async () => {
  const { url, child, ended } = await serving(bench, ['--limit', 'guestsPerMinute=4']);
  const refused = await ennead(bench, ['load', '--url', url, '--tables', '3', '--seconds', '1']);
  expect(refused).toMatchObject({ code: 1, out: '', err: expect.stringMatching(/refused: slowly.*Raise its limits/) });
  child.kill('SIGTERM');
  await ended;
});

test('only what comes while it measures is counted; errors always are', () => {
  const tally = new Tally();
  tally.moved(1000);
  tally.failed('early');
  tally.measuring = true;
  for (let i = 1; i <= 100; i++) tally.moved(i);
  expect(tally.figures(1, 2, 4)).toEqual({
    tables: 1,
    connections: 2,
    movesPerSecond: 25,
    p50: 50,
    p99: 99,
    errors: 1,
  });
});
