import { expect, test } from 'vitest';
import { afterActions } from '../table.ts';

/** One stone each on Niflheim, where the avatar gives its power to Svartalfheim; Alfheim has other powers. */
const oneEach = {
  vanaheim: { niflheim: 1 },
  alfheim: { niflheim: 1, muspelheim: 5 },
  midgard: { niflheim: 1 },
  muspelheim: { niflheim: 1 },
  svartalfheim: { niflheim: 1, avatarOn: 'niflheim' },
} as const;

test('[W8] a last stone that would be destroyed is kept aside: it counts nowhere and cannot be chosen', () => {
  const { alfheim, svartalfheim, ...t } = afterActions(oneEach);
  expect(t.powerOf('niflheim')).toBe('svartalfheim');
  alfheim.destroys('svartalfheim', 'niflheim');
  expect([svartalfheim.on('niflheim'), svartalfheim.reserve, svartalfheim.card]).toEqual([0, 24, 0]);
  expect(t.s.aside[8]).toBe(1);
  expect(svartalfheim.isAsked).toBe(true);
  svartalfheim.cannot('banish/svartalfheim/niflheim', 'W28');
});

test('[W8] a last stone that would be recalled to the card is kept aside', () => {
  const { alfheim, svartalfheim } = afterActions(oneEach);
  alfheim.recalls(['midgard', 'niflheim'], ['svartalfheim', 'niflheim']);
  expect([svartalfheim.on('niflheim'), svartalfheim.card]).toEqual([0, 0]);
});

test('[W8] a last stone that is stolen is kept aside, and the thief’s stone takes its place', () => {
  const { alfheim, svartalfheim, ...t } = afterActions({ ...oneEach, alfheim: { niflheim: 1, jotunheim: 5 } });
  alfheim.steals('svartalfheim', 'niflheim', 'reserve');
  expect([alfheim.on('niflheim'), svartalfheim.card, t.s.aside[8]]).toEqual([2, 0, 1]);
  svartalfheim.declines();
  expect([svartalfheim.card, svartalfheim.reserve]).toEqual([0, 25]);
});

test('[W8] a last stone banished with points of Svartalfheim is kept aside', () => {
  const { alfheim, svartalfheim, ...t } = afterActions(
    {
      vanaheim: { niflheim: 1 },
      alfheim: { asgard: 5, vanaheim: 5, avatarOn: 'niflheim' },
      midgard: { niflheim: 1 },
      muspelheim: { niflheim: 1 },
      svartalfheim: { niflheim: 2 },
    },
    { variablePowers: { asgard: 'banish', vanaheim: 'spend', niflheim: 'add' } },
  );
  alfheim.banishes('svartalfheim', 'niflheim');
  alfheim.banishes('svartalfheim', 'niflheim');
  expect([svartalfheim.helheim, t.s.aside[8]]).toEqual([1, 1]);
});

test('[W8] the last stone on a world whose power has run goes where it is sent', () => {
  const { alfheim, midgard, svartalfheim, vanaheim } = afterActions({
    vanaheim: { asgard: 1 },
    alfheim: { asgard: 1, muspelheim: 5 },
    midgard: { asgard: 1 },
    muspelheim: { asgard: 1 },
    svartalfheim: { asgard: 1, avatarOn: 'asgard' },
  });
  svartalfheim.declines();
  alfheim.destroys('svartalfheim', 'asgard');
  expect(svartalfheim.reserve).toBe(25);
  expect([vanaheim.reserve, midgard.reserve]).toEqual([24, 24]);
});

test('[W8] the last stone of somebody who does not own the power goes where it is sent', () => {
  const { alfheim, vanaheim } = afterActions(oneEach);
  alfheim.destroys('vanaheim', 'niflheim');
  expect(vanaheim.reserve).toBe(25);
});

test('[W8] a stone that is not the last goes where it is sent', () => {
  const { alfheim, jotunheim } = afterActions({ alfheim: { muspelheim: 5 }, jotunheim: { niflheim: 5 }, niflheim: {} });
  alfheim.destroys('jotunheim', 'niflheim');
  expect([jotunheim.on('niflheim'), jotunheim.reserve]).toEqual([4, 21]);
});

