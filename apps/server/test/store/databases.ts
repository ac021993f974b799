import { copyFileSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import type { Change } from '../../src/store/port.ts';
import { connect } from '../../src/store/sqlite/folder.ts';
import { operationsOf, type Operation } from '../../src/store/sqlite/operations.ts';
import { migrate } from '../../src/store/sqlite/schema.ts';

/** A database as the server has it, in a folder of its own. */
export function databaseAt(folder: string): Database.Database {
  mkdirSync(folder, { recursive: true });
  const db = connect(join(folder, 'ennead.db'));
  migrate(db);
  return db;
}

export const countIn = (db: Database.Database, table: string): number =>
  (db.prepare(`SELECT count(*) FROM ${table}`).raw().get([]) as [number])[0];

/** Changes as the store takes them; tokens are looked through at `now`. */
export const operations = (changes: readonly Change[], now = 0): Operation[] =>
  changes.flatMap(change => operationsOf(change, now));

/** Copies a folder as a power cut would leave it now: the server's memory is gone, its files are there. */
export function powerCut(folder: string, copy: string): string {
  mkdirSync(copy);
  for (const file of readdirSync(folder)) if (file !== 'lock') copyFileSync(join(folder, file), join(copy, file));
  return copy;
}

/** Works on one of the databases of a folder past the store. */
export function past<T>(folder: string, file: 'ennead.db' | 'journal.db', work: (db: Database.Database) => T): T {
  const db = new Database(join(folder, file));
  try {
    return work(db);
  } finally {
    db.close();
  }
}

/** Makes what is done to one of the databases fail as on a broken disk, and gives what mends it. */
export function breakDisk(folder: string, file: 'ennead.db' | 'journal.db', on: string): () => void {
  const trigger = `CREATE TRIGGER broken BEFORE ${on} BEGIN SELECT RAISE(ABORT, 'disk I/O error'); END`;
  past(folder, file, db => db.exec(trigger));
  return () => past(folder, file, db => db.exec('DROP TRIGGER broken'));
}
