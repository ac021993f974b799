import { expect, test } from 'vitest';
import { afterActions, table } from './table.ts';

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

test('[W7] a world may end the phase with more than five stones, and fights only next turn', () => {
  const { alfheim, ...t } = afterActions({ alfheim: { nidavellir: 5, asgard: 5 }, jotunheim: {}, niflheim: {} });
  alfheim.declines();
  alfheim.adds('asgard', 'reserve');
  expect([alfheim.on('asgard'), t.told('battle'), t.s.turn]).toEqual([6, [], 2]);
  t.turnPasses();
  expect(t.told('battle')).toHaveLength(1);
});

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

test('[W12] a power with nothing to take can only be declined', () => {
  const { alfheim } = afterActions({ alfheim: { vanaheim: 5, card: 20 }, jotunheim: {}, niflheim: {} });
  expect(alfheim.offered).toEqual(['decline']);
});

test('[W12] a power that names two stones takes the only one there is', () => {
  const { alfheim } = afterActions({ alfheim: { vanaheim: 5, card: 19 }, jotunheim: {}, niflheim: {} });
  alfheim.replenishes();
  expect([alfheim.card, alfheim.reserve]).toEqual([20, 0]);
});

/** Jotunheim may take Asgard's protection; Alfheim has one other power, and its avatar beside a stone of Jotunheim. */
function underAsgard(
  world: 'vanaheim' | 'alfheim' | 'jotunheim' | 'midgard' | 'muspelheim' | 'svartalfheim' | 'niflheim',
) {
  return afterActions({
    alfheim: { [world]: 5, avatarOn: 'nidavellir' },
    jotunheim: { asgard: 5, nidavellir: 1, helheim: 1, card: 1 },
    niflheim: { nidavellir: 1, helheim: 1 },
  });
}

test.each([
  ['vanaheim', 'retrieve/jotunheim/asgard'],
  ['alfheim', 'march/jotunheim/nidavellir/midgard'],
  ['jotunheim', 'steal/jotunheim/nidavellir/reserve'],
  ['midgard', 'exchange/midgard/jotunheim/nidavellir'],
  ['muspelheim', 'destroy/jotunheim/nidavellir'],
  ['muspelheim', 'recall/jotunheim/nidavellir'],
  ['svartalfheim', 'march/jotunheim/nidavellir/midgard'],
  ['svartalfheim', 'banish/jotunheim/nidavellir'],
  ['svartalfheim', 'travel/jotunheim/midgard'],
  ['niflheim', 'banish/jotunheim/nidavellir'],
] as const)('[W13] under Asgard’s protection the power of %s cannot %s', (world, key) => {
  const open = underAsgard(world);
  open.jotunheim.declines();
  expect(open.alfheim.offered).toContain(key);
  const safe = underAsgard(world);
  safe.jotunheim.protects();
  safe.alfheim.cannot(key, 'W13');
  expect(safe.alfheim.offered).toEqual(open.alfheim.offered.filter(option => !isAbout(option, 'jotunheim')));
});

/** Whether an option takes hold of something of that colour. */
function isAbout(key: string, colour: string): boolean {
  const parts = key.split('/');
  return /^(add|dispatch)$/.test(parts[0]) ? false : (parts[0] === 'exchange' ? parts[2] : parts[1]) === colour;
}

test('[W13] the others are as open as ever', () => {
  const { alfheim, jotunheim, niflheim } = underAsgard('niflheim');
  jotunheim.protects();
  alfheim.banishes('niflheim', 'nidavellir');
  expect(niflheim.helheim).toBe(2);
});

test('[W13] the protection ends with the phase', () => {
  const { alfheim, jotunheim, ...t } = underAsgard('niflheim');
  jotunheim.protects();
  alfheim.declines();
  t.waitFor('alfheim');
  alfheim.banishes('jotunheim', 'nidavellir');
  expect(jotunheim.helheim).toBe(2);
});

test('[W14] who takes the protection uses no other power this turn', () => {
  const { jotunheim, ...t } = afterActions({ alfheim: {}, jotunheim: { asgard: 5, midgard: 5 }, niflheim: {} });
  jotunheim.protects();
  expect(t.s.turn).toBe(2);
  expect(t.told('power').at(-1)).toMatchObject({ world: 'midgard', barred: true });
});

test('[W15] who declines the protection may use the other powers', () => {
  const { jotunheim, ...t } = afterActions({ alfheim: {}, jotunheim: { asgard: 5, nidavellir: 5 }, niflheim: {} });
  expect(jotunheim.offered).toEqual(['decline', 'protect']);
  jotunheim.declines();
  jotunheim.adds('midgard', 'reserve');
  expect([jotunheim.on('midgard'), t.s.turn]).toEqual([1, 2]);
});

