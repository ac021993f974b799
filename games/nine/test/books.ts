/** The public part of a game, card by card and token by token; it shares nothing with the rules but names. */
export const INFLUENCES = 'justice tomorrow galmi abhilasha narashima phoenix goan-sul xi-an byun-hyung-ja'.split(' ');
export const BYUN = 'byun-hyung-ja';
export const CIVILIZATIONS = ['military', 'science', 'chaos'];
export const LIMITS = [2, 3, 4, 5, 6, 7, 8, 9];
export const SUPREMACY = 4;

/** A card before a player: what it is, and what it counts as. */
interface Card {
  is: string;
  as: string;
}

interface Account {
  cards: Card[];
  heroes: string[];
  down: string[];
  tokens: Record<string, number>;
  hand: number;
  orders: number;
  used: Set<string>;
  /** Heroes revealed in this turn and not used yet. */
  fresh: string[];
}

/** Takes one that fits out of a list. */
export function remove<T>(list: T[], fits: (item: T) => boolean, what: string): T {
  const i = list.findIndex(fits);
  if (i < 0) throw new Error(`wanted ${what}, found none`);
  return list.splice(i, 1)[0];
}

/** Stops the test with what the books wanted. */
export function demand(holds: boolean, what: string): void {
  if (!holds) throw new Error(`the books say no: ${what}`);
}

/** What everybody may write down of a game, and what follows from it. */
export function openBooks(seats: number) {
  const supply: Record<string, number> = {
    military: 5,
    science: 5,
    chaos: 5,
    coin: 5,
    culture: 10,
    diamond: 5,
    vp: 8,
    supremacy: 4,
  };
  const accounts: Account[] = Array.from({ length: seats }, () => ({
    cards: [],
    heroes: [],
    down: [],
    tokens: Object.fromEntries(Object.keys(supply).map(id => [id, 0])),
    hand: 0,
    orders: 0,
    used: new Set(),
    fresh: [],
  }));
  const books = { accounts, supply, shield: null as number | null, first: null as number | null, round: 0, deck: 55 };

  const take = (seat: number, token: string): void => {
    demand(supply[token]-- > 0, `${token} is in the supply`);
    accounts[seat].tokens[token]++;
  };
  const give = (seat: number, token: string, count = 1): void => {
    demand((accounts[seat].tokens[token] -= count) >= 0, `seat ${seat} has ${count} ${token}`);
    supply[token] += count;
  };
  const handOver = (from: number, to: number, token: string): void => {
    give(from, token);
    take(to, token);
  };
  accounts.forEach((_, seat) => take(seat, 'culture'));

  const held = (seat: number, influence: string): number =>
    accounts[seat].cards.filter(card => card.as === influence).length;
  const best = (influence: string): number[] => {
    const most = Math.max(...accounts.map((_, seat) => held(seat, influence)));
    return most === 0 ? [] : accounts.flatMap((_, seat) => (held(seat, influence) === most ? [seat] : []));
  };
  const owner = (influence: string): number | null => (best(influence).length === 1 ? best(influence)[0] : null);
  const justice = (seat: number): boolean => held(seat, 'justice') > 0;
  const mayUse = (seat: number, influence: string): boolean =>
    owner(influence) === seat || (best(influence).includes(seat) && justice(seat));
  const size = (seat: number): number =>
    accounts[seat].cards.length + accounts[seat].heroes.length + accounts[seat].down.length;
  const limit = (seat: number): number => LIMITS[books.round - 1] + (owner('galmi') === seat ? 2 : 0);
  const isSafe = (seat: number, influence: string): boolean => {
    const row = INFLUENCES.filter(id => held(seat, id) > 0);
    return books.shield === seat && Math.abs(row.indexOf(influence) - row.indexOf('galmi')) === 1;
  };
  const lose = (seat: number, column: string, card: string): void => {
    const disguised = accounts[seat].cards.some(({ is, as }) => as === column && is !== column);
    demand(card === (disguised ? BYUN : column), `seat ${seat} loses ${card} from ${column}`);
    remove(accounts[seat].cards, ({ is, as }) => is === card && as === column, `${card} in ${column}`);
    books.deck++;
  };

  const supremacies = (seat: number): string[] =>
    CIVILIZATIONS.filter(token => {
      const counts = accounts.map(({ tokens }) => tokens[token]);
      const isMost = counts[seat] > 0 && counts[seat] === Math.max(...counts);
      return isMost && (justice(seat) || counts.filter(own => own === counts[seat]).length === 1);
    });
  const count = (seat: number) => {
    const { cards, heroes, down, tokens } = accounts[seat];
    const kinds = supremacies(seat).length;
    const won = INFLUENCES.filter(influence => owner(influence) === seat);
    const lines = {
      supremacies: SUPREMACY * (kinds > 0 && justice(seat) ? kinds + 1 : kinds),
      influences: won.reduce((sum, influence) => sum + INFLUENCES.indexOf(influence) + 1, 0),
      faceDown: down.length + cards.filter(({ as }) => owner(as) !== seat).length,
      diamonds: 5 * tokens['diamond'],
      coins: tokens['coin'],
      vp: tokens['vp'],
      heroes: 0 - heroes.length,
    };
    return { ...lines, total: Object.values(lines).reduce((sum, points) => sum + points) };
  };

  /** A Hero is no longer face up: one that was used, or played before, as long as there is one. */
  const lower = (seat: number, id: string): string => {
    const { heroes, fresh } = accounts[seat];
    const isIt = (hero: string): boolean => hero === id;
    remove(heroes, isIt, id);
    if (fresh.filter(isIt).length > heroes.filter(isIt).length) remove(fresh, isIt, id);
    return id;
  };

  return { books, take, give, handOver, held, owner, mayUse, size, limit, isSafe, lose, lower, supremacies, count };
}
