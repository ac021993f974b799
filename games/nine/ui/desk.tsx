import { memo } from 'react';
import { Touch } from '@ennead/board';
import type { CardId } from '../src/box.ts';
import type { SeatView } from '../src/hidden.ts';
import type { Key, Say } from '../words/shape.ts';
import { Backs, Face, at } from './card.tsx';
import { Chips } from './table.tsx';
import { Token } from './token.tsx';

interface DeskProps {
  own: SeatView;
  seat: number;
  /** Chosen, but not handed in yet. */
  isOpen: boolean;
  told: ReadonlySet<string>;
  say: Say;
}

/** What lies before whoever looks: the hand, and the orders that only they know. */
export const Desk = memo(function Desk({ own, seat, isOpen, told, say }: DeskProps) {
  const hand = groups(own.hand ?? []);
  const orders = groups(own.orders ?? []);
  return (
    <div className="nine-desk" data-told={told.has(`hand/${seat}`) || undefined}>
      <section className="nine-hand" aria-label={say('table.hand')} data-zone={`hand/${seat}`} style={at(0, hand.length)}>
        {own.hand === null && own.handSize > 0 && <Backs count={own.handSize} zone={`hand/${seat}/back`} />}
        {hand.map(([card, count]) => (
          <Touch key={card} as="div" of={`hand/${card}`} className="nine-group">
            <Copies card={card} count={count} zone={`hand/${seat}/${card}`} label={say('refs.hand', { card: say(`cards.${card}`) })} say={say} />
          </Touch>
        ))}
        {own.handSize === 0 && (
          <p className="nine-empty">
            <span>{say(own.ordersSize > 0 ? 'table.toReveal' : 'table.noHand')}</span>
            {own.back !== null && own.back.length > 0 && (
              <small>
                {say('table.back')} <Chips cards={own.back} />
              </small>
            )}
          </p>
        )}
      </section>
      <section className="nine-orders" data-open={isOpen || undefined} data-zone={`orders/${seat}`} aria-label={say('table.orders')}>
        <small className="nine-caption">
          {say('table.orders')}
          {own.paid && <Token id="culture" />}
        </small>
        {own.orders === null && own.ordersSize > 0 && <Backs count={own.ordersSize} zone={`orders/${seat}/back`} />}
        {orders.map(([card, count]) => (
          <Touch key={card} as="div" of={`order/${card}`} className="nine-group">
            <Copies card={card} count={count} zone={`orders/${seat}/${card}`} label={say('refs.order', { card: say(`cards.${card}`) })} say={say} />
          </Touch>
        ))}
        {own.ordersSize === 0 && <p className="nine-empty">{say('table.noOrders')}</p>}
      </section>
    </div>
  );
});

const groups = (cards: readonly CardId[]): [CardId, number][] => {
  const counts = new Map<CardId, number>();
  for (const id of cards) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts];
};

interface CopiesProps {
  card: CardId;
  count: number;
  zone: string;
  label: string;
  say: Say;
}

/** Cards that are alike are one thing to touch. */
const Copies = memo(function Copies({ card, count, zone, label, say }: CopiesProps) {
  const name = say('board.many', { card: label, count });
  return (
    <div className="nine-copies" data-zone={zone} style={at(0, count)} role="img" aria-label={count > 1 ? name : label}>
      {Array.from({ length: count }, (_, i) => (
        <div key={i} className="nine-slot" style={at(i, count)}>
          <Face card={card} name={say(`cards.${card}`)} text={say(`abilities.${card}` as Key)} />
        </div>
      ))}
      {count > 1 && <b className="nine-number">{count}</b>}
    </div>
  );
});
