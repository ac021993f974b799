import type Database from 'libsql';
import { makeFolder, makePrivate } from '../files.ts';
import type { Store } from '../port.ts';
import { committer } from './committer.ts';
import { foldJournal, foldedIn, folder } from './fold.ts';
import { connect, databaseIn, journalIn, lockFolder } from './folder.ts';
import { Folds } from './folds.ts';
import { Journal, contentOf, prepareJournal } from './journal.ts';
import { Ledger } from './ledger.ts';
import { Pace } from './pace.ts';
import { reader } from './reader.ts';
import { migrate } from './schema.ts';
import { Turn, type Committed } from './turn.ts';

export interface SqliteOptions {
  now?: () => number;
  /** Hears of every commit. */
  committed?: (commit: Committed) => void;
}

/** How durable a commit is. */
export interface Durability {
  /** SQLite's journal mode. */
  mode: string;
  /** SQLite's number: 2 is FULL. */
  synchronous: number;
}

export interface SqliteStore extends Store {
  readonly folder: string;
  /** Nothing leaves the journal before it is in the database, so both must be durable. */
  durability(): Record<'journal' | 'database', Durability>;
}

/** Opens the store of a data folder, made if it is not there. Refuses, with a sentence, a folder that is in use. */
export async function openSqlite(path: string, options: SqliteOptions = {}): Promise<SqliteStore> {
  makeFolder(path);
  const unlock = lockFolder(path);
  const open: Database.Database[] = [];
  const opened = (file: string): Database.Database => {
    makePrivate(file);
    open.push(connect(file));
    return open.at(-1)!;
  };
  try {
    const db = opened(databaseIn(path));
    migrate(db);
    const journal = opened(journalIn(path));
    await catchUp(db, journal);
    const reading = opened(databaseIn(path)); // it sees what is committed, and never waits for a commit
    return storeOn({ db, journal, reading }, path, unlock, options);
  } catch (error) {
    for (const one of open) one.close();
    unlock();
    throw error;
  }
}

/**
 * Puts into the database what only the journal has, since the server before was killed; then a new journal begins. One
 * that lay here earlier belongs to what was played then, and fits no more.
 */
async function catchUp(db: Database.Database, journal: Database.Database): Promise<void> {
  prepareJournal(journal, foldedIn(db).journal);
  await foldJournal(db, contentOf(journal));
  journal.exec('DELETE FROM groups');
  db.exec('UPDATE folded SET journal = lower(hex(randomblob(16)))');
  prepareJournal(journal, foldedIn(db).journal);
}

type Connections = Record<'db' | 'journal' | 'reading', Database.Database>;

function storeOn(
  connections: Connections,
  path: string,
  unlock: () => void,
  { now = Date.now, committed }: SqliteOptions,
): SqliteStore {
  const { db, journal: journalDb, reading } = connections;
  const pace = new Pace();
  const { seq } = foldedIn(db);
  const journal = new Journal(journalDb, pace, seq);
  const ledger = new Ledger(reading);
  const folds = new Folds(folder(db), seq);
  const turn = new Turn(committer(ledger, journal, folds), { now, committed, pace });
  let closing: Promise<void> | null = null;
  const shut = async (): Promise<void> => {
    await turn.close();
    try {
      await folds.close();
      db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      journalDb.exec('DELETE FROM groups; PRAGMA wal_checkpoint(TRUNCATE)');
    } finally {
      for (const one of Object.values(connections)) one.close();
      unlock();
    }
  };
  return {
    ...reader(reading, id => folds.settled(id)),
    folder: path,
    write: batch => turn.write(batch),
    durability: () => ({ journal: durabilityOf(journalDb), database: durabilityOf(db) }),
    canWrite: () => turn.canWrite() && folds.canFold,
    close: () => (closing ??= shut()),
  };
}

const durabilityOf = (db: Database.Database): Durability => ({
  mode: pragma(db, 'journal_mode'),
  synchronous: pragma(db, 'synchronous'),
});

const pragma = <T>(db: Database.Database, name: string): T => (db.prepare(`PRAGMA ${name}`).raw().get([]) as [T])[0];