test('[W16] Vanaheim moves a stone of any colour from Helheim to any world', () => {
  const { alfheim, jotunheim } = afterActions({
    alfheim: { vanaheim: 5, helheim: 1 },
    jotunheim: { helheim: 1 },
    niflheim: {},
  });
  expect(alfheim.offered.filter(key => key.startsWith('retrieve'))).toHaveLength(18);
  alfheim.cannot('retrieve/niflheim/asgard', 'W16');
  alfheim.retrieves('jotunheim', 'niflheim');
  expect([jotunheim.helheim, jotunheim.on('niflheim')]).toEqual([0, 1]);
});

test('[W17] Vanaheim moves two stones from reserve to card instead', () => {
  const { alfheim, ...t } = afterActions({ alfheim: { vanaheim: 5, helheim: 1 }, jotunheim: {}, niflheim: {} });
  alfheim.replenishes();
  expect([alfheim.card, alfheim.reserve, alfheim.helheim, t.s.turn]).toEqual([2, 17, 1, 2]);
});

test('[W18] Alfheim moves two stones, of any colours, to adjacent worlds', () => {
  const { alfheim, jotunheim, ...t } = afterActions({
    alfheim: { alfheim: 5 },
    jotunheim: { jotunheim: 1 },
    niflheim: {},
  });
  alfheim.cannot('march/jotunheim/jotunheim/asgard', 'K2');
  alfheim.cannot('march/niflheim/midgard/asgard', 'W18');
  alfheim.moves('jotunheim', 'jotunheim', 'midgard');
  alfheim.moves('alfheim', 'alfheim', 'asgard');
  expect([jotunheim.on('midgard'), alfheim.on('asgard'), t.s.turn]).toEqual([1, 1, 2]);
});

test('[W18] Alfheim’s second move may be left out', () => {
  const { alfheim, ...t } = afterActions({ alfheim: { alfheim: 5 }, jotunheim: {}, niflheim: {} });
  alfheim.moves('alfheim', 'alfheim', 'asgard');
  alfheim.declines();
  expect([alfheim.on('asgard'), t.s.turn]).toEqual([1, 2]);
});

test('[W18] Alfheim’s power costs nothing, whatever avatars stand there', () => {
  const { alfheim, jotunheim } = afterActions({
    alfheim: { alfheim: 5 },
    jotunheim: { jotunheim: 1 },
    niflheim: {},
  });
  alfheim.moves('jotunheim', 'jotunheim', 'vanaheim');
  expect(jotunheim.on('vanaheim')).toBe(1);
});

test('[W19] Alfheim’s two moves may take the same stone two worlds on', () => {
  const { alfheim, jotunheim } = afterActions({
    alfheim: { alfheim: 5 },
    jotunheim: { jotunheim: 1 },
    niflheim: {},
  });
  alfheim.moves('jotunheim', 'jotunheim', 'midgard');
  alfheim.moves('jotunheim', 'midgard', 'niflheim');
  expect([jotunheim.on('jotunheim'), jotunheim.on('midgard'), jotunheim.on('niflheim')]).toEqual([0, 0, 1]);
});

test.each(['reserve', 'card'] as const)(
  '[W20] Jotunheim’s thief may take the stone in its place from the %s',
  source => {
    const { alfheim, niflheim } = afterActions({
      alfheim: { jotunheim: 5, card: 3 },
      jotunheim: {},
      niflheim: { niflheim: 2 },
    });
    alfheim.steals('niflheim', 'niflheim', source);
    expect([niflheim.on('niflheim'), niflheim.card, alfheim.on('niflheim')]).toEqual([1, 1, 1]);
    expect([alfheim.reserve, alfheim.card]).toEqual(source === 'reserve' ? [16, 3] : [17, 2]);
  },
);

test('[W20] nobody steals from themselves', () => {
  const { alfheim } = afterActions({ alfheim: { jotunheim: 5 }, jotunheim: {}, niflheim: {} });
  alfheim.cannot('steal/alfheim/jotunheim/reserve', 'W20');
});

test('[W21] with no stone in reserve or on the card a player cannot steal', () => {
  const { alfheim } = afterActions({
    alfheim: { jotunheim: 5, asgard: 4, vanaheim: 4, alfheim: 4, midgard: 4, nidavellir: 4 },
    jotunheim: {},
    niflheim: { niflheim: 1 },
  });
  expect(alfheim.offered).toEqual(['decline']);
  alfheim.cannot('steal/niflheim/niflheim/reserve', 'W21');
  alfheim.cannot('steal/niflheim/niflheim/card', 'W21');
});

