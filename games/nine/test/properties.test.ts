import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NONE, Picks, Stream, Table } from '@ennead/kernel';
import { COPIES, GALMI, SUPPLY } from '../src/box.ts';
import { mustDiscard } from '../src/flow/cleanup.ts';
import { nine, type State } from '../src/index.ts';
import { moves } from '../src/moves.ts';
import { hasJustice, leads } from '../src/state.ts';
import { cardsOf, tokensIn } from './table.ts';
import { keen, thrifty, walk, type Watcher } from './walk.ts';

/** Holds over whole random games of every number of players. */
function always(watcher: () => Watcher, numRuns = 20): void {
  const games = fc.record({ seats: fc.integer({ min: 2, max: 4 }), seed: fc.nat(1_000_000) });
  fc.assert(
    fc.property(games, ({ seats, seed }) => void walk(seats, seed, watcher(), seed % 2 === 0 ? thrifty : keen)),
    { numRuns, seed: 9 },
  );
}
const inEveryState = (holds: (s: State) => void): void => always(() => ({ asks: play => holds(play.state) }));
const seatsOf = (s: State): number[] => s.paid.map((_, seat) => seat);

test('[M6] 55 cards and 47 tokens are there at every step', () => {
  inEveryState(s => {
    expect(cardsOf(s)).toEqual(COPIES);
    expect(tokensIn(s)).toEqual(SUPPLY);
  });
});

test('[M6] one shield and one first-player marker are each somewhere at every step', () => {
  inEveryState(s => {
    expect(s.shield === NONE || s.shield < s.flow.seats).toBe(true);
    expect(s.first).toBeLessThan(s.flow.seats);
  });
});

test('[M6] no place ever holds less than nothing', () => {
  inEveryState(s => {
    const { deck, under, hand, back, orders, columns, copies, heroes, down, tokens, supply, ready, revealed } = s;
    for (const list of [
      deck,
      under,
      hand,
      back,
      orders,
      columns,
      copies,
      heroes,
      down,
      tokens,
      supply,
      ready,
      revealed,
    ])
      expect(Math.min(...list)).toBeGreaterThanOrEqual(0);
  });
});

test('[I22] a disguise has a card of that Influence above it, and under the deck lies what was seen to go there', () => {
  inEveryState(s => {
    s.copies.forEach((copies, i) => expect(copies === 0 || copies < s.columns[i]).toBe(true));
    s.under.forEach((n, face) => expect(n).toBeLessThanOrEqual(s.deck[face]));
  });
});

test('[I6, I7] the shield is with somebody who leads Galmi, or in the supply', () => {
  inEveryState(s => expect(s.shield === NONE || leads(s, s.shield, GALMI)).toBe(true));
});

test('[J4] at most one player controls Justice', () => {
  inEveryState(s => expect(seatsOf(s).filter(seat => hasJustice(s, seat)).length).toBeLessThanOrEqual(1));
});

test('[L3, L4] at the end of a round nobody who could discard is over the limit of the hourglass card', () => {
  always(() => ({
    took(events, { state }) {
      if (!events.some(event => event.type === 'round')) return;
      const s = nine.clone(state);
      s.round--; // the next hourglass card is turned already
      if (s.round > 0) expect(seatsOf(s).filter(seat => mustDiscard(s, seat))).toEqual([]);
    },
  }));
});

/** All whole answers to a question: one pick, or a draft to its end. */
function* answers(table: Table<State>, s: State, seat: number, draft: number[] = []): Generator<number[]> {
  const out = new Int32Array(moves.size);
  const next = [...out.subarray(0, table.options(s, seat, draft, out))];
  const { many } = nine.decisions[s.flow.ask];
  if (draft.length > 0 && (!many || next.length === 0)) return yield draft;
  for (const code of next)
    if (code === 0) yield draft;
    else yield* answers(table, s, seat, [...draft, code]);
}

test('every option that is offered can be taken, and costs no card and no token', () => {
  const table = new Table<State>(nine);
  const picks = new Picks(4);
  const rng = Stream.of(1);
  always(
    () => ({
      asks({ state }, seat) {
        for (const codes of answers(table, state, seat)) {
          const s = nine.clone(state);
          table.step(s, picks.clear().set(seat, codes), rng);
          expect(cardsOf(s)).toEqual(COPIES);
          expect(tokensIn(s)).toEqual(SUPPLY);
        }
      },
    }),
    8,
  );
});

test('[O2, O3, O4] every order is alike, a pair, or paid for', () => {
  always(() => ({
    took(events) {
      for (const event of events) {
        if (event.type !== 'chose') continue;
        const { secret: cards } = event['cards'] as { secret: string[] };
        const kinds = new Set(cards).size;
        const free = kinds === 1 || cards.length === 2;
        expect(event['paid']).toBe(!free);
        expect(free || cards.length === 3 || kinds === 2).toBe(true);
      }
    },
  }));
});

test('[K9] whatever is used changes something besides the tilt', () => {
  always(() => {
    let before = '';
    const table = ({ columns, copies, heroes, down, tokens, shield, orders, hand, round, ready }: State): string =>
      JSON.stringify({ columns, copies, heroes, down, tokens, shield, orders, hand, round, ready });
    return {
      asks: play => (before = table(play.state)),
      took: (events, play) =>
        expect(events.some(event => event.type === 'did') && table(play.state) === before).toBe(false),
    };
  });
});

test('the random games see every kind of move, and every Influence is used', () => {
  const seen = new Set<unknown>();
  const took: Watcher['took'] = events =>
    events.forEach(event => seen.add(event['paid'] === true ? 'paid' : event.type).add(event['move']));
  for (let seed = 0; seed < 60; seed++) walk(2 + (seed % 3), seed, { took }, seed % 2 === 0 ? thrifty : keen);
  const told = [
    'round',
    'dealt',
    'drew',
    'chose',
    'paid',
    'putBack',
    'revealed',
    'destroyed',
    'shieldLost',
    'discarded',
    'count',
  ];
  const apart = /^(done|draw|pass|choose|reveal|end|discard)$/;
  const wanted = told.concat(moves.names.filter(name => !apart.test(name)));
  expect(wanted.filter(type => !seen.has(type))).toEqual([]);
});
