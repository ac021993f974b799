import { CARD_IDS, HERO_IDS, INFLUENCE_IDS, type CardId, type TokenId } from '../src/box.ts';
import type { SeatView, View } from '../src/hidden.ts';
import { TOKENS } from './palette.ts';

/** One thing on its way from one place of the board to another. */
export interface Flight {
  what: CardId | TokenId | 'shield' | 'back';
  from: string;
  to: string;
}

/** Tokens of a kind: who lost some, and who has more now. */
function tokenFlights(before: View, after: View, token: TokenId): Flight[] {
  const places = [
    { zone: `supply/${token}`, more: after.supply[token] - before.supply[token] },
    ...after.seats.map(({ tokens }, seat) => ({
      zone: `token/${seat}/${token}`,
      more: tokens[token] - before.seats[seat].tokens[token],
    })),
  ];
  const each = (sign: number): string[] =>
    places.flatMap(({ zone, more }) => Array.from({ length: Math.max(0, sign * more) }, () => zone));
  const gained = each(1);
  return each(-1).flatMap((from, i) => (i < gained.length ? [{ what: token, from, to: gained[i] }] : []));
}

/** Faces that a list has more of than another; backs where the lists are not known. */
function more(before: readonly CardId[] | null, after: readonly CardId[] | null, count: number): Flight['what'][] {
  if (before === null || after === null) return Array.from({ length: Math.max(0, count) }, () => 'back' as const);
  return CARD_IDS.flatMap(card => {
    const extra = after.filter(id => id === card).length - before.filter(id => id === card).length;
    return Array.from({ length: Math.max(0, extra) }, () => card);
  });
}

/** Cards of a player that came into sight or left it. */
function cardFlights(old: SeatView, now: SeatView, seat: number): Flight[] {
  const [hand, orders] = [`hand/${seat}`, `orders/${seat}`];
  const fly = (whats: readonly Flight['what'][], from: string, to: string): Flight[] =>
    whats.map(what => ({ what, from, to }));
  const known = (zone: string, what: Flight['what']): string => (what === 'back' ? zone : `${zone}/${what}`);
  const laid = more(old.orders, now.orders, now.ordersSize - old.ordersSize);
  const taken = more(old.hand, now.hand, now.handSize - old.handSize);
  const left = more(now.hand, old.hand, old.handSize - now.handSize);
  const putBack = now.backSize > old.backSize;
  const flights = laid.map(what => ({ what, from: known(hand, what), to: known(orders, what) }));
  if (now.ordersSize < old.ordersSize && now.handSize > old.handSize)
    return taken.map(what => ({ what, from: known(orders, what), to: known(hand, what) }));
  flights.push(...taken.map(what => ({ what, from: 'deck', to: known(hand, what) })));
  if (putBack) flights.push(...fly(left, hand, 'deck'));
  return [...flights, ...columnFlights(old, now, seat), ...heroFlights(old, now, seat)];
}

function columnFlights(old: SeatView, now: SeatView, seat: number): Flight[] {
  const find = (own: SeatView, id: CardId) => own.columns.find(column => column.id === id);
  const disguises = INFLUENCE_IDS.filter(id => (find(now, id)?.disguised ?? 0) > (find(old, id)?.disguised ?? 0));
  const byun = `column/${seat}/byun-hyung-ja`;
  return INFLUENCE_IDS.flatMap((id): Flight[] => {
    const zone = `column/${seat}/${id}`;
    const change = (find(now, id)?.cards ?? 0) - (find(old, id)?.cards ?? 0);
    if (change > 0 && disguises.includes(id)) return [{ what: 'byun-hyung-ja', from: byun, to: zone }];
    if (change > 0) return Array.from({ length: change }, () => ({ what: id, from: `orders/${seat}`, to: zone }));
    if (change === 0 || (id === 'byun-hyung-ja' && disguises.length > 0)) return [];
    const what = (find(old, id)?.disguised ?? 0) > (find(now, id)?.disguised ?? 0) ? 'byun-hyung-ja' : id;
    return [{ what, from: zone, to: 'deck' }];
  });
}

function heroFlights(old: SeatView, now: SeatView, seat: number): Flight[] {
  return HERO_IDS.flatMap((id): Flight[] => {
    const zone = `hero/${seat}/${id}`;
    const change = now.heroes[id] - old.heroes[id];
    if (change > 0) return Array.from({ length: change }, () => ({ what: id, from: `orders/${seat}`, to: zone }));
    if (change === 0) return [];
    return [{ what: id, from: zone, to: now.faceDown[id] > old.faceDown[id] ? `down/${seat}` : 'deck' }];
  });
}

/** The difference of two views as things that move; nothing where the table is another one. */
export function flightsBetween(before: View, after: View): Flight[] {
  if (before.seats.length !== after.seats.length || before === after) return [];
  const flights = after.seats.flatMap((now, seat) => cardFlights(before.seats[seat], now, seat));
  for (const token of TOKENS) flights.push(...tokenFlights(before, after, token));
  flights.push(...tokenFlights(before, after, 'supremacy'));
  if (before.shield !== after.shield) {
    const zone = (seat: number | null): string => (seat === null ? 'shield' : `column/${seat}/galmi`);
    flights.push({ what: 'shield', from: zone(before.shield), to: zone(after.shield) });
  }
  return flights;
}
