import type Database from 'libsql';
import type { Header, LogRecord, Snapshot } from '@ennead/kernel';
import type { ListedTables, Store, TableRow } from '../port.ts';

type Value = string | number | null;
type Reader = Omit<Store, 'write' | 'close'>;

/** Until when a reader of a table, of a person or of everything must wait; null if all is there. */
type Settled = (id?: string) => Promise<void> | null;

const TABLE = 'id, game, opened, changed, ended, listed, about, people';
type TableValues = [string, string, number, number, number | null, number, string, string];

const OF_TABLE = 'WHERE table_key = (SELECT key FROM tables WHERE id = ?1)';

/**
 * Reads what was written. Whoever reads of what is on its way into the database waits until it is there (`settled`);
 * a read itself takes microseconds.
 */
export function reader(db: Database.Database, settled: Settled = () => null): Reader {
  const statements = new Map<string, Database.Statement>();
  const prepared = (sql: string): Database.Statement => {
    const statement = statements.get(sql) ?? db.prepare(sql).raw();
    statements.set(sql, statement);
    return statement;
  };
  const all = <Row extends Value[]>(sql: string, ...values: Value[]): Row[] => prepared(sql).all(values) as Row[];
  const one = <Row extends Value[]>(sql: string, ...values: Value[]): Row | null =>
    (prepared(sql).get(values) as Row | undefined) ?? null;

  return {
    async table(id) {
      await settled(id);
      const row = one<TableValues>(`SELECT ${TABLE} FROM tables WHERE id = ?1`, id);
      return row && tableOf(row);
    },
    async tables(wanted) {
      await settled();
      const { sql, values } = listing(wanted);
      return all<TableValues>(sql, ...values).map(tableOf);
    },
    async opening(table) {
      await settled(table);
      const row = one<[string, string]>(`SELECT header, seed FROM openings ${OF_TABLE}`, table);
      return row && { header: parsed<Header>(row[0]), seed: row[1] };
    },
    async records(table, from = 1) {
      await settled(table);
      const rows = all<[string]>(`SELECT body FROM records ${OF_TABLE} AND n >= ?2 ORDER BY n`, table, from);
      return rows.map(([body]) => parsed<LogRecord>(body));
    },
    async drafts(table) {
      await settled(table);
      const rows = all<[number, number, string, number]>(
        `SELECT seat, decision, picks, done FROM drafts ${OF_TABLE} ORDER BY seat`,
        table,
      );
      return rows.map(([seat, decision, picks, done]) => ({ seat, decision, picks: parsed(picks), done: done === 1 }));
    },
    async snapshot(table) {
      await settled(table);
      const row = one<[number, number, string]>(`SELECT n, rules, state FROM snapshots ${OF_TABLE}`, table);
      return row && { n: row[0], rules: row[1], state: parsed<Snapshot>(row[2]) };
    },
    async chat(table, limit) {
      await settled(table);
      const rows = all<[number, string, string]>(
        `SELECT at, person, text FROM chat ${OF_TABLE} ORDER BY key DESC LIMIT ?2`,
        table,
        Math.max(0, limit),
      );
      return rows.reverse().map(([at, person, text]) => ({ at, person, text: parsed(text) }));
    },
    async archive(table) {
      await settled(table);
      const row = one<[string, number, string, string]>(
        `SELECT game, ended, log, story FROM archives ${OF_TABLE}`,
        table,
      );
      return row && { table, game: row[0], ended: row[1], log: parsed(row[2]), story: parsed(row[3]) };
    },
    async person(id) {
      await settled(id);
      const row = one<[string, string | null, number, number, number]>(
        'SELECT id, name, since, seen, epoch FROM people WHERE id = ?1', // the id asked for keeps its token in memory
        id,
      );
      if (!row) return null;
      const [own, name, since, seen, epoch] = row;
      return { id: own, name: name === null ? null : parsed<string>(name), since, seen, epoch };
    },
  };
}

const parsed = <T>(text: string): T => JSON.parse(text) as T;

const tableOf = ([id, game, opened, changed, ended, listed, about, people]: TableValues): TableRow => ({
  id,
  game,
  opened,
  changed,
  ended,
  listed: listed === 1,
  about: parsed(about),
  people: parsed(people),
});

function listing({ listed, person, ended, game, limit, before, beforeId }: ListedTables): {
  sql: string;
  values: Value[];
} {
  const values: Value[] = [];
  const given = (value: Value): string => `?${values.push(value)}`;
  const wanted: string[] = [];
  if (listed !== undefined) wanted.push(listed ? 'listed = 1' : 'listed = 0'); // spelled out, as the index has it
  if (ended !== undefined) wanted.push(ended ? 'ended IS NOT NULL' : 'ended IS NULL');
  if (person !== undefined) wanted.push(`key IN (SELECT table_key FROM sitters WHERE person = ${given(person)})`);
  if (game !== undefined) wanted.push(`game = ${given(game)}`);
  if (before !== undefined && beforeId !== undefined)
    wanted.push(`(changed, id) < (${given(before)}, ${given(beforeId)})`);
  else if (before !== undefined) wanted.push(`changed < ${given(before)}`);
  const where = wanted.length === 0 ? '' : `WHERE ${wanted.join(' AND ')}`;
  const most = given(Math.max(0, limit));
  return { sql: `SELECT ${TABLE} FROM tables ${where} ORDER BY changed DESC, id DESC LIMIT ${most}`, values };
}
