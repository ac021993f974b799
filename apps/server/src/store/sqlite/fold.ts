import type Database from 'libsql';
import { execApart } from './folder.ts';
import { PUT_BACK, groupsAfter, type Content } from './journal.ts';
import { Ledger, type Taken } from './ledger.ts';
import { STATEMENTS, parseLines, type StatementName } from './operations.ts';
import { Section, type Step } from './section.ts';

/** Adds to the last of some sections, or to new ones behind it. */
export function addTo(sections: Section[], taken: readonly Taken[]): void {
  let last = sections.at(-1);
  for (const one of taken) {
    if (!last || last.isOver) sections.push((last = new Section()));
    last.add(one);
  }
}

/** Puts what the journal has up to a group into the database, all or nothing. One call at a time. */
export type Fold = (sections: readonly Section[], seq: number) => Promise<void>;

/** So many statements are run here at once: then others have their turn. */
const SLICE = 100;

/**
 * SQL runs in the driver's own thread, and what has values here: nobody waits for it but those who read. Nobody else may
 * use the connection.
 */
export function folder(db: Database.Database): Fold {
  const prepared = new Map<StatementName, Database.Statement>();
  const run = ([name, ...values]: Exclude<Step, string>): void => {
    const statement = prepared.get(name) ?? db.prepare(STATEMENTS[name]);
    prepared.set(name, statement);
    statement.run(values);
  };
  const goBack = (): void => {
    if (db.inTransaction) db.exec('ROLLBACK');
  };
  return async (sections, seq) => {
    goBack(); // from one that could not be taken back before
    const steps = sections.flatMap(section => section.steps());
    let made = 0;
    try {
      for (const step of joined(['BEGIN IMMEDIATE', ...steps, `UPDATE folded SET seq = ${seq}`, 'COMMIT']))
        if (typeof step === 'string') await execApart(db, step);
        else {
          run(step);
          if (++made % SLICE === 0) await nextTurn();
        }
    } catch (error) {
      goBack();
      throw error;
    }
  };
}

const nextTurn = (): Promise<void> => new Promise(resolve => void setImmediate(resolve));

/** SQL that stands side by side is run together. */
function joined(steps: readonly Step[]): Step[] {
  const all: Step[] = [];
  for (const step of steps) {
    const last = all.at(-1);
    if (typeof step === 'string' && typeof last === 'string') all[all.length - 1] = `${last};${step}`;
    else all.push(step);
  }
  return all;
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