test('[W22] Midgard’s two stones change places', () => {
  const { alfheim, niflheim } = afterActions({
    alfheim: { midgard: 5 },
    jotunheim: {},
    niflheim: { niflheim: 1 },
  });
  alfheim.exchanges('midgard', 'niflheim', 'niflheim');
  expect([alfheim.on('midgard'), alfheim.on('niflheim')]).toEqual([4, 1]);
  expect([niflheim.on('midgard'), niflheim.on('niflheim')]).toEqual([1, 0]);
});

test('[W22] an exchange needs a stone of one’s own, another colour and another world', () => {
  const { alfheim } = afterActions({
    alfheim: { midgard: 3, asgard: 1 },
    jotunheim: { midgard: 2 },
    niflheim: {},
  });
  alfheim.cannot('exchange/midgard/jotunheim/midgard', 'W22');
  alfheim.cannot('exchange/midgard/alfheim/asgard', 'W22');
  alfheim.cannot('exchange/niflheim/jotunheim/midgard', 'W22');
  expect(alfheim.offered).toEqual(['decline', 'exchange/asgard/jotunheim/midgard']);
});

test.each(['reserve', 'card'] as const)('[W23] Nidavellir adds a stone from the %s to any world', source => {
  const { alfheim } = afterActions({ alfheim: { nidavellir: 5, card: 1 }, jotunheim: {}, niflheim: {} });
  alfheim.adds('niflheim', source);
  expect(alfheim.on('niflheim')).toBe(1);
  expect([alfheim.reserve, alfheim.card]).toEqual(source === 'reserve' ? [18, 1] : [19, 0]);
});

test('[W23] Nidavellir adds nothing from an empty card', () => {
  const { alfheim } = afterActions({ alfheim: { nidavellir: 5 }, jotunheim: {}, niflheim: {} });
  alfheim.cannot('add/asgard/card', 'W23');
});

test('[W24] Muspelheim destroys one stone, which goes to its owner’s reserve', () => {
  const { alfheim, jotunheim, ...t } = afterActions({
    alfheim: { muspelheim: 5 },
    jotunheim: { asgard: 1 },
    niflheim: {},
  });
  alfheim.cannot('destroy/jotunheim/midgard', 'W24');
  alfheim.destroys('jotunheim', 'asgard');
  expect([jotunheim.on('asgard'), jotunheim.reserve, jotunheim.card, t.s.turn]).toEqual([0, 25, 0, 2]);
});

test('[W25] Muspelheim returns two stones, of any colours and worlds, to their owners’ cards', () => {
  const { alfheim, jotunheim, niflheim } = afterActions({
    alfheim: { muspelheim: 5 },
    jotunheim: { asgard: 1 },
    niflheim: { niflheim: 1 },
  });
  alfheim.recalls(['jotunheim', 'asgard'], ['niflheim', 'niflheim']);
  expect([jotunheim.card, niflheim.card, alfheim.on('muspelheim')]).toEqual([1, 1, 5]);
});

test('[W25] the two may be of one colour and one world', () => {
  const { alfheim, jotunheim } = afterActions({
    alfheim: { muspelheim: 5 },
    jotunheim: { asgard: 2 },
    niflheim: {},
  });
  alfheim.recalls(['jotunheim', 'asgard'], ['jotunheim', 'asgard']);
  expect([jotunheim.card, jotunheim.on('asgard')]).toEqual([2, 0]);
});

test('[W25] a stone alone on its world is not recalled twice', () => {
  const { alfheim } = afterActions({ alfheim: { muspelheim: 5 }, jotunheim: { asgard: 1 }, niflheim: { niflheim: 1 } });
  expect(alfheim.offeredAfter('recall/jotunheim/asgard')).toEqual(['recall/niflheim/niflheim']);
});

test('[W25] it must be two if two can be chosen', () => {
  const { alfheim } = afterActions({ alfheim: { muspelheim: 5 }, jotunheim: {}, niflheim: {} });
  expect(alfheim.offered).toEqual(['recall/alfheim/muspelheim', 'decline', 'destroy/alfheim/muspelheim']);
  alfheim.cannot('recall/alfheim/muspelheim'); // one pick is not a whole answer
  expect(alfheim.offeredAfter('recall/alfheim/muspelheim')).toEqual(['recall/alfheim/muspelheim']);
});

test('[W25] a pair is found in one order only, and the last stone of all is nobody’s first', () => {
  const { alfheim } = afterActions({ alfheim: { muspelheim: 5 }, jotunheim: { asgard: 1 }, niflheim: {} });
  expect(alfheim.offered.filter(key => key.startsWith('recall'))).toEqual(['recall/alfheim/muspelheim']);
  alfheim.cannot('recall/jotunheim/asgard', 'W25');
  expect(alfheim.offeredAfter('recall/alfheim/muspelheim')).toEqual([
    'recall/alfheim/muspelheim',
    'recall/jotunheim/asgard',
  ]);
});

