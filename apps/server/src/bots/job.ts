import { imagine, parseBot } from '@ennead/bots';
import {
  DONE,
  Stream,
  isAsked,
  revive,
  snapshot,
  type Base,
  type Game,
  type Play,
  type Snapshot,
} from '@ennead/kernel';

/** What a thinker is told: a world that the seat cannot tell from the true one, and nothing else about the table. */
export interface Job {
  game: string;
  state: Snapshot;
  seat: number;
  level: string;
  seed: number;
  /** Milliseconds after which a search answers with what it has. */
  longest: number;
  /** What it thinks of every option is wanted, beside its answer. */
  judged: boolean;
}

/** What a job is made from. */
export interface Question {
  play: Play;
  seat: number;
  /** A bot as `parseBot` reads it. */
  level: string;
  /** The bot's own chance, never the table's. */
  seed: number;
  longest: number;
  judged?: boolean;
}

/** What a bot thinks of a decision. Values are from 0 to 1: how good it is for a side. */
export interface Judged {
  /** The whole answer that it would give. */
  picks: string[];
  /** For the side of the seat, and for every side where that is known. */
  value: number;
  sides: number[] | null;
  /** First picks, best first; `share` is how much of its thinking went there. */
  options: { key: string; share: number; value: number }[];
}

/** The only way from a table to a thinker: everything that the seat does not know is dealt again here. */
export function jobOf({ play, seat, level, seed, longest, judged = false }: Question): Job {
  const bot = parseBot(level);
  if (!bot.ok) throw new RangeError(bot.error);
  if (!isAsked(play, seat)) throw new RangeError(`seat ${seat} of ${play.game.id} is not asked anything`);
  const { game } = play;
  const state = snapshot(game, imagine(game, play.state, seat, Stream.of(seed)));
  return { game: game.id, state, seat, level, seed, longest, judged };
}

/** The imagined world of a job. */
export function worldOf(game: Game, job: Job): Base {
  const world = revive(game, job.state);
  if (!world.ok) throw new Error(world.error);
  return world.value as Base;
}

/** Picks as keys; an open value is something that a person could have typed. */
export const keysOf = (game: Game, codes: readonly number[], seed: number): string[] =>
  codes.map(code => game.moves.key(code, game.moves.textOf(code)?.sample(seed >>> 1)));

/** The first answer that is offered: what a seat does for which nobody can think. */
export function firstAnswer(game: Game, job: Job): string[] {
  const world = worldOf(game, job);
  const { many, options } = game.decisions[world.flow.ask];
  const out = new Int32Array(game.moves.size);
  const picks: number[] = [];
  do {
    const offered = out.subarray(0, options(world, job.seat, picks, out));
    if (offered.length === 0 || offered.includes(DONE)) break;
    picks.push(offered[0]);
  } while (many);
  return keysOf(game, picks, job.seed);
}
