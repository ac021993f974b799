import { asked, draft, reopening, snapshot, type Game, type LogRecord, type Play } from '@ennead/kernel';
import type { DraftRow, Opening, TableRow } from '../store/port.ts';
import type { About } from './about.ts';
import { finalView } from './archive.ts';
import type { House } from './house.ts';
import { makeLiveTable, rowChange, type LiveTable } from './live-table.ts';
import { Refused } from './refused.ts';
import { isFork, playAt, type Moment } from './retell.ts';
import { inSlices } from '../slices.ts';
import { waitingSeats } from './view.ts';

/** Opens a table from the store. */
export async function load(house: House, id: string): Promise<LiveTable> {
  const { store } = house;
  const row = await store.table(id);
  if (!row) throw new Refused('unknown-table', 'there is no such table; it may have been closed');
  const game = house.findGame(row.game);
  if (!game) throw new Refused('unknown-game', `this server does not have the game "${row.game}"`);
  const [opening, records] = await Promise.all([store.opening(id), store.records(id)]);
  const about = row.about as About;
  const archive = about.phase === 'ended' ? await store.archive(id) : null;
  const shown = archive && (await finalView(archive.story));
  const opened = opening && !shown ? await reopened(house, row, game, opening, records) : UNOPENED;
  const t = makeLiveTable({ row, game, opening, records, play: opened.play, shown });
  t.snapshotAt = opened.savedAt;
  if (opened.frozen !== null) t.about = { ...about, frozen: opened.frozen };
  if (t.play) for (const seat of asked(t.play)) t.called[seat] = t.play.state.flow.since[seat];
  if (about.phase === 'running' && t.play) takeDrafts(t, await store.drafts(id));
  return t;
}

interface Opened {
  play: Play | null;
  frozen: string | null;
  /** The record that the store has a snapshot of; -1 if it has none. */
  savedAt: number;
}

const UNOPENED: Opened = { play: null, frozen: null, savedAt: -1 };

async function reopened(
  { store }: House,
  { id }: TableRow,
  game: Game,
  opening: Opening,
  records: LogRecord[],
): Promise<Opened> {
  if (isFork(records)) return opened(playAt(game, opening, records, records.length));
  const saved = (await store.snapshot(id)) ?? undefined;
  const { header, seed } = opening;
  const play = await inSlices(reopening(game, { header, records, closing: { seed, outcome: null } }, saved));
  return { play: play.ok ? play.value : null, frozen: play.ok ? null : play.error, savedAt: saved?.n ?? -1 };
}

async function opened(opening: Promise<Moment>): Promise<Opened> {
  try {
    return { ...UNOPENED, play: (await opening).play };
  } catch (error) {
    return { ...UNOPENED, frozen: error instanceof Error ? error.message : String(error) };
  }
}

/** Puts back what seats had picked; what answers another decision was left over. */
function takeDrafts(t: LiveTable, rows: readonly DraftRow[]): void {
  const play = t.play!;
  t.drafted = rows.length > 0;
  for (const { seat, decision, picks, done } of rows) {
    if (play.state.flow.since[seat] !== decision) continue;
    try {
      draft(play, { seat, decision, picks });
      play.drafts[seat]!.done = done;
    } catch {
      // It was made under other rules: the seat picks again.
    }
  }
}

/** Writes a snapshot of the last record: what a newer version of the rules may have to go on from. */
export async function save({ store }: House, t: LiveTable): Promise<void> {
  const n = t.records.length;
  if (t.about.phase !== 'running' || !t.play || n === t.snapshotAt) return;
  t.about = { ...t.about, waiting: waitingSeats(t) };
  const row = { n, rules: t.game.rules, state: snapshot(t.game, t.play.state) };
  await store.write([rowChange(t), { type: 'snapshot', table: t.id, snapshot: row }]);
  t.snapshotAt = n;
  t.rowStale = false;
}
