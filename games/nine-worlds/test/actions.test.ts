import { expect, test } from 'vitest';
import { scenario } from '@ennead/testkit';
import { nineWorlds } from '../src/index.ts';
import { did, moves } from '../src/moves.ts';
import { table, type Layout } from './table.ts';

const STARTS = {
  3: ['alfheim', 'jotunheim', 'niflheim'],
  4: ['vanaheim', 'alfheim', 'muspelheim', 'svartalfheim'],
  5: ['vanaheim', 'alfheim', 'midgard', 'muspelheim', 'svartalfheim'],
  6: ['asgard', 'vanaheim', 'alfheim', 'muspelheim', 'svartalfheim', 'niflheim'],
} as const;
type Players = keyof typeof STARTS;

/** The action points of turn 2, in player order, if everybody has so many stones at home. */
function pointsInOrder(players: Players, atHome: number): number[] {
  const layout: Layout = Object.fromEntries(STARTS[players].map(colour => [colour, { [colour]: atHome }]));
  const t = table(layout);
  t.turnPasses();
  return t.s.order.map(seat => t.s.allotted[seat]);
}

test('[A1, A7] three players without their home worlds have 7 points each', () => {
  expect(pointsInOrder(3, 0)).toEqual([7, 7, 7]);
});

test('[A1, A5] four players without their home worlds have 6 points, and the first 1 more', () => {
  expect(pointsInOrder(4, 0)).toEqual([7, 6, 6, 6]);
});

test('[A1, A6] five players without their home worlds have 5 points, the first 2 more and the second 1 more', () => {
  expect(pointsInOrder(5, 0)).toEqual([7, 6, 5, 5, 5]);
});

test('[A1, A6] six players without their home worlds have 4 points, the first 2 more and the second 1 more', () => {
  expect(pointsInOrder(6, 0)).toEqual([6, 5, 4, 4, 4, 4]);
});

test.each([
  [3, [8, 8, 8]],
  [4, [8, 7, 7, 7]],
  [5, [8, 7, 6, 6, 6]],
  [6, [7, 6, 5, 5, 5, 5]],
] as const)('[A2] %i players who control their home worlds have a point more', (players, points) => {
  expect(pointsInOrder(players, 1)).toEqual(points);
});

test('[A2] turn 1 counts the home world too', () => {
  expect(scenario(nineWorlds, { seats: 5 }).s.allotted).toEqual([8, 7, 6, 6, 6]);
});

test('[A2] a home world that is tied gives no point, unless the avatar breaks the tie', () => {
  const { alfheim, jotunheim, ...t } = table({
    alfheim: { alfheim: 1, avatarOn: 'midgard' },
    jotunheim: { alfheim: 1, jotunheim: 1 },
    niflheim: { jotunheim: 1 },
  });
  t.turnPasses();
  expect([alfheim.allotted, jotunheim.allotted]).toEqual([7, 8]);
});

test('[A2] a foreign world under control gives no point', () => {
  const { alfheim, ...t } = table({ alfheim: { jotunheim: 3 }, jotunheim: {}, niflheim: {} });
  t.turnPasses();
  expect(alfheim.allotted).toBe(7);
});

test('[A3] a home world lost later in the turn takes no point away', () => {
  const game = scenario(nineWorlds, { seats: 3 });
  game.seat(0).picks('march/1/jotunheim/midgard'); // 3 points
  game.seat(0).picks('end');
  expect([game.asked, game.s.points]).toEqual([[1], 8]);
});

test('[A3] a home world won later in the turn gives no point', () => {
  const { jotunheim, ...t } = table(
    { alfheim: {}, jotunheim: {}, niflheim: { card: 1, avatarOn: 'jotunheim' } },
    { order: ['niflheim', 'alfheim', 'jotunheim'] },
  );
  t.turnPasses(); // into turn 2, where nobody controls anything
  t.waitFor('jotunheim');
  expect(t.pointsLeft()).toBe(7);
  jotunheim.recruits();
  jotunheim.deploys();
  expect(t.controls('jotunheim')).toBe('jotunheim');
  expect(t.pointsLeft()).toBe(5);
});

test('[A8] players act in player order, each of them to the end', () => {
  const { alfheim, jotunheim, niflheim, ...t } = table({ alfheim: {}, jotunheim: {}, niflheim: {} });
  alfheim.recruits();
  jotunheim.cannot('recruit');
  expect(t.asks()).toBe('alfheim');
  alfheim.ends();
  expect(t.asks()).toBe('jotunheim');
  jotunheim.ends();
  expect(niflheim.isAsked).toBe(true);
});

test('[A9] any action may be taken any number of times', () => {
  const { alfheim } = table({ alfheim: {}, jotunheim: {}, niflheim: {} });
  for (let i = 0; i < 8; i++) alfheim.recruits();
  expect([alfheim.card, alfheim.reserve]).toEqual([8, 17]);
});

