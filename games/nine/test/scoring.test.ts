import { expect, test } from 'vitest';
import { countOf } from '../src/flow/scoring.ts';
import { nine } from '../src/index.ts';
import { table, type Layout } from './table.ts';

/** Ruling 17: the position of the book's example, whose pictures are lost. */
const GARY = {
  alpha: 1,
  tomorrow: 1,
  galmi: 2,
  phoenix: 2,
  'xi-an': 2,
  'goan-sul': 1,
  'byun-hyung-ja': 2,
  chaos: 2,
  science: 1,
  diamond: 1,
};
const MANU = {
  down: { alpha: 2 },
  justice: 1,
  abhilasha: 1,
  narashima: 2,
  'goan-sul': 1,
  'byun-hyung-ja': 2,
  military: 1,
  science: 1,
  diamond: 1,
  coin: 1,
  vp: 2,
};

test('[P1] the book’s example: Gary scores 30, line by line', () => {
  const { gary } = table({ gary: GARY, manu: MANU }, { round: 8 });
  expect(gary.kingdom).toBe(11);
  expect(gary.count).toEqual({
    supremacies: 4,
    influences: 19,
    faceDown: 3,
    diamonds: 5,
    coins: 0,
    vp: 0,
    heroes: -1,
    total: 30,
  });
});

test('[P1] the book’s example: Manu scores 35, line by line', () => {
  const { manu } = table({ gary: GARY, manu: MANU }, { round: 8 });
  expect(manu.kingdom).toBe(9);
  expect(manu.count).toEqual({
    supremacies: 12,
    influences: 10,
    faceDown: 5,
    diamonds: 5,
    coins: 1,
    vp: 2,
    heroes: 0,
    total: 35,
  });
});

test('[P1, L5] the example is where the eighth round ends: Gary keeps his 11 cards, and Manu wins', () => {
  const t = table({ gary: GARY, manu: MANU }, { round: 8 });
  t.gamePasses();
  expect(t.told('discarded')).toEqual([]);
  expect(nine.outcome(t.s)).toEqual({ places: [2, 1], values: [30, 35] });
  expect((t.told('count')[0]['counts'] as { total: number }[]).map(count => count.total)).toEqual([30, 35]);
});

test('[P1] the book’s example: by which tokens and Influences, one Supremacy for Justice', () => {
  const { gary, manu } = table({ gary: GARY, manu: MANU }, { round: 8 });
  expect(gary.view.won).toEqual({
    supremacies: ['chaos'],
    further: false,
    influences: ['tomorrow', 'galmi', 'phoenix', 'xi-an'],
  });
  expect(manu.view.won).toEqual({
    supremacies: ['military', 'science'],
    further: true,
    influences: ['justice', 'abhilasha', 'narashima'],
  });
});

test('[P2, P4, M6] Supremacies are taken from the supply when the game ends, not before', () => {
  const { gary, manu, ...t } = table({ gary: GARY, manu: MANU }, { round: 8 });
  expect([gary.has('supremacy'), manu.has('supremacy')]).toEqual([0, 0]);
  t.gamePasses();
  expect([gary.has('supremacy'), manu.has('supremacy')]).toEqual([1, 3]);
  expect(gary.sees.supply.supremacy).toBe(0);
});

const supremacies = (layout: Layout): number[] => {
  const { s } = table(layout);
  return s.paid.map((_, seat) => countOf(s, seat).supremacies);
};

test('[P2] most tokens of a kind take a Supremacy', () => {
  expect(supremacies({ gary: { chaos: 2 }, manu: { chaos: 1, science: 1 }, ann: {} })).toEqual([4, 4, 0]);
});

test('[P2] nobody takes the Supremacy of tokens that nobody has, not even with Justice', () => {
  expect(supremacies({ gary: { justice: 1 }, manu: {}, ann: {} })).toEqual([0, 0, 0]);
});

