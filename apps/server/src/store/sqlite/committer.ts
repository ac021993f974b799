import type Database from 'libsql';
import { Appends, MOST_ROWS } from './appends.ts';
import { STATEMENTS, refusalOf, type Append, type Operation, type StatementName } from './operations.ts';

/** What became of a batch: null if it was made; else why not, and whether somebody else was first. */
export type Fate = { conflict: boolean; why: string } | null;

/** Makes many batches in one transaction, each whole or not at all. Throws if the transaction itself fails. */
export type Commit = (group: readonly (readonly Operation[])[]) => Fate[];

type Batch = readonly Operation[];

const isAppend = (operation: Operation): operation is Append => operation[0] === 'append';
const isOfLog = (operation: Operation): boolean => isAppend(operation) || operation[0] === 'forget-table';
const isRecord = (batch: Batch): batch is readonly [Append] => batch.length === 1 && isAppend(batch[0]);

export function committer(db: Database.Database): Commit {
  const names = Object.keys(STATEMENTS) as StatementName[];
  const statements = Object.fromEntries(names.map(name => [name, db.prepare(STATEMENTS[name].sql)])) as Record<
    StatementName,
    Database.Statement
  >;
  const [begin, commit, rollback, mark, keep, goBack] = [
    'BEGIN IMMEDIATE',
    'COMMIT',
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

  /** Batches of one record each: one statement writes them all. Should it fail, one by one, so that one fails alone. */
  const makeRecords = (batches: readonly (readonly [Append])[]): Fate[] => {
    try {
      const fates = batches.map(([append]) => {
        const [, table, n, body] = append;
        return appends.take(table, n, body) ? null : notNext(append);
      });
      appends.write();
      return fates;
    } catch (error) {
      if (!db.inTransaction) throw error;
      appends.forget();
      return batches.map(make);
    }
  };

  const makeAll = (group: readonly Batch[]): Fate[] => {
    const fates: Fate[] = [];
    let records: (readonly [Append])[] = [];
    const makeWaiting = (): void => {
      if (records.length > 0) fates.push(...makeRecords(records));
      records = [];
    };
    for (const batch of group) {
      const alone = isRecord(batch);
      if (!alone || records.length === MOST_ROWS) makeWaiting();
      if (alone) records.push(batch);
      else fates.push(make(batch));
    }
    makeWaiting();
    return fates;
  };

  return group => {
    if (db.inTransaction) rollback.run([]); // one that could not be taken back before
    begin.run([]);
    try {
      const fates = makeAll(group);
      appends.tidy();
      commit.run([]);
      return fates;
    } catch (error) {
      try {
        if (db.inTransaction) rollback.run([]);
      } finally {
        appends.forget();
      }
      throw error;
    }
  };
}

const notNext = ([, table, n]: Append): Fate => ({
  conflict: true,
  why: `record ${n} is not the next of table ${table}`,
});
