import { expect, test } from 'vitest';
import { Stream, Table, redact, seatBit, undoPrice } from '@ennead/kernel';
import { scenario } from '@ennead/testkit';
import { FACES } from '../src/box.ts';
import { nine, type View } from '../src/index.ts';
import { handSize } from '../src/state.ts';
import { table } from './table.ts';

test('[D1] the book’s first round: everybody is dealt 7 cards', () => {
  const { s } = scenario(nine, { seats: 4 });
  expect([0, 1, 2, 3].map(seat => handSize(s, seat))).toEqual([7, 7, 7, 7]);
  expect(s.deck.reduce((sum, n) => sum + n)).toBe(55 - 28);
});

test('[D1] cards that went back are dealt again, and nobody can follow them', () => {
  const t = table({ gary: { orders: ['alpha'], 'xi-an': 3 }, manu: {} });
  t.passUntil(() => t.s.round === 2);
  expect(t.s.under.every(n => n === 0) && t.s.back.every(n => n === 0)).toBe(true);
});

test('[D1] the deal is never taken back', () => {
  const { gary, ...t } = table({ gary: { tomorrow: 1 }, manu: {} });
  gary.ends();
  expect(t.s.round).toBe(2);
  expect(undoPrice(t.t.play, seatBit(0), 1)).toBe('never');
});

test('[D2] the majority of Tomorrow is dealt one card more', () => {
  const t = table({ gary: { tomorrow: 1 }, manu: {} });
  t.roundPasses();
  expect(
    t
      .told('dealt')
      .slice(-2)
      .map(event => event['count']),
  ).toEqual([8, 7]);
});

test('[D3] in turn order each may pay one Culture token for a card', () => {
  const t = scenario(nine, { seats: 2 });
  const { first } = t.s;
  const supply = t.s.supply[4];
  expect(t.asked).toEqual([first]);
  t.seat(first).picks('draw');
  expect([handSize(t.s, first), t.s.supply[4]]).toEqual([8, supply + 1]);
  expect(t.asked).toEqual([1 - first]);
  t.seat(1 - first).picks('pass');
  expect(handSize(t.s, 1 - first)).toBe(7);
});

test('[D3] not more than one card, and none without a token', () => {
  const { gary, manu, ...t } = table({ gary: { culture: 3 }, manu: {} });
  t.passUntil(() => t.question() === 'draw');
  expect(t.asks()).toBe('gary');
  gary.picks('draw');
  expect(gary.has('culture')).toBe(2);
  expect(t.question()).toBe('orders');
  manu.cannot('draw', 'R1');
});

test('[D4] an empty deck deals what it has, and sells nothing', () => {
  const s = nine.start({ seats: 4, options: {} });
  s.deck.forEach((copies, face) => (s.deck[face] = face === 8 ? copies : face === 7 ? 1 : 0)); // ten cards
  new Table(nine).begin(s, Stream.of(1));
  expect([0, 1, 2, 3].map(seat => handSize(s, seat))).toEqual([7, 3, 0, 0]);
  expect(nine.decisions[s.flow.ask].name).toBe('orders');
  expect([1, 2]).toContain(s.flow.asked); // who has no card is not asked for orders
});

test('[D5] a hand is seen by its owner alone, its size by all', () => {
  const t = scenario(nine, { seats: 3 });
  const sees = (seat: number): View['seats'] => (t.seat(seat).sees as View).seats;
  expect(sees(0)[0].hand).toHaveLength(7);
  expect(sees(0)[1].hand).toBeNull();
  expect(sees(0)[1].handSize).toBe(7);
  const dealt = t.told('dealt').map(event => redact(event, seatBit(1)));
  expect(dealt.map(event => event['cards'] !== null)).toEqual([false, true, false]);
  expect(t.s.hand).toHaveLength(3 * FACES);
});
