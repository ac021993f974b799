import type { CardId } from '../src/box.ts';
import type { View } from '../src/hidden.ts';
import { moves } from '../src/moves.ts';

/** The view with the cards that were picked, but not handed in, where they will lie. */
export function withPicks(view: View, seat: number, picks: readonly number[]): View {
  const own = view.seats[seat];
  if (picks.length === 0 || own.hand === null || own.orders === null) return view;
  const chosen = picks.map(code => moves.read(code)).filter(({ move }) => move === 'choose');
  const hand = [...own.hand];
  const orders = [...own.orders];
  for (const { card } of chosen) {
    const at = hand.indexOf(card as CardId);
    if (at >= 0) orders.push(...hand.splice(at, 1));
  }
  const now = { ...own, hand, handSize: hand.length, orders, ordersSize: orders.length };
  return { ...view, seats: view.seats.map((other, i) => (i === seat ? now : other)) };
}
