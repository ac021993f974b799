import { names, seats, shareEvent, vocabulary, type GameEvent } from '@ennead/kernel';
import { WORLD_IDS } from './map.ts';
import { POWER_IDS } from './state.ts';

export const MOST_SEATS = 6;
const OWNER = seats(MOST_SEATS).as('owner');
const WORLD = names('world', WORLD_IDS);
const FROM = WORLD.as('from');
const TO = WORLD.as('to');

/** Where a stone is taken from: W20, W23. */
export const [RESERVE, CARD] = [0, 1] as const;
const SOURCE = names('source', ['reserve', 'card']);

export const moves = vocabulary({
  // the action phase
  end: [],
  recruit: [],
  deploy: [],
  recover: [],
  dispatch: [TO],
  march: [OWNER, FROM, TO],
  travel: [OWNER, TO], // an avatar, one's own or another's
  banish: [OWNER, FROM],
  // free powers of avatars
  freyr: [OWNER, TO],
  thrym: [OWNER, FROM],
  beowulf: [OWNER],
  hreidmarRecruit: [],
  hreidmarDeploy: [],
  surtr: [OWNER],
  hel: [OWNER, TO],
  // world powers
  decline: [],
  protect: [],
  copy: [names('power', POWER_IDS)],
  retrieve: [OWNER, TO],
  replenish: [], // two stones from reserve to card
  steal: [OWNER, FROM, SOURCE],
  exchange: [FROM, OWNER, TO], // one's own stone and world first
  add: [TO, SOURCE],
  destroy: [OWNER, FROM],
  recall: [OWNER, FROM], // to the owner's card
  // the Valhalla phase
  ullrStone: [TO],
  ullrAvatar: [TO],
});

export type Move = Exclude<keyof typeof moves.kind, 'done'>;

/** More than anything costs. */
const MOST_COST = 16;
const told = new Map<number, GameEvent>();

/** What is told of a move, and what was paid for it. */
export function did(seat: number, code: number, cost: number): GameEvent {
  const place = (code * MOST_SEATS + seat) * MOST_COST + cost;
  let event = told.get(place);
  if (!event) told.set(place, (event = shareEvent({ type: 'did', seat, cost, ...moves.read(code) })));
  return event;
}
