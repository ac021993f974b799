import { memo } from 'react';
import { Touch } from '@ennead/board';
import { HERO_IDS, type CardId } from '../src/box.ts';
import type { SeatView } from '../src/hidden.ts';
import { sayCards } from '../words/say.ts';
import type { Key, Say } from '../words/shape.ts';
import { Backs, Face, at } from './card.tsx';
import { Icon } from './icon.tsx';
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
      <section
        className="nine-hand"
        aria-label={say('table.hand')}
        data-zone={`hand/${seat}`}
        style={at(0, hand.length)}
      >
        {own.hand === null && own.handSize > 0 && <Backs count={own.handSize} zone={`hand/${seat}/back`} />}
        {hand.map(([card, count]) => (
          <Touch key={card} as="div" of={`hand/${card}`} className="nine-group" isLegible={isLegible}>
            <Copies
              card={card}
              count={count}
              zone={`hand/${seat}/${card}`}
              label={say('refs.hand', { card: say(`cards.${card}`) })}
              say={say}
            />
          </Touch>
        ))}
        {own.handSize === 0 && <Powers own={own} say={say} />}
      </section>
      <section
        className="nine-orders"
        data-open={isOpen || undefined}
        data-zone={`orders/${seat}`}
        aria-label={say('table.orders')}
      >
        <small className="nine-caption">
          {say('table.orders')}
          {own.paid && <Token id="culture" />}
        </small>
        {own.orders === null && own.ordersSize > 0 && <Backs count={own.ordersSize} zone={`orders/${seat}/back`} />}
        {orders.map(([card, count]) => (
          <Touch key={card} as="div" of={`order/${card}`} className="nine-group" isLegible={isLegible}>
            <Copies
              card={card}
              count={count}
              zone={`orders/${seat}/${card}`}
              label={say('refs.order', { card: say(`cards.${card}`) })}
              say={say}
            />
          </Touch>
        ))}
        {own.ordersSize === 0 && <p className="nine-empty">{say('table.noOrders')}</p>}
      </section>
    </div>
  );
});

/** While the hand is empty: what one's majorities and Heroes can do, and what went back under the deck. */
function Powers({ own, say }: { own: SeatView; say: Say }) {
  const leading = own.columns.filter(({ leads }) => leads);
  const ready = HERO_IDS.filter(id => own.ready[id] > 0);
  return (
    <div className="nine-powers">
      {leading.length + ready.length === 0 && (
        <p className="nine-empty">{say(own.ordersSize > 0 ? 'table.toReveal' : 'table.noHand')}</p>
      )}
      <ul>
        {ready.map(id => (
          <Power key={id} card={id} used={false} say={say} />
        ))}
        {leading.map(({ id, tilted }) => (
          <Power key={id} card={id} used={tilted} say={say} />
        ))}
      </ul>
      {own.back !== null && own.back.length > 0 && (
        <p className="nine-returned">
          {say('table.back')} <span className="unseen">{sayCards(own.back, say)}</span> <Chips cards={own.back} />
        </p>
      )}
    </div>
  );
}

function Power({ card, used, say }: { card: CardId; used: boolean; say: Say }) {
  return (
    <li data-card={card} data-used={used || undefined}>
      <span className="nine-chip">
        <Icon id={card} />
      </span>
      <span>
        <strong>{say(`cards.${card}`)}</strong>
        {used && <em> · {say('board.tilted')}</em>}
        <br />
        {say(`abilities.${card}` as Key)}
      </span>
    </li>
  );
}

/** Whether a card is large enough to say what it does. */
const isLegible = (group: Element): boolean => group.querySelector('.nine-words > span')?.checkVisibility() ?? false;

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
