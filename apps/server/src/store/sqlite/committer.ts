import type Database from 'libsql';
import { STATEMENTS, refusalOf, type Operation, type StatementName } from './operations.ts';

/** What became of a batch: null if it was made; else why not, and whether somebody else was first. */
export type Fate = { conflict: boolean; why: string } | null;

/** Makes many batches in one transaction, each whole or not at all. Throws if the transaction itself fails. */
export type Commit = (group: readonly (readonly Operation[])[]) => Fate[];

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

  /** The first operation that must change something and does not refuses its batch. */
  const run = (batch: readonly Operation[]): Fate => {
    for (const operation of batch) {
      const { changes } = statements[operation[0]].run(operation.slice(1));
      const why = changes === 0 ? refusalOf(operation) : null;
      if (why !== null) return { conflict: true, why };
    }
    return null;
  };

  const make = (batch: readonly Operation[]): Fate => {
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
    if (several) keep.run([]);
    return fate;
  };

  return group => {
    begin.run([]);
    try {
      const fates = group.map(make);
      commit.run([]);
      return fates;
    } catch (error) {
      if (db.inTransaction) rollback.run([]);
      throw error;
    }
  };
}
