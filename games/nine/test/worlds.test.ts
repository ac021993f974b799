import { expect, test } from 'vitest';
import { NOBODY, Stream, redact, seatBit, type GameEvent } from '@ennead/kernel';
import { CARD_IDS, COPIES, INFLUENCES } from '../src/box.ts';
import { facesIn } from '../src/flow/deal.ts';
import { nine, type State } from '../src/index.ts';
import { keen, thrifty, walk, type Watcher } from './walk.ts';

type Cards = Record<string, number>;

const add = (cards: Cards, ids: readonly string[], times = 1): void =>
  ids.forEach(id => (cards[id] = (cards[id] ?? 0) + times));

/** What a viewer remembers of the round: all that could tell an imagined world from the true one. */
interface Memory {
  /** The deck before the deal: what does not lie in a kingdom. */
  deck: Cards;
  /** By seat: how many cards it was given, which if the viewer saw them, how many it chose, and which it revealed. */
  seats: { given: number; seen: string[] | null; chose: number; paid: boolean; revealed: string[] }[];
}

/** Everything that lies in a kingdom; a card in disguise as what it is. */
function inKingdoms(s: State): Cards {
  const cards: Cards = {};
  for (let seat = 0; seat < s.flow.seats; seat++)
    CARD_IDS.forEach((id, face) => {
      const column = seat * INFLUENCES + face;
      const hero = seat * 2 + face - INFLUENCES;
      if (face >= INFLUENCES) add(cards, [id], s.heroes[hero] + s.down[hero]);
      else {
        add(cards, [id], s.columns[column] - s.copies[column]);
        add(cards, ['byun-hyung-ja'], s.copies[column]);
      }
    });
  return cards;
}

function listener(viewer: number) {
  let memory: Memory = { deck: {}, seats: [] };
  const hears: Record<string, (event: Record<string, any>, s: State) => void> = {
    round(_event, s) {
      const deck = Object.fromEntries(CARD_IDS.map((id, face) => [id, COPIES[face]]));
      for (const [id, n] of Object.entries(inKingdoms(s))) deck[id] -= n;
      memory = {
        deck,
        seats: s.paid.map(() => ({ given: 0, seen: null, chose: 0, paid: false, revealed: [] })),
      };
    },
    dealt: ({ seat, count, cards }) => Object.assign(memory.seats[seat], { given: count, seen: cards }),
    drew({ seat, card }) {
      memory.seats[seat].given++;
      memory.seats[seat].seen?.push(card);
    },
    chose: ({ seat, count, paid }) => Object.assign(memory.seats[seat], { chose: count, paid }),
    revealed: ({ seat, card }) => void memory.seats[seat].revealed.push(card),
  };
  return {
    hear: (events: readonly GameEvent[], s: State): void =>
      events.map(event => redact(event, viewer)).forEach(event => hears[event.type]?.(event, s)),
    /** Why a world cannot be the true one; null if it can. */
    rulesOut(world: State): string | null {
      const left = { ...memory.deck };
      for (const [seat, { given, seen, chose, paid, revealed }] of memory.seats.entries()) {
        const orders = [...revealed, ...facesIn(world.orders, seat)];
        const cards = [...orders, ...facesIn(world.hand, seat), ...facesIn(world.back, seat)];
        if (cards.length !== given || orders.length !== chose) return `seat ${seat} has ${cards.length} cards`;
        if (seen && seen.toSorted().join() !== cards.toSorted().join()) return `seat ${seat} was seen to have others`;
        if (chose > 0 && !couldChoose(orders, paid)) return `seat ${seat} could not choose ${orders.join(', ')}`;
        add(left, cards, -1);
      }
      const short = Object.keys(left).find(id => left[id] < 0);
      return short === undefined ? null : `there are not so many ${short}`;
    },
  };
}

/** O2, O3, O4: by the public number of cards and the token that was paid or not. */
function couldChoose(cards: readonly string[], paid: boolean): boolean {
  const counts = [...new Set(cards)].map(id => cards.filter(other => other === id).length);
  if (!paid) return counts.length === 1 || cards.length === 2;
  return cards.length > 2 && counts.length > 1 && (cards.length === 3 || Math.max(...counts) === cards.length - 1);
}

test.each([2, 3, 4])(
  '[D5, O5, O6, I23] with %i players nobody who remembers the round can rule an imagined world out',
  seats => {
    const rng = Stream.of(seats);
    const found = new Set<string | null>();
    for (let seed = 0; seed < 6; seed++) {
      const viewers = [NOBODY, ...Array.from({ length: seats }, (_, seat) => seatBit(seat)), 3];
      const listeners = viewers.map(viewer => ({ viewer, ...listener(viewer) }));
      const took: Watcher['took'] = (events, { state }) => listeners.forEach(({ hear }) => hear(events, state));
      const asks: Watcher['asks'] = ({ state }) => {
        for (const listening of listeners)
          for (let draw = 0; draw < 3; draw++) {
            const world = nine.clone(state);
            nine.determinize(world, listening.viewer, rng);
            found.add(listening.rulesOut(world));
          }
      };
      walk(seats, seed, { took, asks }, seed % 2 === 0 ? thrifty : keen);
    }
    expect([...found]).toEqual([null]);
  },
);
