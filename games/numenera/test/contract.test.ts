import { expect, test, vi } from 'vitest';
import { contract, demandNoFailure, fuzz } from '@ennead/testkit';
import { EXAMPLE_IDS, numenera } from '../src/encounter/index.ts';

vi.setConfig({ testTimeout: 300_000 });

const SETUPS = EXAMPLE_IDS.map((encounter, i) => ({ seats: 2 + (i % 2), options: { encounter } }));

/** EN8: levels and health become a declared neutral value; nothing is dealt from a pool. */
const pool = (path: string): string | null => (/\.(level|health)$/.test(path) ? null : path);

test('[EN8] encounters keep the engine contract at decisions of every example', () => {
  const report = contract(numenera, { setups: SETUPS, games: SETUPS.length, seed: 9, pool, draws: 5 });
  expect(report.games).toBe(SETUPS.length);
});

test('random encounters that look for the untried come to an end and prove themselves', () => {
  const report = fuzz(numenera, { setups: SETUPS, games: 2 * SETUPS.length, seed: 9 });
  demandNoFailure(report);
});
