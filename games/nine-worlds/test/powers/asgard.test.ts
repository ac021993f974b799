import { expect, test } from 'vitest';
import { afterActions } from '../table.ts';

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
