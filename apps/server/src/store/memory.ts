import type { LogRecord } from '@ennead/kernel';
import {
  StoreConflict,
  type ArchiveRow,
  type Change,
  type DraftRow,
  type ListedTables,
  type Opening,
  type PersonRow,
  type SnapshotRow,
  type Store,
  type TableRow,
} from './port.ts';

interface Kept {
  row: TableRow;
  opening: Opening | null;
  records: LogRecord[];
  drafts: Map<number, DraftRow>;
  snapshot: SnapshotRow | null;
  archive: ArchiveRow | null;
  chat: { at: number; person: string; text: string }[];
}

/** A store that forgets everything when the process ends: for tests and for tables that nobody wants to keep. */
export function memoryStore({ now = Date.now }: { now?: () => number } = {}): Store {
  const tables = new Map<string, Kept>();
  const people = new Map<string, PersonRow>();
  const spent = new Map<string, number>();
  let closed = false;

  const tableOf = (id: string): Kept => {
    const kept = tables.get(id);
    if (!kept) throw new StoreConflict(`there is no table ${id}`);
    return kept;
  };

  /** Makes a change and says how to take it back. */
  const make = (change: Change): (() => void) => {
    switch (change.type) {
      case 'new-table':
        if (tables.has(change.row.id)) throw new StoreConflict(`there is a table ${change.row.id}`);
        return make({ ...change, type: 'table' });
      case 'table': {
        const { row } = change;
        const before = tables.get(row.id);
        if (!before) {
          const empty = { opening: null, records: [], drafts: new Map(), snapshot: null, archive: null, chat: [] };
          tables.set(row.id, { row, ...empty });
          return () => tables.delete(row.id);
        }
        return swap(before, 'row', row);
      }
      case 'open': {
        const kept = tableOf(change.table);
        if (kept.opening) throw new StoreConflict(`table ${change.table} is not there, or was opened before`);
        return swap(kept, 'opening', change.opening);
      }
      case 'append': {
        const { records } = tableOf(change.table);
        const { n } = change.record;
        if (n !== records.length + 1) throw new StoreConflict(`record ${n} is not the next of table ${change.table}`);
        records.push(change.record);
        return () => records.pop();
      }
      case 'draft':
        return put(tableOf(change.table).drafts, change.draft.seat, change.draft);
      case 'drop-drafts': {
        const kept = tables.get(change.table);
        return kept ? swap(kept, 'drafts', new Map()) : () => {};
      }
      case 'snapshot':
        return swap(tableOf(change.table), 'snapshot', change.snapshot);
      case 'archive':
        return swap(tableOf(change.row.table), 'archive', change.row);
      case 'chat': {
        const { chat } = tableOf(change.table);
        chat.push({ at: change.at, person: change.person, text: change.text });
        return () => chat.pop();
      }
      case 'person':
        return put(people, change.row.id, change.row);
      case 'forget-table':
        return put(tables, change.id, undefined);
      case 'forget-person': {
        const undone = [...tables.values()].map(kept =>
          swap(
            kept,
            'chat',
            kept.chat.filter(({ person }) => person !== change.id),
          ),
        );
        undone.push(put(people, change.id, undefined));
        return () => undone.forEach(takeBack => takeBack());
      }
      case 'spend': {
        for (const [token, until] of spent) if (until < now()) spent.delete(token);
        if (spent.has(change.token)) throw new StoreConflict('this token was used before');
        return put(spent, change.token, change.until);
      }
    }
  };

  const write = (batch: readonly Change[]): void => {
    const made: (() => void)[] = [];
    try {
      for (const change of batch) made.push(make(change));
    } catch (error) {
      for (const takeBack of made.reverse()) takeBack();
      throw error;
    }
  };

  return {
    async write(batch) {
      if (closed) throw new Error('the store is closed');
      const copy = plain(batch);
      await new Promise(resolve => setImmediate(resolve)); // as with a disk, nobody hears of it in the same turn
      write(copy);
    },
    table: async id => plain(tables.get(id)?.row ?? null),
    tables: async wanted =>
      plain(
        list(
          [...tables.values()].map(({ row }) => row),
          wanted,
        ),
      ),
    opening: async id => plain(tables.get(id)?.opening ?? null),
    records: async (id, from = 1) => plain(tables.get(id)?.records.slice(Math.max(0, from - 1)) ?? []),
    drafts: async id => plain([...(tables.get(id)?.drafts.values() ?? [])].sort((x, y) => x.seat - y.seat)),
    snapshot: async id => plain(tables.get(id)?.snapshot ?? null),
    chat: async (id, limit) => plain(limit > 0 ? (tables.get(id)?.chat.slice(-limit) ?? []) : []),
    archive: async id => plain(tables.get(id)?.archive ?? null),
    person: async id => plain(people.get(id) ?? null),
    async close() {
      closed = true;
      await new Promise(resolve => setImmediate(resolve)); // what was written before is made before
    },
  };
}

/** A copy that nobody else holds. */
const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

function swap<T, K extends keyof T>(holder: T, key: K, value: T[K]): () => void {
  const before = holder[key];
  holder[key] = value;
  return () => void (holder[key] = before);
}

function put<K, V>(map: Map<K, V>, key: K, value: V | undefined): () => void {
  const before = map.get(key);
  if (value === undefined) map.delete(key);
  else map.set(key, value);
  return () => void (before === undefined ? map.delete(key) : map.set(key, before));
}

function list(
  rows: readonly TableRow[],
  { listed, person, ended, game, limit, before, beforeId }: ListedTables,
): TableRow[] {
  const earlier = (row: TableRow): boolean =>
    before === undefined ||
    row.changed < before ||
    (beforeId !== undefined && row.changed === before && row.id < beforeId);
  return rows
    .filter(row => listed === undefined || row.listed === listed)
    .filter(row => person === undefined || row.people.includes(person))
    .filter(row => ended === undefined || (row.ended !== null) === ended)
    .filter(row => game === undefined || row.game === game)
    .filter(earlier)
    .sort((x, y) => y.changed - x.changed || (x.id < y.id ? 1 : -1))
    .slice(0, Math.max(0, limit));
}
