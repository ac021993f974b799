import { EngineFault, copyFlow, copyNumbers, isOver, knows, seatBit, type Rng, type Viewer } from '@ennead/kernel';
import {
  CARD_IDS,
  DEALT,
  FACES,
  HERO_IDS,
  INFLUENCES,
  INFLUENCE_IDS,
  LIMITS,
  TOKEN_IDS,
  type CardId,
  type HeroId,
  type InfluenceId,
  type TokenId,
} from './box.ts';
import { DISCARD, limitOf } from './flow/cleanup.ts';
import { DRAW, facesIn } from './flow/deal.ts';
import { ACTION, COPY } from './flow/kingdom.ts';
import { ORDERS } from './flow/orders.ts';
import { countOf, wonBy, type Count, type Won } from './flow/scoring.ts';
import { dealOrders, takeAny } from './imagine.ts';
import {
  blank,
  deckSize,
  handSize,
  isProtected,
  kingdomSize,
  leads,
  majorityOf,
  ordersLeft,
  sumOf,
  type State,
} from './state.ts';

/** One column of a kingdom; empty ones are not listed, and they stand in ascending value. */
export interface ColumnView {
  id: InfluenceId;
  /** Cards in it, those in disguise too. */
  cards: number;
  /** Byun Hyung Ja cards in disguise. */
  disguised: number;
  /** Strictly more than every opponent (J1). */
  majority: boolean;
  /** May use the kingdom ability: by majority, or tied and with Justice (J5). */
  leads: boolean;
  tilted: boolean;
  /** Under Galmi's protection. */
  shielded: boolean;
}

/** Lists of cards are in ascending order; null where the viewer may not know them. */
export interface SeatView {
  handSize: number;
  hand: CardId[] | null;
  /** How many chosen cards still lie face down. */
  ordersSize: number;
  orders: CardId[] | null;
  /** A Culture token was paid for a further order. */
  paid: boolean;
  /** How many cards went back under the deck unchosen this round, and which. */
  backSize: number;
  back: CardId[] | null;
  columns: ColumnView[];
  /** Heroes face up, those of them that may still be used this turn, and those face down. */
  heroes: Record<HeroId, number>;
  ready: Record<HeroId, number>;
  faceDown: Record<HeroId, number>;
  /** All cards of the kingdom, and how many may stay. */
  cards: number;
  limit: number;
  tokens: Record<TokenId, number>;
  shield: boolean;
  /** The final count as it would be now, and what makes it up; after the last round, as it is. */
  count: Count;
  won: Won;
}

/** What may be asked, and in which phase of the round. */
const PHASES = { draw: 'deal', orders: 'orders', action: 'kingdom', copy: 'kingdom', discard: 'cleanup' } as const;
const QUESTIONS = [DRAW, ORDERS, ACTION, COPY, DISCARD];
export type Question = keyof typeof PHASES;

export interface View {
  round: number;
  dealt: number;
  /** The limit of the hourglass card, without Galmi. */
  limit: number;
  phase: (typeof PHASES)[Question] | 'end';
  /** Whom the table waits for, and what it is asked. */
  active: number | null;
  question: Question | null;
  /** Who has the first-player marker. */
  first: number;
  deck: number;
  /** Cards that everybody has seen go under the deck since the shuffle. */
  under: CardId[];
  /** What the player who acts has revealed this turn. */
  revealed: CardId[];
  supply: Record<TokenId, number>;
  /** The seat that has Galmi's shield; null while it is in the supply. */
  shield: number | null;
  seats: SeatView[];
}

/** The table as a viewer may know it: names for numbers, and nothing of others' hands and orders but how many (D5, O5). */
export function view(s: State, viewer: Viewer): View {
  const over = isOver(s);
  const active = over ? null : 31 - Math.clz32(s.flow.asked);
  const question = over ? null : (QUESTIONS.find(({ id }) => id === s.flow.ask)!.name as Question);
  return {
    round: s.round,
    dealt: DEALT[Math.max(0, s.round - 1)],
    limit: LIMITS[Math.max(0, s.round - 1)],
    phase: question === null ? 'end' : PHASES[question],
    active,
    question,
    first: s.first,
    deck: deckSize(s),
    under: facesIn(s.under, 0),
    revealed: facesIn(s.revealed, 0),
    supply: named(TOKEN_IDS, s.supply, 0),
    shield: s.shield < 0 ? null : s.shield,
    seats: s.paid.map((_, seat) => seatView(s, seat, knows(seatBit(seat), viewer), seat === active)),
  };
}

