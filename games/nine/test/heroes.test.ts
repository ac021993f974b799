import { expect, test } from 'vitest';
import { COIN, MILITARY, PHOENIX } from '../src/box.ts';
import { nine } from '../src/index.ts';
import { moves } from '../src/moves.ts';
import { table } from './table.ts';

test('[H1, H2] Alpha destroys an Influence card and steals a token of the thief’s choice', () => {
  const { gary, manu, ...t } = table({ gary: { orders: ['alpha'] }, manu: { phoenix: 2, coin: 1, chaos: 1 } });
  gary.reveals('alpha');
  expect(gary.offered).toEqual(['end', 'alpha/manu/phoenix/chaos', 'alpha/manu/phoenix/coin']);
  gary.picks('alpha/manu/phoenix/coin');
  expect([manu.has('phoenix'), manu.has('coin'), gary.has('coin'), t.inDeck('phoenix')]).toEqual([1, 0, 1, 5]);
});

test('[H1] not a card of one’s own, nor one that is not there', () => {
  const { gary } = table({ gary: { 'xi-an': 1, orders: ['alpha'] }, manu: { phoenix: 1 } });
  gary.reveals('alpha');
  gary.cannot('alpha/gary/xi-an/nothing', 'H1');
  gary.cannot('alpha/manu/xi-an/nothing', 'H1');
});

test('[H2] who has nothing loses nothing more; who has something does', () => {
  const { gary } = table({ gary: { orders: ['alpha'] }, manu: { phoenix: 1 }, ann: { phoenix: 1, coin: 1 } });
  gary.reveals('alpha');
  gary.cannot('alpha/ann/phoenix/nothing', 'H2');
  gary.cannot('alpha/manu/phoenix/coin', 'H2');
  gary.picks('alpha/manu/phoenix/nothing');
});

test('[H3] Culture tokens, Diamonds and VP tokens are safe', () => {
  const { gary, manu } = table({ gary: { orders: ['alpha'] }, manu: { phoenix: 1, culture: 2, diamond: 1, vp: 1 } });
  gary.reveals('alpha');
  gary.picks('alpha/manu/phoenix/nothing');
  expect([manu.has('culture'), manu.has('diamond'), manu.has('vp')]).toEqual([2, 1, 1]);
});

test('[H4] without a card to destroy Alpha does nothing and steals nothing', () => {
  const { gary, manu, ...t } = table({ gary: { orders: ['alpha'] }, manu: { alpha: 1, coin: 1, orders: ['justice'] } });
  gary.reveals('alpha');
  expect([t.asks(), manu.has('coin')]).toEqual(['manu', 1]);
});

test('[H5, H6] Fenghuang gains Culture, then copies an ability of an opponent’s column, tilted or not', () => {
  const { gary, manu, ...t } = table({ gary: { phoenix: 1 }, manu: { orders: ['fenghuang'] } });
  gary.picks('science');
  manu.reveals('fenghuang');
  manu.picks('fenghuang');
  expect([manu.has('culture'), t.question()]).toEqual([1, 'copy']);
  manu.picks('science');
  expect(manu.has('science')).toBe(1);
});

test('[H6] without an opponent’s majority there is only the Culture', () => {
  const { gary, ...t } = table({
    gary: { phoenix: 1, orders: ['fenghuang'] },
    manu: { phoenix: 1, orders: ['justice'] },
  });
  gary.reveals('fenghuang');
  gary.picks('fenghuang');
  expect(gary.has('culture')).toBe(1);
  expect(t.asks()).toBe('manu');
});

test('[H5, M4] with no Culture left there is only the copy', () => {
  const { gary, ...t } = table({ gary: { orders: ['fenghuang'] }, manu: { phoenix: 1 } }, { supplyLacks: ['culture'] });
  gary.reveals('fenghuang');
  gary.picks('fenghuang');
  gary.picks('science');
  expect([gary.has('culture'), gary.has('science')]).toEqual([0, 1]);
  expect(t.told('did')).toMatchObject([
    { move: 'fenghuang', gained: false, copied: false },
    { move: 'science', copied: true },
  ]);
});

test('[H6, I12] a Narashima that is copied turns a Hero of one’s own, Fenghuang itself too', () => {
  const { gary, ...t } = table({ gary: { orders: ['fenghuang'] }, manu: { narashima: 1, alpha: 1 } });
  gary.reveals('fenghuang');
  gary.picks('fenghuang');
  gary.cannot('turn/alpha', 'I12');
  gary.picks('turn/fenghuang');
  expect([gary.down('fenghuang'), gary.has('vp')]).toEqual([1, 1]);
  expect(t.told('did').at(-1)).toMatchObject({ move: 'turn', copied: true, gained: true });
});

