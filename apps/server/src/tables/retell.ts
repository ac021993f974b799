import {
  EngineFault,
  begin,
  submit,
  undo,
  type Game,
  type GameEvent,
  type LogRecord,
  type Play,
  type Snapshot,
} from '@ennead/kernel';
import type { Opening } from '../store/port.ts';
import { forkFrom } from './game.ts';
import type { News } from './news.ts';
import { inSlices } from '../slices.ts';

/** A game told again, at one of its records. `play` is the same object throughout. */
export interface Moment {
  n: number;
  play: Play;
  events: readonly GameEvent[];
}

/** Plays a log again record by record, forks too; begins with the set-up, record 0. */
export function* retell(game: Game, { header, seed }: Opening, records: readonly LogRecord[]): Generator<Moment> {
  const { seats, options, program, entropy } = header;
  let events: readonly GameEvent[] = [];
  const play = begin(game, { seats, options }, seed, {
    program,
    ...(entropy && { entropy }),
    listen: told => (events = told),
  });
  Object.assign(play.header, header);
  yield { n: 0, play, events };
  for (const record of records) {
    events = take(play, record);
    if (play.records.length !== record.n) throw new EngineFault(`record ${record.n} could not be taken again`);
    yield { n: record.n, play, events };
  }
}

function take(play: Play, record: LogRecord): readonly GameEvent[] {
  if ('picks' in record) {
    let events: readonly GameEvent[] = [];
    for (const [name, picks] of Object.entries(record.picks)) {
      const seat = Number(name);
      ({ events } = submit(play, { seat, decision: play.state.flow.since[seat], picks }));
    }
    return events;
  }
  if ('undo' in record) undo(play, record.undo, true);
  else {
    play.records.push(record);
    const base = baseIn(record);
    if (base) forkFrom(play, base, record.n);
  }
  return [];
}

/** The play after record n. */
export const playAt = (game: Game, opening: Opening, records: readonly LogRecord[], n: number): Promise<Moment> =>
  inSlices(lastOf(retell(game, opening, records.slice(0, n))));

function* lastOf(moments: Generator<Moment>): Generator<number, Moment> {
  let found: Moment | undefined;
  for (const moment of moments) {
    found = moment;
    yield moment.n;
  }
  return found!;
}

/** Where a fork begins, if this record says so. */
function baseIn(record: LogRecord): Snapshot | null {
  const news = 'table' in record ? (record.table as Partial<Extract<News, { type: 'started' }>> | null) : null;
  return news?.base ?? null;
}

export const isFork = (records: readonly LogRecord[]): boolean => records.some(record => baseIn(record) !== null);
