import { expect, test } from 'vitest';
import { afterActions } from './table.ts';

test('[B1] six stones of all colours together make a battle, five do not', () => {
  const t = afterActions({
    alfheim: { midgard: 2, asgard: 2 },
    jotunheim: { midgard: 2, asgard: 2 },
    niflheim: { midgard: 2, asgard: 1 },
  });
  expect(t.told('battle').map(battle => battle['world'])).toEqual(['midgard']);
});

test('[B1] battles are fought in the order of the worlds, after all have acted', () => {
  const t = afterActions({ alfheim: { niflheim: 6 }, jotunheim: { asgard: 6 }, niflheim: { midgard: 6 } });
  expect(t.told('battle').map(battle => battle['world'])).toEqual(['asgard', 'midgard', 'niflheim']);
  const types = t.events.map(event => event.type);
  expect(types.lastIndexOf('ends')).toBeLessThan(types.indexOf('battle'));
});

test('[B2] players remove one stone each in player order, round after round, until five remain', () => {
  const { alfheim, jotunheim, niflheim } = afterActions(
    { alfheim: { midgard: 4 }, jotunheim: { midgard: 4 }, niflheim: { midgard: 4 } },
    { order: ['niflheim', 'alfheim', 'jotunheim'] },
  );
  expect([alfheim.on('midgard'), jotunheim.on('midgard'), niflheim.on('midgard')]).toEqual([2, 2, 1]);
});

test('[B2] the battle stops at once when five remain', () => {
  const { alfheim, jotunheim, niflheim } = afterActions({
    alfheim: { midgard: 2 },
    jotunheim: { midgard: 2 },
    niflheim: { midgard: 2 },
  });
  expect([alfheim.on('midgard'), jotunheim.on('midgard'), niflheim.on('midgard')]).toEqual([1, 2, 2]);
});

test('[B3] a player with no stones left there is passed over', () => {
  const { alfheim, jotunheim } = afterActions({ alfheim: { midgard: 1 }, jotunheim: { midgard: 8 }, niflheim: {} });
  expect([alfheim.on('midgard'), jotunheim.on('midgard')]).toEqual([0, 5]);
});

test('[B4] one player’s stones alone fight too', () => {
  const { alfheim } = afterActions({ alfheim: { midgard: 9 }, jotunheim: {}, niflheim: {} });
  expect([alfheim.on('midgard'), alfheim.reserve]).toEqual([5, 20]);
});

test('[B5] avatars do not count towards the five, and stay', () => {
  const { alfheim, jotunheim, niflheim, ...t } = afterActions({
    alfheim: { midgard: 2, avatarOn: 'midgard' },
    jotunheim: { midgard: 2, avatarOn: 'midgard' },
    niflheim: { midgard: 1, avatarOn: 'midgard', asgard: 6 },
  });
  expect(t.told('battle').map(battle => battle['world'])).toEqual(['asgard']);
  for (const player of [alfheim, jotunheim, niflheim]) expect(player.avatarOn).toBe('midgard');
});

test('[B6] removed stones go to their owners’ reserves', () => {
  const { alfheim, jotunheim } = afterActions({ alfheim: { midgard: 3 }, jotunheim: { midgard: 4 }, niflheim: {} });
  expect([alfheim.on('midgard'), alfheim.reserve, alfheim.helheim, alfheim.card]).toEqual([2, 23, 0, 0]);
  expect(jotunheim.on('midgard')).toBe(3);
});

test('[B7] a stone that the winner removed goes to Valhalla instead of the reserve', () => {
  const { alfheim } = afterActions({ alfheim: { midgard: 4 }, jotunheim: { midgard: 2 }, niflheim: {} });
  expect([alfheim.on('midgard'), alfheim.valhalla, alfheim.reserve]).toEqual([3, 1, 21]);
});

test('[B7] a winner who removed nothing has nobody in Valhalla', () => {
  const { alfheim, jotunheim } = afterActions({ alfheim: { midgard: 1 }, jotunheim: { midgard: 5 }, niflheim: {} });
  expect([alfheim.valhalla, jotunheim.valhalla, alfheim.reserve]).toEqual([0, 0, 25]);
});

test('[B7] control after the battle counts: who led before it may lose the honour', () => {
  const { alfheim, jotunheim } = afterActions({
    alfheim: { midgard: 3 },
    jotunheim: { midgard: 3, avatarOn: 'midgard' },
    niflheim: { midgard: 1 },
  });
  expect([alfheim.valhalla, jotunheim.valhalla]).toEqual([0, 1]);
});

test('[B8] nobody goes to Valhalla from a battle without an opponent', () => {
  const { alfheim } = afterActions({ alfheim: { midgard: 7 }, jotunheim: { avatarOn: 'midgard' }, niflheim: {} });
  expect([alfheim.valhalla, alfheim.reserve]).toEqual([0, 20]);
});

test('[B8] an opponent whose last stone fell in the battle was one', () => {
  const { jotunheim } = afterActions({ alfheim: { midgard: 1 }, jotunheim: { midgard: 6 }, niflheim: {} });
  expect([jotunheim.on('midgard'), jotunheim.valhalla]).toEqual([5, 1]);
});

test('[B9] at most one stone per battle goes to Valhalla', () => {
  const { alfheim, jotunheim } = afterActions({ alfheim: { midgard: 6 }, jotunheim: { midgard: 4 }, niflheim: {} });
  expect([alfheim.on('midgard'), alfheim.valhalla, alfheim.reserve]).toEqual([3, 1, 21]);
  expect(jotunheim.valhalla).toBe(0);
});

test('[B9] two battles may send one stone each', () => {
  const { alfheim } = afterActions({
    alfheim: { midgard: 4, asgard: 4 },
    jotunheim: { midgard: 2, asgard: 2 },
    niflheim: {},
  });
  expect(alfheim.valhalla).toBe(2);
});

test('[B10] a battle that leaves a tie sends nobody to Valhalla', () => {
  const t = afterActions({ alfheim: { midgard: 3 }, jotunheim: { midgard: 3 }, niflheim: { midgard: 1 } });
  expect(t.told('battle')[0]).toMatchObject({ fallen: [1, 1, 0], winner: null, valhalla: false });
  expect(t.s.valhalla).toEqual([0, 0, 0]);
});

test('Example 3 [B4, B8]: six White stones in Asgard lose one, to the reserve', () => {
  const { niflheim } = afterActions({ alfheim: {}, jotunheim: {}, niflheim: { asgard: 6 } }); // White
  expect([niflheim.on('asgard'), niflheim.reserve, niflheim.valhalla]).toEqual([5, 20, 0]);
});

test('Example 4 [B2, B7]: three stones each of Blue, Red and White in Vanaheim, with the White avatar', () => {
  const { alfheim, jotunheim, niflheim, ...t } = afterActions({
    alfheim: { vanaheim: 3 }, // Blue
    jotunheim: { vanaheim: 3 }, // Red
    niflheim: { vanaheim: 3, avatarOn: 'vanaheim' }, // White
  });
  expect([alfheim.on('vanaheim'), jotunheim.on('vanaheim'), niflheim.on('vanaheim')]).toEqual([1, 2, 2]);
  expect([alfheim.reserve, jotunheim.reserve, niflheim.reserve]).toEqual([24, 23, 22]);
  expect([alfheim.valhalla, jotunheim.valhalla, niflheim.valhalla]).toEqual([0, 0, 1]);
  expect(t.powerOf('vanaheim')).toBe('niflheim');
});
