import { expect, test } from 'vitest';
import { afterActions, table } from './table.ts';

const avatarPowers = true;

test('[V1] all stones in Valhalla return to the home worlds, in player order', () => {
  const { alfheim, jotunheim, ...t } = afterActions(
    { alfheim: { valhalla: 1 }, jotunheim: { valhalla: 2 }, niflheim: {} },
    { order: ['jotunheim', 'alfheim', 'niflheim'] },
  );
  expect([alfheim.on('alfheim'), alfheim.valhalla]).toEqual([1, 0]);
  expect([jotunheim.on('jotunheim'), jotunheim.valhalla]).toEqual([2, 0]);
  expect(t.told('returned').map(back => back['seat'])).toEqual([1, 1, 0]);
});

test('[V1] stones return home even if that makes more than five, without a battle', () => {
  const { alfheim, ...t } = afterActions({ alfheim: { alfheim: 5, valhalla: 2 }, jotunheim: {}, niflheim: {} });
  alfheim.declines();
  expect([alfheim.on('alfheim'), t.told('battle')]).toEqual([7, []]);
});

test('[V2] each stone that returns scores 2 at once, whoever controls the home world', () => {
  const { alfheim, jotunheim } = afterActions({
    alfheim: { valhalla: 3 },
    jotunheim: { alfheim: 4 },
    niflheim: {},
  });
  expect([alfheim.score, jotunheim.score]).toEqual([6, 0]);
});

test('[H8] Ullr sends one returning stone home and one to his own world', () => {
  const { vanaheim, ...t } = table(
    { vanaheim: { valhalla: 2, avatarOn: 'niflheim' }, jotunheim: {}, niflheim: {} },
    { avatarPowers },
  );
  t.everybodyEnds();
  expect(vanaheim.offered).toEqual(['ullrStone/vanaheim', 'ullrStone/niflheim']);
  vanaheim.cannot('ullrStone/midgard', 'H8');
  vanaheim.cannot('decline', 'V1');
  vanaheim.picks('ullrStone/niflheim');
  vanaheim.picks('ullrStone/vanaheim');
  expect([vanaheim.on('niflheim'), vanaheim.on('vanaheim'), vanaheim.score]).toEqual([1, 1, 4]);
  expect(t.s.turn).toBe(2);
});

test('[H8, H9] Ullr does not roam in a turn in which stones returned', () => {
  const { vanaheim, ...t } = table({ vanaheim: { valhalla: 1 }, jotunheim: {}, niflheim: {} }, { avatarPowers });
  t.everybodyEnds();
  vanaheim.cannot('ullrAvatar/asgard', 'H9');
  vanaheim.picks('ullrStone/vanaheim');
  expect(t.s.turn).toBe(2);
});

test('[H8] the others’ stones go home as usual', () => {
  const { jotunheim, ...t } = table(
    { vanaheim: {}, jotunheim: { valhalla: 1, avatarOn: 'midgard' }, niflheim: {} },
    { avatarPowers },
  );
  t.turnPasses();
  expect(jotunheim.on('jotunheim')).toBe(1);
});

test('[H9] Ullr with no stone in Valhalla may move to any world for free', () => {
  const { vanaheim, ...t } = table({ vanaheim: {}, jotunheim: {}, niflheim: {} }, { avatarPowers });
  t.everybodyEnds();
  expect(t.question()).toBe('valhalla');
  expect(vanaheim.offered).toHaveLength(9);
  vanaheim.cannot('ullrAvatar/vanaheim', 'H9');
  vanaheim.picks('ullrAvatar/niflheim');
  expect([vanaheim.avatarOn, t.s.turn]).toEqual(['niflheim', 2]);
});

test('[H9] Ullr may stay where he is', () => {
  const { vanaheim, ...t } = table({ vanaheim: {}, jotunheim: {}, niflheim: {} }, { avatarPowers });
  t.everybodyEnds();
  vanaheim.declines();
  expect([vanaheim.avatarOn, t.s.turn]).toEqual(['vanaheim', 2]);
});