test('[W12, W25] with one stone left in all worlds, that one alone is recalled', () => {
  const { alfheim, ...t } = afterActions({ alfheim: { muspelheim: 5 }, jotunheim: {}, niflheim: {} });
  t.s.stones[6] = 1; // as if earlier powers had swept the others away
  t.s.reserve[0] = 24;
  expect(alfheim.offered).toEqual(['recall/alfheim/muspelheim', 'decline', 'destroy/alfheim/muspelheim']);
  alfheim.recalls(['alfheim', 'muspelheim']);
  expect([alfheim.card, alfheim.on('muspelheim')]).toEqual([1, 0]);
});

test('[W12, W13] with one stone that is not protected, that one alone is recalled', () => {
  const { alfheim, jotunheim, ...t } = afterActions({
    alfheim: { muspelheim: 5 },
    jotunheim: { asgard: 5 },
    niflheim: {},
  });
  jotunheim.protects();
  t.s.stones[6] = 1;
  t.s.reserve[0] = 24;
  alfheim.recalls(['alfheim', 'muspelheim']);
  expect([alfheim.card, jotunheim.on('asgard')]).toEqual([1, 5]);
});

test('[W12] Muspelheim over empty worlds can only be declined', () => {
  const { alfheim, ...t } = afterActions({ alfheim: { muspelheim: 5 }, jotunheim: {}, niflheim: {} });
  t.s.stones[6] = 0;
  t.s.reserve[0] = 25;
  expect(alfheim.offered).toEqual(['decline']);
});

test('[W26] Svartalfheim buys two actions of one point, and the same one twice', () => {
  const { alfheim, ...t } = afterActions({ alfheim: { svartalfheim: 5 }, jotunheim: {}, niflheim: {} });
  expect([t.question(), t.pointsLeft()]).toEqual(['spending', 2]);
  alfheim.recruits();
  alfheim.recruits();
  expect([alfheim.card, t.s.turn]).toEqual([2, 2]);
});

test('[W26] Svartalfheim buys one action of two points', () => {
  const { alfheim, ...t } = afterActions({ alfheim: { svartalfheim: 5, card: 1 }, jotunheim: {}, niflheim: {} });
  alfheim.dispatches('asgard');
  expect([alfheim.on('asgard'), t.s.turn]).toEqual([1, 2]);
});

test('[W26] after one point, an action of two cannot be bought, and the second point may be left', () => {
  const { alfheim, ...t } = afterActions({ alfheim: { svartalfheim: 5, card: 1 }, jotunheim: {}, niflheim: {} });
  alfheim.recruits();
  alfheim.cannot('dispatch/asgard', 'A9');
  alfheim.ends();
  expect(t.s.turn).toBe(2);
});

test('[W26] Svartalfheim does not sell the free powers of avatars', () => {
  const { alfheim } = afterActions(
    { alfheim: { svartalfheim: 5, alfheim: 1 }, jotunheim: {}, niflheim: {} },
    { avatarPowers: true },
  );
  alfheim.cannot('freyr/alfheim/asgard', 'W26');
});

test('[W27] banishing from the world of one’s avatar costs 2, so Svartalfheim buys it', () => {
  const { alfheim, jotunheim } = afterActions({
    alfheim: { svartalfheim: 5, avatarOn: 'asgard' },
    jotunheim: { asgard: 1, midgard: 1 },
    niflheim: {},
  });
  alfheim.cannot('banish/jotunheim/midgard', 'A9');
  alfheim.banishes('jotunheim', 'asgard');
  expect(jotunheim.helheim).toBe(1);
});

test('[W27] the owner’s avatar makes a march cost 3, so Svartalfheim does not buy it', () => {
  const { alfheim } = afterActions({ alfheim: { svartalfheim: 5 }, jotunheim: { jotunheim: 1 }, niflheim: {} });
  alfheim.cannot('march/jotunheim/jotunheim/midgard', 'A9');
});

test('[W28] Niflheim banishes a stone of any colour to Helheim', () => {
  const { alfheim, jotunheim, ...t } = afterActions({
    alfheim: { niflheim: 5 },
    jotunheim: { jotunheim: 1 },
    niflheim: {},
  });
  alfheim.cannot('banish/jotunheim/asgard', 'W28');
  alfheim.banishes('jotunheim', 'jotunheim');
  expect([jotunheim.on('jotunheim'), jotunheim.helheim, t.s.turn]).toEqual([0, 1, 2]);
});

test('[W6] control is fixed once: a power used on its own stones does not give it back', () => {
  const t = table({ alfheim: { alfheim: 5, asgard: 4 }, jotunheim: {}, niflheim: {} });
  t.everybodyEnds();
  t.alfheim.moves('alfheim', 'alfheim', 'asgard');
  t.alfheim.declines();
  expect(t.told('power').map(power => power['world'])).toEqual(['alfheim']);
});
