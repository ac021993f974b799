import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  EngineFault,
  Stream,
  asked,
  begin,
  decisionOf,
  isOver,
  logOf,
  makeLog,
  seedFrom,
  submit,
  verify,
  type Base,
  type Game,
  type GameRecord,
  type OptionValue,
  type Play,
} from '@ennead/kernel';
import { answerOf, keysOf, type Choose } from './answers.ts';

export interface FuzzOptions {
  setups: readonly { seats: number; options?: Record<string, OptionValue> }[];
  /** How many games, going round the set-ups. */
  games: number;
  seed: number;
  /** Where record files of failures go; a folder of the machine's temporary one, unless said otherwise. */
  save?: string;
  /** A game with more answers than this is stuck. */
  most?: number;
}

export interface FuzzFailure {
  game: number;
  error: string;
  file: string;
  /** Shows the failure again. */
  command: string;
}

export interface FuzzReport {
  games: number;
  answers: number;
  /** Moves of the vocabulary that no game has used. */
  unused: string[];
  failures: FuzzFailure[];
}

/** Plays random games that lean towards what was not tried yet; every failure is saved with the command that replays it. */
export function fuzz<S extends Base>(game: Game<S>, options: FuzzOptions): FuzzReport {
  const { setups, games, seed, save = join(tmpdir(), 'ennead-fuzz'), most = 20_000 } = options;
  const report: FuzzReport = { games: 0, answers: 0, unused: [], failures: [] };
  const tried = new Set<number>();
  for (let g = 0; g < games; g++) {
    const { seats, options: chosen = {} } = setups[g % setups.length];
    const name = `${game.id}-fuzz-${seed}-${g}`;
    const play = begin(game, { seats, options: chosen }, seedFrom(name), { players: [name] });
    const error = playThrough(play, Stream.of(seed * 7919 + g), preferring(tried), most);
    report.games++;
    report.answers += play.records.length;
    if (error === null) continue;
    mkdirSync(save, { recursive: true });
    const file = join(save, `${name}.jsonl`);
    writeFileSync(file, makeLog({ ...logOf(play), closing: { seed: play.seed, outcome: null } }));
    report.failures.push({ game: g, error, file, command: `npx ennead replay ${file}` });
  }
  const kinds = new Set([...tried].map(code => game.moves.kindOf[code]));
  report.unused = game.moves.names.filter((_, kind) => kind > 0 && !kinds.has(kind));
  return report;
}

/** Throws with every failure and its command, if there was one. */
export function demandNoFailure({ failures, games }: FuzzReport): void {
  if (failures.length === 0) return;
  const lines = failures.map(({ error, command }) => `${error}\n  see it again: ${command}`);
  throw new Error(`${failures.length} of ${games} games failed\n${lines.join('\n')}`);
}

/** Half of the time something that nobody has picked yet, where there is such a thing. */
function preferring(tried: Set<number>): Choose {
  return (codes, rng) => {
    const fresh = codes.filter(code => !tried.has(code));
    const from = fresh.length > 0 && rng.below(2) === 0 ? fresh : codes;
    const code = from[rng.below(from.length)];
    tried.add(code);
    return code;
  };
}

function playThrough<S extends Base>(play: Play<S>, rng: Stream, choose: Choose, most: number): string | null {
  while (!isOver(play.state)) {
    if (play.records.length >= most) return `it is stuck: ${most} answers and no end`;
    const waiting = asked(play).filter(seat => !play.drafts[seat]?.done);
    const seat = waiting[rng.below(waiting.length)];
    try {
      const picks = keysOf(play.game, answerOf(play.table, play.state, seat, rng, choose));
      answer(play, seat, picks);
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      return error.message;
    }
  }
  const proof = verify(makeLog(logOf(play)), () => play.game);
  return proof.ok ? null : `record ${proof.flaw.n} does not verify: ${proof.flaw.error}`;
}

/** An answer that ends in a fault is kept in the log all the same, so that a replay runs into it again. */
function answer<S extends Base>(play: Play<S>, seat: number, picks: string[]): void {
  const all: Record<string, string[]> = { [seat]: picks };
  for (const [other, held] of play.drafts.entries()) if (held?.done) all[other] = keysOf(play.game, held.picks);
  const record: GameRecord = { n: play.records.length + 1, picks: all };
  try {
    submit(play, { seat, decision: decisionOf(play, seat), picks });
  } catch (error) {
    if (error instanceof EngineFault) play.records.push(record);
    throw error;
  }
}
