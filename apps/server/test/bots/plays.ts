import { Hand } from '@ennead/bots';
import { GAMES } from '@ennead/games';
import { Stream, asked, begin, checkSetup, isOver, seedFrom, type Game, type Play } from '@ennead/kernel';

export function opened(game: Game, seed: number): Play {
  const setup = checkSetup(game, game.seats.min);
  if (!setup.ok) throw new Error(setup.error);
  return begin(game, setup.value, seedFrom(seed));
}

export const nine = GAMES.find(({ id }) => id === 'nine')!;

/** Positions from random games, with every seat that is asked there. */
export function* spots(game: Game, wanted: number): Generator<{ play: Play; seat: number }> {
  const hand = new Hand(game);
  for (let seed = 1, found = 0; found < wanted; seed++) {
    const play = opened(game, seed);
    for (const rng = Stream.of(seed); !isOver(play.state) && found < wanted; hand.answerAtRandom(play.state, rng)) {
      if (rng.below(6) !== 0) continue;
      for (const seat of asked(play)) yield { play: { ...play, state: game.clone(play.state) }, seat };
      found++;
    }
  }
}
