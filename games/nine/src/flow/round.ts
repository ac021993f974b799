import { cycle, procedure } from '@ennead/kernel';
import { DEALT, LIMITS, ROUNDS, SUPREMACY } from '../box.ts';
import { gain, seatAt, type State } from '../state.ts';
import { cleanup } from './cleanup.ts';
import { deal } from './deal.ts';
import { kingdoms } from './kingdom.ts';
import { orders } from './orders.ts';
import { countOf, supremaciesOf, wonBy } from './scoring.ts';

/** S4: the first player is drawn; then eight rounds (R4) and the count. */
export const game = procedure<State>('game', {
  drawFirst(t) {
    t.s.first = t.rng.below(t.s.flow.seats);
  },
  play: t => t.call(round),
  count(t) {
    const { s } = t;
    for (let seat = 0; seat < s.flow.seats; seat++)
      for (let i = supremaciesOf(s, seat); i > 0; i--) gain(s, seat, SUPREMACY); // P2, P3, P4
    if (t.told)
      t.tell({
        type: 'count',
        counts: t.seats.map(seat => countOf(s, seat)),
        won: t.seats.map(seat => wonBy(s, seat)),
      }); // P1
  },
});

/** R1: four phases, each in turn order from the first player. */
export const round = cycle<State>('round', {
  turnHourglass(t) {
    const { s } = t;
    s.round++; // R2
    for (let seat = 0; seat < s.flow.seats; seat++) {
      s.tilted[seat] = 0;
      s.paid[seat] = 0;
    }
    if (t.told)
      t.tell({
        type: 'round',
        round: s.round,
        cards: DEALT[s.round - 1],
        limit: LIMITS[s.round - 1],
        first: s.first,
      });
  },
  deal: t => t.call(deal),
  orders: t => t.call(orders),
  kingdoms: t => t.call(kingdoms),
  cleanup: t => t.call(cleanup),
  passMarker(t) {
    if (t.s.round === ROUNDS) return t.leave(); // R4
    t.s.first = seatAt(t.s, 1); // R3
  },
});
