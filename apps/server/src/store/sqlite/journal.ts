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
  CREATE TRIGGER groups_go AFTER INSERT ON groups BEGIN DELETE FROM groups WHERE seq <= new.folded; END;
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
  last: number;
  /** All groups up to this one are in the database. */
  folded: number;

  constructor(db: Database.Database, pace: Pace, folded: number) {
    this.db = db;
    this.pace = pace;
    this.insert = db.prepare('INSERT INTO groups VALUES (?, ?, ?)');
    this.last = folded;
    this.folded = folded;
  }

  async append(text: string): Promise<void> {
    const seq = this.last + 1;
    await this.pace.run(
      () => void this.insert.run([seq, this.folded, text]),
      () => execApart(this.db, `INSERT INTO groups VALUES (${seq}, ${this.folded}, '${doubled(text)}')`),
    );
    this.last = seq;
  }
}

/** Makes the journal of a database, or finds it. Refuses, with a sentence, that of another database. */
export function prepareJournal(db: Database.Database, id: string): void {
  const isNew = count(db, 'sqlite_schema') === 0;
  if (isNew) db.exec(`BEGIN IMMEDIATE; ${SCHEMA} INSERT INTO journal VALUES ('${id}'); COMMIT`);
  const [found] = db.prepare('SELECT id FROM journal').raw().get([]) as [string];
  if (found === id) return;
  if (count(db, 'groups') > 0)
    throw new Error(
      'the journal beside the database (journal.db) is that of another one: put back the database that it was written for, or move the journal away if what it holds may be lost',
    );
  db.exec(`UPDATE journal SET id = '${id}'`);
}

/** The groups after one, in order. */
export function groupsAfter(db: Database.Database, seq: number): Group[] {
  const rows = db.prepare('SELECT seq, text FROM groups WHERE seq > ? ORDER BY seq').raw().all([seq]);
  const groups = (rows as [number, string][]).map(([number, text]) => ({ seq: number, text }));
  const missing = groups.findIndex((group, i) => group.seq !== seq + 1 + i);
  if (missing >= 0)
    throw new Error(
      `the journal beside the database (journal.db) lacks group ${seq + 1 + missing}: put back the database that it was written for`,
    );
  return groups;
}

const count = (db: Database.Database, table: string): number =>
  (db.prepare(`SELECT count(*) FROM ${table}`).raw().get([]) as [number])[0];
