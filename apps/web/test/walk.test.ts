import { expect, test } from 'vitest';
import {
  back,
  begin,
  choices,
  endingHere,
  isButton,
  litOf,
  touch,
  wantsText,
  type Option,
  type Walk,
} from '../src/table/walk.ts';

const option = (key: string, ...path: string[]): Option => ({ key, code: 0, path });

const RECRUIT = option('recruit', 'reserve', 'card');
const MARCH_ASGARD = option('march/0/midgard/asgard', 'stone/0/midgard', 'world/asgard');
const MARCH_ALFHEIM = option('march/0/midgard/alfheim', 'stone/0/midgard', 'world/alfheim');
const BANISH = option('banish/0/midgard', 'stone/0/midgard', 'helheim');
const END = option('end', 'button/end');
const ALL = [RECRUIT, MARCH_ASGARD, MARCH_ALFHEIM, BANISH, END];

const further = (walk: Walk, ref: string): Walk => {
  const touched = touch(walk, ref);
  if (touched.kind !== 'further') throw new Error(`wanted a step further, found ${touched.kind}`);
  return touched.walk;
};

test('what begins a path is lit; buttons are not on the board', () => {
  expect([...litOf(begin(ALL))]).toEqual(['reserve', 'stone/0/midgard']);
  expect(ALL.filter(isButton)).toEqual([END]);
});

test('a touch leaves what goes on from there', () => {
  const walk = further(begin(ALL), 'stone/0/midgard');
  expect(walk.path).toEqual(['stone/0/midgard']);
  expect([...litOf(walk)]).toEqual(['world/asgard', 'world/alfheim', 'helheim']);
});

test('the last touch chooses', () => {
  const walk = further(begin(ALL), 'stone/0/midgard');
  expect(touch(walk, 'helheim')).toEqual({ kind: 'chosen', option: BANISH });
});

test('what follows without a choice follows by itself, once the thing was pointed at', () => {
  expect(touch(begin([RECRUIT, END]), 'reserve')).toEqual({ kind: 'chosen', option: RECRUIT });
  expect([...litOf(begin([RECRUIT]))]).toEqual(['reserve']);
});

test('forced steps in between are passed over, and one step back takes them back together', () => {
  const walk = further(begin([option('a', 'x', 'y', 'p'), option('b', 'x', 'y', 'q')]), 'x');
  expect(walk.path).toEqual(['x', 'y']);
  expect([...litOf(walk)]).toEqual(['p', 'q']);
  expect(back(walk).path).toEqual([]);
});

test('several options with one path are asked for by name', () => {
  const twins = [option('a', 'x'), option('b', 'x')];
  expect(touch(begin(twins), 'x')).toMatchObject({ kind: 'which', options: twins });
});

test('an option that ends where others go on is asked for by name', () => {
  const short = option('a', 'gift');
  const walk = further(begin([short, option('b', 'gift', 'world')]), 'gift');
  expect(endingHere(walk)).toEqual([short]);
  expect([...litOf(walk)]).toEqual(['world']);
});

test('a touch of something that is not lit changes nothing', () => {
  const walk = begin(ALL);
  expect(touch(walk, 'valhalla')).toEqual({ kind: 'further', walk });
});

test('one step back from the beginning is the beginning', () => {
  const walk = begin(ALL);
  expect(back(walk)).toBe(walk);
});

test('the list has things with several options, whole options, and buttons last', () => {
  const rank = (ref: string): number => (ref.startsWith('button/') ? 9 : ref === 'reserve' ? 2 : 1);
  expect(choices(begin(ALL), rank)).toEqual([
    { kind: 'thing', ref: 'stone/0/midgard', options: [MARCH_ASGARD, MARCH_ALFHEIM, BANISH] },
    { kind: 'option', option: RECRUIT },
    { kind: 'option', option: END },
  ]);
});

test('a key that ends in a slash wants words', () => {
  expect(wantsText(option('note/2/', 'note'))).toBe(true);
  expect(wantsText(RECRUIT)).toBe(false);
});
