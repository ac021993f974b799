import { expect, test } from 'vitest';
import { afterActions, table } from '../table.ts';

test('[W1] the controller of a world with exactly five stones owns its power', () => {
  const t = afterActions({ alfheim: { midgard: 3 }, jotunheim: { midgard: 2 }, niflheim: {} });
  expect([t.powerOf('midgard'), t.asks(), t.question()]).toEqual(['alfheim', 'alfheim', 'power']);
});

test('[W1] a battle brings a world down to the five stones that give a power', () => {
  const t = afterActions({ alfheim: { midgard: 6 }, jotunheim: { midgard: 2 }, niflheim: {} });
  expect(t.powerOf('midgard')).toBe('alfheim');
});

test('[W1, C4] an avatar breaks the tie for a power', () => {
  const t = afterActions({
    alfheim: { midgard: 2 },
    jotunheim: { midgard: 2, avatarOn: 'midgard' },
    niflheim: { midgard: 1 },
  });
  expect(t.powerOf('midgard')).toBe('jotunheim');
});

test('[W2] a world with four stones has no power', () => {
  const t = afterActions({ alfheim: { midgard: 4 }, jotunheim: {}, niflheim: {} });
  expect([t.powerOf('midgard'), t.s.turn]).toEqual([null, 2]);
});

test('[W2] five stones without a controller have no power', () => {
  const t = afterActions({ alfheim: { midgard: 2 }, jotunheim: { midgard: 2 }, niflheim: { midgard: 1 } });
  expect(t.s.turn).toBe(2);
  expect(t.told('control').at(-1)).toMatchObject({ owners: Array.from({ length: 9 }, () => null) });
});

test('[W3] powers run in the order of the worlds', () => {
  const t = afterActions({
    alfheim: { niflheim: 5 },
    jotunheim: { midgard: 5, asgard: 5 },
    niflheim: { vanaheim: 5, svartalfheim: 5 },
  });
  t.turnPasses();
  const ran = t.told('power').map(power => power['world']);
  expect(ran).toEqual(['asgard', 'vanaheim', 'midgard', 'svartalfheim', 'niflheim']);
});

test.each(['asgard', 'vanaheim', 'alfheim', 'jotunheim', 'midgard', 'nidavellir', 'muspelheim', 'niflheim'] as const)(
  '[W4] the power of %s may be declined, and then nothing changes',
  world => {
    const { jotunheim, ...t } = afterActions({ alfheim: { helheim: 1 }, jotunheim: { [world]: 5 }, niflheim: {} });
    jotunheim.declines();
    expect([t.s.turn, jotunheim.on(world), jotunheim.reserve]).toEqual([2, 5, 20]);
  },
);

test('[W4] the power of Svartalfheim is declined by ending at once', () => {
  const { jotunheim, ...t } = afterActions({ alfheim: {}, jotunheim: { svartalfheim: 5 }, niflheim: {} });
  jotunheim.ends();
  expect([t.s.turn, jotunheim.on('svartalfheim')]).toEqual([2, 5]);
});

test('[W5] a power may be used on the user’s own stones', () => {
  const { alfheim } = afterActions({ alfheim: { niflheim: 5 }, jotunheim: {}, niflheim: {} });
  alfheim.banishes('alfheim', 'niflheim');
  expect([alfheim.on('niflheim'), alfheim.helheim]).toEqual([4, 1]);
});

test('[W6] stones that leave afterwards neither stop a power nor pass it on', () => {
  const { alfheim, jotunheim, ...t } = afterActions({
    alfheim: { alfheim: 5 },
    jotunheim: { midgard: 3 },
    niflheim: { midgard: 2 },
  });
  alfheim.moves('jotunheim', 'midgard', 'asgard');
  alfheim.moves('jotunheim', 'midgard', 'asgard');
  expect(t.controls('midgard')).toBe('niflheim');
  expect([jotunheim.isAsked, t.s.running]).toEqual([true, 4]);
});

test('[W6] a fifth stone that comes afterwards gives no power', () => {
  const { alfheim, ...t } = afterActions({ alfheim: { alfheim: 5, midgard: 4 }, jotunheim: {}, niflheim: {} });
  alfheim.moves('alfheim', 'alfheim', 'midgard');
  alfheim.declines();
  expect([alfheim.on('midgard'), t.s.turn]).toEqual([5, 2]);
});

test('[W6] control is fixed once: a power used on its own stones does not give it back', () => {
  const t = table({ alfheim: { alfheim: 5, asgard: 4 }, jotunheim: {}, niflheim: {} });
  t.everybodyEnds();
  t.alfheim.moves('alfheim', 'alfheim', 'asgard');
  t.alfheim.declines();
  expect(t.told('power').map(power => power['world'])).toEqual(['alfheim']);
});

test('[W7] a world may end the phase with more than five stones, and fights only next turn', () => {
  const { alfheim, ...t } = afterActions({ alfheim: { nidavellir: 5, asgard: 5 }, jotunheim: {}, niflheim: {} });
  alfheim.declines();
  alfheim.adds('asgard', 'reserve');
  expect([alfheim.on('asgard'), t.told('battle'), t.s.turn]).toEqual([6, [], 2]);
  t.turnPasses();
  expect(t.told('battle')).toHaveLength(1);
});

test('[W12] a power with nothing to take can only be declined', () => {
  const { alfheim } = afterActions({ alfheim: { vanaheim: 5, card: 20 }, jotunheim: {}, niflheim: {} });
  expect(alfheim.offered).toEqual(['decline']);
});

test('[W12] a power that names two stones takes the only one there is', () => {
  const { alfheim } = afterActions({ alfheim: { vanaheim: 5, card: 19 }, jotunheim: {}, niflheim: {} });
  alfheim.replenishes();
  expect([alfheim.card, alfheim.reserve]).toEqual([20, 0]);
});
