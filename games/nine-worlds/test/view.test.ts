import { begin, decisionOf, seedFrom, submit, viewOf } from '@ennead/kernel';
import { expect, test } from 'vitest';
import { scenario } from '@ennead/testkit';
import { view } from '../src/hidden.ts';
import { nineWorlds, type View } from '../src/index.ts';

test('a view keeps the worlds and seats of the one before it that a deed has not touched', () => {
  const play = begin(nineWorlds, { seats: 2, options: {} }, seedFrom(1));
  const before = viewOf(play, 1).table as View;
  const [{ seat }] = viewOf(play, 1).asks;
  submit(play, { seat, decision: decisionOf(play, seat), picks: ['deploy'] });
  const after = viewOf(play, 1, before).table as View;
  const touched = after.worlds.filter((world, i) => world !== before.worlds[i]);
  expect(touched.map(({ id }) => id)).toEqual([before.seats[seat].avatarOn]);
  expect(after.seats[seat]).not.toBe(before.seats[seat]);
  expect(after.seats[1 - seat]).toBe(before.seats[1 - seat]);
  expect(after.order).toBe(before.order);
});

test('a world that partners hold together shows who speaks for it now, though nothing on it has moved', () => {
  const { s } = scenario(nineWorlds, { seats: 4, options: { mode: 'alliances' } });
  const world = [0, 1, 2, 3, 4, 5, 6, 7, 8].find(one => s.stones.every((count, i) => i % 9 !== one || count === 0))!;
  for (const seat of [0, 2]) s.stones[seat * 9 + world] = 1;
  const before = view(s, 1);
  s.order.reverse();
  expect(view(s, 1, before)).toEqual(view(s, 1));
  expect(view(s, 1).worlds[world].controller).not.toBe(before.worlds[world].controller);
});
