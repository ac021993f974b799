import type { Taken } from './ledger.ts';
import type { Append, Operation, TableOperation, Value } from './operations.ts';

/** SQL, or one statement with its values. */
export type Step = string | Exclude<Operation, Append | TableOperation>;

/** Statements of many rows are not much longer than this. */
const LONG = 300_000;

const TABLES = 'INSERT INTO tables (id, game, opened, changed, ended, listed, about, people, key) VALUES';
const NEW_ROW = ` ON CONFLICT (key) DO UPDATE SET game = excluded.game, opened = excluded.opened, changed = excluded.changed,
  ended = excluded.ended, listed = excluded.listed, about = excluded.about, people = excluded.people`;
const RECORDS = 'INSERT INTO records (table_key, n, body) VALUES';

/** Operations that can be made together: rows of tables first, each once, then what belongs to them, logs side by side. */
export class Section {
  private readonly tables = new Map<string, string>();
  private readonly records = new Map<number, string[]>();
  private readonly others: Exclude<Step, string>[] = [];
  private readonly touched = new Set<Value>();
  /** Whether anything may look different to a reader, whatever it reads. */
  private touchesAll = false;

  /** False if what follows must wait for it: that goes into the next section. */
  add({ operation, key }: Taken): boolean {
    this.touched.add(operation[1]);
    if (operation[0] === 'append') {
      const [, , n, body] = operation;
      const own = this.records.get(key);
      if (own) own.push(row(key, n, body));
      else this.records.set(key, [row(key, n, body)]);
    } else if (operation[0] === 'table') this.tables.set(operation[1], row(...operation.slice(1), key));
    else this.others.push(operation);
    if (operation[0] === 'forget-person') this.touchesAll = true;
    return operation[0] !== 'forget-table';
  }

  /** Whether a reader of this table or person should wait for it. */
  touches(id: string): boolean {
    return this.touchesAll || this.touched.has(id);
  }

  steps(): Step[] {
    return [
      ...inserted(TABLES, this.tables.values(), NEW_ROW),
      ...inserted(RECORDS, inOrder(this.records)),
      ...this.others,
    ];
  }
}

function* inOrder(records: ReadonlyMap<number, readonly string[]>): Generator<string> {
  for (const key of [...records.keys()].sort((x, y) => x - y)) yield* records.get(key)!;
}

/** One statement for many rows, or several where it would be too long. */
function* inserted(begin: string, rows: Iterable<string>, end = ''): Generator<string> {
  let text = '';
  for (const one of rows) {
    if (text.length + one.length > LONG && text !== '') {
      yield text + end;
      text = '';
    }
    text += text === '' ? `${begin}${one}` : `,${one}`;
  }
  if (text !== '') yield text + end;
}

const row = (...values: readonly Value[]): string => `(${values.map(literal).join()})`;

/** A value as SQL has it. */
const literal = (value: Value): string =>
  typeof value === 'string' ? `'${doubled(value)}'` : String(value ?? 'NULL');

/** A text as SQL has it between quotes. */
export const doubled = (text: string): string => (text.includes("'") ? text.replaceAll("'", "''") : text);
