import { HASH_EVERY, submit } from './door.ts';
import { EngineFault, IllegalMove, bad, ok, type Result } from './errors.ts';
import { isOver, type Base } from './flow.ts';
import { checkSetup, type Game } from './game.ts';
import { parseLog, type GameRecord, type Log, type LogRecord } from './log.ts';
import { begin, type Listener, type Play } from './play.ts';
import { commitmentOf } from './random.ts';
import { canonical, hashOf, revive, type Snapshot } from './snapshot.ts';
import { goBack, undoPrice } from './undo.ts';

/** Why a log does not replay: the first record that is wrong, 0 for what stands around the records. */
export interface Flaw {
  n: number;
  error: string;
}

export type Replayed<S extends Base> = { ok: true; play: Play<S> } | { ok: false; flaw: Flaw };

interface ReplayOptions {
  until?: number;
  listen?: Listener;
}

/** Work that can be laid aside after each record: whoever serves others at the same time does it in slices. */
export type InSteps<T> = Generator<number, T>;

function whole<T>(work: InSteps<T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** Plays a log again, up to and with record `until`. Every answer goes through the door; every hash is compared. */
export const replay = <S extends Base>(game: Game<S>, log: Log, options: ReplayOptions = {}): Replayed<S> =>
  whole(replaying(game, log, options));

function* replaying<S extends Base>(
  game: Game<S>,
  log: Log,
  { until = Infinity, listen }: ReplayOptions = {},
): InSteps<Replayed<S>> {
  const { header, records, closing } = log;
  const flaw = (n: number, error: string): Replayed<S> => ({ ok: false, flaw: { n, error } });
  if (header.game !== game.id) return flaw(0, `wanted a log of ${game.id}, found one of ${header.game}`);
  const setup = checkSetup(game, header.seats, header.options);
  if (!setup.ok) return flaw(0, setup.error);
  if (commitmentOf(closing.seed) !== header.commitment) return flaw(0, 'the seed is not the one that was committed to');
  const { program, entropy, players } = header;
  const said = { program, ...(entropy && { entropy }), ...(players && { players }), ...(listen && { listen }) };
  const play = orFault(() => begin(game, setup.value, closing.seed, said));
  if (typeof play === 'string') return flaw(0, play);
  play.header.rules = header.rules;
  for (const record of records) {
    if (record.n > until) break;
    const error = retake(play, record, listen);
    if (error) return flaw(record.n, error);
    yield record.n;
  }
  return { ok: true, play };
}

/** What a piece of work gives, or the sentence with which it refused. */
function orFault<T>(work: () => T): T | string {
  try {
    return work();
  } catch (error) {
    if (error instanceof IllegalMove || error instanceof EngineFault) return error.message;
    throw error;
  }
}

function retake<S extends Base>(play: Play<S>, record: LogRecord, listen?: Listener): string | null {
  if ('undo' in record && undoPrice(play, 0, record.undo) === 'never')
    return `record ${record.undo} cannot be taken back: it does not stand, or cards were shuffled since`;
  const refused = orFault(() => {
    if ('picks' in record) retakePicks(play, record, listen);
    else if ('undo' in record) goBack(play, { n: record.n, undo: record.undo });
    else play.records.push({ ...record });
  });
  if (refused !== undefined) return refused;
  if (play.records.length < record.n) return 'some seats that were asked have not answered';
  if (play.records.length > record.n) return 'more seats have answered than were asked';
  const due = record.n % HASH_EVERY === 0 && !('table' in record);
  if (!due && record.hash === undefined) return null;
  const found = hashOf(play.game, play.state);
  return record.hash === found ? null : `the state's hash is ${found}, the record says ${record.hash ?? 'nothing'}`;
}

function retakePicks(play: Play, record: GameRecord, listen?: Listener): void {
  for (const [name, picks] of Object.entries(record.picks)) {
    const seat = Number(name);
    const { events, record: taken } = submit(play, { seat, decision: play.state.flow.since[seat], picks });
    if (taken) listen?.(events, record.n);
  }
}

type FindGame = (id: string) => Game | undefined;

/** Proves a record file: every answer was legal, every draw came from the seed, and it ended as it says. */
export const verify = (source: string, findGame: FindGame): Replayed<any> => whole(verifying(source, findGame));

/** The same, record by record. */
export function* verifying(source: string, findGame: FindGame): InSteps<Replayed<any>> {
  const wrong = (n: number, error: string): { ok: false; flaw: Flaw } => ({ ok: false, flaw: { n, error } });
  const log = parseLog(source);
  if (!log.ok) return wrong(0, log.error);
  const { header, closing } = log.value;
  const game = findGame(header.game);
  if (!game) return wrong(0, `there is no game "${header.game}" here`);
  if (header.rules !== game.rules)
    return wrong(0, `it was played by version ${header.rules} of the rules; this is version ${game.rules}`);
  const replayed = yield* replaying(game, log.value);
  if (!replayed.ok) return replayed;
  const { state } = replayed.play;
  const outcome = isOver(state) ? game.outcome(state) : null;
  if (canonical(outcome) !== canonical(closing.outcome))
    return wrong(
      log.value.records.length,
      `it ends with ${JSON.stringify(outcome)}, the closing line says ${JSON.stringify(closing.outcome)}`,
    );
  return replayed;
}

/** A state as a store keeps it beside the log. */
export interface Saved {
  /** The last record that it has taken in. */
  n: number;
  state: Snapshot;
  /** The version of the rules that made it; the log's, unless it says otherwise. */
  rules?: number;
}

/**
 * Opens a running table again, perhaps after a change of the rules: by replaying where all hashes agree, else from its
 * last snapshot through the game's `migrate`, else it stays frozen, with a sentence.
 */
export const reopen = <S extends Base>(game: Game<S>, log: Log, saved?: Saved): Result<Play<S>> =>
  whole(reopening(game, log, saved));

/** The same, record by record. */
export function* reopening<S extends Base>(game: Game<S>, log: Log, saved?: Saved): InSteps<Result<Play<S>>> {
  const replayed = yield* replaying(game, log);
  if (replayed.ok) return ok(replayed.play);
  const { rules } = log.header;
  const sorry = (why: string): Result<Play<S>> =>
    bad(
      `this table was played by version ${rules} of the rules of ${game.id} and cannot go on under version ${game.rules}: ${why}`,
    );
  if (rules === game.rules) return bad(`record ${replayed.flaw.n}: ${replayed.flaw.error}`);
  if (!saved) return sorry(replayed.flaw.error);
  if (saved.n !== log.records.length)
    return sorry(`its last snapshot is of record ${saved.n}, its log ends with record ${log.records.length}`);
  const from = saved.rules ?? rules;
  if (from !== game.rules && !game.migrate) return sorry(replayed.flaw.error);
  const migrated = from === game.rules ? saved.state : game.migrate!(saved.state, from);
  if (migrated === null) return sorry('its last snapshot cannot be brought up to date');
  const state = revive(game, migrated as Snapshot);
  if (!state.ok) return sorry(state.error);
  const { seats, options, entropy } = log.header;
  const play = begin(game, { seats, options }, log.closing.seed, { ...(entropy && { entropy }) });
  Object.assign(play.header, log.header);
  play.base = { n: saved.n, state: game.clone(state.value) };
  play.state = state.value;
  play.records = [...log.records];
  return ok(play);
}
