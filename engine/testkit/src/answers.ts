import {
  ALL,
  DONE,
  Picks,
  asked,
  decisionOf,
  seatsIn,
  submit,
  type Base,
  type Game,
  type Pick,
  type Play,
  type Rng,
  type Table,
  type Taken,
} from '@ennead/kernel';

/** Chooses one of the offered codes; fuzz leans towards what it has not seen. */
export type Choose = (codes: Int32Array, rng: Rng) => number;

const anyOf: Choose = (codes, rng) => codes[rng.below(codes.length)];

let buffer = new Int32Array(0);

/** What a seat may pick next, as a list that is the caller's own. */
export function codesOf<S extends Base>(
  table: Table<S>,
  s: S,
  seat: number,
  draft: readonly number[] = [],
): Int32Array {
  if (buffer.length < table.game.moves.size) buffer = new Int32Array(table.game.moves.size);
  return buffer.slice(0, table.options(s, seat, draft, buffer));
}

/** A whole answer of one seat, at random: one pick or a draft of many, with sample words where words are wanted. */
export function answerOf<S extends Base>(table: Table<S>, s: S, seat: number, rng: Rng, choose = anyOf): Pick[] {
  const { game } = table;
  const { many, name } = game.decisions[s.flow.ask];
  const picks: Pick[] = [];
  for (;;) {
    const codes = codesOf(
      table,
      s,
      seat,
      picks.map(pick => pick.code),
    );
    if (codes.length === 0 && many) return picks;
    if (codes.length === 0) throw new Error(`seat ${seat} is asked "${name}" and has no option`);
    const code = choose(codes, rng);
    if (code === DONE && many) return picks;
    const words = game.moves.textOf(code)?.sample(rng.below(1000));
    picks.push(words === undefined ? { code } : { code, text: words });
    if (!many) return picks;
  }
}

/** Whoever has to answer before the game goes on: every asked seat, or one of those that may speak. */
export function speakers(s: Base, rng: Rng): readonly number[] {
  const all = seatsIn(s.flow.asked);
  return s.flow.mode === ALL || all.length === 1 ? all : [all[rng.below(all.length)]];
}

/** A joint answer at random, for `table.step` on a bare state. */
export function picksOf<S extends Base>(table: Table<S>, s: S, rng: Rng, choose?: Choose): Picks {
  const joint = new Picks(s.flow.seats);
  for (const seat of speakers(s, rng)) joint.add(seat, answerOf(table, s, seat, rng, choose));
  return joint;
}

/** An answer with its words, as the door wants it. */
export const keysOf = (game: Game, picks: readonly Pick[]): string[] =>
  picks.map(pick => game.moves.key(pick.code, pick.text));

/** Answers the decision that is open, whatever its mode: one seat's answer, through the door. */
export function answerAtRandom<S extends Base>(play: Play<S>, rng: Rng, choose?: Choose): Taken {
  const waiting = asked(play).filter(seat => !play.drafts[seat]?.done);
  const seat = waiting[rng.below(waiting.length)];
  const picks = keysOf(play.game, answerOf(play.table, play.state, seat, rng, choose));
  return submit(play, { seat, decision: decisionOf(play, seat), picks });
}
