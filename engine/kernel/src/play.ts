import { describeStack } from './describe.ts';
import { EngineFault, IllegalMove } from './errors.ts';
import type { GameEvent } from './events.ts';
import { NO_PICKS, isOver, type Base } from './flow.ts';
import { checkSetup, type Game, type Setup } from './game.ts';
import { FORMAT, type Header, type Log, type LogRecord } from './log.ts';
import { Stream, commitmentOf, secretOf, type Rng, type Seed } from './random.ts';
import { Table } from './table.ts';
import { EVERYTHING, seatsIn, type Viewer } from './visibility.ts';
import type { Pick } from './vocabulary.ts';

/** What an undo asks of an answer that was given. */
export interface Mark {
  n: number;
  by: number;
  drew: boolean;
  grew: boolean;
  shuffled: boolean;
}

/** A seat's picks for the decision that is open. Private; not part of the state. */
export interface SeatDraft {
  decision: number;
  picks: Pick[];
  /** Handed in: sealed until the last seat is done. */
  done: boolean;
}

/** A state to climb back from: as it was after so many of the answers that stand. */
export interface Rung<S extends Base = any> {
  taken: number;
  state: S;
}

/** A game in progress with its log: memory of a table, to be rebuilt from the log at any time. */
export interface Play<S extends Base = any> {
  readonly game: Game<S>;
  readonly table: Table<S>;
  readonly header: Header;
  readonly seed: Seed;
  readonly setup: Setup;
  state: S;
  /** Where going back begins, if the log before it is of older rules; else at set-up. */
  base: { n: number; state: S } | null;
  records: LogRecord[];
  marks: Mark[];
  /** States on the way here, so that going back does not play everything again; made by the first undo. */
  rungs: Rung<S>[];
  drafts: (SeatDraft | null)[];
  /** The fault that froze it. */
  frozen: string | null;
  /** Chance for record n; tests put rigged dice here. */
  chance: (n: number) => Rng;
}

/** Hears what each record made happen; record 0 is the set-up. */
export type Listener = (events: GameEvent[], n: number) => void;

export interface PlayOptions {
  program?: string;
  entropy?: string[];
  players?: string[];
  listen?: Listener;
  chance?: (n: number) => Rng;
}

/** Opens a game and runs it to its first question. */
export function begin<S extends Base>(game: Game<S>, setup: Setup, seed: Seed, options: PlayOptions = {}): Play<S> {
  const checked = checkSetup(game, setup.seats, setup.options);
  if (!checked.ok) throw new RangeError(checked.error);
  const { program = 'ennead', entropy, players } = options;
  const header: Header = {
    ennead: FORMAT,
    game: game.id,
    rules: game.rules,
    program,
    ...checked.value,
    options: { ...checked.value.options },
    commitment: commitmentOf(seed),
  };
  if (entropy) header.entropy = entropy;
  if (players) header.players = players;
  const secret = secretOf(seed, entropy);
  const play: Play<S> = {
    game,
    table: new Table(game),
    header,
    seed,
    setup: checked.value,
    state: game.start(checked.value),
    base: null,
    records: [],
    marks: [],
    rungs: [],
    drafts: Array.from({ length: setup.seats }, () => null),
    frozen: null,
    chance: options.chance ?? (n => new Stream(secret, n)),
  };
  const { events } = running(play, 0, rng => play.table.begin(play.state, rng));
  options.listen?.(events, 0);
  return play;
}

/** What one run to the next question made happen. */
export interface Ran {
  events: GameEvent[];
  drew: boolean;
  grew: boolean;
  shuffled: boolean;
}

/** The chance of a record, made when first drawn from: most records need none. */
class Watched implements Rng {
  private readonly play: Play;
  private readonly n: number;
  private rng: Rng | null = null;

  constructor(play: Play, n: number) {
    this.play = play;
    this.n = n;
  }

  get drew(): boolean {
    return this.rng !== null;
  }

  below(sides: number): number {
    this.rng ??= this.play.chance(this.n);
    return this.rng.below(sides);
  }
}

/** Lets rules run with the chance of record n. Whatever goes wrong in there freezes the table. */
export function running<S extends Base>(play: Play<S>, n: number, run: (rng: Rng) => void): Ran {
  const { table } = play;
  const chance = new Watched(play, n);
  table.told = true;
  table.events = [];
  table.grew = 0;
  table.shuffled = false;
  try {
    run(chance);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    play.frozen = message;
    throw error instanceof EngineFault && error.where
      ? error
      : new EngineFault(message, describeStack(play.game, play.state), error);
  }
  // They are kept, and a list that has grown has room for many more.
  const events = table.events.length > 1 ? table.events.slice() : table.events;
  return { events, drew: chance.drew, grew: table.grew !== 0, shuffled: table.shuffled };
}

/** What a seat may pick next, as keys; nothing if it is not asked. */
export function offered<S extends Base>(play: Play<S>, seat: number, picks: readonly string[] = []): string[] {
  if (!isAsked(play, seat)) return [];
  const { moves } = play.game;
  const codes = picks.map(key => {
    const pick = moves.parse(key);
    if (!pick.ok) throw new IllegalMove('unknown-option', pick.error);
    return pick.value.code;
  });
  return optionsOf(play, seat, codes).map(code => moves.key(code));
}

/** The codes a seat may pick next. */
export function optionsOf<S extends Base>(play: Play<S>, seat: number, codes: readonly number[] = NO_PICKS): number[] {
  const count = countOptions(play, seat, codes); // first of all: it may need new room
  return Array.from(found.subarray(0, count));
}

/** What `countOptions` found last, for any game: to be read before it is called again. */
export let found = new Int32Array(0);

/** Looks up what a seat may pick next; how many options there are. */
export function countOptions<S extends Base>(play: Play<S>, seat: number, codes: readonly number[]): number {
  if (found.length < play.game.moves.size) found = new Int32Array(play.game.moves.size);
  return play.table.options(play.state, seat, codes, found);
}

export const asked = ({ state: { flow } }: Play): readonly number[] => seatsIn(flow.asked);
export const isAsked = ({ state: { flow } }: Play, seat: number): boolean =>
  seat >= 0 && seat < flow.seats && ((flow.asked >> seat) & 1) === 1;

/** The id of the decision that a seat is asked. */
export const decisionOf = (play: Play, seat: number): number => play.state.flow.since[seat];

/** Whether it came to its end; a frozen table did not, and shows nobody's cards. */
const hasEnded = (play: Play): boolean => play.frozen === null && isOver(play.state);

/** The table as a viewer may know it: the game's view (renewing the one before), who is asked what, and who is done. */
export function viewOf<S extends Base>(play: Play<S>, viewer: Viewer, before?: object) {
  const { state, game, drafts } = play;
  const over = hasEnded(play);
  const { ask, since } = state.flow;
  const asks = asked(play).map(seat => ({
    seat,
    decision: since[seat],
    kind: game.decisions[ask].name,
    done: drafts[seat]?.done ?? false,
  }));
  return {
    game: game.id,
    n: play.records.length,
    asks,
    over,
    outcome: over ? game.outcome(state) : null,
    table: game.view(state, over ? EVERYTHING : viewer, before),
  };
}

/** The log of a play, closed as it stands. */
export const logOf = (play: Play): Log => ({
  header: play.header,
  records: play.records,
  closing: { seed: play.seed, outcome: hasEnded(play) ? play.game.outcome(play.state) : null },
});
