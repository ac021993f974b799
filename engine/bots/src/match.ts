import {
  ALL,
  NONE,
  Picks,
  Stream,
  Table,
  begin,
  decisionOf,
  isOver,
  logOf,
  makeLog,
  secretOf,
  seedFrom,
  submit,
  type Base,
  type Game,
  type Outcome,
  type Setup,
} from '@ennead/kernel';
import { createBot, decide, type Bot } from './bot.ts';
import { speaker } from './hand.ts';
import { iterationsOf, type BotSpec } from './spec.ts';

/** One game of a series. */
export interface GameTask {
  game: string;
  setup: Setup;
  /** By seat. */
  bots: BotSpec[];
  /** By seat, which of the series' players it is. */
  entries: number[];
  index: number;
  /** Of the series; with `deal` it makes the table's seed. */
  seed: number;
  deal: number;
  save: boolean;
}

export interface GameResult {
  index: number;
  answers: number;
  /** By seat. */
  places: number[];
  values: number[];
  /** The record file, where one was asked for. */
  log: string | null;
  fault: string | null;
}

/** Seats rotate game by game, so that nobody owes their luck to a chair. */
export function planSeries(
  game: Game,
  setup: Setup,
  bots: readonly BotSpec[],
  games: number,
  seed: number,
  save: boolean,
): GameTask[] {
  return Array.from({ length: games }, (_, index) => {
    const entries = bots.map((_own, seat) => (seat + index) % bots.length);
    return { game: game.id, setup, bots: entries.map(entry => bots[entry]), entries, index, seed, deal: index, save };
  });
}

const kept = new Map<string, Bot>();

/** Bots remember nothing, so one of a kind serves all games of a process. */
export function botFor(game: Game, spec: BotSpec): Bot {
  const key = `${game.id} ${spec.kind} ${iterationsOf(game, spec)}`;
  if (!kept.has(key)) kept.set(key, createBot(game, spec));
  return kept.get(key)!;
}

/** A bot's own chance: by series, game, record and seat; never the table's. */
const botSeed = ({ seed, index }: GameTask, n: number, seat: number): number =>
  (Math.imul(seed + 1, 0x9e3779b1) ^
    Math.imul(index + 1, 0x85ebca77) ^
    Math.imul(n + 1, 0xc2b2ae3d) ^
    Math.imul(seat + 1, 0x27d4eb2f)) |
  0;

/** The seed of a table of a series. */
export const tableSeed = ({ seed, deal }: GameTask) => seedFrom(`${seed}/${deal}`);

/** Plays one game; a fault is reported, with the log as far as it goes, and never thrown. */
export function runGame(game: Game, task: GameTask): GameResult {
  const result: GameResult = { index: task.index, answers: 0, places: [], values: [], log: null, fault: null };
  try {
    const outcome = task.save ? recorded(game, task, result) : quick(game, task, result);
    const sides = outcome.sides;
    result.places = sides.map(side => outcome.places[side]);
    result.values = sides.map(side => outcome.values[side]);
  } catch (error) {
    result.fault = error instanceof Error ? error.message : String(error);
  }
  return result;
}

type Ended = Outcome & { sides: readonly number[] };

const ended = <S extends Base>(game: Game<S>, s: S): Ended => ({ ...game.outcome(s), sides: game.sides(s) });

/** Who answers now: everybody who is asked, or one of them where the first word counts. */
function speakers(state: Base, task: GameTask): number[] {
  const { asked, mode, seats, n } = state.flow;
  if (mode !== ALL) return [speaker(asked, Stream.of(botSeed(task, n, seats)))];
  return Array.from({ length: seats }, (_, seat) => seat).filter(seat => (asked >> seat) & 1);
}

/** Straight through `step`, without a log. */
function quick<S extends Base>(game: Game<S>, task: GameTask, result: GameResult): Ended {
  const table = new Table(game);
  const secret = secretOf(tableSeed(task));
  const picks = new Picks();
  const s = game.start(task.setup);
  for (table.begin(s, new Stream(secret, 0)); !isOver(s); result.answers++) {
    picks.clear();
    for (const seat of speakers(s, task)) {
      const seed = botSeed(task, s.flow.n, seat);
      const codes = decide(game, botFor(game, task.bots[seat]), s, seat, seed);
      picks.set(seat, codes, textFor(game, codes, seed));
    }
    table.step(s, picks, new Stream(secret, s.flow.n + 1));
  }
  return ended(game, s);
}

/** Through the door, as people play: the same game, and a record file of it. */
function recorded<S extends Base>(game: Game<S>, task: GameTask, result: GameResult): Ended {
  const play = begin(game, task.setup, tableSeed(task), { players: task.bots.map(bot => bot.name) });
  try {
    for (; !isOver(play.state); result.answers++) {
      const { n } = play.state.flow;
      for (const seat of speakers(play.state, task)) {
        const seed = botSeed(task, n, seat);
        const codes = decide(game, botFor(game, task.bots[seat]), play.state, seat, seed);
        const keys = codes.map(code => game.moves.key(code, textFor(game, [code], seed)));
        submit(play, { seat, decision: decisionOf(play, seat), picks: keys });
      }
    }
  } finally {
    result.log = makeLog({ ...logOf({ ...play, frozen: 'it broke off' }) });
  }
  const outcome = ended(game, play.state);
  result.log = makeLog(logOf(play));
  return outcome;
}

/** The words of an open pick. */
function textFor(game: Game, codes: readonly number[], seed: number): string | undefined {
  const open = codes.length === 0 || codes[0] === NONE ? null : game.moves.textOf(codes[0]);
  return open?.sample(seed >>> 1);
}
