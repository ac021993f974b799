import type { GameEvent, Spelled } from '@ennead/kernel';
import type { View } from '../src/index.ts';
import type { Key, Say } from './shape.ts';

/** What to call a seat. */
export type Names = (seat: number) => string;

type Params = Record<string, string | number>;

/** Moves whose words differ when the stone or avatar is one's own. */
const TWO_SIDED = new Set(['march', 'travel', 'banish', 'freyr', 'thrym', 'surtr', 'retrieve', 'destroy', 'recall']);

export const sayWorld = (id: string, say: Say): string => say(`worlds.${id}` as Key);
export const sayPower = (id: string, say: Say): string => say(`powers.${id}.name` as Key);

export function keyOf(group: 'moves' | 'did', spelled: Readonly<Record<string, string>>, seat: number): Key {
  const { move, owner } = spelled;
  if (!TWO_SIDED.has(move)) return `${group}.${move}` as Key;
  return `${group}.${move}.${Number(owner) === seat ? 'own' : 'other'}` as Key;
}

export function paramsOf(spelled: Readonly<Record<string, string>>, say: Say, names: Names): Params {
  const params: Params = {};
  if (spelled['owner'] !== undefined) params['owner'] = names(Number(spelled['owner']));
  if (spelled['from'] !== undefined) params['from'] = sayWorld(spelled['from'], say);
  if (spelled['to'] !== undefined) params['to'] = sayWorld(spelled['to'], say);
  if (spelled['source'] !== undefined) params['source'] = say(`places.${spelled['source']}` as Key);
  if (spelled['power'] !== undefined) params['power'] = sayPower(spelled['power'], say);
  return params;
}

/** What an option would do, said to the seat that may pick it. */
export const sayMove = (spelled: Spelled, seat: number, say: Say, names: Names): string =>
  say(keyOf('moves', spelled, seat), paramsOf(spelled, say, names));

/** Moves that are called otherwise when done to another's stone or avatar. */
const TO_OTHERS: Readonly<Record<string, string>> = { march: 'shift', travel: 'push' };

/** The move in a word. */
export function sayVerb({ move, owner }: Spelled, seat: number, say: Say): string {
  const verb = Number(owner) === seat ? move : (TO_OTHERS[move] ?? move);
  return say(`verbs.${verb}` as Key);
}

/** What an option would cost, read from what it would make happen; nothing where it is free. */
export function sayPrice(events: readonly GameEvent[], say: Say): string {
  const cost = events[0]?.type === 'did' ? (events[0]['cost'] as number) : 0;
  return cost === 0 ? '' : say('board.points', { count: cost });
}

/** The sentence that says what is asked. */
export function sayAsk(kind: string, view: View, say: Say): string {
  const params: Params = { count: view.points };
  if (view.running !== null) params['world'] = sayWorld(view.running, say);
  if (view.power !== null) {
    params['power'] = sayPower(view.power, say);
    params['does'] = say(`powers.${view.power}.does`);
  }
  return say(`asks.${kind}` as Key, params);
}

/** A thing on the table, as the seat that reaches for it calls it. */
export function sayRef(ref: string, view: View, seat: number, say: Say, names: Names): string {
  const [what, first = '', second = ''] = ref.split('/');
  const side = Number(first) === seat ? 'own' : 'other';
  const own = view.seats[seat];
  switch (what) {
    case 'stone': {
      const count = view.worlds.find(({ id }) => id === second)?.stones[Number(first)] ?? 0;
      return say(`refs.stone.${side}`, { count, owner: names(Number(first)), world: sayWorld(second, say) });
    }
    case 'avatar': {
      const { avatar, avatarOn } = view.seats[first === '' ? seat : Number(first)];
      const params = { avatar: say(`avatars.${avatar}`), owner: names(Number(first)), world: sayWorld(avatarOn, say) };
      return say(first === '' ? 'refs.avatar.own' : `refs.avatar.${side}`, params);
    }
    case 'world':
      return say('refs.world', { world: sayWorld(first, say) });
    case 'power':
      return say('refs.power', { power: sayPower(first, say), does: say(`powers.${first}.does` as Key) });
    case 'colour':
      return say(`refs.colour.${side}`, { owner: names(Number(first)) });
    case 'helheim':
      return first === '' ? say('refs.helheim') : say('refs.helheimOf', { owner: names(Number(first)) });
    case 'reserve':
    case 'card':
      return say(`refs.${what}`, { count: own[what] });
    case 'button':
      return say(`moves.${first}` as Key);
    default:
      return say(`refs.${what}` as Key, { avatar: say(`avatars.${own.avatar}`), does: say(`gifts.${own.avatar}`) });
  }
}