test('[W8, K9] a world keeps one stone aside: a later arrival goes where it is sent', () => {
  const { alfheim, svartalfheim, ...t } = afterActions(
    {
      vanaheim: { niflheim: 1 },
      alfheim: { niflheim: 1, asgard: 5, alfheim: 5 },
      midgard: { niflheim: 1 },
      muspelheim: { niflheim: 1 },
      svartalfheim: { niflheim: 1, avatarOn: 'niflheim', vanaheim: 5 },
    },
    { variablePowers: { asgard: 'destroy', vanaheim: 'add', alfheim: 'banish', niflheim: 'banish' } },
  );
  alfheim.destroys('svartalfheim', 'niflheim'); // kept aside
  svartalfheim.adds('niflheim', 'reserve');
  alfheim.banishes('svartalfheim', 'niflheim'); // one is aside already
  expect([svartalfheim.helheim, t.s.aside[8]]).toEqual([1, 1]);
  svartalfheim.declines();
  expect([svartalfheim.reserve, svartalfheim.on('vanaheim')]).toEqual([19, 5]);
});

test('[W9] the stone kept aside goes to the reserve once the power is used', () => {
  const { alfheim, svartalfheim, ...t } = afterActions(oneEach);
  alfheim.destroys('svartalfheim', 'niflheim');
  svartalfheim.banishes('alfheim', 'niflheim');
  expect([svartalfheim.reserve, t.s.aside[8]]).toEqual([25, 0]);
  expect(t.told('keptAside')).toEqual([{ type: 'keptAside', seat: 4, world: 'niflheim' }]);
  expect(t.told('lastStone')).toEqual([{ type: 'lastStone', seat: 4, world: 'niflheim' }]);
});

test('[W9] the stone kept aside goes to the reserve when the power is declined', () => {
  const { alfheim, svartalfheim } = afterActions(oneEach);
  alfheim.recalls(['alfheim', 'muspelheim'], ['svartalfheim', 'niflheim']);
  svartalfheim.declines();
  expect([svartalfheim.reserve, svartalfheim.card]).toEqual([25, 0]);
});

test('[W9, W14] the stone kept aside goes to the reserve when protection bars its owner from the power', () => {
  const { alfheim, svartalfheim, ...t } = afterActions(
    { ...oneEach, alfheim: { niflheim: 1, asgard: 5 }, svartalfheim: { ...oneEach.svartalfheim, vanaheim: 5 } },
    { variablePowers: { asgard: 'destroy', vanaheim: 'protect' } },
  );
  alfheim.destroys('svartalfheim', 'niflheim');
  svartalfheim.protects();
  expect([svartalfheim.reserve, t.s.aside[8], t.s.turn]).toEqual([20, 0, 2]);
});

test('[W10] a last stone moved to another world goes there, and its owner still owns the power', () => {
  const { alfheim, svartalfheim, ...t } = afterActions({ ...oneEach, alfheim: { niflheim: 1, alfheim: 5 } });
  alfheim.moves('svartalfheim', 'niflheim', 'midgard');
  alfheim.declines();
  expect([svartalfheim.on('midgard'), t.s.aside[8], svartalfheim.isAsked]).toEqual([1, 0, true]);
});

test('[W10] a last stone exchanged onto another world goes there, and its owner still owns the power', () => {
  const { alfheim, svartalfheim, ...t } = afterActions({ ...oneEach, alfheim: { niflheim: 1, midgard: 5 } });
  alfheim.exchanges('midgard', 'svartalfheim', 'niflheim');
  expect([svartalfheim.on('midgard'), alfheim.on('niflheim'), t.s.aside[8]]).toEqual([1, 2, 0]);
  expect([svartalfheim.isAsked, t.s.running]).toEqual([true, 8]);
});

test('[W11] a power that is running sends away the last stone of its own world', () => {
  const { alfheim, svartalfheim } = afterActions(oneEach);
  alfheim.declines();
  svartalfheim.banishes('svartalfheim', 'niflheim');
  expect([svartalfheim.helheim, svartalfheim.reserve]).toEqual([1, 24]);
});
