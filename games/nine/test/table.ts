/** The table talk of NINE: players are called by name, every move must be offered, and nothing is ever lost. */
import { expect } from 'vitest';
import { isOver, offered, type GameEvent } from '@ennead/kernel';
import { scenario } from '@ennead/testkit';
import {
  CARD_IDS,
  COPIES,
  DECK,
  FACES,
  HEROES,
  HERO_IDS,
  INFLUENCES,
  INFLUENCE_IDS,
  SUPPLY,
  TOKENS,
  TOKEN_IDS,
  type CardId,
  type HeroId,
  type InfluenceId,
  type TokenId,
} from '../src/box.ts';
import { ACTION, kingdom, kingdoms } from '../src/flow/kingdom.ts';
import { ORDERS, orders } from '../src/flow/orders.ts';
import { game as whole, round } from '../src/flow/round.ts';
import { countOf } from '../src/flow/scoring.ts';
import { nine, type State, type View } from '../src/index.ts';
import { kingdomSize, majorityOf } from '../src/state.ts';

type Counts<K extends string> = Partial<Record<K, number>>;

/** What a player has; what is not named is not there. Heroes named like Influences lie face up from earlier rounds. */
export interface Has extends Counts<InfluenceId | HeroId | TokenId> {
  /** Heroes that lie face down. */
  down?: Counts<HeroId>;
  /** How many of the cards of these columns are Byun Hyung Ja. */
  disguised?: Counts<InfluenceId>;
  orders?: CardId[];
  paid?: boolean;
  hand?: CardId[];
  shield?: boolean;
}

export interface Situation {
  round?: number;
  /** Where the game stands: before the first player's orders, or in their kingdom phase. */
  phase?: 'orders' | 'kingdom';
  /** All these tokens are gone from the supply, and nobody's in this test. */
  supplyLacks?: TokenId[];
  dice?: number[];
}

export type Layout = Record<string, Has>;

/** The first decision of the first round, with what seats have drawn by chance taken away. */
function place(s: State, layout: Layout, situation: Situation): void {
  const { phase = 'kingdom' } = situation;
  s.round = situation.round ?? 1;
  s.first = 0;
  s.hand.fill(0);
  s.tokens.fill(0);
  Object.values(layout).forEach((has, seat) => put(s, seat, has));
  CARD_IDS.forEach((id, face) => {
    s.deck[face] = COPIES[face] - cardsOut(s, face);
    if (s.deck[face] < 0)
      throw new RangeError(`there are ${COPIES[face] - s.deck[face]} ${id}, wanted ${COPIES[face]}`);
  });
  TOKEN_IDS.forEach((id, token) => {
    s.supply[token] = situation.supplyLacks?.includes(id) ? 0 : SUPPLY[token] - tokensOut(s, token);
  });
  const frame = (kind: number, step: number, a = 0) => ({ kind, step, a, b: 0, c: 0, d: 0 });
  const inner = phase === 'orders' ? [frame(orders.id, 2, 1)] : [frame(kingdoms.id, 1, 1), frame(kingdom.id, 2)];
  s.flow.frames = [frame(whole.id, 2), frame(round.id, phase === 'orders' ? 3 : 4), ...inner];
  s.flow.asked = 1;
  s.flow.ask = phase === 'orders' ? ORDERS.id : ACTION.id;
}

function put(s: State, seat: number, has: Has): void {
  const faces = (list: number[], cards: readonly CardId[] = []): void =>
    cards.forEach(id => list[seat * FACES + CARD_IDS.indexOf(id)]++);
  INFLUENCE_IDS.forEach((id, i) => {
    s.columns[seat * INFLUENCES + i] = has[id as InfluenceId] ?? 0;
    s.copies[seat * INFLUENCES + i] = has.disguised?.[id as InfluenceId] ?? 0;
  });
  HERO_IDS.forEach((id, i) => {
    s.heroes[seat * HEROES + i] = has[id] ?? 0;
    s.down[seat * HEROES + i] = has.down?.[id] ?? 0;
  });
  TOKEN_IDS.forEach((id, i) => (s.tokens[seat * TOKENS + i] = has[id] ?? 0));
  faces(s.orders, has.orders);
  faces(s.hand, has.hand);
  s.paid[seat] = has.paid ? 1 : 0;
  if (has.shield) s.shield = seat;
}

const BYUN = CARD_IDS.indexOf('byun-hyung-ja');

/** M6: cards of a face that are not in the deck. */
function cardsOut(s: State, face: number): number {
  let sum = 0;
  for (let seat = 0; seat < s.flow.seats; seat++) {
    sum += s.hand[seat * FACES + face] + s.orders[seat * FACES + face];
    if (face >= INFLUENCES) {
      sum += s.heroes[seat * HEROES + face - INFLUENCES] + s.down[seat * HEROES + face - INFLUENCES];
      continue;
    }
    sum += s.columns[seat * INFLUENCES + face] - s.copies[seat * INFLUENCES + face];
    if (face === BYUN) for (let i = 0; i < INFLUENCES; i++) sum += s.copies[seat * INFLUENCES + i];
  }
  return sum;
}

