import type Database from 'libsql';
import { doubled } from './section.ts';
import { execApart } from './folder.ts';
import type { Pace } from './pace.ts';

/** What one commit made, as lines: the operations of all its batches. */
export interface Group {
  seq: number;
  text: string;
}

/** Each group knows up to which one all are in the database; those go when it comes. */
const SCHEMA = `
  CREATE TABLE groups (seq INTEGER PRIMARY KEY, folded INTEGER NOT NULL, text TEXT NOT NULL);
  CREATE TRIGGER groups_go BEFORE INSERT ON groups BEGIN DELETE FROM groups WHERE seq <= new.folded; END;
  CREATE TABLE journal (id TEXT NOT NULL);
`;

/**
 * Where everything that is written is written first, in a database of its own (docs/decisions/007): one row for all that
 * came together, on the disk when `append` is done.
 */
export class Journal {
  private readonly db: Database.Database;
  private readonly pace: Pace;
  private readonly insert: Database.Statement;
  /** The last group. */
  private last: number;
  /** A group behind it was said to have failed, and may be there all the same. */
  private isUnsure = false;

  constructor(db: Database.Database, pace: Pace, last: number) {
    this.db = db;
    this.pace = pace;
    this.insert = db.prepare('INSERT INTO groups VALUES (?, ?, ?)');
    this.last = last;
  }

  /** Makes a group durable and gives its number; those up to `folded` go. */
  async append(text: string, folded: number): Promise<number> {
    if (this.isUnsure) this.db.exec(`DELETE FROM groups WHERE seq > ${this.last}`);
    const seq = this.last + 1;
    this.isUnsure = true;
    await this.pace.run(
      () => void this.insert.run([seq, folded, text]),
      () => execApart(this.db, `INSERT INTO groups VALUES (${seq}, ${folded}, '${doubled(text)}')`),
    );
    this.isUnsure = false;
    return (this.last = seq);
  }
}

/** Makes the journal of a database, or finds it. One of another database becomes its own if nothing is in it. */
export function prepareJournal(db: Database.Database, id: string): void {
  if (isEmpty(db)) db.exec(`BEGIN IMMEDIATE; ${SCHEMA} INSERT INTO journal VALUES ('${id}'); COMMIT`);
  db.exec(`UPDATE journal SET id = '${id}' WHERE NOT EXISTS (SELECT 1 FROM groups)`);
}

/** What is in a journal, as of one moment. */
export interface Content {
  id: string;
  groups: Group[];
}

/** Reads all of a journal, also while a server writes into it. */
export function contentOf(db: Database.Database): Content {
  db.exec('BEGIN');
  try {
    if (isEmpty(db)) return { id: '', groups: [] };
    const [id] = db.prepare('SELECT id FROM journal').raw().get([]) as [string];
    const rows = db.prepare('SELECT seq, text FROM groups ORDER BY seq').raw().all([]) as [number, string][];
    return { id, groups: rows.map(([seq, text]) => ({ seq, text })) };
  } finally {
    db.exec('COMMIT');
  }
}

/** What to do about a journal that does not fit. */
export const PUT_BACK =
  'put back the database that it was written for, or move the journal away if what it holds may be lost';

/** The groups that a database lacks. Refuses, with a sentence, the journal of another database, and one with a gap. */
export function groupsAfter(seq: number, id: string, { id: found, groups }: Content): Group[] {
  if (groups.length > 0 && found !== id)
    throw new Error(`the journal (journal.db) is not that of the database beside it: ${PUT_BACK}`);
  const lacking = groups.filter(group => group.seq > seq);
  const gap = lacking.findIndex((group, i) => group.seq !== seq + 1 + i);
  if (gap < 0) return lacking;
  throw new Error(
    `the journal (journal.db) lacks group ${seq + 1 + gap}, which is not in the database beside it either: ${PUT_BACK}`,
  );
}

const isEmpty = (db: Database.Database): boolean =>
  (db.prepare('SELECT count(*) FROM sqlite_schema').raw().get([]) as [number])[0] === 0;
