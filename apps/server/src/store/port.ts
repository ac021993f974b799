import type { Header, LogRecord, Snapshot } from '@ennead/kernel';

/** A table as the store keeps it beside its log: what lists and lobbies ask for, and what reopening needs. */
export interface TableRow {
  id: string;
  game: string;
  /** When it was opened, last changed, and ended (milliseconds since 1970); null while it runs. */
  opened: number;
  changed: number;
  ended: number | null;
  /** Whether strangers may find it in the list. */
  listed: boolean;
  /** Whatever else the table must know to be reopened: seats, host, settings, clock. Plain JSON, opaque to the store. */
  about: unknown;
  /** The people who sit at it or host it: `tablesOf` finds it by them. */
  people: readonly string[];
}

/** One line of a table's log: line 0 is the header with the secret seed, line n is record n. */
export interface Opening {
  header: Header;
  seed: string;
}

/** A seat's picks for the open decision. Private, durable. */
export interface DraftRow {
  seat: number;
  decision: number;
  picks: readonly string[];
  done: boolean;
}

export interface SnapshotRow {
  n: number;
  rules: number;
  state: Snapshot;
}

export interface PersonRow {
  id: string;
  name: string | null;
  since: number;
  seen: number;
  /** Rises when all older credentials become void. */
  epoch: number;
}

/** A finished game as it was: events and views are shown from here, never re-run. */
export interface ArchiveRow {
  table: string;
  game: string;
  ended: number;
  /** The record file, whole, as `ennead verify` reads it. */
  log: string;
  /** What each record made happen, unredacted: line n of record n. Plain JSON, opaque to the store. */
  story: unknown;
}

/**
 * A change that a commit makes. All changes of one batch are made, or none. A table's row comes first: a change of a
 * table that is not there, never made or forgotten, refuses its batch, so that nothing is written for it afterwards.
 */
export type Change =
  | { type: 'table'; row: TableRow }
  /**
   * The first row of a table whose id was drawn by chance, and is so long that none comes twice: nobody need look whether
   * there is one of that name, but whoever sees it refuses the batch.
   */
  | { type: 'new-table'; row: TableRow }
  | { type: 'open'; table: string; opening: Opening }
  | { type: 'append'; table: string; record: LogRecord }
  | { type: 'draft'; table: string; draft: DraftRow }
  | { type: 'drop-drafts'; table: string }
  | { type: 'snapshot'; table: string; snapshot: SnapshotRow }
  | { type: 'archive'; row: ArchiveRow }
  | { type: 'chat'; table: string; at: number; person: string; text: string }
  | { type: 'person'; row: PersonRow }
  /** The row and the person's chat. */
  | { type: 'forget-person'; id: string }
  | { type: 'forget-table'; id: string }
  /** A token that may be used once: making it again refuses the batch. */
  | { type: 'spend'; token: string; until: number };

/** Somebody else was first: appended this record, spent this token, forgot this table. Nothing of the batch was made. */
export class StoreConflict extends Error {
  override readonly name = 'StoreConflict';
}

/**
 * Nothing can be written, whoever asks: the disk is full, the file broken. Nothing of the batch was made. A read fails so
 * where what was written before is kept, but cannot be put where it is read.
 */
export class StoreFailed extends Error {
  override readonly name = 'StoreFailed';
}

export interface ListedTables {
  /** Only tables that strangers may find. */
  listed?: boolean;
  /** Only tables of this person. */
  person?: string;
  ended?: boolean;
  game?: string;
  limit: number;
  /** Tables changed before this, newest first. */
  before?: number;
  /** With `before`: tables changed just then whose id comes before this too. Together they are the last row of a page. */
  beforeId?: string;
}

/** Where tables live. A table's log is append-only, with one record for each (table, n), and no gap. */
export interface Store {
  /**
   * Makes the changes durable, as they are at the call and in the order of the calls; many batches share one commit.
   * Resolves after it; from then on every read sees them.
   */
  write(batch: readonly Change[]): Promise<void>;
  table(id: string): Promise<TableRow | null>;
  tables(wanted: ListedTables): Promise<TableRow[]>;
  opening(table: string): Promise<Opening | null>;
  /** Records from n on, in order. */
  records(table: string, from?: number): Promise<LogRecord[]>;
  drafts(table: string): Promise<DraftRow[]>;
  snapshot(table: string): Promise<SnapshotRow | null>;
  /** The last lines, oldest first. */
  chat(table: string, limit: number): Promise<{ at: number; person: string; text: string }[]>;
  archive(table: string): Promise<ArchiveRow | null>;
  person(id: string): Promise<PersonRow | null>;
  /** Whether it can still write; one that does not say can. */
  canWrite?(): boolean;
  close(): Promise<void>;
}
