import type Database from 'libsql';

/** Records that lie in the tail at most, give or take a commit. Moving them takes two or three milliseconds. */
export const TAIL_FULL = 1000;
/** Tables whose last record is remembered, give or take a commit. */
export const MOST_HEADS = 10_000;

const INSERT = 'INSERT INTO tail (table_key, n, body) VALUES';
const MOVE =
  'INSERT INTO records (table_key, n, body) SELECT table_key, n, body FROM tail ORDER BY table_key, n;DELETE FROM tail;';

/** A text as SQL has it between quotes. */
const doubled = (text: string): string => (text.includes("'") ? text.replaceAll("'", "''") : text);

interface Tail {
  count: number;
  /** Tables with records in it: to look for those of one takes the longer the more there are. */
  keys: Set<number>;
}

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
  private readonly db: Database.Database;
  private readonly find: Database.Statement;
  private readonly findInTail: Database.Statement;
  private readonly listTail: Database.Statement;
  private readonly insert: Database.Statement;
  private readonly heads = new Map<string, Head>();
  private rows: (string | number)[] = [];
  /** What the tail holds; null until it is looked at, and again when that may not be so. */
  private tail: Tail | null = null;

  constructor(db: Database.Database) {
    this.db = db;
    this.find = db
      .prepare(
        'SELECT key, coalesce((SELECT max(n) FROM records WHERE table_key = tables.key), 0) FROM tables WHERE id = ?1',
      )
      .raw();
    this.findInTail = db.prepare('SELECT max(n) FROM tail WHERE table_key = ?1').raw();
    this.listTail = db.prepare('SELECT table_key, count(*) FROM tail GROUP BY table_key').raw();
    this.insert = db.prepare(`${INSERT} (?, ?, ?)`);
  }

  /** Takes a record that is the next of its table, for `write` or `asText`; false if it is not. */
  take(table: string, n: number, body: string): boolean {
    const head = this.headOf(table);
    if (!head || n !== head.n + 1) return false;
    head.n = n;
    const tail = this.lookAtTail();
    tail.count++;
    tail.keys.add(head.key);
    this.rows.push(head.key, n, body);
    return true;
  }

  /** Writes the record that was taken. */
  write(): void {
    const { rows } = this;
    this.rows = [];
    this.insert.run(rows);
  }

  /** What was taken, and the move of a full tail, as SQL for somebody else to run: numbers and JSON, nothing else. */
  asText(): string {
    const { rows } = this;
    this.rows = [];
    let values = '';
    for (let i = 0; i < rows.length; i += 3)
      values += `${i === 0 ? '' : ','}(${rows[i]},${rows[i + 1]},'${doubled(String(rows[i + 2]))}')`;
    return `${rows.length === 0 ? '' : `${INSERT} ${values};`}${this.moving()}`;
  }

  /** Moves a full tail, and forgets too many heads: not earlier, since what was taken may be known from its head alone. */
  tidy(): void {
    const moving = this.moving();
    if (moving !== '') this.db.exec(moving);
  }

  /** SQL that moves a full tail, which counts as moved from now on. */
  private moving(): string {
    if (this.heads.size > MOST_HEADS) this.heads.clear();
    const tail = this.lookAtTail();
    if (tail.count < TAIL_FULL) return '';
    tail.count = 0;
    tail.keys.clear();
    return MOVE;
  }

  /** A table is gone, and its records with it. */
  drop(table: string): void {
    this.heads.delete(table);
    this.tail = null;
  }

  /** Something was taken back, or is yet to be: what is remembered may not be so. */
  forget(): void {
    this.rows = [];
    this.heads.clear();
    this.tail = null;
  }

  private headOf(table: string): Head | undefined {
    const known = this.heads.get(table);
    if (known) return known;
    const row = this.find.get([table]) as [number, number] | undefined;
    if (!row) return undefined;
    const [key, sorted] = row;
    const [last] = this.lookAtTail().keys.has(key) ? (this.findInTail.get([key]) as [number | null]) : [null];
    const head = { key, n: last ?? sorted };
    this.heads.set(table, head);
    return head;
  }

  private lookAtTail(): Tail {
    if (this.tail) return this.tail;
    const rows = this.listTail.all([]) as [number, number][];
    const keys = new Set(rows.map(([key]) => key));
    return (this.tail = { count: rows.reduce((sum, [, count]) => sum + count, 0), keys });
  }
}
