import type Database from 'libsql';
import { Appends } from './appends.ts';
import { STATEMENTS, refusalOf, type Append, type Operation, type StatementName } from './operations.ts';
import type { Exec } from './pace.ts';

/** What became of a batch: null if it was made; else why not, and whether somebody else was first. */
export type Fate = { conflict: boolean; why: string } | null;

/**
 * Makes many batches in one transaction, each whole or not at all. Fails if the transaction itself does. Nobody else may
 * use the connection until it is done.
 */
export type Commit = (group: readonly (readonly Operation[])[]) => Promise<Fate[]>;

type Batch = readonly Operation[];

const isAppend = (operation: Operation): operation is Append => operation[0] === 'append';
const isOfLog = (operation: Operation): boolean => isAppend(operation) || operation[0] === 'forget-table';
const isRecord = (batch: Batch): batch is readonly [Append] => batch.length === 1 && isAppend(batch[0]);

/** Longer SQL than this is not written as text: SQLite promises to take a million bytes, and a letter has up to three. */
const LONGEST_TEXT = 300_000;

export function committer(db: Database.Database, exec: Exec): Commit {
  const names = Object.keys(STATEMENTS) as StatementName[];
  const statements = Object.fromEntries(names.map(name => [name, db.prepare(STATEMENTS[name].sql)])) as Record<
    StatementName,
    Database.Statement
  >;
  const [begin, rollback, mark, keep, goBack] = [
    'BEGIN IMMEDIATE',
    'ROLLBACK',
    'SAVEPOINT batch',
    'RELEASE batch',
    'ROLLBACK TO batch',
  ].map(sql => db.prepare(sql));
  const appends = new Appends(db);

  /** The first operation that must change something and does not refuses its batch. */
  const run = (batch: Batch): Fate => {
    for (const operation of batch) {
      if (isAppend(operation)) {
        const [, table, n, body] = operation;
        if (!appends.take(table, n, body)) return notNext(operation);
        appends.write();
        continue;
      }
      const { changes } = statements[operation[0]].run(operation.slice(1));
      const why = changes === 0 ? refusalOf(operation) : null;
      if (why !== null) return { conflict: true, why };
      if (operation[0] === 'forget-table') appends.drop(operation[1] as string);
    }
    return null;
  };

  const make = (batch: Batch): Fate => {
    let fate: Fate;
    const several = batch.length > 1; // one alone is made or not made as it is
    if (several) mark.run([]);
    try {
      fate = run(batch);
    } catch (error) {
      if (!db.inTransaction) throw error; // the database gave the whole transaction up: a full disk, a broken file
      fate = { conflict: false, why: (error as Error).message };
    }
    if (several && fate !== null) goBack.run([]);
    if (fate !== null && batch.some(isOfLog)) appends.forget();
    if (several) keep.run([]);
    return fate;
  };

  /** Gives up what was begun. */
  const giveUp = (): void => {
    try {
      if (db.inTransaction) rollback.run([]);
    } finally {
      appends.forget();
    }
  };

  /**
   * The records of a group as one text, which is run whole; what else there is comes first. Null where that would change
   * an order that matters, where the text is too long or a record was refused: then each is made by itself.
   */
  const makeWhole = async (group: readonly Batch[]): Promise<Fate[] | null> => {
    const others = new Set<unknown>();
    for (const batch of group) if (!isRecord(batch)) for (const operation of batch) others.add(operation[1]);
    if (others.size > 0 && group.some(batch => isRecord(batch) && others.has(batch[0][1]))) return null;
    if (others.size > 0) begin.run([]);
    const fates: Fate[] = group.map(batch => (isRecord(batch) ? null : make(batch)));
    group.forEach((batch, i) => {
      if (isRecord(batch) && !appends.take(batch[0][1], batch[0][2], batch[0][3])) fates[i] = notNext(batch[0]);
    });
    const text = `${others.size > 0 ? '' : 'BEGIN IMMEDIATE;'}${appends.asText()}COMMIT`;
    try {
      if (text.length <= LONGEST_TEXT) {
        await exec(db, text);
        return fates;
      }
    } catch (error) {
      if (!isOfOne(error)) throw error;
    }
    giveUp();
    return null;
  };

  /** The same, batch by batch. */
  const makeEach = async (group: readonly Batch[]): Promise<Fate[]> => {
    begin.run([]);
    const fates = group.map(make);
    appends.tidy();
    await exec(db, 'COMMIT');
    return fates;
  };

  return async group => {
    if (db.inTransaction) rollback.run([]); // one that could not be taken back before
    try {
      return (await makeWhole(group)) ?? (await makeEach(group));
    } catch (error) {
      giveUp();
      throw error;
    }
  };
}

/** Whether one record is to blame, and not the disk. */
const isOfOne = (error: unknown): boolean => String((error as { code?: unknown }).code).startsWith('SQLITE_CONSTRAINT');

const notNext = ([, table, n]: Append): Fate => ({
  conflict: true,
  why: `record ${n} is not the next of table ${table}`,
});