test('[A9] an action that cannot be paid is refused', () => {
  const { alfheim } = table({ alfheim: { card: 1 }, jotunheim: { asgard: 1 }, niflheim: {} }, { points: 1 });
  alfheim.cannot('dispatch/asgard', 'A9');
  alfheim.cannot('travel/jotunheim/midgard', 'A9');
  alfheim.cannot('march/jotunheim/asgard/midgard', 'A9');
  alfheim.cannot('banish/jotunheim/asgard', 'A9');
});

test('[A10] an action costs what it costs when it is taken: the avatar that has just come counts', () => {
  const { alfheim, ...t } = table({ alfheim: {}, jotunheim: { midgard: 1 }, niflheim: {} }, { points: 3 });
  alfheim.travels('midgard');
  alfheim.banishes('jotunheim', 'midgard');
  expect(t.told('did').at(-1)).toMatchObject({ move: 'banish', cost: 2 });
});

test('[A11] a player may end with points in hand', () => {
  const { alfheim, jotunheim } = table({ alfheim: {}, jotunheim: {}, niflheim: {} });
  alfheim.ends();
  expect(jotunheim.isAsked).toBe(true);
});

test('[A11] a player who can afford nothing more is not asked', () => {
  const { alfheim, jotunheim } = table({ alfheim: {}, jotunheim: {}, niflheim: {} }, { points: 1 });
  alfheim.recruits();
  expect(jotunheim.isAsked).toBe(true);
});

test('[A11] a free avatar power is waited for when the points are gone', () => {
  const { alfheim, jotunheim } = table(
    { alfheim: { alfheim: 1 }, jotunheim: {}, niflheim: {} },
    { points: 1, avatarPowers: true },
  );
  alfheim.recruits();
  expect(alfheim.offered).toEqual(['end', 'freyr/alfheim/asgard', 'freyr/alfheim/midgard', 'freyr/alfheim/nidavellir']);
  alfheim.ends();
  expect(jotunheim.isAsked).toBe(true);
});

test('[A12] points left over are lost', () => {
  const { alfheim, ...t } = table({ alfheim: { alfheim: 1 }, jotunheim: {}, niflheim: {} });
  alfheim.ends();
  expect(t.told('ends')).toEqual([{ type: 'ends', seat: 0, lost: 8 }]);
  t.turnPasses();
  expect([t.asks(), t.pointsLeft()]).toEqual(['alfheim', 8]);
});

test('[A13] recruiting moves a stone from reserve to card for 1 point', () => {
  const { alfheim, ...t } = table({ alfheim: {}, jotunheim: {}, niflheim: {} });
  alfheim.recruits();
  expect([alfheim.card, alfheim.reserve, t.pointsLeft()]).toEqual([1, 24, 7]);
});

test('[A13] nobody recruits from an empty reserve', () => {
  const { alfheim } = table({ alfheim: { card: 25 }, jotunheim: {}, niflheim: {} });
  alfheim.cannot('recruit', 'A13');
});

test('[A14] deploying moves a stone from the card to the avatar’s world for 1 point', () => {
  const { alfheim, ...t } = table({ alfheim: { card: 1, avatarOn: 'asgard' }, jotunheim: {}, niflheim: {} });
  alfheim.deploys();
  expect([alfheim.card, alfheim.on('asgard'), t.pointsLeft()]).toEqual([0, 1, 7]);
  alfheim.cannot('deploy', 'A14');
});

test('[A15] marching moves a stone of one’s own to an adjacent world for 1 point', () => {
  const { alfheim, ...t } = table({ alfheim: { alfheim: 2 }, jotunheim: {}, niflheim: {} });
  alfheim.marches('alfheim', 'nidavellir');
  expect([alfheim.on('alfheim'), alfheim.on('nidavellir'), t.pointsLeft()]).toEqual([1, 1, 7]);
  alfheim.cannot('march/alfheim/asgard/midgard', 'A15');
});

test('[A15] marching one’s own stone costs 1 wherever avatars stand', () => {
  const { alfheim, ...t } = table({
    alfheim: { midgard: 1, avatarOn: 'midgard' },
    jotunheim: { avatarOn: 'midgard' },
    niflheim: {},
  });
  alfheim.marches('midgard', 'asgard');
  expect(t.pointsLeft()).toBe(7);
});

test('[A16] travelling moves the avatar to an adjacent world for 1 point, without its stones', () => {
  const { alfheim, ...t } = table({ alfheim: { alfheim: 1 }, jotunheim: {}, niflheim: {} });
  alfheim.travels('asgard');
  expect([alfheim.avatarOn, alfheim.on('alfheim'), t.pointsLeft()]).toEqual(['asgard', 1, 7]);
  alfheim.cannot('travel/alfheim/niflheim', 'A16');
});

test('[A17] recovering takes a stone out of Helheim into the reserve for 1 point', () => {
  const { alfheim, ...t } = table({ alfheim: { helheim: 1 }, jotunheim: { helheim: 1 }, niflheim: {} });
  alfheim.recovers();
  expect([alfheim.helheim, alfheim.reserve, t.pointsLeft()]).toEqual([0, 25, 7]);
  alfheim.cannot('recover', 'A17');
});

