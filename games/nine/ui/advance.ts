import type { GameEvent } from '@ennead/kernel';
import {
  CARD_IDS,
  INFLUENCE_IDS,
  SUPREMACY_POINTS,
  type CardId,
  type HeroId,
  type InfluenceId,
  type TokenId,
} from '../src/box.ts';
import type { Count, Won } from '../src/flow/scoring.ts';
import type { ColumnView, SeatView, View } from '../src/hidden.ts';
import { ABILITIES } from './abilities.ts';
import { isHero } from './palette.ts';

/**
 * What the board looks like after each event of a record: arithmetic of what is seen, so that events can be shown one by
 * one. The view that ends the record corrects whom the table waits for (`active`, `question`, `phase`), the points as
 * they would be now (`count`, `won`), and the tilt of a column that was used, emptied and filled again in one round.
 */
type Happens = (view: View, event: GameEvent) => void;

const seatOf = (view: View, event: GameEvent): SeatView => view.seats[event['seat'] as number];

function gain(view: View, own: SeatView, token: TokenId): void {
  view.supply[token]--;
  own.tokens[token]++;
}

function pay(view: View, own: SeatView, token: TokenId, count = 1): void {
  view.supply[token] += count;
  own.tokens[token] -= count;
}

function handOver(from: SeatView, to: SeatView, token: TokenId): void {
  from.tokens[token]--;
  to.tokens[token]++;
}

/** Cards are listed in ascending order. */
const sorted = (cards: readonly CardId[]): CardId[] =>
  cards.toSorted((x, y) => CARD_IDS.indexOf(x) - CARD_IDS.indexOf(y));

/** A list without one copy of each of these; null stays unknown. */
function without(cards: readonly CardId[] | null, gone: readonly CardId[]): CardId[] | null {
  if (cards === null) return null;
  const left = [...cards];
  for (const card of gone) left.splice(left.indexOf(card), 1);
  return left;
}

const plus = (cards: readonly CardId[] | null, come: readonly CardId[]): CardId[] | null =>
  cards === null ? null : sorted([...cards, ...come]);

/** A column of a kingdom, made where there is none. */
function columnOf(own: SeatView, id: InfluenceId): ColumnView {
  const found = own.columns.find(column => column.id === id);
  if (found) return found;
  const column = { id, cards: 0, disguised: 0, majority: false, leads: false, tilted: false, shielded: false };
  own.columns = [...own.columns, column].toSorted((x, y) => INFLUENCE_IDS.indexOf(x.id) - INFLUENCE_IDS.indexOf(y.id));
  return column;
}

function putUnder(view: View, card: CardId): void {
  view.deck++;
  view.under = sorted([...view.under, card]);
}

function lose(view: View, own: SeatView, event: GameEvent): void {
  const column = columnOf(own, event['column'] as InfluenceId);
  column.cards--;
  if (event['card'] !== event['column']) column.disguised--;
  own.cards--;
  putUnder(view, event['card'] as CardId);
}

function removeHero(own: SeatView, hero: HeroId): void {
  own.heroes[hero]--;
  own.ready[hero] = Math.min(own.ready[hero], own.heroes[hero]);
}

type Uses = (view: View, own: SeatView, event: GameEvent) => void;

const gains =
  (token: TokenId): Uses =>
  (view, own) =>
    gain(view, own, token);

const uses: Readonly<Record<string, Uses>> = {
  chaos: gains('chaos'),
  science: gains('science'),
  military: gains('military'),
  coin: gains('coin'),
  shield(view, own, event) {
    view.shield = event['seat'] as number;
    own.shield = true;
  },
  rob: (view, own, event) => handOver(view.seats[Number(event['owner'])], own, 'coin'),
  mint(view, own) {
    pay(view, own, 'coin', 4);
    gain(view, own, 'diamond');
  },
  dismiss(view, own, event) {
    removeHero(own, event['hero'] as HeroId);
    own.cards--;
    putUnder(view, event['hero'] as HeroId);
  },
  turn(view, own, event) {
    removeHero(own, event['hero'] as HeroId);
    own.faceDown[event['hero'] as HeroId]++;
    if (event['gained'] === true) gain(view, own, 'vp');
  },
  strike: (view, own, event) => handOver(own, view.seats[Number(event['owner'])], 'military'),
  exchange(view, own, event) {
    pay(view, own, event['give'] as TokenId);
    gain(view, own, event['take'] as TokenId);
  },
  fuse(view, own) {
    for (const token of ['military', 'science', 'chaos'] as const) pay(view, own, token);
    gain(view, own, 'diamond');
  },
  disguise(_view, own, event) {
    columnOf(own, 'byun-hyung-ja').cards--;
    const column = columnOf(own, event['column'] as InfluenceId);
    column.cards++;
    column.disguised++;
  },
  alpha(view, own, event) {
    own.ready.alpha--;
    if (event['loot'] !== 'nothing') handOver(view.seats[Number(event['owner'])], own, event['loot'] as TokenId);
  },
  fenghuang(view, own, event) {
    own.ready.fenghuang--;
    if (event['gained'] === true) gain(view, own, 'culture');
  },
};

