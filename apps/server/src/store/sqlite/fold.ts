import type Database from 'libsql';
import { inSlices } from '../../slices.ts';
import { execApart } from './folder.ts';
import { PUT_BACK, groupsAfter, type Content } from './journal.ts';
import { Ledger, type Taken } from './ledger.ts';
import { STATEMENTS, parseLines, type StatementName } from './operations.ts';
import { Section, type Step } from './section.ts';

/** Adds what a commit holds to the last of some sections, or to new ones behind it. */
export function addTo(sections: Section[], taken: readonly Taken[]): void {
  let last = sections.at(-1);
  for (const one of taken) {
    if (!last || last.isOver) sections.push((last = new Section()));
    last.add(one);
  }
  last?.settle();
}

/** Puts what the journal has up to a group into the database, all or nothing. One call at a time. */
export type Fold = (sections: readonly Section[], seq: number) => Promise<void>;

/** A statement with its values. */
type Valued = Exclude<Step, string>;

/**
 * SQL runs in the driver's own thread, and what has values here, in slices: nobody waits for all of it but those who
 * read. Nobody else may use the connection.
 */
export function folder(db: Database.Database): Fold {
  const prepared = new Map<StatementName, Database.Statement>();
  function* run(steps: readonly Valued[]): Generator<void, void> {
    for (const [name, ...values] of steps) {
      const statement = prepared.get(name) ?? db.prepare(STATEMENTS[name]);
      prepared.set(name, statement);
      statement.run(values);
      yield;
    }
  }
  const goBack = (): void => {
    if (db.inTransaction) db.exec('ROLLBACK');
  };
  return async (sections, seq) => {
    goBack(); // from one that could not be taken back before
    try {
      await execApart(db, 'BEGIN IMMEDIATE');
      for (const stretch of stretches(sections))
        await (typeof stretch === 'string' ? execApart(db, stretch) : inSlices(run(stretch)));
      await execApart(db, `UPDATE folded SET seq = ${seq}; COMMIT`);
    } catch (error) {
      goBack();
      throw error;
    }
  };
}

/** SQL text by text, each made when the one before it is done; and what has values and stands side by side. */
function* stretches(sections: readonly Section[]): Generator<string | Valued[], void> {
  let valued: Valued[] = [];
  for (const section of sections)
    for (const step of section.steps()) {
      if (typeof step !== 'string') {
        valued.push(step);
        continue;
      }
      if (valued.length > 0) yield valued;
      valued = [];
      yield step;
    }
  if (valued.length > 0) yield valued;
}

/** The last group of the journal that a database has, and the journal's name. */
export const foldedIn = (db: Database.Database): { seq: number; journal: string } => {
  const [seq, journal] = db.prepare('SELECT seq, journal FROM folded').raw().get([]) as [number, string];
  return { seq, journal };
};

/** Puts what a journal holds into a database that was closed, or copied, before all of it was there. */
export async function foldJournal(db: Database.Database, content: Content): Promise<void> {
  const { seq: folded, journal } = foldedIn(db);
  const groups = groupsAfter(folded, journal, content);
  if (groups.length === 0) return;
  const ledger = new Ledger(db);
  const taken: Taken[] = [];
  for (const { seq, text } of groups) {
    const fate = ledger.take(parseLines(text), taken);
    if (fate)
      throw new Error(
        `group ${seq} of the journal (journal.db) does not fit the database beside it, since ${fate.why}: ${PUT_BACK}`,
      );
  }
  const sections: Section[] = [];
  addTo(sections, taken);
  try {
    await folder(db)(sections, groups.at(-1)!.seq);
  } catch (error) {
    throw new Error(
      `what the journal (journal.db) holds could not be put into the database beside it: ${(error as Error).message}. Nothing is lost: make room if the disk is full, and start again`,
      { cause: error },
    );
  }
}
