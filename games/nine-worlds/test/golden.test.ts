import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { golden } from '@ennead/testkit';
import { verify } from '@ennead/kernel';
import { nineWorlds } from '../src/index.ts';
import { walk, type SetUp } from './walk.ts';

/** Seeds that were looked for: together they fight, use every power, copy, keep a last stone aside and score thrice. */
const GAMES: [string, SetUp, number][] = [
  ['three-players', { seats: 3, options: { length: 'standard' } }, 105],
  ['training', { seats: 2, options: { length: 'long' } }, 324],
  [
    'six-allies-advanced',
    {
      seats: 6,
      options: { length: 'standard', mode: 'alliances', start: 'random', avatarPowers: true, variablePowers: true },
    },
    10,
  ],
];

const fileOf = (name: string): string => fileURLToPath(new URL(`golden/${name}.jsonl`, import.meta.url));

test.each(GAMES)('the game %s goes as it always went', (name, setup, seed) => {
  golden(fileOf(name), walk(setup, seed));
});

test.each(GAMES)('the record file of %s proves itself', name => {
  const proof = verify(readFileSync(fileOf(name), 'utf8'), id => (id === nineWorlds.id ? nineWorlds : undefined));
  expect(proof).toMatchObject({ ok: true });
});
