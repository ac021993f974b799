import { cycle, decision, everySeat, seatBit, secret, type Table } from '@ennead/kernel';
import { CARD_IDS, CULTURE, DEALT, FACES, TOMORROW, type CardId } from '../box.ts';
import { moves } from '../moves.ts';
import { deckSize, majorityOf, pay, seatAt, tokensOf, type State } from '../state.ts';

/** D2: cards more for whoever has the majority of Tomorrow. */
const TOMORROWS_CARDS = 1;

/** Slot of the frame: the place in turn order that comes next; 0 before the cards are dealt. */
const PLACE = 'a';

const DRAWS = moves.draw();
const PASS = moves.pass();

/** D: the deck is shuffled and dealt, then cards may be bought (D3). */
export const deal = cycle<State>('deal', {
  dealCards(t, f) {
    if (f[PLACE] === 0) dealCards(t);
  },
  nextPlayer(t, f) {
    const { s } = t;
    while (f[PLACE] < s.flow.seats && !mayDraw(s, seatAt(s, f[PLACE]))) f[PLACE]++;
    if (f[PLACE]++ >= s.flow.seats) t.leave();
  },
  askDraw: (t, f) => t.ask(DRAW, seatAt(t.s, f[PLACE] - 1)),
  draw(t, f) {
    const seat = seatAt(t.s, f[PLACE] - 1);
    if (t.pick(seat) !== DRAWS) return;
    pay(t.s, seat, CULTURE); // D3
    const face = drawCard(t, seat, deckSize(t.s));
    if (t.told) t.tell({ type: 'drew', seat, card: secret(seatBit(seat), CARD_IDS[face]) });
  },
});

/** D3, D4: who has a Culture token, while there are cards. */
export const mayDraw = (s: State, seat: number): boolean => tokensOf(s, seat, CULTURE) > 0 && deckSize(s) > 0;

export const DRAW = decision<State>('draw', (_s, _seat, _draft, out) => {
  out[0] = DRAWS;
  out[1] = PASS;
  return 2;
});

/** D1: all that lay under the deck is shuffled in, and can no longer be followed. */
function dealCards(t: Table<State>): void {
  const { s } = t;
  s.under.fill(0);
  s.back.fill(0);
  t.shuffled = true;
  const tomorrow = majorityOf(s, TOMORROW); // D2, J6
  let left = deckSize(s);
  for (let seat = 0; seat < s.flow.seats; seat++) {
    const wanted = DEALT[s.round - 1] + (seat === tomorrow ? TOMORROWS_CARDS : 0);
    for (let i = 0; i < wanted && left > 0; i++) drawCard(t, seat, left--); // D4
    if (t.told) {
      const cards = facesIn(s.hand, seat);
      t.tell({ type: 'dealt', seat, count: cards.length, cards: secret(seatBit(seat), cards) });
    }
  }
  t.learn(everySeat(s.flow.seats)); // D5: each their own
}

/** A card from a deck that has no order: each card is as likely as the next. */
function drawCard(t: Table<State>, seat: number, size: number): number {
  const { deck, hand } = t.s;
  let face = 0;
  for (let at = t.rng.below(size); at >= deck[face]; face++) at -= deck[face];
  deck[face]--;
  hand[seat * FACES + face]++;
  t.learn(seatBit(seat));
  return face;
}

/** A seat's part of a list of counts, card by card in ascending order: for people. */
export function facesIn(list: readonly number[], seat: number): CardId[] {
  return CARD_IDS.flatMap((id, face) => Array.from({ length: list[seat * FACES + face] }, () => id));
}
