import { expect, test } from 'vitest';
import { EVERYTHING, NOBODY, Stream, canonical, redact, seatBit } from '@ennead/kernel';
import { scenario } from '@ennead/testkit';
import { CARD_IDS, COPIES, DECK, FACES, type CardId } from '../src/box.ts';
import { facesIn } from '../src/flow/deal.ts';
import { nine, type State, type View } from '../src/index.ts';
import { handSize } from '../src/state.ts';
import { cardsOf, table, type Has } from './table.ts';
import { walk } from './walk.ts';

/** The worlds that a seat imagines. */
function worlds(s: State, viewer: number, count = 300): State[] {
  const rng = Stream.of(7);
  return Array.from({ length: count }, () => {
    const world = nine.clone(s);
    nine.determinize(world, viewer, rng);
    expect(cardsOf(world)).toEqual(COPIES);
    return world;
  });
}
const ordersIn = (list: State[], seat: number): CardId[][] => list.map(world => facesIn(world.orders, seat));
const shapes = (list: CardId[][]): Set<string> =>
  new Set(
    list.map(cards =>
      CARD_IDS.map(id => cards.filter(card => card === id).length)
        .filter(n => n > 0)
        .toSorted((x, y) => x - y)
        .join('+'),
    ),
  );

const after = (manu: Has, gary: Has = {}) => table({ gary: { orders: ['justice'], ...gary }, manu });

test('[O5] three cards without a Culture token are three alike, of any kind that has three left', () => {
  const t = after({ orders: ['phoenix', 'phoenix', 'phoenix'] });
  const found = ordersIn(worlds(t.s, seatBit(0), 2000), 1);
  expect(shapes(found)).toEqual(new Set(['3']));
  const kinds = new Set(found.map(([card]) => card));
  expect(kinds).toEqual(new Set(CARD_IDS.filter((_, face) => COPIES[face] >= 3)));
});

test('[O5] three alike are the likelier the more ways there are to hold them', () => {
  const t = after({ orders: ['phoenix', 'phoenix', 'phoenix'] });
  const threeOf = (n: number): number => (n * (n - 1) * (n - 2)) / 6;
  const all = COPIES.reduce((sum, n) => sum + threeOf(n), 0);
  const draws = 2000;
  const found = ordersIn(worlds(t.s, seatBit(0), draws), 1).filter(([card]) => card === 'byun-hyung-ja').length;
  const share = threeOf(9) / all;
  expect(Math.abs(found - draws * share)).toBeLessThan(5 * Math.sqrt(draws * share * (1 - share)));
});

test('[O5] three cards with a Culture token are not all alike', () => {
  const t = after({ phoenix: 1, orders: ['phoenix', 'phoenix', 'xi-an'], paid: true });
  expect(shapes(ordersIn(worlds(t.s, seatBit(0), 500), 1))).toEqual(new Set(['1+2', '1+1+1']));
});

test('[O5] four cards with a Culture token are three alike and one other', () => {
  const t = after({ phoenix: 1, orders: ['phoenix', 'phoenix', 'phoenix', 'xi-an'], paid: true });
  expect(shapes(ordersIn(worlds(t.s, seatBit(0)), 1))).toEqual(new Set(['1+3']));
});

test('[O5] two cards are any two', () => {
  const t = after({ orders: ['phoenix', 'xi-an'] });
  const found = ordersIn(worlds(t.s, seatBit(0), 1500), 1);
  expect(shapes(found)).toEqual(new Set(['2', '1+1']));
  expect(new Set(found.flat()).size).toBe(FACES - 1); // all but the Justice that the viewer holds
});

test('[O5] what is revealed of an order tells of the rest', () => {
  const { gary, ...t } = table({ gary: { orders: ['xi-an', 'xi-an', 'xi-an'] }, manu: {} });
  gary.reveals('xi-an');
  for (const cards of ordersIn(worlds(t.s, seatBit(1)), 0)) expect(cards).toEqual(['xi-an', 'xi-an']);
});

test('[O5] and with a Culture token leaves open what is not certain', () => {
  const { gary, ...t } = table({
    gary: { phoenix: 1, orders: ['alpha', 'xi-an', 'xi-an', 'xi-an'], paid: true },
    manu: {},
  });
  gary.reveals('alpha');
  const rest = ordersIn(worlds(t.s, seatBit(1), 600), 0);
  expect(shapes(rest)).toEqual(new Set(['3', '1+2']));
  for (const cards of rest) expect(cards.length === 3 && (cards[0] === cards[2] || cards.includes('alpha'))).toBe(true);
});

