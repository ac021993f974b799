import { makeFolder, makePrivate } from '../files.ts';
import type { Store } from '../port.ts';
import { entryBeside } from '../threads.ts';
import { connect, databaseIn, lockFolder } from './folder.ts';
import { openQueue, type Commit } from './queue.ts';
import { reader } from './reader.ts';
import { migrate } from './schema.ts';
import type { Durability } from './writer.ts';

export interface SqliteOptions {
  now?: () => number;
  /** Hears of every commit, for metrics. */
  committed?: (commit: Commit) => void;
  /** Hears when nothing can be written any more. */
  failed?: (why: string) => void;
  /** The entry of the writing thread. */
  writer?: URL;
}

export interface SqliteStore extends Store {
  readonly folder: string;
  /** How durable a commit is, as the writing connection says. */
  durability(): Promise<Durability>;
}

/** Opens the store of a data folder, made if it is not there. Refuses, with a sentence, a folder that is in use. */
export async function openSqlite(folder: string, options: SqliteOptions = {}): Promise<SqliteStore> {
  const { now = Date.now, committed, failed, writer = entryBeside(import.meta.url, 'writer') } = options;
  makeFolder(folder);
  const unlock = lockFolder(folder);
  const file = databaseIn(folder);
  makePrivate(file);
  const db = connect(file);
  const letGo = (): void => {
    db.close();
    unlock();
  };
  try {
    migrate(db);
    const queue = await openQueue(file, { now, writer, committed, failed });
    const close = async (): Promise<void> => {
      await queue.close();
      letGo();
    };
    let closed: Promise<void> | null = null;
    return {
      ...reader(db),
      folder,
      write: batch => queue.write(batch),
      durability: () => queue.durability(),
      canWrite: () => queue.canWrite(),
      close: () => (closed ??= close()),
    };
  } catch (error) {
    letGo();
    throw error;
  }
}
