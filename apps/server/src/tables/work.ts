import type { GameEvent, LogRecord, Play } from '@ennead/kernel';
import type { ChatLine, Done } from '@ennead/wire';
import type { Change } from '../store/port.ts';
import { isOpen, type About, type Chair } from './about.ts';
import type { House } from './house.ts';
import type { Happened, LiveTable } from './live-table.ts';
import { newsIn, type News } from './news.ts';
import { refuse } from './refused.ts';

export interface Asker {
  id: string;
  name: string | null;
}

/** Lists of a work begin as this one: most stay empty, and of the others most hold one thing. */
const NONE: readonly never[] = [];

/** One deed at a table, from the check to the commit: what it changes, and what may leave once that is durable. */
export class Work {
  readonly house: House;
  readonly t: LiveTable;
  /** Who does it; null for the server itself. */
  readonly asker: Asker | null;
  readonly now: number;
  changes: readonly Change[] = NONE;
  told: readonly Happened[] = NONE;
  lines: readonly ChatLine[] = NONE;
  /** Nothing is written, but everybody should be told. */
  seen = false;
  /** The row has to be written with it. */
  row = false;
  /** Seats whose answer the record holds, where clocks run. */
  answered: readonly number[] = NONE;
  /** What its answer says beside the number of records. */
  done: Partial<Done> | null = null;
  /** Done after the commit, before anybody is told. */
  afterwards: readonly (() => void)[] = NONE;

  constructor(house: House, t: LiveTable, asker: Asker | null) {
    this.house = house;
    this.t = t;
    this.asker = asker;
    this.now = house.clock.now();
  }

  write(change: Change): void {
    this.changes = joined(this.changes, change);
  }

  tell(happened: Happened): void {
    this.told = joined(this.told, happened);
  }

  say(line: ChatLine): void {
    this.lines = joined(this.lines, line);
  }

  after(deed: () => void): void {
    this.afterwards = joined(this.afterwards, deed);
  }
}

const joined = <T>(list: readonly T[], item: T): readonly T[] => (list.length === 0 ? [item] : [...list, item]);

/** What a deed does; it may refuse by throwing, as long as it has changed nothing. */
export type Deed = (work: Work) => void;

/** Changes what the table knows about itself. */
export function change(work: Work, about: Partial<About>): void {
  work.t.about = { ...work.t.about, ...about };
  work.row = true;
}

export function changeChair(work: Work, seat: number, chair: Partial<Chair>): void {
  change(work, { seats: work.t.about.seats.map((old, i) => (i === seat ? { ...old, ...chair } : old)) });
}

/** Writes down what happened around the game, under the next number of the log. Once it is over its log is closed. */
export function note(work: Work, news: News): void {
  work.row = true;
  if (work.t.about.phase === 'ended') return;
  const record: LogRecord = { n: work.t.records.length + 1, table: news };
  work.t.records.push(record);
  work.write({ type: 'append', table: work.t.id, record });
  if (work.t.about.phase !== 'running') return;
  const told = newsOf(work, record);
  if (told) work.tell({ n: record.n, events: [], news: told });
}

const newsOf = ({ t }: Work, record: LogRecord): ReturnType<typeof newsIn> =>
  newsIn(record, t.records, t.about.seats.length);

/** A record of the game has been taken. */
export function took(work: Work, record: LogRecord, events: readonly GameEvent[]): void {
  work.write({ type: 'append', table: work.t.id, record });
  if ('picks' in record) work.tell({ n: record.n, events });
  else {
    const news = newsOf(work, record);
    work.tell({ n: record.n, events, ...('undo' in record && { undo: record.undo }), ...(news && { news }) });
  }
  work.t.rowStale = true;
}

export function wantAsker(work: Work): Asker {
  return work.asker ?? refuse('identity', 'say who you are first: this needs a name or a guest token');
}

export function wantHost(work: Work): void {
  if (work.asker !== null && work.asker.id !== work.t.about.host)
    refuse('not-host', 'only the host of this table may do that');
}

export function wantLobby({ t }: Work): void {
  if (t.about.phase === 'running') refuse('started', 'the game has started');
  if (t.about.phase === 'ended') refuse('ended', 'this table has ended');
}

/** The game that is going on. */
export function wantPlay({ t }: Work): Play {
  if (t.about.phase === 'lobby') refuse('not-started', 'the game has not started yet');
  if (t.about.phase === 'ended') refuse('ended', 'this table has ended');
  if (t.play === null) refuse('frozen', t.about.frozen ?? 'this table cannot go on');
  return t.play;
}

export function chairAt({ t }: Work, seat: number): Chair {
  return (
    t.about.seats[seat] ??
    refuse('not-yours', `there is no seat ${seat}; there are ${t.about.seats.length} seats, from 0 on`)
  );
}

/** The asker's own chair; the server itself may sit anywhere. */
export function ownChair(work: Work, seat: number): Chair {
  const chair = chairAt(work, seat);
  if (work.asker !== null && chair.person !== work.asker.id) refuse('not-yours', `seat ${seat} is not yours`);
  return chair;
}

export function wantOpen(work: Work, seat: number): void {
  if (!isOpen(chairAt(work, seat))) refuse('seat-taken', `seat ${seat} is taken`);
}