test('[O5] orders that compete for the same cards are dealt all the same', () => {
  const seven: CardId[] = Array.from({ length: 7 }, () => 'goan-sul');
  const eight: CardId[] = Array.from({ length: 8 }, () => 'xi-an');
  const nineCards: CardId[] = Array.from({ length: 9 }, () => 'byun-hyung-ja');
  const t = table({
    gary: { orders: ['justice'] },
    manu: { orders: seven },
    ann: { orders: eight },
    bob: { orders: nineCards },
  });
  for (const world of worlds(t.s, seatBit(0), 50)) {
    expect(new Set(ordersIn([world], 1)[0])).toEqual(new Set(['goan-sul']));
    expect(new Set(ordersIn([world], 2)[0])).toEqual(new Set(['xi-an']));
  }
});

test('[O6] what a seat put back itself is in nobody’s order', () => {
  const { gary, manu, ...t } = table(
    { gary: { hand: ['tomorrow', 'tomorrow', 'justice', 'alpha'] }, manu: { hand: ['phoenix', 'galmi'] } },
    { phase: 'orders' },
  );
  gary.chooses('alpha');
  manu.chooses('phoenix');
  const seen = new Set(ordersIn(worlds(t.s, seatBit(0), 800), 1).flat());
  expect(seen.has('tomorrow') || seen.has('justice')).toBe(false);
  expect(seen.size).toBe(FACES - 2);
  const theirs = new Set(ordersIn(worlds(t.s, seatBit(1), 800), 0).flat());
  expect(theirs.has('tomorrow')).toBe(true); // the other does not know
});

test('[I23] what everybody saw go under the deck is in nobody’s order', () => {
  const { gary, ...t } = table({ gary: { orders: ['alpha'] }, manu: { justice: 1, orders: ['phoenix'] } });
  gary.reveals('alpha');
  gary.picks('alpha/manu/justice/nothing');
  expect(new Set(ordersIn(worlds(t.s, seatBit(0), 1500), 1).flat()).has('justice')).toBe(false);
});

test('[D5] spectators see no hand, everybody’s eyes see all', () => {
  walk(3, 5, {
    asks({ state }) {
      const nobody = nine.view(state, NOBODY) as View;
      expect(nobody.seats.every(seat => seat.hand === null && seat.orders === null && seat.back === null)).toBe(true);
      const all = nine.view(state, EVERYTHING) as View;
      expect(all.seats.every(seat => seat.hand?.length === seat.handSize && seat.back?.length === seat.backSize)).toBe(
        true,
      );
    },
  });
});

test('[D5, O5, O6] no story tells a card before it is revealed, but to whoever holds it', () => {
  const open = new Set(['revealed', 'did', 'destroyed', 'discarded', 'count']);
  const names = new RegExp(CARD_IDS.join('|'));
  const silent = new Set<string>();
  walk(4, 3, {
    took(events) {
      for (const event of events.filter(({ type }) => !open.has(type)))
        for (const viewer of [NOBODY, 1, 2, 4, 8].filter(seats => seats !== seatBit(Number(event['seat'])))) {
          expect(JSON.stringify(redact(event, viewer))).not.toMatch(names);
          silent.add(event.type);
        }
    },
  });
  expect([...silent].toSorted()).toEqual([
    'chose',
    'dealt',
    'drew',
    'ends',
    'kingdom',
    'putBack',
    'round',
    'shieldLost',
  ]);
});

test('[D5] a hidden hand has each card as often as it is left', () => {
  const { s } = scenario(nine, { seats: 2 });
  const draws = 3000;
  const [own, size] = [facesIn(s.hand, 0), handSize(s, 1)];
  const found = worlds(s, seatBit(0), draws).flatMap(world => facesIn(world.hand, 1));
  CARD_IDS.forEach((id, face) => {
    const share = (COPIES[face] - own.filter(card => card === id).length) / (DECK - own.length);
    const mean = draws * size * share;
    expect(Math.abs(found.filter(card => card === id).length - mean)).toBeLessThan(5 * Math.sqrt(mean) + 1);
  });
});

test('[D5, O5] worlds that look alike to a seat become the same world', () => {
  walk(4, 11, {
    asks({ state }) {
      for (const viewer of [1, 2, 4, 8, 3, 0]) {
        const other = nine.clone(state);
        nine.determinize(other, viewer, Stream.of(3));
        const [a, b] = [nine.clone(state), other];
        nine.determinize(a, viewer, Stream.of(5));
        nine.determinize(b, viewer, Stream.of(5));
        expect(canonical(b)).toBe(canonical(a));
      }
    },
  });
});
