import { cycle, decision } from '@ennead/kernel';
import { CARD_IDS, GALMI, INFLUENCES, INFLUENCE_IDS, LIMITS } from '../box.ts';
import { moves } from '../moves.ts';
import { checkShield, kingdomSize, majorityOf, seatAt, sumOf, takeFromColumn, type State } from '../state.ts';

/** L5: what the majority of Galmi adds to the limit. */
export const GALMIS_CARDS = 2;

const PLACE = 'a';
const [columnArg] = moves.args;

/** L: everybody in turn order discards to the limit, card by card (L1). */
export const cleanup = cycle<State>('cleanup', {
  nextPlayer(t, f) {
    const { s } = t;
    while (f[PLACE] < s.flow.seats && !mustDiscard(s, seatAt(s, f[PLACE]))) f[PLACE]++; // L7: never back to those before
    if (f[PLACE] === s.flow.seats) t.leave();
  },
  askDiscard: (t, f) => t.ask(DISCARD, seatAt(t.s, f[PLACE])),
  discard(t, f) {
    const { s } = t;
    const seat = seatAt(s, f[PLACE]);
    const column = columnArg[t.pick(seat)];
    const face = takeFromColumn(s, seat, column); // I22
    const lost = s.shield;
    const unshielded = checkShield(s);
    if (t.told) {
      t.tell({ type: 'discarded', seat, column: INFLUENCE_IDS[column], card: CARD_IDS[face] });
      if (unshielded) t.tell({ type: 'shieldLost', seat: lost });
    }
  },
});

/** L1, L5: the hourglass's limit, and two more with the true majority of Galmi (J6). */
export const limitOf = (s: State, seat: number): number =>
  LIMITS[Math.max(0, s.round - 1)] + (majorityOf(s, GALMI) === seat ? GALMIS_CARDS : 0);

/** L3, L4, L6: over the limit of this moment, with an Influence card to discard. */
export const mustDiscard = (s: State, seat: number): boolean =>
  kingdomSize(s, seat) > limitOf(s, seat) && sumOf(s.columns, INFLUENCES, seat) > 0;

export const DISCARD = decision<State>('discard', (s, seat, _draft, out) => {
  let n = 0;
  for (let influence = 0; influence < INFLUENCES; influence++)
    if (s.columns[seat * INFLUENCES + influence] > 0) out[n++] = moves.discard(influence);
  return n;
});
