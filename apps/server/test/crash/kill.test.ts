import { expect, test } from 'vitest';
import { scratch } from '../store/scratch.ts';
import { bundleServer } from './bundle-server.ts';
import { Mortal } from './mortal.ts';
import { Players } from './players.ts';
import { storm } from './storm.ts';

const KILLS = 5;
const PAIRS = 4;
const { root, next } = scratch();

test('kill -9 under load: no acknowledged record is lost, none applied twice, and everybody resumes', async () => {
  const entry = await bundleServer(root);
  const folder = next();
  const mortal = new Mortal(entry, port => [folder, String(port)]);
  const { flaws, deeds, resumed } = await storm({ mortal, folder, kills: KILLS, pairs: PAIRS });
  expect(flaws).toEqual([]);
  expect(resumed).toHaveLength(KILLS);
  expect(deeds).toBeGreaterThan(PAIRS * KILLS);
});

test('a log that lost a record, or has one twice, is found out', () => {
  const players = new Players(1);
  const submit = (pick: string) => ({ type: 'submit' as const, seat: 0, decision: 1, picks: [pick] });
  players.deeds.push({ table: 't', command: submit('recruit'), n: 2 }, { table: 't', command: submit('deploy'), n: 3 });
  const record = (n: number, pick: string) => ({ n, picks: { 0: [pick] } });
  const started = { n: 1, table: { type: 'started' } };
  expect(players.flaw('t', [started, record(2, 'recruit'), record(3, 'deploy')])).toBeNull();
  expect(players.flaw('t', [started, record(2, 'recruit')])).toContain('deed 1');
  expect(players.flaw('t', [started, record(2, 'recruit'), record(3, 'recruit'), record(4, 'deploy')])).toContain(
    'deed 1',
  );
  players.deeds[1].n = 0;
  expect(players.flaw('t', [started, record(2, 'recruit')])).toBeNull();
});
