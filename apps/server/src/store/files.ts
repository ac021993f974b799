import { chmodSync, closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, writeFileSync } from 'node:fs';

const OWNER_FOLDER = 0o700;
const OWNER_FILE = 0o600;

/** Makes a data folder that its owner alone may enter. One that is there stays as it is. */
export function makeFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: OWNER_FOLDER });
}

/**
 * Makes a file that its owner alone may read; SQLite gives the files beside a database the mode of the database. A file
 * that is there is never opened here: closing it would drop the locks that SQLite holds on it in this process.
 */
export function makePrivate(file: string): void {
  if (!existsSync(file)) closeSync(openSync(file, 'wx', OWNER_FILE));
  for (const path of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(path)) chmodSync(path, OWNER_FILE);
}

/** Writes a file for the owner's eyes, whole or not at all. */
export function writePrivate(file: string, text: string): void {
  const partial = `${file}.partial`;
  writeFileSync(partial, text, { mode: OWNER_FILE });
  toDisk(partial);
  renameSync(partial, file);
}

/** Waits until a file that was written is on the disk. */
export function toDisk(file: string): void {
  const handle = openSync(file, 'r+');
  fsyncSync(handle);
  closeSync(handle);
}
