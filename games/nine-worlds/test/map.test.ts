import { expect, test } from 'vitest';
import { AVATAR_IDS, NEIGHBOURS, ROUTES, WORLD_IDS, isAdjacent } from '../src/map.ts';
import { stonesOf, table } from './table.ts';

const MIDGARD = WORLD_IDS.indexOf('midgard');

test('[K1] the nine worlds are numbered from Asgard to Niflheim', () => {
  const inOrder = 'asgard vanaheim alfheim jotunheim midgard nidavellir muspelheim svartalfheim niflheim';
  expect(WORLD_IDS).toEqual(inOrder.split(' '));
});

test('[K2] routes run both ways, and a world is not next to itself', () => {
  for (let x = 0; x < 9; x++)
    for (let y = 0; y < 9; y++) expect(isAdjacent(x, y)).toBe(x !== y && NEIGHBOURS[y].includes(x));
});

test('[K2] nothing moves between worlds that no route joins', () => {
  const { alfheim } = table({ alfheim: { alfheim: 1 }, jotunheim: {}, niflheim: {} });
  alfheim.cannot('march/alfheim/alfheim/vanaheim', 'K2');
  alfheim.cannot('travel/alfheim/vanaheim', 'A16');
});

test('[K3] eight worlds form a ring', () => {
  const ring = NEIGHBOURS.map(list => list.filter(world => world !== MIDGARD).map(world => world + 1));
  ring.splice(MIDGARD, 1);
  expect(ring).toEqual([
    [2, 3],
    [1, 4],
    [1, 6],
    [2, 7],
    [3, 8],
    [4, 9],
    [6, 9],
    [7, 8],
  ]);
});

test('[K4] Midgard has a route to each of the other eight, which makes 16 in all', () => {
  expect(NEIGHBOURS[MIDGARD].map(world => WORLD_IDS[world])).toEqual(WORLD_IDS.filter(id => id !== 'midgard'));
  expect(new Set(ROUTES.map(route => route.toSorted().join('-'))).size).toBe(16);
});

test('[K5] a stone in Helheim touches nothing: it can be recovered, not marched, driven or banished', () => {
  const { alfheim, ...t } = table({ alfheim: { helheim: 1 }, jotunheim: { helheim: 1 }, niflheim: {} });
  const aboutStones = alfheim.offered.filter(key => /^(march|banish|recover)/.test(key));
  expect(aboutStones).toEqual(['recover']);
  expect(t.controls('alfheim')).toBeNull();
});

test('[K5] a stone in Valhalla touches nothing: its owner can do nothing with it', () => {
  const { alfheim } = table({ alfheim: { valhalla: 2 }, jotunheim: {}, niflheim: {} });
  expect(alfheim.offered.filter(key => !key.startsWith('travel'))).toEqual(['end', 'recruit']);
});

test('[K6] each player has a colour of their own, a card, a reserve, 25 stones and one avatar', () => {
  const { s, alfheim, jotunheim, niflheim } = table({ alfheim: {}, jotunheim: {}, niflheim: {} });
  expect(alfheim.sees.seats.map(seat => seat.home)).toEqual(['alfheim', 'jotunheim', 'niflheim']);
  for (const player of [alfheim, jotunheim, niflheim]) expect([player.card, player.reserve]).toEqual([0, 25]);
  for (let seat = 0; seat < 3; seat++) expect(stonesOf(s, seat)).toBe(25);
  expect(s.avatar).toHaveLength(3);
});

test('[K7] the avatars follow the home worlds, from Odin of Asgard to Hel of Niflheim', () => {
  expect(AVATAR_IDS).toEqual('odin ullr freyr thrym beowulf hreidmar surtr andvari hel'.split(' '));
  const { alfheim } = table({ alfheim: {}, jotunheim: {}, niflheim: {} });
  expect(alfheim.sees.seats.map(seat => seat.avatar)).toEqual(['freyr', 'thrym', 'hel']);
});

test('[K8] a stone that is deployed is no longer on the card', () => {
  const { alfheim } = table({ alfheim: { card: 1 }, jotunheim: {}, niflheim: {} });
  alfheim.deploys();
  expect([alfheim.card, alfheim.on('alfheim'), alfheim.reserve]).toEqual([0, 1, 24]);
});

test('[K9] a banished stone is still one of the 25', () => {
  const { alfheim, s } = table({ alfheim: {}, jotunheim: { midgard: 1 }, niflheim: {} });
  alfheim.banishes('jotunheim', 'midgard');
  expect(stonesOf(s, 1)).toBe(25);
});

test('[K10] an avatar that travels leaves the world it was on', () => {
  const { alfheim, s } = table({ alfheim: {}, jotunheim: {}, niflheim: {} });
  alfheim.travels('midgard');
  expect(alfheim.avatarOn).toBe('midgard');
  expect(s.avatar.map(world => WORLD_IDS[world])).toEqual(['midgard', 'jotunheim', 'niflheim']);
});

test('[K11] a world holds any number of stones and avatars while players act', () => {
  const { alfheim, ...t } = table({
    alfheim: { midgard: 10, card: 1, avatarOn: 'midgard' },
    jotunheim: { midgard: 10, avatarOn: 'midgard' },
    niflheim: { midgard: 5, avatarOn: 'midgard' },
  });
  alfheim.deploys();
  expect(alfheim.on('midgard')).toBe(11);
  expect(t.told('battle')).toEqual([]);
});
