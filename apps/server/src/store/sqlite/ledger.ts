import type Database from 'libsql';
import { flawIn, type Operation } from './operations.ts';

/** What became of a batch: null if it was made; else why not, and whether somebody else was first. */
export type Fate = { conflict: boolean; why: string } | null;

/** Tables that are remembered, give or take those that are not in the database yet. */
export const MOST_HEADS = 10_000;

/** An operation that may be made, with the key of its table. */
export interface Taken {
  operation: Operation;
  key: number;
}

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
 * What is not in the database yet it remembers; all else it looks up once. Nobody else writes to the database.
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
          EXISTS (SELECT 1 FROM openings WHERE table_key = key) FROM tables WHERE id = ?1`,
      )
      .raw();
    this.findSpent = db.prepare('SELECT until FROM spent WHERE token = ?1').raw();
    const [last] = db.prepare('SELECT coalesce(max(key), 0) FROM tables').raw().get([]) as [number];
    this.nextKey = last + 1;
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
      const why = this.refusal(operation);
      if (why === null) taken.push({ operation, key: this.heads.get(operation[1] as string)?.key ?? NO_KEY });
      else {
        goBack?.();
        taken.length = length;
        return { conflict: true, why };
      }
    }
    return null;
  }

  /** Forgets tables that need not be remembered: all but those that are not in the database as they are. */
  trim(isNeeded: (table: string) => boolean): void {
    if (this.heads.size <= MOST_HEADS) return;
    for (const table of this.heads.keys()) if (!isNeeded(table)) this.heads.delete(table);
  }

  /** All that is remembered may not be so, and the database has it all. */
  forget(): void {
    this.heads.clear();
    this.spent.clear();
  }

  /** Says why an operation may not be made; takes it if it may. */
  private refusal(operation: Operation): string | null {
    switch (operation[0]) {
      case 'append':
        return this.append(operation[1], operation[2]);
      case 'table':
        if (!this.headOf(operation[1])) this.heads.set(operation[1], { key: this.nextKey++, n: 0, opened: false });
        return null;
      case 'open':
        return this.open(operation[1] as string);
      case 'draft':
      case 'snapshot':
      case 'archive':
      case 'chat':
        return this.headOf(operation[1] as string) ? null : `there is no table ${operation[1]}`;
      case 'forget-table':
        this.heads.set(operation[1] as string, null);
        return null;
      case 'forget-spent':
        return this.forgetSpent(operation[1] as number);
      case 'spend':
        return this.spend(operation[1] as string, operation[2] as number);
      default:
        return null;
    }
  }

  private append(table: string, n: number): string | null {
    const head = this.headOf(table);
    if (head?.n !== n - 1) return `record ${n} is not the next of table ${table}`;
    head.n = n;
    return null;
  }

  private open(table: string): string | null {
    const head = this.headOf(table);
    if (!head || head.opened) return `table ${table} is not there, or was opened before`;
    head.opened = true;
    return null;
  }

  private forgetSpent(now: number): null {
    this.now = now;
    for (const [token, until] of this.spent) if (until < now) this.spent.delete(token);
    return null;
  }

  private spend(token: string, until: number): string | null {
    const [last] = (this.findSpent.get([token]) as [number] | undefined) ?? [-Infinity];
    if (this.spent.has(token) || last >= this.now) return 'this token was used before';
    this.spent.set(token, until);
    return null;
  }

  private headOf(table: string): Head | null {
    const known = this.heads.get(table);
    if (known !== undefined) return known;
    const row = this.find.get([table]) as [number, number, number] | undefined;
    if (!row) return null;
    const head = { key: row[0], n: row[1], opened: row[2] === 1 };
    this.heads.set(table, head);
    return head;
  }

  /** Gives what brings back all that a batch may change. */
  private remembered(batch: readonly Operation[]): () => void {
    const heads = new Map<string, Head | null | undefined>();
    const tokens: string[] = [];
    for (const [name, id] of batch as readonly (readonly [string, string])[]) {
      if (name === 'spend' && !this.spent.has(id)) tokens.push(id);
      const head = this.heads.get(id);
      if (!heads.has(id)) heads.set(id, head && { ...head });
    }
    return () => {
      for (const token of tokens) this.spent.delete(token);
      for (const [id, head] of heads)
        if (head === undefined) this.heads.delete(id);
        else this.heads.set(id, head);
    };
  }
}
