import type Database from 'libsql';

/** Records that lie in the tail at most, give or take a commit. Moving them takes two or three milliseconds. */
export const TAIL_FULL = 1000;
/** Tables whose last record is remembered, give or take a commit. */
export const MOST_HEADS = 10_000;

const SORT = 'INSERT INTO records (table_key, n, body) SELECT table_key, n, body FROM tail ORDER BY table_key, n';
const EMPTY = 'DELETE FROM tail';
const INSERT = 'INSERT INTO tail (table_key, n, body) VALUES';

interface Head {
  key: number;
  /** The last record of the table. */
  n: number;
}

/**
 * Writes records. They go to the end of the tail, in the order in which they come, so that a commit of many tables
 * writes few pages; a full tail moves to where a table's log lies together. Nobody else writes to the database, so the
 * last record of a table is looked up once and then remembered.
 */
export class Appends {
  private readonly find: Database.Statement;
  private readonly sort: Database.Statement;
  private readonly empty: Database.Statement;
  private readonly size: Database.Statement;
  private readonly insert: Database.Statement;
  private readonly heads = new Map<string, Head>();
  private rows: (string | number)[] = [];
  private inTail: number;

  constructor(db: Database.Database) {
    this.find = db
      .prepare(
        `SELECT key, coalesce(
          (SELECT max(n) FROM tail WHERE table_key = tables.key),
          (SELECT max(n) FROM records WHERE table_key = tables.key), 0) FROM tables WHERE id = ?1`,
      )
      .raw();
    this.insert = db.prepare(`${INSERT} (?, ?, ?)`);
    this.sort = db.prepare(SORT);
    this.empty = db.prepare(EMPTY);
    this.size = db.prepare('SELECT count(*) FROM tail').raw();
    this.inTail = this.count();
  }

  /** Takes a record that is the next of its table, for `write` or `asText`; false if it is not. */
  take(table: string, n: number, body: string): boolean {
    const head = this.headOf(table);
    if (!head || n !== head.n + 1) return false;
    head.n = n;
    this.rows.push(head.key, n, body);
    return true;
  }

  /** Writes the record that was taken. */
  write(): void {
    const { rows } = this;
    this.rows = [];
    this.insert.run(rows);
    this.inTail++;
  }

  /** What was taken, and the move of a full tail, as SQL for somebody else to run: numbers and JSON, nothing else. */
  asText(): string {
    const { rows } = this;
    this.rows = [];
    let values = '';
    for (let i = 0; i < rows.length; i += 3)
      values += `${i === 0 ? '' : ','}(${rows[i]},${rows[i + 1]},'${String(rows[i + 2]).replaceAll("'", "''")}')`;
    this.inTail += rows.length / 3;
    const insert = rows.length === 0 ? '' : `${INSERT} ${values};`;
    return this.isFull() ? `${insert}${SORT};${EMPTY};` : insert;
  }

  /** Moves a full tail, and forgets too many heads: not earlier, since what was taken may be known from its head alone. */
  tidy(): void {
    if (!this.isFull()) return;
    this.sort.run([]);
    this.empty.run([]);
  }

  /** Whether the tail has to move, which then counts as moved. */
  private isFull(): boolean {
    if (this.heads.size > MOST_HEADS) this.heads.clear();
    if (this.inTail < TAIL_FULL) return false;
    this.inTail = 0;
    return true;
  }

  /** A table is gone, and its records with it. */
  drop(table: string): void {
    this.heads.delete(table);
    this.inTail = this.count();
  }

  /** Something was taken back: what is remembered may not be so. */
  forget(): void {
    this.rows = [];
    this.heads.clear();
    this.inTail = this.count();
  }

  private headOf(table: string): Head | undefined {
    const known = this.heads.get(table);
    if (known) return known;
    const row = this.find.get([table]) as [number, number] | undefined;
    if (!row) return undefined;
    const head = { key: row[0], n: row[1] };
    this.heads.set(table, head);
    return head;
  }

  private count(): number {
    return (this.size.get([]) as [number])[0];
  }
}
