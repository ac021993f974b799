import { expect, test } from 'vitest';
import { contract, demandNoFailure, fuzz } from '@ennead/testkit';
import { nineWorlds } from '../src/index.ts';
import { SETUPS } from './walk.ts';

test('Nine Worlds keeps the engine contract with every number of players and every variant', () => {
  const report = contract(nineWorlds, { setups: SETUPS, games: 2 * SETUPS.length, seed: 9 });
  expect(report.games).toBe(2 * SETUPS.length);
});

test('random games that look for the untried come to an end and prove themselves', () => {
  demandNoFailure(fuzz(nineWorlds, { setups: SETUPS, games: 2 * SETUPS.length, seed: 9 }));
});