test('[P3] on a tie nobody takes it', () => {
  expect(supremacies({ gary: { chaos: 2 }, manu: { chaos: 2 }, ann: { chaos: 1, justice: 1 } })).toEqual([0, 0, 0]);
});

test('[P3, P4] unless who controls Justice is among those who tie, who takes one more', () => {
  expect(supremacies({ gary: { chaos: 2 }, manu: { chaos: 2, justice: 1 }, ann: { chaos: 2 } })).toEqual([0, 8, 0]);
  expect(supremacies({ gary: { chaos: 2, justice: 1 }, manu: { chaos: 2 }, ann: { chaos: 1 } })).toEqual([8, 0, 0]);
});

test('[P3] a third with more takes it from those who tie', () => {
  expect(supremacies({ gary: { chaos: 1, justice: 1 }, manu: { chaos: 1 }, ann: { chaos: 2 } })).toEqual([0, 0, 4]);
});

test('[P4] all four Supremacies may go to one player', () => {
  expect(supremacies({ gary: { justice: 1, military: 1, science: 1, chaos: 1 }, manu: {}, ann: {} })).toEqual([
    16, 0, 0,
  ]);
});

test('[P5] each majority scores its value once', () => {
  const { gary, manu } = table({ gary: { 'xi-an': 3, tomorrow: 1 }, manu: { 'xi-an': 1 } });
  expect([gary.count.influences, manu.count.influences]).toEqual([10, 0]);
});

test('[P6, P7] the cards of the others are turned, and all of them where nobody has the majority', () => {
  const { gary, manu } = table({ gary: { 'xi-an': 2, phoenix: 2 }, manu: { 'xi-an': 1, phoenix: 2 } });
  expect([gary.count.faceDown, manu.count.faceDown]).toEqual([2, 3]);
});

test('[P5, I21] a Byun Hyung Ja under a column counts for it to the end', () => {
  const { gary, manu } = table({ gary: { phoenix: 2, disguised: { phoenix: 1 } }, manu: { phoenix: 1 } });
  expect([gary.count, manu.count]).toMatchObject([
    { influences: 6, faceDown: 0 },
    { influences: 0, faceDown: 1 },
  ]);
});

test('[P7] cards turned during the game count too', () => {
  const { gary } = table({ gary: { down: { alpha: 1, fenghuang: 1 } }, manu: {} });
  expect(gary.count.faceDown).toBe(2);
});

test('[P8, P9, P10, P11] Diamonds, Coins, VP tokens and Heroes', () => {
  const { gary } = table({ gary: { diamond: 2, coin: 3, vp: 4, alpha: 1, fenghuang: 2, culture: 3 }, manu: {} });
  expect(gary.count).toMatchObject({ diamonds: 10, coins: 3, vp: 4, heroes: -3, total: 14 });
});

const ended = (layout: Layout): readonly number[] => {
  const t = table(layout, { round: 8 });
  t.gamePasses();
  return nine.outcome(t.s).places;
};

test('[E1] most points win', () => {
  expect(ended({ gary: { coin: 1 }, manu: { coin: 3 }, ann: { coin: 1, vp: 1 } })).toEqual([3, 1, 2]);
});

test('[E2] on a tie the lowest majority wins', () => {
  expect(ended({ gary: { phoenix: 1 }, manu: { tomorrow: 1, vp: 4 } })).toEqual([2, 1]);
});

test('[E2] of three who tie each place goes by the lowest majority', () => {
  expect(
    ended({ gary: { 'xi-an': 1 }, manu: { abhilasha: 1, vp: 4 }, ann: { coin: 4, vp: 4 }, bob: { phoenix: 1 } }),
  ).toEqual([2, 1, 3, 4]);
});

test('[E2] a majority beats none', () => {
  expect(ended({ gary: { coin: 4, vp: 4 }, manu: { 'xi-an': 1 } })).toEqual([2, 1]);
});

test('[E3] without a majority the victory is shared', () => {
  expect(ended({ gary: { coin: 1 }, manu: { vp: 1 }, ann: {} })).toEqual([1, 1, 3]);
});
