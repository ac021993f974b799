import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';

const OWNER_FOLDER = 0o700;
const OWNER_FILE = 0o600;

/** Makes a data folder that its owner alone may enter. One that is there stays as it is. */
export function makeFolder(folder: string): void {
  try {
    make(folder, OWNER_FOLDER);
  } catch (error) {
    throw new Error(`the folder ${folder} cannot be made (${(error as NodeJS.ErrnoException).code}): choose another`);
  }
}

/** One level after the other: Node's own `recursive` never comes back where a file system refuses new folders with ENOENT. */
function make(folder: string, mode = 0o777): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  if (dirname(folder) !== folder) make(dirname(folder));
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error; // another program may have been quicker
  }
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
