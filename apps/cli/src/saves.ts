import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseLog, type Log } from '@ennead/kernel';
import type { Context } from './context.ts';
import { UserError } from './errors.ts';
import { savesFolder } from './folders.ts';

const ENDING = '.jsonl';
/** Record files of running games contain the seed: nobody else reads them. */
const PRIVATE_FILE = 0o600;
const PRIVATE_FOLDER = 0o700;
const PUBLIC_FILE = 0o644;
const PUBLIC_FOLDER = 0o755;

/** Whole or not at all: written beside, then renamed. A running game is made durable and kept from others' eyes. */
export function writeWhole(
  context: Context,
  file: string,
  text: string,
  { isPrivate = true, named = file } = {},
): void {
  const beside = `${file}.${process.pid}.part`;
  try {
    makeFolder(dirname(file), isPrivate ? PRIVATE_FOLDER : PUBLIC_FOLDER);
    const handle = openSync(beside, 'w', isPrivate ? PRIVATE_FILE : PUBLIC_FILE);
    try {
      writeFileSync(handle, text);
      if (isPrivate) fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    renameSync(beside, file);
  } catch (error) {
    removeQuietly(beside);
    throw new UserError(context.say('errors.unwritable', { file: named, why: reasonOf(error) }));
  }
}

function removeQuietly(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // it was never there
  }
}

/** One level after the other: Node's own `recursive` never comes back where a file system refuses new folders with ENOENT. */
function makeFolder(folder: string, mode: number): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder), mode);
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    if (!existsSync(folder)) throw error; // another program may have been quicker
  }
}

/** Makes sure that a folder can be written to before work is put into what goes there. */
export function probeFolder(context: Context, folder: string): void {
  const probe = join(folder, `.ennead-${process.pid}`);
  writeWhole(context, probe, '', { isPrivate: false, named: folder });
  rmSync(probe, { force: true });
}

const reasonOf = (error: unknown): string =>
  error instanceof Error ? ((error as NodeJS.ErrnoException).code ?? error.message) : String(error);

/** A new, empty save, named by game and time. It is made at once, so that no other game takes the same name. */
export function newSave(context: Context, game: string, now = new Date()): string {
  const two = (n: number): string => String(n).padStart(2, '0');
  const day = `${now.getFullYear()}${two(now.getMonth() + 1)}${two(now.getDate())}`;
  const time = `${two(now.getHours())}${two(now.getMinutes())}${two(now.getSeconds())}`;
  const folder = savesFolder(context.env);
  const stem = join(folder, `${game.replace(/[^\w-]/g, '-')}-${day}-${time}`);
  for (let k = 1; ; k++) {
    const file = `${stem}${k === 1 ? '' : `-${k}`}${ENDING}`;
    try {
      makeFolder(folder, PRIVATE_FOLDER);
      closeSync(openSync(file, 'wx', PRIVATE_FILE));
      return file;
    } catch (error) {
      if (reasonOf(error) === 'EEXIST') continue;
      throw new UserError(context.say('errors.unwritable', { file, why: reasonOf(error) }));
    }
  }
}

export interface Save {
  name: string;
  file: string;
  at: Date;
  /** Null where the file cannot be read as a record file. */
  log: Log | null;
}

export const isRunning = ({ log }: Save): boolean => log !== null && log.closing.outcome === null;

/** Every save: running games before finished ones before what cannot be read, and the latest first. */
export function listSaves(context: Context): Save[] {
  const folder = savesFolder(context.env);
  if (!existsSync(folder)) return [];
  const rank = (save: Save): number => (isRunning(save) ? 0 : save.log ? 1 : 2);
  return namesIn(context, folder)
    .filter(name => name.endsWith(ENDING))
    .flatMap(name => readSave(join(folder, name)) ?? [])
    .toSorted((x, y) => rank(x) - rank(y) || y.at.getTime() - x.at.getTime());
}

function namesIn(context: Context, folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    throw new UserError(context.say('errors.saves', { folder, why: reasonOf(error) }));
  }
}

/** Null for what is no file, or is gone. */
function readSave(file: string): Save | null {
  try {
    const about = statSync(file);
    return about.isFile() ? { name: basename(file, ENDING), file, at: about.mtime, log: readLog(file) } : null;
  } catch {
    return null;
  }
}

function readLog(file: string): Log | null {
  try {
    const log = parseLog(readFileSync(file, 'utf8'));
    return log.ok ? log.value : null;
  } catch {
    return null; // it may be somebody else's
  }
}

/** A save by its name, the start of it, `last` (the latest that runs, else the latest), or the path of a record file. */
export function findSave(context: Context, given: string): string {
  if (given.includes('/') || given.endsWith(ENDING)) {
    if (existsSync(given)) return given;
  }
  const saves = listSaves(context);
  if (given === 'last' && saves[0]) return saves[0].file;
  const found =
    saves.find(({ name }) => name === given) ?? saves.find(({ name }) => given !== '' && name.startsWith(given));
  if (found) return found.file;
  const names = saves.slice(0, 5).map(({ name }) => name);
  throw new UserError(
    names.length > 0
      ? context.say('errors.save', { found: given, wanted: names.join(', ') })
      : context.say('errors.noSaves', { found: given, folder: savesFolder(context.env) }),
  );
}

/** Text of a file that the user named. */
export function readGiven(context: Context, file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new UserError(context.say('errors.unreadable', { file, why: reasonOf(error) }));
  }
}
