import { expect, test } from 'vitest';
import { Stream, Table } from '@ennead/kernel';
import { contract, demandNoFailure, fuzz, look } from '@ennead/testkit';
import { nine } from '../src/index.ts';
import { thrifty, walk } from './walk.ts';

const SETUPS = [{ seats: 2 }, { seats: 3 }, { seats: 4 }];

/** Lists of cards are in ascending order, and what an order may be depends on its size: a place is a pool of its own. */
const pool = (path: string): string => path;

test('NINE keeps the engine contract at every decision of games with 2, 3 and 4 players', () => {
  const report = contract(nine, { setups: SETUPS, games: 3, seed: 9, everyDecision: true, pool, draws: 25 });
  expect(report.looked).toBe(report.decisions);
});

test('NINE keeps the engine contract over more games', () => {
  expect(contract(nine, { setups: SETUPS, games: 9, seed: 3, pool, draws: 25 }).games).toBe(9);
});

test('[O4] NINE keeps the engine contract where further orders were paid for, which games at random seldom meet', () => {
  let looked = 0;
  for (let seed = 0; seed < 12; seed++)
    walk(
      2 + (seed % 3),
      seed,
      {
        asks({ state }) {
          if (!state.paid.includes(1) || looked++ % 3 > 0) return;
          look({ game: nine, table: new Table(nine), s: state, rng: Stream.of(looked) });
        },
      },
      thrifty,
    );
  expect(looked).toBeGreaterThan(50);
});

test('random games that look for the untried come to an end and prove themselves', () => {
  const report = fuzz(nine, { setups: SETUPS, games: 60, seed: 9 });
  demandNoFailure(report);
  expect(report.unused).toEqual([]);
});
