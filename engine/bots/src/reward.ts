import { isOver, type Base, type Game } from '@ennead/kernel';

/** What an ending is worth to each side: the share of the others that it left behind. */
export function rewards<S extends Base>(game: Game<S>, s: S, values: Float64Array): void {
  if (isOver(s)) {
    const { places } = game.outcome(s);
    for (let side = 0; side < places.length; side++) {
      let better = 0;
      for (let other = 0; other < places.length; other++)
        if (other !== side) better += places[side] < places[other] ? 1 : places[side] === places[other] ? 0.5 : 0;
      values[side] = places.length === 1 ? 0.5 : better / (places.length - 1);
    }
  } else if (game.bot?.evaluate) game.bot.evaluate(s, values);
  else values.fill(0.5);
}

export const sidesOf = <S extends Base>(game: Game<S>, s: S): number => Math.max(...game.sides(s)) + 1;
