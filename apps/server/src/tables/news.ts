import type { LogRecord, Snapshot } from '@ennead/kernel';
import { News as ToldNews, type Reason } from '@ennead/wire';

/** What happened around a game: the `table` of a table record. Persons by id, so that a log holds no names. */
export type News =
  | { type: 'sat'; seat: number; person: string }
  | { type: 'stood'; seat: number }
  | { type: 'bot'; seat: number; level: string; reason: Reason }
  | { type: 'set'; options: object; seats: number }
  | { type: 'host'; person: string; seat: number }
  /** A fork starts from somewhere: its first state stands in its log. */
  | { type: 'started'; base?: Snapshot }
  | { type: 'resigned'; seats: number[] }
  | { type: 'paused' }
  | { type: 'resumed' }
  | { type: 'removed'; person: string }
  | { type: 'closed' };

/**
 * What a record of a running game tells people of what happened around it, by seat and without persons; null for what
 * goes without saying. A log that was imported may say anything there.
 */
export function newsIn(record: LogRecord, records: readonly LogRecord[], seats: number): ToldNews | null {
  if ('undo' in record) return undone(records[record.undo - 1]);
  if (!('table' in record)) return null;
  const { data: news } = ToldNews.safeParse(record.table);
  return news && news.type !== 'undone' && seatsOf(news).every(seat => seat < seats) ? news : null;
}

function undone(answer: LogRecord | undefined): ToldNews | null {
  if (!answer || !('picks' in answer)) return null;
  return { type: 'undone', seats: Object.keys(answer.picks).map(Number) };
}

function seatsOf(news: ToldNews): readonly number[] {
  if ('seats' in news) return news.seats;
  return 'seat' in news ? [news.seat] : [];
}

/** The record with which the game started; what stands before it belongs to the lobby. 0 if none says so. */
export const startIn = (records: readonly LogRecord[]): number =>
  1 + records.findIndex(record => 'table' in record && (record.table as Partial<News> | null)?.type === 'started');
