/** Random games through the door, for properties and golden logs. */
import { answerAtRandom, type Choose } from '@ennead/testkit';
import { asked, begin, isOver, optionsOf, seedFrom, Stream, type GameEvent, type Play } from '@ennead/kernel';
import { nine, type State } from '../src/index.ts';
import { moves } from '../src/moves.ts';

const { kind, kindOf } = moves;

/** Somebody who chooses many cards and does not give up, so that columns fill and abilities are used. */
export const keen: Choose = (codes, rng) => {
  const others = codes.filter(code => code !== 0 && kindOf[code] !== kind.end && kindOf[code] !== kind.pass);
  const from = others.length > 0 && rng.below(4) > 0 ? others : codes;
  return from[rng.below(from.length)];
};

/** As keen, but keeps Culture tokens for the further orders of Phoenix, which the keen can seldom pay. */
export const thrifty: Choose = (codes, rng) =>
  kindOf[codes[0]] === kind.draw && rng.below(8) > 0 ? codes[1] : keen(codes, rng);

export interface Watcher {
  asks?: (play: Play<State>, seat: number, options: number[]) => void;
  took?: (events: readonly GameEvent[], play: Play<State>) => void;
}

/** Plays a game to its end and shows what came of the set-up, every question and what came of it. */
export function walk(seats: number, seed: number, { asks, took }: Watcher = {}, choose = keen): Play<State> {
  const setup: GameEvent[] = [];
  const play = begin(nine, { seats, options: {} }, seedFrom(seed), { listen: events => setup.push(...events) });
  took?.(setup, play);
  const rng = Stream.of(seed);
  while (!isOver(play.state)) {
    const [seat] = asked(play);
    asks?.(play, seat, optionsOf(play, seat));
    const { events } = answerAtRandom(play, rng, choose);
    took?.(events, play);
  }
  return play;
}
