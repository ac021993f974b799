import { expect, test } from 'vitest';
import { redact, seatBit, undoPrice } from '@ennead/kernel';
import { table } from './table.ts';

const phase = 'orders';
const keys = (...cards: string[]): string[] => cards.map(card => `choose/${card}`);

/** The hand of the book's first example. */
const GARY = {
  hand: ['phoenix', 'phoenix', 'phoenix', 'alpha', 'alpha', 'xi-an', 'galmi'],
} as const;
const gary7 = { hand: [...GARY.hand] };

test('[O2, O3] the book’s first round: Gary may choose 3 Phoenix, 2 Alpha or two different cards', () => {
  const { gary } = table({ gary: gary7, manu: {} }, { phase });
  expect(gary.offered).toEqual(keys('galmi', 'phoenix', 'xi-an', 'alpha'));
  expect(gary.offeredAfter('choose/phoenix')).toEqual(['done', ...keys('phoenix', 'xi-an', 'alpha')]);
  expect(gary.offeredAfter(...keys('phoenix', 'phoenix'))).toEqual(['done', 'choose/phoenix']);
  expect(gary.offeredAfter(...keys('phoenix', 'phoenix', 'phoenix'))).toEqual(['done']);
  expect(gary.offeredAfter(...keys('alpha', 'alpha'))).toEqual(['done']);
  expect(gary.offeredAfter(...keys('phoenix', 'alpha'))).toEqual(['done']);
  gary.chooses('phoenix', 'phoenix', 'phoenix');
  expect(gary.view.orders).toEqual(['phoenix', 'phoenix', 'phoenix']);
});

test('[O1] at least one card is chosen, and only cards of the hand', () => {
  const { gary } = table({ gary: gary7, manu: { hand: ['justice'] } }, { phase });
  expect(gary.offered).not.toContain('done');
  gary.cannot('choose/justice', 'O1');
  gary.chooses('galmi');
});

test('[O1] in turn order', () => {
  const { gary, manu, ...t } = table({ gary: gary7, manu: { hand: ['justice'] } }, { phase });
  manu.cannot('choose/justice');
  gary.chooses('galmi');
  expect(t.asks()).toBe('manu');
});

test('[O2] a Hero may be chosen several times too', () => {
  const { gary } = table({ gary: gary7, manu: { hand: ['justice'] } }, { phase });
  gary.chooses('alpha', 'alpha');
  expect(gary.view.ordersSize).toBe(2);
});

test('[O3] three different cards are too many', () => {
  const { gary } = table({ gary: { ...gary7, culture: 2 }, manu: {} }, { phase });
  expect(gary.offeredAfter(...keys('galmi', 'phoenix'))).toEqual(['done']);
});

const further = { ...gary7, phoenix: 1, culture: 1 };

test('[O4] with Phoenix a Culture token buys a third different card', () => {
  const { gary } = table({ gary: further, manu: { hand: ['justice'] } }, { phase });
  gary.chooses('galmi', 'xi-an', 'alpha');
  expect([gary.has('culture'), gary.view.paid, gary.view.ordersSize]).toEqual([0, true, 3]);
});

test('[O4] or one other card with any number alike, before or after them', () => {
  for (const cards of [
    ['phoenix', 'phoenix', 'phoenix', 'alpha'],
    ['galmi', 'phoenix', 'phoenix', 'phoenix'],
    ['galmi', 'phoenix', 'phoenix'],
  ] as const) {
    const { gary } = table({ gary: further, manu: { hand: ['justice'] } }, { phase });
    gary.chooses(...cards);
    expect([gary.has('culture'), gary.view.ordersSize]).toEqual([0, cards.length]);
  }
});

test('[O4] but not two others, nor four different cards', () => {
  const { gary } = table({ gary: further, manu: {} }, { phase });
  expect(gary.offeredAfter(...keys('phoenix', 'phoenix', 'alpha'))).toEqual(['done']);
  expect(gary.offeredAfter(...keys('galmi', 'phoenix', 'phoenix'))).toEqual(['done', 'choose/phoenix']);
  expect(gary.offeredAfter(...keys('galmi', 'phoenix', 'xi-an'))).toEqual(['done']);
});

test('[O4] the token is paid only where the choice needs it', () => {
  for (const cards of [['phoenix', 'phoenix', 'phoenix'], ['galmi', 'alpha'], ['alpha']] as const) {
    const { gary } = table({ gary: further, manu: { hand: ['justice'] } }, { phase });
    gary.chooses(...cards);
    expect([gary.has('culture'), gary.view.paid]).toEqual([1, false]);
  }
});

test('[O4] without a token, or without the majority, there is no further card', () => {
  const poor = table({ gary: { ...further, culture: 0 }, manu: {} }, { phase });
  const tied = table({ gary: further, manu: { phoenix: 1 } }, { phase });
  for (const { gary } of [poor, tied]) expect(gary.offeredAfter(...keys('galmi', 'phoenix'))).toEqual(['done']);
});

test('[O5] the others see how many cards were chosen, not which', () => {
  const { gary, manu, ...t } = table({ gary: gary7, manu: { hand: ['justice'] } }, { phase });
  gary.chooses('phoenix', 'phoenix', 'phoenix');
  expect(manu.sees.seats[0]).toMatchObject({ ordersSize: 3, orders: null, hand: null, handSize: 4 });
  const [chose] = t.told('chose');
  expect(redact(chose, seatBit(1))).toMatchObject({ count: 3, paid: false, cards: null });
  expect(redact(chose, seatBit(0))).toMatchObject({ cards: ['phoenix', 'phoenix', 'phoenix'] });
});

test('[O5] how many there are cannot be taken back without consent: it tells of the hand', () => {
  const { gary, ...t } = table({ gary: gary7, manu: { hand: ['justice'] } }, { phase });
  gary.chooses('phoenix', 'phoenix', 'phoenix');
  expect(undoPrice(t.t.play, seatBit(0), 1)).toBe('consent');
});

test('[O6] cards that were not chosen go back under the deck; only their owner knows which', () => {
  const { gary, manu, ...t } = table({ gary: gary7, manu: { hand: ['justice', 'tomorrow'] } }, { phase });
  gary.chooses('phoenix', 'phoenix', 'phoenix');
  manu.chooses('justice');
  expect(t.question()).toBe('action');
  expect([gary.view.handSize, t.inDeck('alpha'), t.inDeck('xi-an')]).toEqual([0, 5, 8]);
  expect(gary.view.back).toEqual(['galmi', 'xi-an', 'alpha', 'alpha']);
  expect(manu.sees.seats[0]).toMatchObject({ back: null, backSize: 4 });
});
