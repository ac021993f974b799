import type Database from 'libsql';
import { makeFolder, makePrivate } from '../files.ts';
import type { Store } from '../port.ts';
import { committer } from './committer.ts';
import { connect, databaseIn, lockFolder } from './folder.ts';
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
  journal: string;
  /** SQLite's number: 2 is FULL. */
  synchronous: number;
}

export interface SqliteStore extends Store {
  readonly folder: string;
  durability(): Durability;
}

/** Opens the store of a data folder, made if it is not there. Refuses, with a sentence, a folder that is in use. */
export async function openSqlite(folder: string, options: SqliteOptions = {}): Promise<SqliteStore> {
  makeFolder(folder);
  const unlock = lockFolder(folder);
  try {
    const file = databaseIn(folder);
    makePrivate(file);
    return storeOn(opened(file), folder, unlock, options);
  } catch (error) {
    unlock();
    throw error;
  }
}

function opened(file: string): Database.Database {
  const db = connect(file);
  try {
    migrate(db);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

function storeOn(
  db: Database.Database,
  folder: string,
  unlock: () => void,
  { now = Date.now, committed }: SqliteOptions,
): SqliteStore {
  const reading = readingBeside(db, folder);
  const pace = new Pace();
  const turn = new Turn(committer(db, pace.exec), { now, committed, pace });
  let closing: Promise<void> | null = null;
  const shut = async (): Promise<void> => {
    await turn.close();
    try {
      reading.close();
      db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    } finally {
      db.close();
      unlock();
    }
  };
  return {
    ...reader(reading),
    folder,
    write: batch => turn.write(batch),
    durability: () => ({ journal: pragma(db, 'journal_mode'), synchronous: pragma(db, 'synchronous') }),
    canWrite: () => turn.canWrite(),
    close: () => (closing ??= shut()),
  };
}

/** A connection for reads, which sees what is committed and never waits for a commit. */
function readingBeside(db: Database.Database, folder: string): Database.Database {
  try {
    return connect(databaseIn(folder));
  } catch (error) {
    db.close();
    throw error;
  }
}

const pragma = <T>(db: Database.Database, name: string): T => (db.prepare(`PRAGMA ${name}`).raw().get([]) as [T])[0];