test('[A18] dispatching moves a stone from the card to a world without one’s avatar for 2 points', () => {
  const { alfheim, ...t } = table({ alfheim: { card: 2 }, jotunheim: {}, niflheim: {} });
  alfheim.cannot('dispatch/alfheim', 'A18');
  alfheim.dispatches('niflheim');
  expect([alfheim.card, alfheim.on('niflheim'), t.pointsLeft()]).toEqual([1, 1, 6]);
});

test('[A19] marching an opposing stone costs 2 points', () => {
  const { alfheim, jotunheim, ...t } = table({ alfheim: {}, jotunheim: { midgard: 1 }, niflheim: {} });
  alfheim.drives('jotunheim', 'midgard', 'niflheim');
  expect([jotunheim.on('midgard'), jotunheim.on('niflheim'), t.pointsLeft()]).toEqual([0, 1, 6]);
  alfheim.cannot('march/jotunheim/midgard/asgard', 'A19');
});

test('[A20] pushing an opposing avatar to an adjacent world costs 2 points', () => {
  const { alfheim, jotunheim, ...t } = table({ alfheim: {}, jotunheim: {}, niflheim: {} });
  alfheim.pushes('jotunheim', 'vanaheim');
  expect([jotunheim.avatarOn, t.pointsLeft()]).toEqual(['vanaheim', 6]);
  alfheim.cannot('travel/jotunheim/niflheim', 'A20');
});

test('[A20] one’s own avatar beside it makes a push no cheaper', () => {
  const { alfheim, ...t } = table({ alfheim: { avatarOn: 'jotunheim' }, jotunheim: { jotunheim: 3 }, niflheim: {} });
  alfheim.pushes('jotunheim', 'vanaheim');
  expect(t.pointsLeft()).toBe(6);
});

test('[A21] banishing an opposing stone to Helheim costs 3 points', () => {
  const { alfheim, jotunheim, ...t } = table({ alfheim: {}, jotunheim: { niflheim: 2 }, niflheim: {} });
  alfheim.banishes('jotunheim', 'niflheim');
  expect([jotunheim.on('niflheim'), jotunheim.helheim, t.pointsLeft()]).toEqual([1, 1, 5]);
});

test('[A21] nobody banishes a stone of their own', () => {
  const { alfheim } = table({ alfheim: { alfheim: 1 }, jotunheim: {}, niflheim: {} });
  alfheim.cannot('banish/alfheim/alfheim', 'A21');
});

/** What it costs Alfheim to march and to banish a stone of Jotunheim from Midgard. */
function prices(mine: boolean, theirs: boolean, others = false): number[] {
  const price = (act: 'drives' | 'banishes'): number => {
    const { alfheim, ...t } = table({
      alfheim: mine ? { avatarOn: 'midgard' } : {},
      jotunheim: { midgard: 1, ...(theirs && { avatarOn: 'midgard' }) },
      niflheim: others ? { avatarOn: 'midgard' } : {},
    });
    if (act === 'drives') alfheim.drives('jotunheim', 'midgard', 'asgard');
    else alfheim.banishes('jotunheim', 'midgard');
    return 8 - t.pointsLeft();
  };
  return [price('drives'), price('banishes')];
}

test('[A22] one’s own avatar on the world makes marching cost 1 and banishing 2', () => {
  expect(prices(true, false)).toEqual([1, 2]);
});

test('[A23] the owner’s avatar on the world makes marching cost 3 and banishing 4', () => {
  expect(prices(false, true)).toEqual([3, 4]);
});

test('[A23] the avatar of somebody else changes nothing', () => {
  expect(prices(false, false, true)).toEqual([2, 3]);
});

test('[A24] both avatars leave marching at 2 and banishing at 3', () => {
  expect(prices(true, true)).toEqual([2, 3]);
});

test('[A22] an avatar on the world that the stone goes to changes nothing', () => {
  const { alfheim, ...t } = table({ alfheim: { avatarOn: 'asgard' }, jotunheim: { midgard: 1 }, niflheim: {} });
  alfheim.drives('jotunheim', 'midgard', 'asgard');
  expect(t.pointsLeft()).toBe(6);
});

test('what is told of a move says who made it, what it cost, and all of its words, the first time and again', () => {
  const wrong: unknown[] = [];
  for (let again = 0; again < 2; again++)
    for (let code = 1; code < moves.size; code++)
      for (let seat = 0; seat < 6; seat++)
        for (let cost = 0; cost < 5; cost++) {
          const told = { type: 'did', seat, cost, ...moves.read(code) };
          const found = did(seat, code, cost);
          if (JSON.stringify(found) !== JSON.stringify(told)) wrong.push([found, told]);
        }
  expect(wrong).toEqual([]);
});