function tokensOut(s: State, token: number): number {
  let sum = 0;
  for (let i = token; i < s.tokens.length; i += TOKENS) sum += s.tokens[i];
  return sum;
}

/** M6: by face and by token, everything there is. */
export const cardsOf = (s: State): number[] => CARD_IDS.map((_, face) => s.deck[face] + cardsOut(s, face));
export const tokensIn = (s: State): number[] => TOKEN_IDS.map((_, token) => s.supply[token] + tokensOut(s, token));

const OWNED = new Set(['rob', 'strike', 'alpha']);

export function table<L extends Layout>(layout: L, situation: Situation = {}) {
  const names = Object.keys(layout);
  const t = scenario(nine, {
    seats: names.length,
    arrange: s => place(s, layout, situation),
    ...(situation.dice && { dice: situation.dice }),
  });
  const { play } = t;
  const s = play.state;
  const tokens = tokensIn(s);
  const rename = (key: string, name: (part: string) => string): string => {
    const [move, owner, ...rest] = key.split('/');
    return OWNED.has(move) ? [move, name(owner), ...rest].join('/') : key;
  };
  const spell = (key: string): string => rename(key, name => String(names.indexOf(name)));
  const unspell = (key: string): string => rename(key, seat => names[Number(seat)]);
  const intact = (): void => {
    expect(cardsOf(s)).toEqual(COPIES);
    expect(cardsOf(s).reduce((sum, n) => sum + n)).toBe(DECK);
    expect(tokensIn(s)).toEqual(tokens);
  };
  intact();

  const player = (seat: number) => {
    const own = t.seat(seat);
    const picks = (...keys: string[]): void => {
      own.picks(...keys.map(spell));
      intact();
    };
    return {
      picks,
      cannot: (key: string, rule?: string): void => own.cannot(spell(key), rule),
      get offered(): string[] {
        return own.offered.map(unspell);
      },
      offeredAfter: (...keys: string[]): string[] => offered(play, seat, keys.map(spell)).map(unspell),
      reveals: (...cards: CardId[]): void => cards.forEach(card => picks(`reveal/${card}`)),
      chooses: (...cards: CardId[]): void => picks(...cards.map(card => `choose/${card}`)),
      ends: (): void => picks('end'),
      discards: (...columns: InfluenceId[]): void => columns.forEach(column => picks(`discard/${column}`)),
      has: (what: InfluenceId | HeroId | TokenId): number => {
        const influence = INFLUENCE_IDS.indexOf(what as InfluenceId);
        if (influence >= 0) return s.columns[seat * INFLUENCES + influence];
        const hero = HERO_IDS.indexOf(what as HeroId);
        if (hero >= 0) return s.heroes[seat * HEROES + hero];
        return s.tokens[seat * TOKENS + TOKEN_IDS.indexOf(what as TokenId)];
      },
      down: (hero: HeroId): number => s.down[seat * HEROES + HERO_IDS.indexOf(hero)],
      get kingdom(): number {
        return kingdomSize(s, seat);
      },
      get isAsked(): boolean {
        return t.asked.includes(seat);
      },
      get count() {
        return countOf(s, seat);
      },
      get view() {
        return (own.sees as View).seats[seat];
      },
      get sees(): View {
        return own.sees as View;
      },
    };
  };
  type Player = ReturnType<typeof player>;
  const players = Object.fromEntries(names.map((name, seat) => [name, player(seat)])) as Record<keyof L, Player>;

  const question = (): string | null => (isOver(s) ? null : nine.decisions[s.flow.ask].name);
  const asks = (): string | null => (isOver(s) ? null : names[t.asked[0]]);
  const PASSING = ['end', 'pass'];
  /** The least that whoever is asked can do. */
  const pass = (): void => {
    const who = players[asks() as keyof L];
    const options = who.offered;
    who.picks(
      PASSING.find(key => options.includes(key)) ?? options.find(key => key.startsWith('reveal/')) ?? options[0],
    );
  };
  const talk = {
    s,
    t,
    events: t.events,
    told: (type: string): GameEvent[] => t.told(type),
    question,
    asks,
    pass,
    /** Whoever is asked does the least, until this holds. */
    passUntil: (holds: () => boolean): void => {
      while (!isOver(s) && !holds()) pass();
    },
    roundPasses: (): void => {
      const { round: now } = s;
      while (!isOver(s) && s.round === now) pass();
    },
    gamePasses: (): void => {
      while (!isOver(s)) pass();
    },
    majority: (id: InfluenceId): string | null => names[majorityOf(s, INFLUENCE_IDS.indexOf(id))] ?? null,
    inDeck: (id: CardId): number => s.deck[CARD_IDS.indexOf(id)],
    shield: (): string | null => names[s.shield] ?? null,
    first: (): string => names[s.first],
    done: t.done,
  };
  return { ...talk, ...players } as typeof talk & Record<keyof L & string, Player>;
}
