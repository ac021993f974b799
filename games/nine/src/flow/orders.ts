import { DONE, cycle, decision, everySeat, seatBit, secret, type Draft, type Table } from '@ennead/kernel';
import { CARD_IDS, CULTURE, FACES, PHOENIX } from '../box.ts';
import { moves } from '../moves.ts';
import { handSize, majorityOf, pay, seatAt, tokensOf, type State } from '../state.ts';

const PLACE = 'a';
const FIRST_CHOICE = moves.choose(0);
const faceOf = moves.args[0];

/** O: everybody chooses in turn order (O1), then what was not chosen goes back (O6). */
export const orders = cycle<State>('orders', {
  nextPlayer(t, f) {
    while (f[PLACE] < t.s.flow.seats && handSize(t.s, seatAt(t.s, f[PLACE])) === 0) f[PLACE]++;
    if (f[PLACE]++ < t.s.flow.seats) return;
    putBack(t);
    t.leave();
  },
  askOrders: (t, f) => t.ask(ORDERS, seatAt(t.s, f[PLACE] - 1)),
  choose(t, f) {
    const seat = seatAt(t.s, f[PLACE] - 1);
    const { hand, orders: chosen } = t.s;
    for (let i = 0; i < t.pickCount(seat); i++) {
      const face = faceOf[t.pickAt(seat, i)];
      hand[seat * FACES + face]--;
      chosen[seat * FACES + face]++;
    }
    if (needsCulture(t, seat)) {
      pay(t.s, seat, CULTURE); // O4
      t.s.paid[seat] = 1;
    }
    t.learn(everySeat(t.s.flow.seats) & ~seatBit(seat)); // O5: how many there are tells the others of the hand
    if (t.told) tellChoice(t, seat);
  },
});

/** O5: how many, and whether a Culture token was paid, is seen by all; which, by their owner alone. */
function tellChoice(t: Table<State>, seat: number): void {
  const cards = Array.from({ length: t.pickCount(seat) }, (_, i) => CARD_IDS[faceOf[t.pickAt(seat, i)]]);
  t.tell({
    type: 'chose',
    seat,
    count: cards.length,
    paid: t.s.paid[seat] === 1,
    cards: secret(seatBit(seat), cards),
  });
}

/** O4: three cards or more that are not all alike. They were picked in ascending order. */
const needsCulture = (t: Table<State>, seat: number): boolean =>
  t.pickCount(seat) > 2 && t.pickAt(seat, 0) !== t.pickAt(seat, t.pickCount(seat) - 1);

/** O6: what is in hand goes under the deck, unknown to the others. */
function putBack(t: Table<State>): void {
  const { hand, back, deck, flow } = t.s;
  for (let seat = 0, i = 0; seat < flow.seats; seat++) {
    for (let face = 0; face < FACES; face++, i++) {
      back[i] = hand[i];
      deck[face] += hand[i];
      hand[i] = 0;
    }
  }
  if (t.told) t.tell({ type: 'putBack' });
}

/** O4: who may choose a further card. */
export const hasFurther = (s: State, seat: number): boolean =>
  tokensOf(s, seat, CULTURE) > 0 && majorityOf(s, PHOENIX) === seat;

/** O1: cards are picked in ascending order, and every beginning of a legal choice is legal itself. */
function ordersOptions(s: State, seat: number, draft: Draft, out: Int32Array): number {
  const { length } = draft;
  let n = 0;
  let from = 0;
  let to = FACES - 1;
  let held = 0;
  if (length > 0) {
    from = faceOf[draft[length - 1]];
    for (let i = length - 1; i >= 0 && draft[i] === draft[length - 1]; i--) held++;
    to = highestNext(s, seat, length, from, held);
    out[n++] = DONE;
  }
  for (let face = from; face <= to; face++)
    if (s.hand[seat * FACES + face] > (face === from ? held : 0)) out[n++] = FIRST_CHOICE + face;
  return n;
}

/** O2, O3, O4: after `held` copies of the last card at the end of the draft, any card above, the same again, or none. */
function highestNext(s: State, seat: number, length: number, last: number, held: number): number {
  if (held === length) return length === 1 || hasFurther(s, seat) ? FACES - 1 : last; // all alike so far
  if (!hasFurther(s, seat)) return NO_MORE;
  if (length === 2) return FACES - 1; // two different: the second again, or a third
  return held > 1 ? last : NO_MORE; // one and then others, all alike
}

const NO_MORE = -1;

export const ORDERS = decision<State>('orders', ordersOptions, { many: true });
