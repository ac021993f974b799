import type { Taken } from './ledger.ts';
import type { Append, Operation, TableOperation, Value } from './operations.ts';

/** SQL, or one statement with its values. */
export type Step = string | Exclude<Operation, Append | TableOperation>;

const TABLES = 'INSERT INTO tables (key, id, game, opened, changed, ended, listed, about, people) VALUES';
const NEW_ROW = ` ON CONFLICT (key) DO UPDATE SET game = excluded.game, opened = excluded.opened, changed = excluded.changed,
  ended = excluded.ended, listed = excluded.listed, about = excluded.about, people = excluded.people`;
const RECORDS = 'INSERT INTO records (table_key, n, body) VALUES';
/** A statement with so many letters gets no more rows. */
const LONG = 32_768;

/** Operations that can be made together: rows of tables first, each once, then logs side by side, then all else in order. */
export class Section {
  /** Nothing more is to be made together with these. */
  isOver = false;
  /** By the keys of their tables. */
  private readonly tables = new Map<number, TableOperation>();
  private readonly records = new Map<number, Append[]>();
  private readonly others: Exclude<Step, string>[] = [];
  private readonly touched = new Set<Value>();
  /** Whether anything may look different to a reader, whatever it reads. */
  private touchesAll = false;

  add({ operation, key }: Taken): void {
    if (operation[0] === 'append') {
      const log = this.records.get(key);
      if (log) return void log.push(operation); // touched already: nearly all that is added goes this way
      this.records.set(key, [operation]);
    } else if (operation[0] === 'table' || operation[0] === 'new-table') this.tables.set(key, operation);
    else this.others.push(operation);
    this.touched.add(operation[1]);
    if (operation[0] === 'forget-person') this.touchesAll = true;
    if (operation[0] === 'forget-table') this.isOver = true;
  }

  /** Whether a reader of this table or person should wait for it. */
  touches(id: string): boolean {
    return this.touchesAll || this.touched.has(id);
  }

  /** Each is made when it is asked for. */
  *steps(): Generator<Step, void> {
    yield* statements(TABLES, this.tableRows(), NEW_ROW);
    yield* statements(RECORDS, this.recordRows(), '');
    yield* this.others;
  }

  private *tableRows(): Generator<string, void> {
    for (const [key, operation] of this.tables) yield rowOf(operation, key);
  }

  private *recordRows(): Generator<string, void> {
    for (const key of [...this.records.keys()].sort((x, y) => x - y))
      for (const [, , n, body] of this.records.get(key)!) yield `(${key},${n},'${doubled(body)}')`;
  }
}

/** Rows of one table as statements of which none is long: while one is made and handed on nobody is served. */
function* statements(begin: string, rows: Iterable<string>, end: string): Generator<string, void> {
  let text = '';
  for (const row of rows) {
    text += `${text === '' ? begin : ','}${row}`;
    if (text.length < LONG) continue;
    yield text + end;
    text = '';
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