function seatView(s: State, seat: number, known: boolean, acts: boolean): SeatView {
  const ready = named(HERO_IDS, s.ready, 0);
  return {
    handSize: handSize(s, seat),
    hand: known ? facesIn(s.hand, seat) : null,
    ordersSize: ordersLeft(s, seat),
    orders: known ? facesIn(s.orders, seat) : null,
    paid: s.paid[seat] === 1,
    backSize: sumOf(s.back, FACES, seat),
    back: known ? facesIn(s.back, seat) : null,
    columns: columnsOf(s, seat),
    heroes: named(HERO_IDS, s.heroes, seat),
    ready: acts ? ready : { alpha: 0, fenghuang: 0 },
    faceDown: named(HERO_IDS, s.down, seat),
    cards: kingdomSize(s, seat),
    limit: limitOf(s, seat),
    tokens: named(TOKEN_IDS, s.tokens, seat),
    shield: s.shield === seat,
    count: countOf(s, seat),
    won: wonBy(s, seat),
  };
}

function columnsOf(s: State, seat: number): ColumnView[] {
  const columns: ColumnView[] = [];
  for (let influence = 0; influence < INFLUENCES; influence++) {
    const cards = s.columns[seat * INFLUENCES + influence];
    if (cards === 0) continue;
    columns.push({
      id: INFLUENCE_IDS[influence],
      cards,
      disguised: s.copies[seat * INFLUENCES + influence],
      majority: majorityOf(s, influence) === seat,
      leads: leads(s, seat, influence),
      tilted: ((s.tilted[seat] >> influence) & 1) === 1,
      shielded: isProtected(s, seat, influence),
    });
  }
  return columns;
}

/** Counts under their names. */
const named = <T extends string>(ids: readonly T[], list: readonly number[], seat: number): Record<T, number> =>
  Object.fromEntries(ids.map((id, i) => [id, list[seat * ids.length + i]])) as Record<T, number>;

/** A copy, over another state where one is at hand: search makes one for every iteration. */
export function clone(s: State, into: State = blank(0)): State {
  copyFlow(s.flow, into.flow);
  into.round = s.round;
  into.first = s.first;
  into.shield = s.shield;
  copyNumbers(s.deck, into.deck);
  copyNumbers(s.under, into.under);
  copyNumbers(s.hand, into.hand);
  copyNumbers(s.back, into.back);
  copyNumbers(s.orders, into.orders);
  copyNumbers(s.paid, into.paid);
  copyNumbers(s.revealed, into.revealed);
  copyNumbers(s.ready, into.ready);
  copyNumbers(s.columns, into.columns);
  copyNumbers(s.copies, into.copies);
  copyNumbers(s.heroes, into.heroes);
  copyNumbers(s.down, into.down);
  copyNumbers(s.tilted, into.tilted);
  copyNumbers(s.tokens, into.tokens);
  copyNumbers(s.supply, into.supply);
  return into;
}

const pool: number[] = CARD_IDS.map(() => 0);

/**
 * Deals again what the viewer does not know: others' hands, orders and what they put back. What it has seen go under
 * the deck, and what it put there itself, is in nobody's hand. Counts have no order: alike worlds become the same.
 */
export function determinize(s: State, viewer: Viewer, rng: Rng): void {
  const { seats } = s.flow;
  let hidden = 0;
  for (let seat = 0; seat < seats; seat++) if (!knows(seatBit(seat), viewer)) hidden |= seatBit(seat);
  if (hidden === 0) return;
  for (let face = 0; face < FACES; face++) {
    pool[face] = s.deck[face] - s.under[face];
    for (let seat = 0, i = face; seat < seats; seat++, i += FACES)
      pool[face] += (hidden >> seat) & 1 ? s.hand[i] + s.orders[i] : -s.back[i];
  }
  if (!dealOrders(s, hidden, pool, rng)) throw new EngineFault('no orders that the rules allow can be dealt');
  for (let seat = 0; seat < seats; seat++) {
    if (((hidden >> seat) & 1) === 0) continue;
    dealAnew(s.hand, seat, rng);
    dealAnew(s.back, seat, rng);
  }
  for (let face = 0; face < FACES; face++) {
    s.deck[face] = pool[face] + s.under[face];
    for (let i = face; i < s.back.length; i += FACES) s.deck[face] += s.back[i];
  }
}

/** As many cards as there were, from the pool. */
function dealAnew(list: number[], seat: number, rng: Rng): void {
  const count = sumOf(list, FACES, seat);
  for (let face = 0; face < FACES; face++) list[seat * FACES + face] = 0;
  for (let i = 0; i < count; i++) list[seat * FACES + takeAny(pool, rng)]++;
}
