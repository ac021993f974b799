import { expect, test } from 'vitest';
import { checkSetup } from '@ennead/kernel';
import { scenario } from '@ennead/testkit';
import { nineWorlds } from '../src/index.ts';
import { afterActions, table, type Has } from './table.ts';

const mode = 'four-colours';
const four = (vanaheim: Has, alfheim: Has, muspelheim: Has, svartalfheim: Has) => ({
  vanaheim,
  alfheim,
  muspelheim,
  svartalfheim,
});

test('[F1] the game has four seats, one for each colour', () => {
  expect(scenario(nineWorlds, { seats: 4, options: { mode } }).s.home).toHaveLength(4);
  expect([2, 3, 5, 6].some(seats => checkSetup(nineWorlds, seats, { mode }).ok)).toBe(false);
});

test('[F1] each colour acts on its own turn', () => {
  const { vanaheim, svartalfheim, ...t } = table(four({}, {}, {}, {}), { mode });
  vanaheim.ends();
  svartalfheim.cannot('recruit');
  expect(t.asks()).toBe('alfheim');
});

test('[F2] one person plays Vanaheim and Svartalfheim, the other Alfheim and Muspelheim', () => {
  const { s } = table(four({}, {}, {}, {}), { mode });
  expect(nineWorlds.sides(s)).toEqual([0, 1, 1, 0]);
});

test('[F4] action points are those of four players, and the first colour has 1 more', () => {
  expect(scenario(nineWorlds, { seats: 4, options: { mode } }).s.allotted).toEqual([8, 7, 7, 7]);
});

test('[F5] the stones of one person’s colours do not count together for control', () => {
  const t = table(four({ midgard: 1 }, { midgard: 2 }, {}, { midgard: 1 }), { mode });
  expect(t.controls('midgard')).toBe('alfheim');
});

test('[F5] one person’s colours are apart in order, battles, powers and scoring', () => {
  const { vanaheim, svartalfheim, ...t } = table(four({ midgard: 4 }, {}, {}, { midgard: 2, asgard: 1 }), {
    mode,
    turn: 3,
  });
  t.everybodyEnds();
  expect(t.told('battle')[0]).toMatchObject({ fallen: [1, 0, 0, 0], winner: 0, valhalla: true });
  expect(t.powerOf('midgard')).toBe('vanaheim');
  t.turnPasses();
  expect([vanaheim.score, svartalfheim.score]).toEqual([2 + 8 + 10 + 2, 6 + 5 + 2]);
  expect(t.order()).toEqual(['vanaheim', 'svartalfheim', 'alfheim', 'muspelheim']);
});

test('[F6] one’s other colour is an opposing player for costs', () => {
  const { vanaheim, ...t } = table(four({}, {}, {}, { midgard: 1 }), { mode });
  vanaheim.drives('svartalfheim', 'midgard', 'asgard');
  expect(t.pointsLeft()).toBe(6);
  vanaheim.banishes('svartalfheim', 'asgard');
  expect(t.pointsLeft()).toBe(3);
});

test('[F6] one’s other colour may be stolen from, and Asgard protects against it', () => {
  const position = four({ asgard: 5, midgard: 1 }, {}, {}, { jotunheim: 5 });
  const open = afterActions(position, { mode });
  open.vanaheim.declines();
  open.svartalfheim.steals('vanaheim', 'midgard', 'reserve');
  const safe = afterActions(position, { mode });
  safe.vanaheim.protects();
  safe.svartalfheim.cannot('steal/vanaheim/midgard/reserve', 'W13');
});

test('[F7] the higher sum of two colours wins, even without the best colour', () => {
  const t = table(four({ score: 20 }, { score: 30 }, { score: 5 }, { score: 20 }), { mode, turn: 6 });
  t.turnPasses();
  expect(nineWorlds.outcome(t.s)).toEqual({ places: [1, 2], values: [40, 35] });
});

test('[F8] a tie compares the sums of worlds controlled', () => {
  const t = table(four({ midgard: 5 }, { asgard: 1 }, { alfheim: 1 }, {}), { mode });
  expect(t.places()).toEqual([2, 1]);
});

test('[F8] then the sums of stones in the Nine Worlds', () => {
  const t = table(four({ midgard: 2 }, { asgard: 1 }, { alfheim: 1 }, { niflheim: 1 }), { mode });
  expect(t.places()).toEqual([1, 2]);
});

test('[F8] then the victory is shared', () => {
  const t = table(four({ midgard: 1 }, { asgard: 1 }, {}, {}), { mode });
  expect(t.places()).toEqual([1, 1]);
});
