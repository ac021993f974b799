import { seatBit, undoPrice } from '@ennead/kernel';
import { expect, test } from 'vitest';
import { table } from './table.ts';

test('[K4, K5] the book’s first round: three Phoenix make a majority, which is used and tilted', () => {
  const { gary } = table({ gary: { orders: ['phoenix', 'phoenix', 'phoenix'] }, manu: {} });
  gary.reveals('phoenix', 'phoenix', 'phoenix');
  gary.picks('science');
  expect(gary.has('science')).toBe(1);
  expect(gary.view.columns).toMatchObject([{ id: 'phoenix', cards: 3, majority: true, tilted: true }]);
});

test('[K1] each player plays the whole phase before the next', () => {
  const { gary, manu, ...t } = table({ gary: { orders: ['phoenix', 'alpha'] }, manu: { orders: ['phoenix'] } });
  gary.reveals('phoenix');
  expect(t.asks()).toBe('gary');
  manu.cannot('reveal/phoenix');
  gary.reveals('alpha');
  gary.ends();
  expect(t.asks()).toBe('manu');
});

test('[K2] cards are revealed one by one and stand in ascending columns', () => {
  const { gary, manu } = table({ gary: { 'goan-sul': 1, orders: ['xi-an', 'tomorrow'] }, manu: {} });
  gary.reveals('xi-an');
  expect(manu.sees.seats[0]).toMatchObject({ ordersSize: 1, orders: null });
  expect(manu.sees.revealed).toEqual(['xi-an']);
  gary.cannot('reveal/xi-an', 'K2');
  gary.reveals('tomorrow');
  expect(gary.view.columns.map(column => column.id)).toEqual(['tomorrow', 'goan-sul', 'xi-an']);
});

test('[K2] what is revealed is known: taking it back needs consent, taking a use back does not', () => {
  const { gary, ...t } = table({ gary: { tomorrow: 1, orders: ['xi-an', 'alpha'] }, manu: {} });
  gary.reveals('xi-an');
  gary.picks('chaos');
  expect([1, 2].map(n => undoPrice(t.t.play, seatBit(0), n))).toEqual(['consent', 'free']);
});

test('[K3] the phase does not end before all is revealed', () => {
  const { gary } = table({ gary: { tomorrow: 1, orders: ['xi-an', 'alpha'] }, manu: {} });
  gary.cannot('end', 'K3');
  gary.reveals('xi-an');
  gary.cannot('end', 'K3');
  gary.reveals('alpha');
  gary.ends();
});

test('[K4] abilities are used before, between and after revealing', () => {
  const { gary } = table({ gary: { tomorrow: 1, orders: ['phoenix', 'abhilasha'] }, manu: {} });
  gary.picks('chaos');
  gary.reveals('phoenix');
  gary.picks('science');
  gary.reveals('abhilasha');
  gary.picks('coin');
  expect([gary.has('chaos'), gary.has('science'), gary.has('coin')]).toEqual([1, 1, 1]);
});

test('[K5] an ability is used once a round', () => {
  const { gary } = table({ gary: { tomorrow: 1, phoenix: 1, orders: ['tomorrow'] }, manu: {} });
  gary.picks('chaos');
  gary.reveals('tomorrow');
  gary.cannot('chaos', 'K5');
});

test('[K5] one of the two abilities of a column, not both', () => {
  const { gary } = table({ gary: { abhilasha: 1, coin: 4, orders: ['alpha'] }, manu: {} });
  gary.picks('coin');
  gary.cannot('mint', 'K5');
});

test('[K5] a column that begins anew in the same round is still tilted', () => {
  const { gary } = table({ gary: { 'byun-hyung-ja': 1, phoenix: 1, orders: ['byun-hyung-ja'] }, manu: {} });
  gary.picks('disguise/phoenix');
  gary.reveals('byun-hyung-ja');
  gary.cannot('disguise/phoenix', 'K5');
});

test('[K5] taking the shield tilts nothing', () => {
  const { gary } = table({ gary: { galmi: 1, tomorrow: 1 }, manu: {} });
  gary.picks('shield');
  expect(gary.view.columns.map(column => column.tilted)).toEqual([false, false]);
});

test('[K6] a Hero of an earlier round is never used', () => {
  const { gary } = table({ gary: { alpha: 1, fenghuang: 1, tomorrow: 1 }, manu: { phoenix: 1 } });
  gary.cannot('alpha/manu/phoenix/nothing', 'K6');
  gary.cannot('fenghuang', 'K6');
});

test('[K6] two Heroes revealed together are used once each, in any order', () => {
  const { gary, manu } = table({ gary: { orders: ['alpha', 'alpha'] }, manu: { phoenix: 3 } });
  gary.reveals('alpha');
  gary.picks('alpha/manu/phoenix/nothing');
  gary.cannot('alpha/manu/phoenix/nothing', 'K6');
  gary.reveals('alpha');
  gary.picks('alpha/manu/phoenix/nothing');
  expect(manu.has('phoenix')).toBe(1);
});

test('[K6] a Hero that was turned face down is not used any more', () => {
  const { gary } = table({ gary: { narashima: 1, tomorrow: 1, orders: ['alpha'] }, manu: { phoenix: 1 } });
  gary.reveals('alpha');
  gary.picks('turn/alpha');
  gary.cannot('alpha/manu/phoenix/nothing', 'K6');
});

test('[K6] of two Heroes the one that was used, or played before, is turned', () => {
  const { gary, manu } = table({ gary: { narashima: 1, alpha: 1, orders: ['alpha'] }, manu: { phoenix: 1 } });
  gary.reveals('alpha');
  gary.picks('turn/alpha');
  gary.picks('alpha/manu/phoenix/nothing');
  expect(manu.has('phoenix')).toBe(0);
});

test('[K6] a Hero left unused is lost with the turn', () => {
  const { gary, manu, ...t } = table({ gary: { orders: ['alpha'] }, manu: { phoenix: 1, orders: ['justice'] } });
  gary.reveals('alpha');
  gary.ends();
  expect(t.asks()).toBe('manu');
  expect([manu.view.ready, t.s.ready]).toEqual([{ alpha: 0, fenghuang: 0 }, [0, 0]]);
});

test('[K7] nothing has to be used', () => {
  const { gary, ...t } = table({ gary: { tomorrow: 1, phoenix: 1 }, manu: { orders: ['alpha'] } });
  gary.ends();
  expect(t.asks()).toBe('manu');
  expect(gary.has('chaos')).toBe(0);
});

test('[K8] the phase ends by itself when nothing is left', () => {
  const { gary, ...t } = table({ gary: { orders: ['justice'] }, manu: { orders: ['alpha'] } });
  gary.reveals('justice');
  expect(t.asks()).toBe('manu');
});

test('[K9] a Fenghuang that can neither gain nor copy is not used', () => {
  const { gary } = table({ gary: { tomorrow: 1, orders: ['fenghuang'] }, manu: {} }, { supplyLacks: ['culture'] });
  gary.reveals('fenghuang');
  gary.cannot('fenghuang', 'K9');
});
