import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { golden } from '@ennead/testkit';
import { verify } from '@ennead/kernel';
import { nine } from '../src/index.ts';
import { walk } from './walk.ts';

const GAMES: [string, number, number][] = [
  ['two-players', 2, 9],
  ['three-players', 3, 27],
  ['four-players', 4, 81],
];

const fileOf = (name: string): string => fileURLToPath(new URL(`golden/${name}.jsonl`, import.meta.url));

test.each(GAMES)('the game of %s goes as it always went', (name, seats, seed) => {
  golden(fileOf(name), walk(seats, seed));
});

test.each(GAMES)('the record file of %s proves itself', name => {
  const proof = verify(readFileSync(fileOf(name), 'utf8'), id => (id === nine.id ? nine : undefined));
  expect(proof).toMatchObject({ ok: true });
});
