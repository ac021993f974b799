import {
  NOBODY,
  Stream,
  everySeat,
  seatBit,
  seatsIn,
  type Base,
  type Game,
  type Rng,
  type Table,
  type Viewer,
} from '@ennead/kernel';

/** One decision of one game, under the eyes of the contract. A check may not change `s`. */
export interface Spot<S extends Base> {
  game: Game<S>;
  table: Table<S>;
  s: S;
  rng: Rng;
}

/** A promise of the contract: throws with a sentence where a game breaks it. */
export type Check = <S extends Base>(spot: Spot<S>) => void;

/** Each seat, nobody, and one set of several seats, another at every call. */
export function viewersOf({ s, rng }: Spot<any>): Viewer[] {
  const { seats } = s.flow;
  const several = seatsIn(everySeat(seats)).filter(() => rng.below(2) === 0);
  const set = several.reduce((mask, seat) => mask | seatBit(seat), NOBODY);
  return [...new Set([...seatsIn(everySeat(seats)).map(seatBit), NOBODY, set])];
}

export const nameOf = (viewer: Viewer): string =>
  viewer === NOBODY ? 'nobody' : `seat ${seatsIn(viewer).join(' and ')}`;

/** A world that the viewer cannot tell from the true one. */
export function imagine<S extends Base>(game: Game<S>, s: S, viewer: Viewer, rng: Rng): S {
  const world = game.clone(s);
  game.determinize(world, viewer, rng);
  return world;
}

/** Two streams that draw the same. */
export function twins({ rng }: Spot<any>): [Stream, Stream] {
  const n = rng.below(1 << 30);
  return [Stream.of(n), Stream.of(n)];
}

/** The question that is open, as everybody may know it. */
export const questionOf = ({ flow: { asked, ask, mode } }: Base): object =>
  asked === 0 ? { over: true } : { asked: seatsIn(asked), ask, mode };

export function want(difference: string | null, what: string): void {
  if (difference !== null) throw new Error(`${what}: ${difference}`);
}
