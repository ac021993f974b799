import { EVERYTHING, type LogRecord, type Viewer } from '@ennead/kernel';
import type { ReplayView, StoryView } from '@ennead/wire';
import type { Opening } from '../store/port.ts';
import { maskOf } from './about.ts';
import { admit } from './admission.ts';
import { archive, viewAt, type Story } from './archive.ts';
import type { Happened, LiveTable } from './live-table.ts';
import { newsIn, startIn } from './news.ts';
import { Refused, refuse } from './refused.ts';
import { playAt, retell } from './retell.ts';
import { inSlices } from '../slices.ts';
import type { Tables } from './tables.ts';
import { playView, toldTo } from './view.ts';
import type { Asker } from './work.ts';

/** What somebody may look back at. */
export interface Past {
  t: LiveTable;
  ended: boolean;
  opening: Opening;
  records: readonly LogRecord[];
  /** The record with which the game started. */
  start: number;
  viewer: Viewer;
}

/** Through whose eyes somebody may see a table: their own, an onlooker's, and after its end anybody's. */
export function eyesOf(t: LiveTable, asker: Asker | null, as: string | undefined): Viewer {
  const ended = t.about.phase === 'ended';
  const own = maskOf(t.about, asker?.id ?? null);
  if (as === undefined) return ended ? EVERYTHING : own;
  if (as === 'nobody') return 0;
  if (as === 'everything') return ended ? EVERYTHING : refuse('not-ended', 'everything is shown when the game is over');
  const seats = as.split(',').map(Number);
  if (seats.some(seat => seat >= t.about.seats.length)) refuse('not-yours', `there is no seat ${Math.max(...seats)}`);
  const mask = seats.reduce((sum, seat) => sum | (1 << seat), 0);
  if (!ended && (mask & ~own) !== 0) refuse('not-yours', 'only through your own eyes until the game is over');
  return mask;
}

/** Everything durable of a table that somebody may look back at. */
export async function pastOf(
  tables: Tables,
  table: string,
  asker: Asker | null,
  as: string | undefined,
): Promise<Past> {
  await admit(tables, table, asker);
  return tables.read(table, t => {
    if (!t.opening) refuse('not-started', 'the game has not started yet');
    const ended = t.about.phase === 'ended';
    const records = [...t.records];
    return { t, ended, opening: t.opening, records, start: startIn(records), viewer: eyesOf(t, asker, as) };
  });
}

/** A table after any of its records. What has ended is shown as it was kept, not played again. */
export async function replayAt(
  tables: Tables,
  table: string,
  asker: Asker | null,
  { n: wanted, as }: { n?: number | undefined; as?: string | undefined },
): Promise<ReplayView> {
  const past = await pastOf(tables, table, asker, as);
  const records = past.records.length;
  const n = wanted ?? records;
  if (n > records) refuse('unknown-record', `there is no record ${n} yet: the last one is ${records}`);
  const story = past.ended ? ((await archive(tables.house, table))?.story as Story | undefined) : undefined;
  if (story && past.viewer === EVERYTHING) {
    const [told] = toldTo([happened(past, n, story.steps[n]?.events ?? [])], EVERYTHING);
    return { n, records, view: await viewAt(story, n), told };
  }
  const moment = await again(past, () => playAt(past.t.game, past.opening, past.records, n));
  const view = playView(moment.play, past.viewer);
  const [told] = toldTo([happened(past, n, moment.events)], past.viewer);
  return { n, records, view, told };
}

/** What happened from a record on. */
export async function storyOf(
  tables: Tables,
  table: string,
  asker: Asker | null,
  { from, limit, as }: { from: number; limit: number; as?: string | undefined },
): Promise<StoryView> {
  const past = await pastOf(tables, table, asker, as);
  const records = past.records.length;
  const story = past.ended ? ((await archive(tables.house, table))?.story as Story | undefined) : undefined;
  const all: Happened[] = story
    ? story.steps.slice(from, from + limit).map(({ events }, i) => happened(past, from + i, events))
    : await again(past, () => inSlices(retold(past, from, limit)));
  return {
    records,
    told: toldTo(
      all.filter(({ events, undo, news }) => events.length > 0 || undo !== undefined || news),
      past.viewer,
    ),
  };
}

/** What a record made happen, or took back, or says of what happened around the game. */
function happened({ records, start, t }: Past, n: number, events: Happened['events']): Happened {
  const record = n > 0 ? records.at(n - 1) : undefined;
  if (!record || ('table' in record && n < start)) return { n, events };
  const news = newsIn(record, records, t.about.seats.length);
  return { n, events, ...('undo' in record && { undo: record.undo }), ...(news && { news }) };
}

function* retold(past: Past, from: number, limit: number): Generator<number, Happened[]> {
  const { t, opening, records } = past;
  const all: Happened[] = [];
  for (const { n, events } of retell(t.game, opening, records.slice(0, from + limit - 1))) {
    if (n >= from) all.push(happened(past, n, events));
    yield n;
  }
  return all;
}

/** Plays something again, which only the rules that it was played by can do. */
export async function again<T>({ t, opening }: Past, play: () => Promise<T>): Promise<T> {
  try {
    return await play();
  } catch (error) {
    const { rules } = opening.header;
    if (rules === t.game.rules) throw error;
    throw new Refused('flaw', `this was played by version ${rules} of the rules; only its open view was kept`);
  }
}
