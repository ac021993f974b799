import { checkPassword } from '../people/passwords.ts';
import { wantAdmission } from './commands/index.ts';
import type { Tables } from './tables.ts';
import { change, type Asker } from './work.ts';

/** Lets somebody look at a table; one with a password remembers who has said it. */
export async function admit(tables: Tables, table: string, asker: Asker | null, password?: string): Promise<void> {
  const kept = await tables.read(table, t => t.about.password);
  const said = password !== undefined && kept !== null && (await checkPassword(password, kept));
  await tables.run(table, asker, work => {
    const { about } = work.t;
    const removed = asker !== null && about.removed.includes(asker.id);
    if (!said || removed || about.password !== kept) return wantAdmission(work, asker?.id ?? null);
    if (asker && !about.admitted.includes(asker.id))
      change(work, { admitted: [...about.admitted, asker.id].slice(-MOST) });
  });
}

/** As many people as a table remembers. */
const MOST = 500;