/** The one ability that tilts nothing (K5). */
const STAYS_STRAIGHT: InfluenceId = 'galmi';

const happenings: Readonly<Record<string, Happens>> = {
  round(view, event) {
    view.round = event['round'] as number;
    view.dealt = event['cards'] as number;
    view.limit = event['limit'] as number;
    view.first = event['first'] as number;
    view.phase = 'deal';
    view.under = [];
    for (const own of view.seats) {
      own.paid = false;
      own.backSize = 0;
      if (own.back !== null) own.back = [];
      for (const column of own.columns) column.tilted = false;
    }
  },
  dealt(view, event) {
    const own = seatOf(view, event);
    own.handSize = event['count'] as number;
    view.deck -= own.handSize;
    if (own.hand !== null) own.hand = event['cards'] as CardId[];
  },
  drew(view, event) {
    const own = seatOf(view, event);
    pay(view, own, 'culture');
    view.deck--;
    own.handSize++;
    own.hand = plus(own.hand, [event['card'] as CardId]);
  },
  chose(view, event) {
    const own = seatOf(view, event);
    const cards = (event['cards'] ?? []) as CardId[];
    view.phase = 'orders';
    own.handSize -= event['count'] as number;
    own.ordersSize += event['count'] as number;
    own.hand = without(own.hand, cards);
    own.orders = plus(own.orders, cards);
    if (event['paid'] !== true) return;
    own.paid = true;
    pay(view, own, 'culture');
  },
  putBack(view) {
    for (const own of view.seats) {
      view.deck += own.handSize;
      own.backSize = own.handSize;
      own.back = own.hand;
      own.handSize = 0;
      if (own.hand !== null) own.hand = [];
    }
  },
  kingdom(view, event) {
    view.phase = 'kingdom';
    view.active = event['seat'] as number;
  },
  revealed(view, event) {
    const own = seatOf(view, event);
    const card = event['card'] as CardId;
    own.ordersSize--;
    own.orders = without(own.orders, [card]);
    own.cards++;
    view.revealed = sorted([...view.revealed, card]);
    if (isHero(card)) {
      own.heroes[card]++;
      own.ready[card]++;
    } else columnOf(own, card as InfluenceId).cards++;
  },
  did(view, event) {
    const own = seatOf(view, event);
    const move = String(event['move']);
    const lender = ABILITIES[move];
    if (lender !== undefined && lender !== STAYS_STRAIGHT && event['copied'] !== true)
      columnOf(own, lender).tilted = true;
    uses[move](view, own, event);
  },
  destroyed: (view, event) => lose(view, view.seats[event['owner'] as number], event),
  discarded(view, event) {
    view.phase = 'cleanup';
    lose(view, seatOf(view, event), event);
  },
  shieldLost(view, event) {
    view.shield = null;
    seatOf(view, event).shield = false;
  },
  ends(view, event) {
    view.revealed = [];
    seatOf(view, event).ready = { alpha: 0, fenghuang: 0 };
  },
  count(view, event) {
    view.phase = 'end';
    view.active = null;
    view.question = null;
    view.seats.forEach((own, seat) => {
      own.count = (event['counts'] as Count[])[seat];
      own.won = (event['won'] as Won[])[seat];
      for (let i = own.count.supremacies; i > 0; i -= SUPREMACY_POINTS) gain(view, own, 'supremacy');
    });
  },
};

/** What follows from the columns as they stand: majorities, what the shield covers, how many cards may stay. */
function compare(view: View): void {
  for (const own of view.seats) own.columns = own.columns.filter(({ cards }) => cards > 0);
  const cardsOf = (own: SeatView, id: InfluenceId): number => own.columns.find(c => c.id === id)?.cards ?? 0;
  for (const own of view.seats) {
    const hasJustice = cardsOf(own, 'justice') > 0;
    const galmi = own.columns.findIndex(({ id }) => id === 'galmi');
    own.columns.forEach((column, i) => {
      const best = Math.max(...view.seats.map(other => (other === own ? 0 : cardsOf(other, column.id))));
      column.majority = column.cards > best;
      column.leads = column.majority || (hasJustice && column.cards === best);
      column.shielded = own.shield && galmi >= 0 && Math.abs(i - galmi) === 1;
    });
    own.limit = view.limit + (own.columns[galmi]?.majority ? 2 : 0);
  }
}

/** The view after one event; null where nothing on the board changes. */
export function advance(view: View, event: GameEvent): View | null {
  const happens = happenings[event.type];
  if (!happens) return null;
  const next = structuredClone(view);
  happens(next, event);
  compare(next);
  return next;
}
