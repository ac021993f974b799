import type { Taken } from './ledger.ts';
import type { Append, Operation, TableOperation, Value } from './operations.ts';

/** SQL, or one statement with its values. */
export type Step = string | Exclude<Operation, Append | TableOperation>;

const TABLES = 'INSERT INTO tables (key, id, game, opened, changed, ended, listed, about, people) VALUES';
const NEW_ROW = ` ON CONFLICT (key) DO UPDATE SET game = excluded.game, opened = excluded.opened, changed = excluded.changed,
  ended = excluded.ended, listed = excluded.listed, about = excluded.about, people = excluded.people`;
const RECORDS = 'INSERT INTO records (table_key, n, body) VALUES';
/** A statement has no more letters, unless one row has. */
const LONG = 32_768;

/** Operations that can be made together: rows of tables first, each once, then records, then all else in order. */
export class Section {
  /** Nothing more is to be made together with these. */
  isOver = false;
  /** By the keys of their tables. */
  private readonly tables = new Map<number, TableOperation>();
  /** Rows of records, one text a commit: one by one they would be much of what outlives collections of garbage. */
  private readonly records: string[] = [];
  private fresh: string[] = [];
  private letters = 0;
  private readonly others: Exclude<Step, string>[] = [];
  private readonly touched = new Set<Value>();
  /** Whether anything may look different to a reader, whatever it reads. */
  private touchesAll = false;

  add({ operation, key }: Taken): void {
    if (operation[0] === 'append') this.addRecord(operation, key);
    else if (operation[0] === 'table' || operation[0] === 'new-table') this.tables.set(key, operation);
    else this.others.push(operation);
    this.touched.add(operation[1]);
    if (operation[0] === 'forget-person') this.touchesAll = true;
    if (operation[0] === 'forget-table') this.isOver = true;
  }

  private addRecord([, , n, body]: Append, key: number): void {
    const row = `(${key},${n},'${doubled(body)}')`;
    this.fresh.push(row);
    this.letters += row.length;
    if (this.letters >= LONG) this.settle();
  }

  /** Those of a commit are all here: they become one text. */
  settle(): void {
    if (this.fresh.length === 0) return;
    this.records.push(this.fresh.join());
    this.fresh = [];
    this.letters = 0;
  }

  /** Whether a reader of this table or person should wait for it. */
  touches(id: string): boolean {
    return this.touchesAll || this.touched.has(id);
  }

  /** Each is made when it is asked for. */
  *steps(): Generator<Step, void> {
    this.settle();
    yield* statements(TABLES, this.tableRows(), NEW_ROW);
    yield* statements(RECORDS, this.records, '');
    yield* this.others;
  }

  private *tableRows(): Generator<string, void> {
    for (const [key, operation] of this.tables) yield rowOf(operation, key);
  }
}

/** Rows of one table, one or more to a text, as statements. None is long: while one is made nobody is served. */
function* statements(begin: string, rows: Iterable<string>, end: string): Generator<string, void> {
  let text = '';
  for (const row of rows) {
    if (text.length + row.length > LONG && text !== '') {
      yield text + end;
      text = '';
    }
    text += `${text === '' ? begin : ','}${row}`;
  }
  if (text !== '') yield text + end;
}

function rowOf(operation: TableOperation, key: number): string {
  let row = `(${key}`;
  for (let i = 1; i < operation.length; i++) row += `,${literal(operation[i])}`;
  return `${row})`;
}

/** A value as SQL has it. */
const literal = (value: Value): string => (typeof value === 'string' ? `'${doubled(value)}'` : String(value ?? 'NULL'));

/** A text as SQL has it between quotes. */
export const doubled = (text: string): string => (text.includes("'") ? text.replaceAll("'", "''") : text);
