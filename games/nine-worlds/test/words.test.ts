import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { nineWorlds } from '../src/index.ts';
import { AVATAR_IDS, WORLD_IDS } from '../src/map.ts';
import { moves } from '../src/moves.ts';
import { POWER_IDS } from '../src/state.ts';
import { tell, words, type Say } from '../words/index.ts';

type Tree = { readonly [key: string]: string | Tree };

const leaves = (tree: Tree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : leaves(value, `${path}${key}.`),
  );
const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).toSorted();
const shape = (tree: Tree): Record<string, string[]> =>
  Object.fromEntries(leaves(tree).map(([key, text]) => [key, placeholders(text)]));

/** Moves whose happening is told by an event of its own. */
const TOLD_OTHERWISE = ['done', 'end', 'ullrStone'];

test.each(['fr', 'de'] as const)('%s has the keys and placeholders of English, and no empty text', language => {
  expect(shape(words[language])).toEqual(shape(words.en));
  expect(leaves(words[language]).filter(([, text]) => text.trim() === '')).toEqual([]);
});

test('every world, colour, avatar and power has a name, and no two colours share one', () => {
  for (const own of Object.values(words)) {
    expect(Object.keys(own.worlds)).toEqual(WORLD_IDS);
    expect(Object.keys(own.colours)).toEqual(WORLD_IDS);
    expect(Object.keys(own.avatars)).toEqual(AVATAR_IDS);
    expect(Object.keys(own.gifts)).toEqual(AVATAR_IDS);
    expect(Object.keys(own.powers)).toEqual(POWER_IDS);
    expect(new Set(Object.values(own.colours)).size).toBe(WORLD_IDS.length);
  }
});

test('every move can be offered, told and named in a word', () => {
  const { en } = words;
  expect(Object.keys(en.moves).toSorted()).toEqual(moves.names.toSorted());
  expect(moves.names.filter(move => !(move in en.verbs))).toEqual([]);
  expect(moves.names.filter(move => !(move in en.did)).toSorted()).toEqual(TOLD_OTHERWISE.toSorted());
});

test('every option and every choice of it has a label', () => {
  const { options } = words.en;
  expect(Object.keys(options)).toEqual(nineWorlds.options.map(({ id }) => id));
  for (const option of nineWorlds.options) {
    const labels = Object.keys(options[option.id as keyof typeof options].choices);
    expect(labels.toSorted()).toEqual((option.kind === 'choice' ? [...option.choices] : ['true', 'false']).toSorted());
  }
});

test('every choice that is shown has a line on what it changes', () => {
  const { options } = words.en;
  for (const option of nineWorlds.options) {
    const notes = Object.keys(options[option.id as keyof typeof options].notes);
    expect(notes).toEqual(option.kind === 'choice' ? option.choices : ['true']);
  }
});

test('every question is asked in words', () => {
  const asked = new Set(Object.keys(words.en.asks).map(key => key.replace(/_(one|other)$/, '')));
  expect(nineWorlds.decisions.map(({ name }) => name).filter(name => !asked.has(name))).toEqual([]);
});

test('every event that the rules tell has words', () => {
  const folder = join(import.meta.dirname, '..', 'src');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.ts'));
  const told = files.flatMap(name =>
    [...readFileSync(join(folder, name), 'utf8').matchAll(/\.tell\(\{\s*type: '(\w+)'/g)].map(([, type]) => type),
  );
  expect(told.length).toBeGreaterThan(8);
  const say: Say = key => key;
  const event = {
    seat: 0,
    cost: 1,
    move: 'recruit',
    turn: 1,
    points: 2,
    lost: 0,
    world: 'asgard',
    power: 'add',
    winner: 0,
    homes: ['asgard'],
    powers: ['add'],
    order: [0],
    fallen: [1],
    owners: [0],
    counts: [{ card: 1 }],
  };
  expect(told.filter(type => tell({ ...event, type }, say, seat => `seat ${seat}`).length === 0)).toEqual([]);
});
