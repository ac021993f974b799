import {
  canonical,
  isOver,
  logOf,
  makeLog,
  replay,
  verify,
  parseLog,
  type Base,
  type GameEvent,
  type Play,
} from '@ennead/kernel';
import { differenceOf } from '../plain.ts';
import { want } from './spot.ts';

/** The log is the game: played again from its record file, it ends in the same state and tells the same. */
export function logIsTheGame<S extends Base>(play: Play<S>, told: readonly GameEvent[]): void {
  const source = makeLog(logOf(play));
  const log = parseLog(source);
  if (!log.ok) throw new Error(`a record file can be read: ${log.error}`);
  const events: GameEvent[] = [];
  const replayed = replay(play.game, log.value, { listen: heard => events.push(...heard) });
  if (!replayed.ok) throw new Error(`a log replays: record ${replayed.flaw.n}: ${replayed.flaw.error}`);
  want(differenceOf(replayed.play.state, play.state), 'a replayed log gives the same state');
  if (canonical(events) !== canonical(told)) throw new Error('a replayed log tells the same events');
  const proof = verify(source, id => (id === play.game.id ? play.game : undefined));
  if (!proof.ok) throw new Error(`a record file verifies: record ${proof.flaw.n}: ${proof.flaw.error}`);
}

/** At its end a game has a place and a value for every side. */
export function outcomeIsWhole<S extends Base>({ game, state }: Play<S>): void {
  if (!isOver(state)) throw new Error('the game does not end');
  const sides = game.sides(state);
  if (sides.length !== state.flow.seats)
    throw new Error(`there are ${state.flow.seats} seats, and sides for ${sides.length}`);
  const count = new Set(sides).size;
  const { places, values } = game.outcome(state);
  if (places.length !== count || values.length !== count)
    throw new Error(`there are ${count} sides, and an outcome of ${places.length} places and ${values.length} values`);
  places.forEach((place, side) => {
    const better = places.filter(other => other < place).length;
    if (place !== better + 1)
      throw new Error(`side ${side} has place ${place}, with ${better} sides before it: [${places.join(', ')}]`);
  });
}
