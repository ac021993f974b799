import { expect, test } from 'vitest';
import { checkSetup } from '@ennead/kernel';
import { scenario } from '@ennead/testkit';
import { nineWorlds } from '../src/index.ts';
import { WORLD_IDS } from '../src/map.ts';

const opened = (seats: number, options = {}, seed = 1) => scenario(nineWorlds, { seats, options, seed }).s;
const homes = (seats: number, options = {}, seed = 1): string[] =>
  opened(seats, options, seed).home.map(world => WORLD_IDS[world]);
const isFine = (seats: number, options = {}): boolean => checkSetup(nineWorlds, seats, options).ok;

test('[S1] two to six colours may play, and no others', () => {
  expect([1, 2, 3, 4, 5, 6, 7].filter(seats => isFine(seats))).toEqual([2, 3, 4, 5, 6]);
});

test('[S2] the players choose three, six or nine turns', () => {
  const turns = ['introductory', 'standard', 'long'].map(length => opened(3, { length }).turns);
  expect(turns).toEqual([3, 6, 9]);
  expect(isFine(3, { length: 'endless' })).toBe(false);
});

test('[S2] six turns are the standard', () => {
  expect(opened(3).turns).toBe(6);
});

test('[S4] a random start deals each player another of the nine worlds', () => {
  for (let seed = 0; seed < 20; seed++) expect(new Set(homes(6, { start: 'random' }, seed)).size).toBe(6);
});

test('[S4] a random start deals every world to somebody sooner or later', () => {
  const seen = new Set<string>();
  for (let seed = 0; seed < 40; seed++) homes(3, { start: 'random' }, seed).forEach(id => seen.add(id));
  expect(seen.size).toBe(9);
});

test('[S4] after a random start stone, avatar and order follow the worlds that were dealt', () => {
  const s = opened(6, { start: 'random' }, 7);
  s.home.forEach((world, seat) => expect([s.stones[seat * 9 + world], s.avatar[seat]]).toEqual([1, world]));
  expect(s.order.map(seat => s.home[seat])).toEqual(s.home.toSorted((x, y) => x - y));
});

test('[S5] three players start from Alfheim, Jotunheim and Niflheim', () => {
  expect(homes(3)).toEqual(['alfheim', 'jotunheim', 'niflheim']);
});

test('[S6] four players start from Vanaheim, Alfheim, Muspelheim and Svartalfheim', () => {
  expect(homes(4)).toEqual(['vanaheim', 'alfheim', 'muspelheim', 'svartalfheim']);
});

test('[S7] five players have Midgard too', () => {
  expect(homes(5)).toEqual(['vanaheim', 'alfheim', 'midgard', 'muspelheim', 'svartalfheim']);
});

test('[S8] six players start from Asgard, Vanaheim, Alfheim, Muspelheim, Svartalfheim and Niflheim', () => {
  expect(homes(6)).toEqual(['asgard', 'vanaheim', 'alfheim', 'muspelheim', 'svartalfheim', 'niflheim']);
});

test.each([2, 3, 4, 5, 6])('[S10] with %i seats each has one stone at home, one on the card, 23 in reserve', seats => {
  const s = opened(seats);
  for (let seat = 0; seat < seats; seat++) {
    expect(s.stones.slice(seat * 9, seat * 9 + 9)).toEqual(WORLD_IDS.map((_, world) => +(world === s.home[seat])));
    expect([s.card[seat], s.reserve[seat]]).toEqual([1, 23]);
  }
});

test('[S11] each avatar starts on its home world', () => {
  const s = opened(5);
  expect(s.avatar).toEqual(s.home);
});

test('[S12] worlds that nobody plays, Helheim and Valhalla start empty', () => {
  const s = opened(3);
  expect(s.stones.filter(stones => stones > 0)).toHaveLength(3);
  expect([s.helheim, s.valhalla]).toEqual([
    [0, 0, 0],
    [0, 0, 0],
  ]);
});

test('[S12] an empty world is in play like the others', () => {
  const game = scenario(nineWorlds, { seats: 3 });
  game.seat(0).picks('march/0/alfheim/asgard');
  expect(game.s.stones[0]).toBe(1);
});

test('[S13, S14] every score starts at 0, in turn 1', () => {
  const s = opened(4);
  expect([s.score, s.turn]).toEqual([[0, 0, 0, 0], 1]);
});

test('nothing is hidden: everybody sees the same table', () => {
  const game = scenario(nineWorlds, { seats: 4, options: { variablePowers: true, avatarPowers: true } });
  expect(game.seat(3).sees).toEqual(game.seat(0).sees);
});
