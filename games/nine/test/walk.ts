/** Random games through the door, for properties and golden logs. */
import { answerAtRandom, type Choose } from '@ennead/testkit';
import { asked, begin, isOver, optionsOf, seedFrom, Stream, type GameEvent, type Play } from '@ennead/kernel';
import { nine, type State } from '../src/index.ts';
import { moves } from '../src/moves.ts';

const { kind, kindOf } = moves;

/** Somebody who chooses many cards and does not give up, so that columns fill and abilities are used. */
const keen: Choose = (codes, rng) => {
  const others = codes.filter(code => code !== 0 && kindOf[code] !== kind.end && kindOf[code] !== kind.pass);
  const from = others.length > 0 && rng.below(4) > 0 ? others : codes;
  return from[rng.below(from.length)];
};

export interface Watcher {
  asks?: (play: Play<State>, seat: number, options: number[]) => void;
  took?: (events: readonly GameEvent[], play: Play<State>) => void;
}

/** Plays a game to its end and shows every question and what came of it. */
export function walk(seats: number, seed: number, { asks, took }: Watcher = {}): Play<State> {
  const play = begin(nine, { seats, options: {} }, seedFrom(seed));
  const rng = Stream.of(seed);
  while (!isOver(play.state)) {
    const [seat] = asked(play);
    asks?.(play, seat, optionsOf(play, seat));
    const { events } = answerAtRandom(play, rng, keen);
    took?.(events, play);
  }
  return play;
}
