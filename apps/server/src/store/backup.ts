import { copyFileSync, existsSync, readdirSync, renameSync, rmSync, rmdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import Database from 'libsql';
import { readKey, writeKey } from '../people/keys.ts';
import { makeFolder, makePrivate, toDisk } from './files.ts';
import { foldJournal } from './sqlite/fold.ts';
import { databaseIn, journalIn } from './sqlite/folder.ts';
import { contentOf, type Content } from './sqlite/journal.ts';
import { migrate, versionOf } from './sqlite/schema.ts';

/**
 * Copies a data folder into one file, as of one moment, whether or not a server runs on it. The file holds every seed
 * and the keys: whoever reads it can foresee every shuffle and be anybody.
 */
export async function backup(folder: string, file: string): Promise<void> {
  const from = databaseIn(folder);
  if (!existsSync(from)) throw new Error(`wanted a data folder of Ennead, found no database in ${folder}`);
  if (!existsSync(dirname(resolve(file))))
    throw new Error(`there is no folder ${dirname(file)} to put the backup into`);
  if (existsSync(file)) throw new Error(`${file} is there already: choose another name, or move it away`);
  const partial = `${file}.partial`;
  rmSync(partial, { force: true });
  makePrivate(partial);
  try {
    const journal = await using(from, async db => {
      versionOf(db);
      const content = await journalOf(folder); // first: what leaves the journal later is in the copy
      db.prepare('VACUUM INTO ?').run([partial]);
      return content;
    });
    await using(partial, async db => {
      db.exec('PRAGMA synchronous = FULL');
      if (journal.groups.length > 0) {
        migrate(db);
        await foldJournal(db, journal);
      }
      db.exec('CREATE TABLE backup (key TEXT)');
      db.prepare('INSERT INTO backup VALUES (?)').run([readKey(folder)]);
    });
    toDisk(partial);
    renameSync(partial, file);
  } finally {
    rmSync(partial, { force: true });
  }
}

/** What only the journal has, and some of what the database has too. */
async function journalOf(folder: string): Promise<Content> {
  const file = journalIn(folder);
  return existsSync(file) ? using(file, async db => contentOf(db)) : { id: '', groups: [] };
}

/** Makes a data folder from a backup. Refuses a folder that holds anything, and a file that is no backup of ours. */
export async function restore(file: string, folder: string): Promise<void> {
  const target = resolve(folder);
  if (!existsSync(file)) throw new Error(`wanted a backup, found no file ${file}`);
  if (existsSync(target) && readdirSync(target).length > 0)
    throw new Error(`${folder} is not empty: restore into a new folder, and start the server with --data`);
  const partial = `${target}.partial`;
  rmSync(partial, { recursive: true, force: true });
  makeFolder(partial);
  try {
    await unpack(file, partial);
    if (existsSync(target)) rmdirSync(target);
    renameSync(partial, target);
  } finally {
    rmSync(partial, { recursive: true, force: true });
  }
}

async function unpack(file: string, folder: string): Promise<void> {
  const database = databaseIn(folder);
  copyFileSync(file, database);
  makePrivate(database);
  await using(database, async db => {
    const key = keyIn(db, file);
    versionOf(db);
    db.exec('PRAGMA synchronous = FULL; DROP TABLE backup');
    if (key !== null) writeKey(folder, key);
  });
  toDisk(database);
}

/** The key in a backup, which only backups have. */
function keyIn(db: Database.Database, file: string): string | null {
  try {
    const check = db.prepare('PRAGMA quick_check').raw().get([]) as [string];
    const row = db.prepare('SELECT key FROM backup').raw().get([]) as [string | null];
    if (check[0] === 'ok') return row[0];
  } catch (error) {
    throw new Error(`${file} is no backup of Ennead: ${(error as Error).message}`, { cause: error });
  }
  throw new Error(`${file} is a damaged backup: restore from another one`);
}

async function using<T>(file: string, work: (db: Database.Database) => Promise<T>): Promise<T> {
  const db = new Database(file, { timeout: 10_000 });
  db.exec('PRAGMA foreign_keys = ON'); // what belongs to a forgotten table goes with it
  try {
    return await work(db);
  } finally {
    db.close();
  }
}
