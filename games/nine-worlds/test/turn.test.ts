import { expect, test } from 'vitest';
import { scenario } from '@ennead/testkit';
import { nineWorlds } from '../src/index.ts';
import { table } from './table.ts';

/** Six stones in Asgard make a battle and a power; a stone in Valhalla comes back. */
const eventful = {
  alfheim: { asgard: 4, avatarOn: 'asgard', valhalla: 1 },
  jotunheim: { asgard: 2 },
  niflheim: { niflheim: 6 },
} as const;

test('[T1] the six phases follow each other in the order of the book', () => {
  const t = table(eventful, { turn: 3 });
  const before = t.events.length;
  t.turnPasses();
  const types = t.events.slice(before).map(event => event.type);
  const phases = types.filter(type => !/ends|did/.test(type)).filter((type, i, all) => type !== all[i - 1]);
  expect(phases).toEqual(['acts', 'battle', 'control', 'power', 'returned', 'scoring', 'turn', 'acts']);
});

test('[T1] a move of another phase is refused', () => {
  const { alfheim } = table(eventful);
  alfheim.cannot('protect', 'T1');
  alfheim.cannot('ullrAvatar/midgard', 'T1');
});

test('[T2] all battles are fought before control is fixed, and control is fixed before any power runs', () => {
  const t = table(eventful);
  t.everybodyEnds();
  const types = t.events.map(event => event.type).filter(type => ['battle', 'control', 'power'].includes(type));
  expect(types).toEqual(['battle', 'battle', 'control', 'power']);
  expect(t.told('battle').map(battle => battle['world'])).toEqual(['asgard', 'niflheim']);
});

test('[T3] there is a scoring in turns 3, 6 and 9 and in no other', () => {
  const t = table({ alfheim: {}, jotunheim: {}, niflheim: {} }, { length: 'long' });
  t.gamePasses();
  expect(t.told('scoring').map(scoring => scoring['turn'])).toEqual([3, 6, 9]);
});

test('[T4] the turn number goes up by one and the next turn starts with its order', () => {
  const t = table({ alfheim: {}, jotunheim: {}, niflheim: { midgard: 1 } });
  t.turnPasses();
  expect(t.s.turn).toBe(2);
  expect(t.told('turn').at(-1)).toMatchObject({ turn: 2, order: [2, 0, 1] });
  expect(t.question()).toBe('action');
});

test.each([
  [3, 'introductory'],
  [6, 'standard'],
  [9, 'long'],
] as const)('[T5] turn %i is the last of the %s game', (last, length) => {
  const t = table({ alfheim: {}, jotunheim: {}, niflheim: {} }, { length });
  t.gamePasses();
  expect(t.told('turn').map(turn => turn['turn'])).toEqual(Array.from({ length: last }, (_, i) => i + 1));
});

test('[O1] the order stands for the whole turn, whatever happens to the stones', () => {
  const { alfheim, jotunheim, ...t } = table({ alfheim: { alfheim: 1 }, jotunheim: { jotunheim: 1 }, niflheim: {} });
  alfheim.banishes('jotunheim', 'jotunheim');
  alfheim.ends();
  expect(t.order()).toEqual(['alfheim', 'jotunheim', 'niflheim']);
  expect(jotunheim.isAsked).toBe(true);
});

test('[O1] the next turn sets a new order', () => {
  const { niflheim, ...t } = table({ alfheim: {}, jotunheim: {}, niflheim: { card: 1 } });
  t.waitFor('niflheim');
  niflheim.deploys();
  t.turnPasses();
  expect(t.order()).toEqual(['niflheim', 'alfheim', 'jotunheim']);
});

test('[O2] in turn 1 players go in the order of their home worlds', () => {
  for (let seed = 0; seed < 10; seed++) {
    const { s } = scenario(nineWorlds, { seats: 5, options: { start: 'random' }, seed });
    const worlds = s.order.map(seat => s.home[seat]);
    expect(worlds).toEqual(worlds.toSorted((x, y) => x - y));
  }
});

test('[O3] from turn 2 the player with most stones in the Nine Worlds goes first', () => {
  const t = table({ alfheim: { midgard: 1 }, jotunheim: { midgard: 2 }, niflheim: { asgard: 2, vanaheim: 1 } });
  t.turnPasses();
  expect(t.order()).toEqual(['niflheim', 'jotunheim', 'alfheim']);
});

test('[O4] stones on the card, in reserve and in Helheim do not count', () => {
  const t = table({ alfheim: { card: 9 }, jotunheim: { helheim: 9 }, niflheim: { midgard: 1 } });
  t.turnPasses();
  expect(t.order()).toEqual(['niflheim', 'alfheim', 'jotunheim']);
});

test('[O4] a stone in Valhalla counts only once it is back in a world', () => {
  const t = table({ alfheim: {}, jotunheim: {}, niflheim: { valhalla: 1 } });
  t.turnPasses();
  expect(t.order()).toEqual(['niflheim', 'alfheim', 'jotunheim']);
});

test('[O5] of those who tie on stones, more worlds controlled go earlier', () => {
  const t = table({
    alfheim: { asgard: 2, vanaheim: 2 }, // Vanaheim only
    jotunheim: { asgard: 3, vanaheim: 1 }, // Asgard only
    niflheim: { svartalfheim: 2, niflheim: 2 },
  });
  t.turnPasses();
  expect(t.order()).toEqual(['niflheim', 'jotunheim', 'alfheim']);
});

test('[O5] an avatar that breaks a tie makes the world count', () => {
  const t = table({ alfheim: { midgard: 2 }, jotunheim: { midgard: 2, avatarOn: 'midgard' }, niflheim: {} });
  t.turnPasses();
  expect(t.order()).toEqual(['jotunheim', 'alfheim', 'niflheim']);
});

test('[O6] of those still tied, more stones in Asgard go earlier, then in Vanaheim, and so on', () => {
  const t = table(
    {
      alfheim: { alfheim: 2, nidavellir: 1 },
      jotunheim: { jotunheim: 2, muspelheim: 1 },
      niflheim: { niflheim: 2, asgard: 1 },
    },
    { order: ['jotunheim', 'alfheim', 'niflheim'] },
  );
  t.turnPasses();
  expect(t.order()).toEqual(['niflheim', 'alfheim', 'jotunheim']);
});

test('[O6] the last worlds break a tie too', () => {
  const t = table(
    { alfheim: { niflheim: 1 }, jotunheim: { svartalfheim: 1 }, niflheim: {} },
    { order: ['alfheim', 'jotunheim', 'niflheim'] },
  );
  t.turnPasses();
  expect(t.order()).toEqual(['jotunheim', 'alfheim', 'niflheim']);
});

test('[O7] those tied on everything keep the order of the turn before', () => {
  const t = table(
    { alfheim: { midgard: 1 }, jotunheim: { midgard: 1 }, niflheim: { midgard: 1 } },
    { order: ['niflheim', 'alfheim', 'jotunheim'] },
  );
  t.turnPasses();
  expect(t.order()).toEqual(['niflheim', 'alfheim', 'jotunheim']);
});

test('[O7] a tie below the first place keeps its order as well', () => {
  const t = table(
    { alfheim: {}, jotunheim: { midgard: 1 }, niflheim: {} },
    { order: ['niflheim', 'alfheim', 'jotunheim'] },
  );
  t.turnPasses();
  expect(t.order()).toEqual(['jotunheim', 'niflheim', 'alfheim']);
});
