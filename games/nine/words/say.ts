import type { Spelled } from '@ennead/kernel';
import type { View } from '../src/index.ts';
import type { Key, Say } from './shape.ts';

/** What to call a seat. */
export type Names = (seat: number) => string;

type Params = Record<string, string | number>;

/** Between the parts of a list. */
export const SEPARATOR = ', ';

export const sayCard = (id: string, say: Say): string => say(`cards.${id}` as Key);
const sayToken = (id: string, say: Say): string => say(`token.${id}` as Key);

/** Cards in the order given, those alike together. */
export function sayCards(ids: readonly string[], say: Say): string {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].map(([id, count]) => sayMany(sayCard(id, say), count, say)).join(SEPARATOR);
}

/** A card's name, with how many of it. */
export const sayMany = (card: string, count: number, say: Say): string =>
  count === 1 ? card : say('board.many', { card, count });

export function paramsOf(spelled: Readonly<Record<string, string>>, say: Say, names: Names): Params {
  const params: Params = {};
  if (spelled['owner'] !== undefined) params['owner'] = names(Number(spelled['owner']));
  for (const arg of ['card', 'column', 'hero'])
    if (spelled[arg] !== undefined) params[arg] = sayCard(spelled[arg], say);
  for (const arg of ['give', 'take', 'loot'])
    if (spelled[arg] !== undefined && spelled[arg] !== 'nothing') params[arg] = sayToken(spelled[arg], say);
  return params;
}

/** What an option would do, said to the seat that may pick it. */
export const sayMove = (spelled: Spelled, view: View, say: Say, names: Names): string =>
  say(moveKey(spelled, view), paramsOf(spelled, say, names));

function moveKey({ move, loot }: Readonly<Record<string, string>>, view: View): Key {
  switch (move) {
    case 'pass':
      return view.question === 'copy' ? 'moves.pass.copy' : 'moves.pass.draw';
    case 'turn':
      return view.supply.vp > 0 ? 'moves.turn.gained' : 'moves.turn.nothing';
    case 'fenghuang':
      return view.supply.culture > 0 ? 'moves.fenghuang.gained' : 'moves.fenghuang.nothing';
    case 'alpha':
      return loot === 'nothing' ? 'moves.alpha.nothing' : 'moves.alpha.steal';
    default:
      return `moves.${move}` as Key;
  }
}

/** The move in a word. */
export const sayVerb = ({ move }: Spelled, say: Say): string => say(`verbs.${move}` as Key);

/** The sentence that says what is asked. */
export function sayAsk(kind: string, view: View, say: Say): string {
  const own = view.seats[view.active ?? 0];
  switch (kind) {
    case 'orders': {
      const further = own.tokens.culture > 0 && own.columns.some(({ id, majority }) => id === 'phoenix' && majority);
      return say(further ? 'asks.ordersFurther' : 'asks.orders');
    }
    case 'action':
      return say('asks.action', { count: own.ordersSize });
    case 'discard':
      return say('asks.discard', { count: own.cards - own.limit });
    default:
      return say(`asks.${kind}` as Key);
  }
}

/** A thing on the table, as the seat that reaches for it calls it. */
export function sayRef(ref: string, view: View, seat: number, say: Say, names: Names): string {
  const [what, first = '', second = ''] = ref.split('/');
  const side = Number(first) === seat ? 'own' : 'other';
  switch (what) {
    case 'column': {
      const count = view.seats[Number(first)].columns.find(({ id }) => id === second)?.cards ?? 0;
      return say(`refs.column.${side}`, { count, owner: names(Number(first)), card: sayCard(second, say) });
    }
    case 'token': {
      const token = second as keyof View['supply'];
      const count = view.seats[Number(first)].tokens[token];
      return say(`refs.token.${side}`, { count, owner: names(Number(first)), token: say(`tokens.${token}`) });
    }
    case 'supply': {
      const token = first as keyof View['supply'];
      return say('refs.supply', { token: say(`tokens.${token}`), count: view.supply[token] });
    }
    case 'button':
      return say(moveKey({ move: first }, view));
    default:
      return say(`refs.${what}` as Key, first === '' ? {} : { card: sayCard(first, say) });
  }
}