test('[H6] the majority must be a true one: Justice wins no tie here', () => {
  const { gary } = table({
    gary: { phoenix: 1, orders: ['fenghuang'] },
    manu: { phoenix: 1, justice: 1, tomorrow: 1 },
  });
  gary.reveals('fenghuang');
  gary.picks('fenghuang');
  gary.cannot('science', 'H6');
  expect(gary.offered).toEqual(['pass', 'chaos']);
});

test('[H9] Fenghuang does not copy a column that the shield protects, but does copy one further on', () => {
  const { gary } = table({
    gary: { orders: ['fenghuang'] },
    manu: { tomorrow: 1, galmi: 1, phoenix: 1, 'goan-sul': 1, shield: true },
  });
  gary.reveals('fenghuang');
  gary.picks('fenghuang');
  gary.cannot('chaos', 'H9');
  gary.cannot('science', 'H9');
  gary.picks('military');
  expect(gary.has('military')).toBe(1);
});

test('[H6] the copy may be declined', () => {
  const { gary } = table({ gary: { orders: ['fenghuang'] }, manu: { phoenix: 1 } });
  gary.reveals('fenghuang');
  gary.picks('fenghuang');
  gary.picks('pass');
  expect(gary.has('science')).toBe(0);
});

test('[H7] the shield is not for copying', () => {
  const { gary } = table({ gary: { orders: ['fenghuang'] }, manu: { justice: 1, galmi: 1, tomorrow: 1 } });
  gary.reveals('fenghuang');
  gary.picks('fenghuang');
  gary.cannot('shield', 'H7');
  expect(gary.offered).toEqual(['pass', 'chaos']);
});

test('[H8] a copy tilts no column, neither the owner’s nor one’s own', () => {
  const { gary, manu, ...t } = table({ gary: { phoenix: 1, orders: ['fenghuang'] }, manu: { phoenix: 2 } });
  gary.reveals('fenghuang');
  gary.picks('fenghuang');
  gary.picks('science');
  expect(t.s.tilted).toEqual([0, 0]);
  expect([gary, manu].map(({ view }) => view.columns[0].tilted)).toEqual([false, false]);
});

test('[H6, H8] a copy is reached for at the column of whoever lends it, with one’s own things', () => {
  const { gary } = table({
    gary: { coin: 1, phoenix: 1, 'byun-hyung-ja': 1, orders: ['fenghuang'] },
    manu: { 'xi-an': 1 },
    ann: { 'byun-hyung-ja': 2 },
  });
  gary.reveals('fenghuang');
  gary.picks('fenghuang');
  const path = (code: number): readonly string[] => nine.refs(gary.sees, code);
  expect(path(moves.exchange(COIN, MILITARY))).toEqual(['column/1/xi-an', 'token/0/coin', 'supply/military']);
  expect(path(moves.disguise(PHOENIX))).toEqual(['column/2/byun-hyung-ja', 'column/0/phoenix']);
  expect(path(moves.pass())).toEqual(['button/pass']);
});

test('[H8] a copied Byun Hyung Ja needs a card of one’s own', () => {
  const none = table({ gary: { phoenix: 1, orders: ['fenghuang'] }, manu: { 'byun-hyung-ja': 2 } });
  none.gary.reveals('fenghuang');
  none.gary.picks('fenghuang');
  expect(none.question()).toBe('action');
  const one = table({ gary: { phoenix: 1, 'byun-hyung-ja': 1, orders: ['fenghuang'] }, manu: { 'byun-hyung-ja': 2 } });
  one.gary.reveals('fenghuang');
  one.gary.picks('fenghuang');
  one.gary.picks('disguise/phoenix');
  expect(one.gary.has('phoenix')).toBe(2);
});

test('[H8] a copied Goan-Sul gives a token of one’s own', () => {
  const { gary, manu } = table({ gary: { military: 1, orders: ['fenghuang'] }, manu: { 'goan-sul': 1 } });
  gary.reveals('fenghuang');
  gary.picks('fenghuang');
  gary.picks('strike/manu/goan-sul');
  expect([manu.has('goan-sul'), manu.has('military')]).toEqual([0, 1]);
});
