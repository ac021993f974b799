import { begin, decisionOf, seedFrom, submit, viewOf } from '@ennead/kernel';
import { expect, test } from 'vitest';
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
