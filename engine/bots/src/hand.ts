import { ALL, DONE, NO_PICKS, Picks, Table, type Base, type Game, type Rng } from '@ennead/kernel';

/** Moves stones and cards for those who think: options, drafts and steps without allocating. */
export class Hand<S extends Base> {
  readonly game: Game<S>;
  readonly table: Table<S>;
  readonly picks = new Picks();
  readonly out: Int32Array;
  private readonly draft: number[] = [];

  constructor(game: Game<S>) {
    this.game = game;
    this.table = new Table(game);
    this.out = new Int32Array(game.moves.size);
  }

  /** Answers whatever is asked, each option as likely as the next. */
  answerAtRandom(s: S, rng: Rng): void {
    const { asked, mode } = s.flow;
    if (mode === ALL) {
      this.picks.clear();
      for (let seat = 0; seat < s.flow.seats; seat++) if ((asked >> seat) & 1) this.randomPicks(s, seat, rng);
    } else this.randomAnswer(s, speaker(asked, rng), rng);
    this.table.step(s, this.picks, rng);
  }

  /** One seat's answer, and nobody else's, ready to be taken. */
  randomAnswer(s: S, seat: number, rng: Rng): void {
    const decision = this.game.decisions[s.flow.ask];
    if (decision.many) {
      this.picks.clear();
      this.randomPicks(s, seat, rng);
    } else this.picks.one(seat, this.out[rng.below(decision.options(s, seat, NO_PICKS, this.out))]);
    this.addText(seat, rng);
  }

  /** Adds a seat's answer to those that are there. */
  private randomPicks(s: S, seat: number, rng: Rng): void {
    const { many, options } = this.game.decisions[s.flow.ask];
    const { draft, out } = this;
    draft.length = 0;
    do {
      const n = options(s, seat, draft, out);
      const code = n === 0 ? DONE : out[rng.below(n)];
      if (code === DONE) break;
      draft.push(code);
    } while (many);
    this.picks.set(seat, draft);
  }

  /** An open value: something that a person could have typed. */
  private addText(seat: number, rng: Rng): void {
    const code = this.picks.at(seat, 0);
    const open = code < 0 ? null : this.game.moves.textOf(code);
    if (open) this.picks.set(seat, [code], open.sample(rng.below(1000)));
  }
}

/** The seat that answers: the one that is asked, or any of them where the first word counts. */
export function speaker(asked: number, rng: Rng): number {
  let seats = asked;
  if ((seats & (seats - 1)) !== 0) {
    let count = 0;
    for (let rest = seats; rest !== 0; rest &= rest - 1) count++;
    for (let skip = rng.below(count); skip > 0; skip--) seats &= seats - 1;
  }
  return 31 - Math.clz32(seats & -seats);
}
