import { join } from 'node:path';
import Database from 'libsql';
import Apart from 'libsql/promise';
import { makePrivate } from '../files.ts';

export const databaseIn = (folder: string): string => join(folder, 'ennead.db');
export const journalIn = (folder: string): string => join(folder, 'journal.db');

/** What is collected as garbage lets go of its lock: a lock lasts as long as its process, whoever forgets the store. */
const held = new Set<Database.Database>();

/**
 * One server for each folder. The lock is SQLite's own on a file of its own, held open: the system lets go of it
 * however the process ends.
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'lock');
  makePrivate(file);
  const lock = new Database(file);
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if ((error as { code?: string }).code !== 'SQLITE_BUSY') throw error;
    throw new Error(
      `the data folder ${folder} is in use by another server: stop that one, or choose another folder with --data`,
      { cause: error },
    );
  }
  held.add(lock);
  return () => {
    held.delete(lock);
    lock.exec('ROLLBACK');
    lock.close();
  };
}

/** A connection that is sure of what it says: a commit is on the disk when it returns. */
export function connect(file: string): Database.Database {
  const db = new Database(file, { timeout: 10_000 });
  db.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA foreign_keys = ON;
    PRAGMA wal_autocheckpoint = 4000;
    PRAGMA journal_size_limit = 67108864;
  `);
  return db;
}

/** Runs a statement in a thread of the driver's own, on the same connection, which nobody may use until it is done. */
export const execApart = (db: Database.Database, sql: string): Promise<void> => Apart.prototype.exec.call(db, sql);
