import type Database from 'libsql';
import { flawIn, type Operation } from './operations.ts';

/** What became of a batch: null if it was made; else why not, and whether somebody else was first. */
export type Fate = { conflict: boolean; why: string } | null;

/** Tables and tokens that are remembered, give or take a commit. */
export const MOST = 10_000;

/** An operation that may be made, with the key of its table. */
export interface Taken {
  operation: Operation;
  key: number;
}

/** Of operations whose table is not looked up. */
const NO_KEY = 0;

/** A table as far as it decides what may be written. */
interface Head {
  readonly key: number;
  /** The last record. */
  n: number;
  opened: boolean;
}

/**
 * Decides what may be written, before any of it is: which tables there are, their last records, which tokens were used.
 * It must refuse whatever a fold could not make: what is in the journal must fit (docs/decisions/007). What is not in the
 * database yet it remembers; all else it looks up once, but for new tables: their names are believed. Nobody else writes to
 * the database.
 */
export class Ledger {
  private readonly find: Database.Statement;
  private readonly findSpent: Database.Statement;
  /** Null for a table that was forgotten. */
  private readonly heads = new Map<string, Head | null>();
  /** Tokens, and until when. */
  private readonly spent = new Map<string, number>();
  /** When tokens were last looked through: those that ended before count as never used. */
  private now = -Infinity;
  private nextKey: number;

  constructor(db: Database.Database) {
    this.find = db
      .prepare(
        `SELECT key, coalesce((SELECT max(n) FROM records WHERE table_key = key), 0),
          EXISTS (SELECT 1 FROM openings WHERE table_key = key), id FROM tables WHERE id = ?1`,
      )
      .raw();
    this.findSpent = db.prepare('SELECT until FROM spent WHERE token = ?1').raw();
    const [last] = db.prepare('SELECT coalesce(max(key), 0) FROM tables').raw().get([]) as [number];
    this.nextKey = last + 1;
  }

  /** Whether it should forget, as soon as it may. */
  get isLarge(): boolean {
    return this.heads.size + this.spent.size > MOST;
  }

  /** Takes a batch whole, as if it were made, and adds it to what was taken; or leaves all as it was, and says why. */
  take(batch: readonly Operation[], taken: Taken[]): Fate {
    for (const operation of batch) {
      const flaw = flawIn(operation);
      if (flaw !== null) return { conflict: false, why: flaw };
    }
    const goBack = batch.length > 1 ? this.remembered(batch) : null; // one alone is taken or not as it is
    const { length } = taken;
    for (const operation of batch) {
      const key = this.keyFor(operation);
      if (typeof key === 'number') taken.push({ operation, key });
      else {
        goBack?.();
        taken.length = length;
        return { conflict: true, why: key };
      }
    }
    return null;
  }

  /** Forgets all. Only where the database has it all, or has more of it than is remembered. */
  forget(): void {
    this.heads.clear();
    this.spent.clear();
  }

  /** Takes an operation and gives the key of its table, or says why it may not be made. */
  private keyFor(operation: Operation): number | string {
    const id = operation[1] as string;
    switch (operation[0]) {
      case 'append':
        return this.append(id, operation[2]);
      case 'table':
        return this.headOf(id)?.key ?? this.make(id);
      case 'new-table':
        return this.heads.get(id) ? `there is a table ${id}` : this.make(id);
      case 'open':
        return this.open(id);
      case 'draft':
      case 'snapshot':
      case 'archive':
      case 'chat':
        return this.headOf(id)?.key ?? `there is no table ${id}`;
      case 'forget-table':
        this.heads.set(id, null);
        return NO_KEY;
      case 'forget-spent':
        this.now = operation[1] as number;
        return NO_KEY;
      case 'spend':
        return this.spend(id, operation[2] as number);
      case 'drop-drafts':
      case 'person':
      case 'forget-person':
      case 'forget-words':
        return NO_KEY;
    }
  }

  private append(table: string, n: number): number | string {
    const head = this.headOf(table);
    if (head?.n !== n - 1) return `record ${n} is not the next of table ${table}`;
    head.n = n;
    return head.key;
  }

  private open(table: string): number | string {
    const head = this.headOf(table);
    if (!head || head.opened) return `table ${table} is not there, or was opened before`;
    head.opened = true;
    return head.key;
  }

  private spend(token: string, until: number): number | string {
    const last = this.spent.get(token) ?? (this.findSpent.get([token]) as [number] | undefined)?.[0];
    if (last !== undefined && last >= this.now) return 'this token was used before';
    this.spent.set(token, until);
    return NO_KEY;
  }

  /** The key of a table that is not there. */
  private make(table: string): number {
    const key = this.nextKey++;
    this.heads.set(table, { key, n: 0, opened: false });
    return key;
  }

  private headOf(table: string): Head | null {
    const known = this.heads.get(table);
    if (known !== undefined) return known;
    const row = this.find.get([table]) as [number, number, number, string] | undefined;
    if (row?.[3] !== table) return null; // none, or one whose name the driver takes for this
    const head = { key: row[0], n: row[1], opened: row[2] === 1 };
    this.heads.set(table, head);
    return head;
  }

  /** Gives what brings back all that a batch may change. */
  private remembered(batch: readonly Operation[]): () => void {
    const heads = new Map<string, Head | null | undefined>();
    const tokens = new Map<string, number | undefined>();
    for (const [name, id] of batch as readonly (readonly [string, string])[]) {
      if (name === 'spend') tokens.set(id, this.spent.get(id));
      const head = this.heads.get(id);
      heads.set(id, head && { ...head });
    }
    return () => {
      putBack(this.spent, tokens);
      putBack(this.heads, heads);
    };
  }
}

function putBack<T>(map: Map<string, T>, before: ReadonlyMap<string, T | undefined>): void {
  for (const [key, value] of before)
    if (value === undefined) map.delete(key);
    else map.set(key, value);
}
