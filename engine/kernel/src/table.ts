import { EngineFault } from './errors.ts';
import type { GameEvent } from './events.ts';
import {
  ALL,
  ANY,
  ONE,
  popFrame,
  pushFrame,
  type Base,
  type Decision,
  type Draft,
  type Flow,
  type Mode,
  type Procedure,
} from './flow.ts';
import type { Game } from './game.ts';
import { NONE, Picks } from './picks.ts';
import { shuffle, type Rng } from './random.ts';
import { describeStack } from './describe.ts';

/** More steps than any answer of any game needs: a procedure that never asks is a fault, not a hang. */
const MOST_STEPS = 1_000_000;

const NOT_DRAWING: Rng = {
  below() {
    throw new EngineFault('nothing may be drawn while no step runs');
  },
};

const EVERY_SEAT = Array.from({ length: 33 }, (_, n) => Array.from({ length: n }, (__, seat) => seat));

/** What rules hold in their hands: the state, the answer that came in, chance, and what may happen next. */
export class Table<S extends Base> {
  readonly game: Game<S>;
  s!: S;
  rng: Rng = NOT_DRAWING;
  /** Whether anybody listens: events are made only then. */
  told = false;
  events: GameEvent[] = [];
  /** What an undo asks of the last answer: whose knowledge grew, and whether something was shuffled. */
  grew = 0;
  shuffled = false;
  private flow!: Flow;
  private picks: Picks = new Picks(0);
  private standing = 0;
  private stood = NONE;

  constructor(game: Game<S>) {
    this.game = game;
  }

  /** Every seat, from 0 on. */
  get seats(): readonly number[] {
    return EVERY_SEAT[this.flow.seats];
  }

  /** The first pick of a seat in the answer that this step follows. */
  pick(seat: number): number {
    return this.picks.at(seat, 0);
  }

  pickAt(seat: number, i: number): number {
    return this.picks.at(seat, i);
  }

  pickCount(seat: number): number {
    return this.picks.count(seat);
  }

  /** The words that a seat typed. */
  text(seat: number): string {
    return this.picks.text(seat);
  }

  /** Whether this seat is among those that answered: a standing ask has one speaker. */
  answered(seat: number): boolean {
    return ((this.picks.mask >> seat) & 1) === 1;
  }

  tell(event: GameEvent): void {
    if (this.events.length === 0) this.events = [event]; // most are alone, and a list that grows takes room for many
    else this.events.push(event);
  }

  /** Begins another procedure; this one goes on with its next step when that one is through. */
  call(procedure: Procedure<S>, a = 0, b = 0, c = 0, d = 0): void {
    if (procedure.id < 0) throw new EngineFault(`procedure "${procedure.name}" is not listed in its game`);
    pushFrame(this.flow.frames, procedure.id, a, b, c, d);
  }

  /** Ends the procedure that is running; whoever called it goes on. */
  leave(): void {
    popFrame(this.flow.frames);
  }

  ask(decision: Decision<S>, seat: number): void {
    this.put(decision, ONE, 1 << seat);
    this.flow.since[seat] = this.flow.n;
  }

  /** All these seats answer together; nobody sees an answer before the last is in. */
  askAll(decision: Decision<S>, seats: number = (1 << this.flow.seats) - 1): void {
    this.put(decision, ALL, seats);
    this.stamp(decision, seats);
  }

  /** A standing ask: the first answer is taken, and the others' asks go on. */
  askAny(decision: Decision<S>, seats: number = (1 << this.flow.seats) - 1): void {
    this.put(decision, ANY, seats);
    this.stamp(decision, seats);
  }

  /** Deals faces anew over the same slots, so that no id can be followed through it. */
  shuffle(faces: number[], from = 0, to = faces.length): void {
    this.shuffled = true;
    shuffle(faces, this.rng, from, to);
  }

  /** Lets seats know the face of a slot. */
  show(known: number[], slot: number, seats: number): void {
    this.grew |= seats & ~known[slot];
    known[slot] |= seats;
  }

  /** Says that seats learn something that is no face of a slot: what a hidden value led to. */
  learn(seats: number): void {
    this.grew |= seats;
  }

  /** Makes the state of a new game run to its first question. */
  begin(s: S, rng: Rng): void {
    this.take(s, rng);
    this.standing = 0;
    pushFrame(s.flow.frames, this.game.opening.id, 0, 0, 0, 0);
    this.run();
  }

  /** One answer, taken as given: the door in front of this is `submit`; playouts pick from `options`. */
  step(s: S, picks: Picks, rng: Rng, n: number = s.flow.n + 1): void {
    const flow = s.flow;
    this.take(s, rng);
    this.picks = picks;
    this.standing = flow.mode === ANY ? flow.asked & ~picks.mask : 0;
    this.stood = flow.ask;
    flow.n = n;
    flow.asked = 0;
    this.run();
  }

  /** What a seat may pick next. */
  options(s: S, seat: number, draft: Draft, out: Int32Array): number {
    return this.game.decisions[s.flow.ask].options(s, seat, draft, out);
  }

  private take(s: S, rng: Rng): void {
    this.s = s;
    this.flow = s.flow;
    this.rng = rng;
  }

  private run(): void {
    const flow = this.flow;
    const frames = flow.frames;
    const procedures = this.game.procedures;
    for (let steps = 0; frames.length > 0; steps++) {
      const f = frames[frames.length - 1];
      const procedure = procedures[f.kind];
      if (f.step === procedure.steps.length) {
        if (procedure.cycles) f.step = 0;
        else {
          popFrame(frames);
          continue;
        }
      }
      procedure.steps[f.step++](this, f);
      if (flow.asked !== 0) return;
      if (steps > MOST_STEPS)
        throw new EngineFault(`${MOST_STEPS} steps and nobody was asked`, describeStack(this.game, this.s));
    }
  }

  private put(decision: Decision<S>, mode: Mode, seats: number): void {
    const flow = this.flow;
    if (flow.asked !== 0 || seats === 0 || decision.id < 0) this.cannotAsk(decision, seats);
    flow.ask = decision.id;
    flow.mode = mode;
    flow.asked = seats;
  }

  private cannotAsk(decision: Decision<S>, seats: number): never {
    const why =
      decision.id < 0 ? 'it is not listed in its game' : seats === 0 ? 'no seat would be asked' : 'a step asks once';
    throw new EngineFault(`cannot ask "${decision.name}": ${why}`, describeStack(this.game, this.s));
  }

  /** A seat that did not speak keeps the id of its standing ask, and with it what it has drafted. */
  private stamp(decision: Decision<S>, seats: number): void {
    const keep = decision.id === this.stood ? this.standing : 0;
    for (let seat = 0; seat < this.flow.seats; seat++)
      if ((seats >> seat) & 1 && ((keep >> seat) & 1) === 0) this.flow.since[seat] = this.flow.n;
  }
}
