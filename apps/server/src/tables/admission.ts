import { checkPassword } from '../people/passwords.ts';
import { wantAdmission, wantNotRemoved } from './commands/index.ts';
import type { LiveTable } from './live-table.ts';
import type { Tables } from './tables.ts';
import { change, type Asker } from './work.ts';

/** A password that somebody says, and what refuses it before it is checked if that would be one too many. */
export interface Said {
  password: string;
  wantAttempt: () => void;
}

/**
 * Lets somebody look at a table; one with a password remembers who has said it, and does not count when they say it
 * again: a line that breaks says it anew. Gives the hash of the password that was said and is the table's; null if none
 * was needed.
 */
export async function admit(tables: Tables, table: string, asker: Asker | null, saying?: Said): Promise<string | null> {
  const kept = await tables.read(table, t => {
    wantNotRemoved(t, asker?.id ?? null);
    return asker && t.about.admitted.includes(asker.id) ? null : t.about.password;
  });
  if (saying && kept !== null) saying.wantAttempt();
  const said = saying && kept !== null && (await checkPassword(saying.password, kept)) ? kept : null;
  await tables.run(table, asker, work => {
    const { about } = work.t;
    wantStillAdmitted(work.t, asker, said);
    if (said !== null && asker && !about.admitted.includes(asker.id))
      change(work, { admitted: [...about.admitted, asker.id].slice(-MOST) });
  });
  return said;
}

/** Much may have happened since somebody was let in: the host may have shown them out. */
export function wantStillAdmitted(t: LiveTable, asker: Asker | null, said: string | null): void {
  if (said === null || t.about.password !== said) wantAdmission({ t }, asker?.id ?? null);
  else wantNotRemoved(t, asker?.id ?? null);
}

/** As many people as a table remembers. */
const MOST = 500;
