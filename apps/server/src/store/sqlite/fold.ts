import type Database from 'libsql';
import { execApart } from './folder.ts';
import type { Group } from './journal.ts';
import { Ledger, type Taken } from './ledger.ts';
import { STATEMENTS, parseLine, type StatementName } from './operations.ts';
import { Section, type Step } from './section.ts';

/** Adds to the last of some sections, or to new ones behind it. */
export function addTo(sections: Section[], taken: readonly Taken[]): void {
  for (const one of taken) {
    if (sections.length === 0) sections.push(new Section());
    if (!sections.at(-1)!.add(one)) sections.push(new Section());
  }
}

/** Puts what the journal has up to a group into the database, all or nothing. One call at a time. */
export type Fold = (sections: readonly Section[], seq: number) => Promise<void>;

/** SQL runs in the driver's own thread: nobody waits for it but those who read. Nobody else may use the connection. */
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
    try {
      for (const step of joined(['BEGIN IMMEDIATE', ...steps, `UPDATE folded SET seq = ${seq}`, 'COMMIT']))
        if (typeof step === 'string') await execApart(db, step);
        else run(step);
    } catch (error) {
      goBack();
      throw error;
    }
  };
}

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

/** Puts groups into a database that was closed, or copied, before they were in it. */
export async function foldGroups(db: Database.Database, groups: readonly Group[]): Promise<void> {
  if (groups.length === 0) return;
  const ledger = new Ledger(db);
  const taken: Taken[] = [];
  for (const { seq, text } of groups)
    for (const line of text.split('\n')) {
      const fate = ledger.take([parseLine(line)], taken);
      if (fate) throw new Error(`group ${seq} of the journal does not fit its database: ${fate.why}`);
    }
  const sections: Section[] = [];
  addTo(sections, taken);
  await folder(db)(sections, groups.at(-1)!.seq);
}
