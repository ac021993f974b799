import { expect, test } from 'vitest';
import { checkSetup } from '@ennead/kernel';
import { scenario } from '@ennead/testkit';
import { nineWorlds } from '../src/index.ts';
import { WORLD_IDS } from '../src/map.ts';
import { afterActions, table } from './table.ts';

test('[D1] two players play Jotunheim and Nidavellir, set up as usual', () => {
  const { s } = scenario(nineWorlds, { seats: 2 });
  expect(s.home.map(world => WORLD_IDS[world])).toEqual(['jotunheim', 'nidavellir']);
  expect([s.card, s.reserve, s.avatar]).toEqual([[1, 1], [23, 23], s.home]);
});

test('[D1] the training game takes no random start', () => {
  expect(checkSetup(nineWorlds, 2, { start: 'random' }).ok).toBe(false);
});

test('[D2] both have 8 points with their home worlds', () => {
  expect(scenario(nineWorlds, { seats: 2 }).s.allotted).toEqual([8, 8]);
});

test('[D2, D3] both have 8 points without their home worlds too, and nobody has extra points', () => {
  const t = table({ jotunheim: {}, nidavellir: {} });
  t.turnPasses();
  expect(t.s.allotted).toEqual([8, 8]);
});

test('[D4] Jotunheim goes first in turn 1', () => {
  expect(scenario(nineWorlds, { seats: 2 }).asked).toEqual([0]);
});

test('[D4] later turns follow the usual order', () => {
  const t = table({ jotunheim: {}, nidavellir: { midgard: 1 } });
  t.turnPasses();
  expect(t.order()).toEqual(['nidavellir', 'jotunheim']);
});

test('[D5] Asgard copies any one of the other eight powers and does not protect', () => {
  const { jotunheim } = afterActions({ jotunheim: { asgard: 5 }, nidavellir: {} });
  const eight = ['retrieve', 'move', 'steal', 'exchange', 'add', 'destroy', 'spend', 'banish'];
  expect(jotunheim.offered).toEqual(['decline', ...eight.map(power => `copy/${power}`)]);
  jotunheim.cannot('copy/protect', 'D5');
  jotunheim.cannot('protect', 'T1');
});

test('[D5] the copy may be declined', () => {
  const { jotunheim, ...t } = afterActions({ jotunheim: { asgard: 5 }, nidavellir: {} });
  jotunheim.declines();
  expect(t.s.turn).toBe(2);
});

test('[D6] a copied power follows its own rules: Alfheim’s two moves', () => {
  const { jotunheim, ...t } = afterActions({ jotunheim: { asgard: 5 }, nidavellir: {} });
  jotunheim.copies('move');
  jotunheim.moves('jotunheim', 'asgard', 'midgard');
  jotunheim.moves('jotunheim', 'midgard', 'niflheim');
  expect([jotunheim.on('niflheim'), t.s.turn]).toEqual([1, 2]);
});

test('[D6] a copied power follows its own rules: Muspelheim’s two stones', () => {
  const { jotunheim, nidavellir } = afterActions({ jotunheim: { asgard: 5 }, nidavellir: { midgard: 2 } });
  jotunheim.copies('destroy');
  jotunheim.recalls(['nidavellir', 'midgard'], ['nidavellir', 'midgard']);
  expect(nidavellir.card).toBe(2);
});

test('[D6, W26] a copy of Svartalfheim spends two points', () => {
  const { jotunheim, ...t } = afterActions({ jotunheim: { asgard: 5 }, nidavellir: {} });
  jotunheim.copies('spend');
  expect([t.question(), t.pointsLeft()]).toEqual(['spending', 2]);
  jotunheim.recruits();
  jotunheim.deploys();
  expect([jotunheim.on('jotunheim'), t.s.turn]).toEqual([1, 2]);
});

test('[D6] the world that is copied from keeps its power', () => {
  const { jotunheim, nidavellir, ...t } = afterActions({ jotunheim: { asgard: 5 }, nidavellir: { nidavellir: 5 } });
  jotunheim.copies('add');
  jotunheim.adds('midgard', 'reserve');
  nidavellir.adds('midgard', 'reserve');
  expect([jotunheim.on('midgard'), nidavellir.on('midgard'), t.s.turn]).toEqual([1, 1, 2]);
});

test('[D6, W8] a copied Banish keeps the last stone of a later power aside', () => {
  const { jotunheim, nidavellir, ...t } = afterActions({ jotunheim: { asgard: 5 }, nidavellir: { niflheim: 5 } }, {});
  t.s.stones[9 + 8] = 1; // as if four had been moved away
  t.s.reserve[1] = 24;
  jotunheim.copies('banish');
  jotunheim.banishes('nidavellir', 'niflheim');
  expect([nidavellir.helheim, t.s.aside[8], nidavellir.isAsked]).toEqual([0, 1, true]);
  nidavellir.declines();
  expect(nidavellir.reserve).toBe(25);
});
