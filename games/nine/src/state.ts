import { NONE, openFlow, type Base } from '@ennead/kernel';
import {
  BYUN_HYUNG_JA,
  COPIES,
  CULTURE,
  FACES,
  GALMI,
  HEROES,
  INFLUENCES,
  JUSTICE,
  MOVABLE,
  SUPPLY,
  TOKENS,
} from './box.ts';

/**
 * What is on the table. Cards are counts by face: equal cards are equal, a shuffled deck has no order that anybody
 * knows, and hands have none either. Lists for several seats go by seat first.
 */
export interface State extends Base {
  /** 1 to 8; 0 before the first. */
  round: number;
  /** The seat with the first-player marker. */
  first: number;
  /** Cards in the deck, those under it too. */
  deck: number[];
  /** Cards under the deck that went there face up since the shuffle: everybody knows them. */
  under: number[];
  hand: number[];
  /** Cards that a seat put back under the deck this round: it knows them, nobody else does. */
  back: number[];
  /** Cards that lie chosen and face down before a seat. */
  orders: number[];
  /** 1 where a seat paid a Culture token for a further order. */
  paid: number[];
  /** What the player who acts has revealed of its orders. */
  revealed: number[];
  /** By Hero, how many of those revealed this turn have yet to be used. */
  ready: number[];
  /** By seat and Influence: cards in the column, disguised ones too. */
  columns: number[];
  /** How many of those are Byun Hyung Ja in disguise. */
  copies: number[];
  /** By seat and Hero, face up and face down. */
  heroes: number[];
  down: number[];
  /** By seat, a bit for each column whose ability was used this round. */
  tilted: number[];
  /** The seat that has Galmi's shield, or NONE. */
  shield: number;
  tokens: number[];
  supply: number[];
}

const zeros = (n: number): number[] => Array.from({ length: n }, () => 0);

/** S1, S2, S3: everything before the first player is drawn. */
export function start({ seats }: { seats: number }): State {
  const s = blank(seats);
  for (let face = 0; face < FACES; face++) s.deck[face] = COPIES[face]; // S1
  for (let token = 0; token < TOKENS; token++) s.supply[token] = SUPPLY[token];
  for (let seat = 0; seat < seats; seat++) gain(s, seat, CULTURE); // S3
  return s;
}

export function blank(seats: number): State {
  return {
    flow: openFlow(seats),
    round: 0,
    first: 0,
    deck: zeros(FACES),
    under: zeros(FACES),
    hand: zeros(seats * FACES),
    back: zeros(seats * FACES),
    orders: zeros(seats * FACES),
    paid: zeros(seats),
    revealed: zeros(FACES),
    ready: zeros(HEROES),
    columns: zeros(seats * INFLUENCES),
    copies: zeros(seats * INFLUENCES),
    heroes: zeros(seats * HEROES),
    down: zeros(seats * HEROES),
    tilted: zeros(seats),
    shield: NONE,
    tokens: zeros(seats * TOKENS),
    supply: zeros(TOKENS),
  };
}

/** The sum of one seat's part of a list, or of a whole one. */
export function sumOf(list: readonly number[], width: number, seat: number): number {
  let sum = 0;
  for (let i = seat * width, end = i + width; i < end; i++) sum += list[i];
  return sum;
}

export const deckSize = (s: State): number => sumOf(s.deck, FACES, 0);
export const handSize = (s: State, seat: number): number => sumOf(s.hand, FACES, seat);
export const ordersLeft = (s: State, seat: number): number => sumOf(s.orders, FACES, seat);

/** L2: all cards before a seat count, whatever they are and however they lie. */
export const kingdomSize = (s: State, seat: number): number =>
  sumOf(s.columns, INFLUENCES, seat) + sumOf(s.heroes, HEROES, seat) + sumOf(s.down, HEROES, seat);

/** The seat at a place of this round's turn order. */
export function seatAt(s: State, place: number): number {
  const seat = s.first + place;
  return seat < s.flow.seats ? seat : seat - s.flow.seats;
}

export const tokensOf = (s: State, seat: number, token: number): number => s.tokens[seat * TOKENS + token];
export const columnOf = (s: State, seat: number, influence: number): number => s.columns[seat * INFLUENCES + influence];

/** M4: what is not in the supply is not gained. */
export function gain(s: State, seat: number, token: number): void {
  if (s.supply[token] === 0) return;
  s.supply[token]--;
  s.tokens[seat * TOKENS + token]++;
}

/** Back to the supply. */
export function pay(s: State, seat: number, token: number, count = 1): void {
  s.tokens[seat * TOKENS + token] -= count;
  s.supply[token] += count;
}

export function handOver(s: State, from: number, to: number, token: number): void {
  s.tokens[from * TOKENS + token]--;
  s.tokens[to * TOKENS + token]++;
}

/** Whether a seat has something that may be stolen. */
export function hasLoot(s: State, seat: number): boolean {
  for (let token = 0; token < MOVABLE; token++) if (s.tokens[seat * TOKENS + token] > 0) return true;
  return false;
}

/** J1, J2: most cards of an Influence alone, at least one; NONE if nobody has. */
export function majorityOf(s: State, influence: number): number {
  let most = 0;
  let leader = NONE;
  for (let i = influence, seat = 0; i < s.columns.length; i += INFLUENCES, seat++) {
    if (s.columns[i] > most) {
      most = s.columns[i];
      leader = seat;
    } else if (s.columns[i] === most) leader = NONE;
  }
  return leader;
}

/** J4: there is one Justice, and what copies it lies under it. */
export const hasJustice = (s: State, seat: number): boolean => s.columns[seat * INFLUENCES + JUSTICE] > 0;

/** J3, J5: whether a seat may use the kingdom ability of an Influence: alone with most, or tied and with Justice. */
export function leads(s: State, seat: number, influence: number): boolean {
  const own = s.columns[seat * INFLUENCES + influence];
  if (own === 0) return false;
  for (let i = influence, other = 0; i < s.columns.length; i += INFLUENCES, other++)
    if (other !== seat && (s.columns[i] > own || (s.columns[i] === own && !hasJustice(s, seat)))) return false;
  return true;
}

/** I4, I5: Galmi's neighbours in the kingdom of whoever has the shield; not Galmi's own column. */
export function isProtected(s: State, seat: number, influence: number): boolean {
  if (seat !== s.shield || influence === GALMI) return false;
  const step = influence < GALMI ? 1 : -1;
  for (let next = influence + step; next !== GALMI; next += step)
    if (s.columns[seat * INFLUENCES + next] > 0) return false;
  return s.columns[seat * INFLUENCES + influence] > 0;
}

/**
 * I22, I23: a column loses a card, one in disguise first, which is Byun Hyung Ja again under the deck.
 * Returns the face.
 */
export function takeFromColumn(s: State, seat: number, influence: number): number {
  const i = seat * INFLUENCES + influence;
  const disguised = s.copies[i] > 0;
  s.columns[i]--;
  if (disguised) s.copies[i]--;
  const face = disguised ? BYUN_HYUNG_JA : influence;
  putUnder(s, face);
  return face;
}

/** I23, M6: a card that everybody has seen goes under the deck. */
export function putUnder(s: State, face: number): void {
  s.deck[face]++;
  s.under[face]++;
}

/** I6, I7: the shield goes back at once when its holder no longer leads Galmi. */
export function checkShield(s: State): boolean {
  if (s.shield === NONE || leads(s, s.shield, GALMI)) return false;
  s.shield = NONE;
  return true;
}
