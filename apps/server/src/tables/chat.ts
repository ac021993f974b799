import type { ChatLine } from '@ennead/wire';
import type { House } from './house.ts';
import type { LiveTable } from './live-table.ts';
import type { Tables } from './tables.ts';

/** Looks at a table with its last chat lines at hand. */
export function withChat<T>(tables: Tables, table: string, look: (t: LiveTable) => T): Promise<T> {
  return tables.inTurn(table, async t => {
    t.chat ??= await lastLines(tables.house, table);
    return look(t);
  });
}

async function lastLines({ store, limits }: House, table: string): Promise<ChatLine[]> {
  const lines = await store.chat(table, limits.chatKept);
  const names = new Map<string, string | null>();
  for (const { person } of lines) if (!names.has(person)) names.set(person, (await store.person(person))?.name ?? null);
  return lines.map(line => ({ ...line, name: names.get(line.person) ?? null }));
}
