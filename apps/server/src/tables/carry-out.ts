import { arrange, callPlayers } from './arrange.ts';
import { tick } from './clocks.ts';
import { settleProposals } from './commands/consent.ts';
import type { House } from './house.ts';
import { rowChange, type LiveTable } from './live-table.ts';
import { Refused, refusalOf } from './refused.ts';
import { waitingSeats } from './view.ts';
import { Work, type Asker } from './work.ts';

/** The place where tables are kept in memory, as a deed may need it. */
export interface Shelf {
  /** Forgets a table that is no longer what the store has. */
  drop(t: LiveTable): void;
  /** Our error: opens it again, and lets it stand still with a sentence. */
  fault(t: LiveTable, error: unknown): Promise<void>;
}

/** A deed and whoever waits for it. */
export interface Doing {
  /** It may refuse by throwing, as long as it has changed nothing. */
  deed(work: Work): void;
  /** Hears what became of it: why it was refused, or null. */
  over(refused: Refused | null, work: Work): void;
}

/**
 * One deed, from the check to the commit, and only then out. It is told by a callback: every move comes this way, and
 * a chain of promises costs as much as its rules.
 */
export function carryOut(house: House, shelf: Shelf, t: LiveTable, asker: Asker | null, doing: Doing): void {
  const work = new Work(house, t, asker);
  const { about } = t;
  const length = t.records.length;
  try {
    doing.deed(work);
    if (t.about.proposals.length > 0) settleProposals(work);
    tick(work);
    addRow(house, work);
  } catch (error) {
    const untouched = t.about === about && t.records.length === length && work.changes.length === 0;
    const refused = refusedBy(error);
    if (!refusalOf(error)) return void shelf.fault(t, error).then(() => doing.over(refused, work));
    if (!untouched) shelf.drop(t);
    return doing.over(refused, work);
  }
  if (work.changes.length === 0) return doing.over(work.seen ? tell(house, shelf, work) : null, work);
  const began = performance.now();
  written(house, work).then(
    () => {
      house.meter.committed(performance.now() - began);
      const failed = tell(house, shelf, work);
      if (work.changes.some(({ type }) => type === 'forget-table')) shelf.drop(t);
      doing.over(failed, work);
    },
    error => doing.over(unwritten(house, shelf, t, error), work),
  );
}

/** What fails at once fails like what fails later. */
function written({ store }: House, { changes }: Work): Promise<void> {
  try {
    return store.write(changes);
  } catch (error) {
    return Promise.reject(error as Error);
  }
}

/** The row goes with what changed it; what only the log has is written now and then. */
function addRow({ limits }: House, work: Work): void {
  const { t, now, row } = work;
  if (!row && !(t.rowStale && now - t.rowAt > limits.rowEvery)) return;
  const waiting = waitingSeats(t);
  if (waiting.join() !== t.about.waiting.join()) t.about = { ...t.about, waiting };
  t.changed = now;
  t.rowAt = now;
  t.rowStale = false;
  work.write(rowChange(t));
}

function unwritten({ log }: House, shelf: Shelf, t: LiveTable, error: unknown): Refused {
  log('warn', 'a change could not be written: the table is opened again', { table: t.id, error: String(error) });
  shelf.drop(t);
  return new Refused('unavailable', 'this could not be saved, and nothing has changed: try again');
}

/** Tells everybody. What goes wrong then is ours, and cannot be taken back: the deed is durable, and is read again. */
function tell(house: House, shelf: Shelf, work: Work): Refused | null {
  try {
    publish(house, work);
    return null;
  } catch (error) {
    house.log('error', 'what was done could not be told', { table: work.t.id, error: String(error) });
    shelf.drop(work.t);
    return refusedBy(error);
  }
}

/** Everything that leaves here is durable by now. */
function publish(house: House, { t, told, lines, afterwards }: Work): void {
  t.version++;
  for (let i = 0; i < told.length; i++) house.meter.record();
  t.told.push(...told);
  if (t.told.length > 2 * house.limits.toldKept) t.told = t.told.slice(-house.limits.toldKept);
  if (t.chat && lines.length > 0) t.chat = [...t.chat, ...lines].slice(-house.limits.chatKept);
  for (const afterward of afterwards) afterward();
  arrange(house, t);
  house.audience.publish(t, told, lines);
  callPlayers(house, t);
}

function refusedBy(error: unknown): Refused {
  const refusal = refusalOf(error);
  if (error instanceof Refused) return error;
  if (refusal) return new Refused(refusal.code, refusal.message, refusal.rule ?? null);
  return new Refused('fault', 'something went wrong here, not with you: it has been written down');
}
