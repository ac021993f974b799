import type { LogRecord } from '@ennead/kernel';
import Apart from 'libsql/promise';
import { afterEach, expect, test, vi } from 'vitest';
import type { Change } from '../../src/store/port.ts';
import { addTo, folder, foldedIn } from '../../src/store/sqlite/fold.ts';
import { Ledger, type Taken } from '../../src/store/sqlite/ledger.ts';
import { reader } from '../../src/store/sqlite/reader.ts';
import type { Section } from '../../src/store/sqlite/section.ts';
import { countIn, databaseAt, operations } from './databases.ts';
import { append, chat, record, tableRow } from './rows.ts';
import { scratch } from './scratch.ts';

const { next } = scratch();
afterEach(() => vi.restoreAllMocks());

const table = (id: string, more = {}): Change => ({ type: 'table', row: tableRow(id, more) });

/** A database, and what folds batches into it as the store does. */
function database() {
  const db = databaseAt(next());
  const ledger = new Ledger(db);
  const fold = folder(db);
  const sectionsOf = (...batches: Change[][]): Section[] => {
    const taken: Taken[] = [];
    expect(batches.map(batch => ledger.take(operations(batch), taken))).toEqual(batches.map(() => null));
    const sections: Section[] = [];
    addTo(sections, taken);
    return sections;
  };
  return { db, fold, sectionsOf, read: reader(db) };
}

test('what many tables wrote lies in order, whoever wrote when', async () => {
  const { fold, sectionsOf, read, db } = database();
  const tables = ['c', 'a', 'b'];
  const batches = tables.map(id => [table(id)]);
  for (let n = 1; n <= 40; n++) batches.push(tables.map(id => append(id, n)));
  await fold(sectionsOf(...batches), 1);
  const log = Array.from({ length: 40 }, (_, i) => record(i + 1));
  for (const id of tables) expect(await read.records(id)).toEqual(log);
  expect([countIn(db, 'records'), foldedIn(db).seq]).toEqual([120, 1]);
});

test('of many rows of a table the last one stays, with its people', async () => {
  const { fold, sectionsOf, read } = database();
  await fold(sectionsOf([table('t', { people: ['ann', 'ann'] })], [table('t', { changed: 2, people: ['bob'] })]), 1);
  expect(await read.table('t')).toEqual(tableRow('t', { changed: 2, people: ['bob'] }));
  const last = tableRow('t', { changed: 4, ended: 4, listed: false, about: "it's", people: ['ann', 'eve', 'ann'] });
  await fold(sectionsOf([table('t', { changed: 3 })], [{ type: 'table', row: last }]), 2);
  expect(await read.tables({ person: 'eve', limit: 9 })).toEqual([last]);
  expect(await read.tables({ person: 'bob', limit: 9 })).toEqual([]);
});

test('a table that was forgotten and made anew has nothing of the old one, in one fold or in two', async () => {
  const { fold, sectionsOf, read, db } = database();
  const anew: Change[] = [{ type: 'forget-table', id: 't' }, table('t', { game: 'duel' }), append('t', 1)];
  await fold(sectionsOf([table('t'), append('t', 1), append('t', 2), chat('t', 'old')], anew), 1);
  expect([await read.records('t'), await read.chat('t', 9)]).toEqual([[record(1)], []]);
  expect((await read.table('t'))?.game).toBe('duel');
  await fold(sectionsOf([append('t', 2), chat('t', 'new')], anew, [{ type: 'forget-table', id: 't' }]), 2);
  expect([countIn(db, 'tables'), countIn(db, 'records'), countIn(db, 'chat')]).toEqual([0, 0, 0]);
});

const typed = (n: number, text: string): LogRecord => ({ n, picks: { 0: [text] } });

test('records are kept letter by letter, whatever people typed', async () => {
  const { fold, sectionsOf, read } = database();
  const texts = [
    "it's",
    "''",
    "'; DELETE FROM tables; --",
    'Niðavellir 九 🌳',
    'a\u0000b',
    '\\',
    '\ud800',
    '\n"\t\u2028',
  ];
  const log = texts.map((text, i) => typed(i + 1, text));
  const row = tableRow('t', { about: { texts }, people: texts });
  await fold(
    sectionsOf([{ type: 'table', row }, ...log.map(one => ({ type: 'append', table: 't', record: one }) as const)]),
    1,
  );
  expect(await read.records('t')).toEqual(log);
  expect(await read.table('t')).toEqual(row);
  expect(await read.tables({ person: "it's", limit: 1 })).toEqual([row]);
});

test('more text than a statement usually has is kept too', async () => {
  const { fold, sectionsOf, read } = database();
  const long = "it's long ".repeat(50_000);
  const tables = Array.from({ length: 10 }, (_, i) => `t${i}`);
  await fold(
    sectionsOf(
      tables.map(id => table(id, { about: long })),
      tables.map(id => ({ type: 'append', table: id, record: typed(1, long) })),
    ),
    1,
  );
  for (const id of tables) expect(await read.records(id)).toEqual([typed(1, long)]);
  expect((await read.table('t9'))?.about).toBe(long);
});

test('statements are short however much is folded, and all of them are made or none', async () => {
  const { fold, sectionsOf, read, db } = database();
  const tables = Array.from({ length: 40 }, (_, i) => `t${i}`);
  const log = Array.from({ length: 40 }, (_, i) => typed(i + 1, 'x'.repeat(100)));
  const sections = sectionsOf(
    tables.map(id => table(id, { about: 'y'.repeat(2000) })),
    ...log.map(one => tables.map((id): Change => ({ type: 'append', table: id, record: one }))),
  );
  const exec = vi.spyOn(Apart.prototype, 'exec');
  db.exec("CREATE TRIGGER broken BEFORE INSERT ON records WHEN new.n = 40 BEGIN SELECT RAISE(FAIL, 'disk full'); END");
  await expect(fold(sections, 1)).rejects.toThrow('disk full');
  expect(['tables', 'records'].map(name => countIn(db, name))).toEqual([0, 0]);
  db.exec('DROP TRIGGER broken');
  exec.mockClear();
  await fold(sections, 1);
  const lengths = exec.mock.calls.map(([sql]) => (sql as string).length);
  expect(Math.max(...lengths)).toBeLessThan(40_000);
  expect(lengths.length).toBeGreaterThan(7);
  for (const id of tables) expect(await read.records(id)).toEqual(log);
});

test.each([
  [100, 100, 1],
  [1_000, 100, 4],
  [15_000, 10, 5],
  [30_000, 10, 10],
])(
  'commits are made together until a statement is long, and none makes it longer (%i letters, %i commits)',
  (size, commits, statements) => {
    const sections: Section[] = [];
    for (let n = 1; n <= commits; n++) {
      const [operation] = operations([{ type: 'append', table: 't', record: typed(n, 'x'.repeat(size)) }]);
      addTo(sections, [{ operation, key: 1 }]);
    }
    const lengths = sections.flatMap(section => [...section.steps()].map(step => (step as string).length));
    expect([lengths.length, Math.max(...lengths) < 34_000]).toEqual([statements, true]);
  },
);

test('others have their turn while a fold runs statements that take long, however few they are', async () => {
  const { db, fold, sectionsOf, read } = database();
  const sections = sectionsOf([table('t'), ...Array.from({ length: 30 }, (_, i) => chat('t', `${i}`))]);
  let made = 0;
  const prepare = db.prepare.bind(db);
  vi.spyOn(db, 'prepare').mockImplementation((sql: string) => {
    const statement = prepare(sql);
    const run = statement.run.bind(statement);
    statement.run = (...values: Parameters<typeof run>) => {
      made++;
      return run(...values);
    };
    return statement;
  });
  let time = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => time++); // a millisecond each time that somebody looks
  const madeAtTurns = [0];
  let isDone = false;
  const look = (): void => {
    madeAtTurns.push(made);
    if (!isDone) setImmediate(look);
  };
  setImmediate(look);
  await fold(sections, 1);
  isDone = true;
  const most = Math.max(...madeAtTurns.map((count, i) => count - (madeAtTurns[i - 1] ?? 0)));
  expect([made, most]).toEqual([30, 3]);
  expect(await read.chat('t', 99)).toHaveLength(30);
});

test('a fold that fails half way leaves nothing, and can be made again', async () => {
  const { fold, sectionsOf, read, db } = database();
  await fold(sectionsOf([table('t'), append('t', 1)]), 1);
  const sections = sectionsOf([append('t', 2), table('u'), append('u', 1), chat('u', 'hello')]);
  for (const on of ['INSERT ON tables', 'INSERT ON records', 'INSERT ON chat', 'UPDATE ON folded']) {
    db.exec(`CREATE TRIGGER broken BEFORE ${on} BEGIN SELECT RAISE(FAIL, 'disk I/O error'); END`);
    await expect(fold(sections, 2)).rejects.toThrow('disk I/O error');
    db.exec('DROP TRIGGER broken');
    expect([await read.records('t'), await read.table('u'), foldedIn(db).seq]).toEqual([[record(1)], null, 1]);
  }
  await fold(sections, 2);
  expect([await read.records('t'), await read.records('u')]).toEqual([[record(1), record(2)], [record(1)]]);
});

test('nor does one leave a trace whose commit failed and that could not be taken back before the next', async () => {
  const { fold, sectionsOf, read, db } = database();
  await fold(sectionsOf([table('t')]), 1);
  const sections = sectionsOf([append('t', 1)]);
  const { exec } = Apart.prototype as { exec: (this: unknown, sql: string) => Promise<void> };
  const failing = vi.spyOn(Apart.prototype, 'exec').mockImplementation(async function (this: unknown, sql: string) {
    await Reflect.apply(exec, this, [sql.replace(/COMMIT$/, '')]);
    if (sql.endsWith('COMMIT')) throw new Error('disk I/O error');
  });
  const stuck = vi.spyOn(db, 'exec').mockImplementationOnce(() => {
    throw new Error('cannot go back');
  });
  await expect(fold(sections, 2)).rejects.toThrow('cannot go back');
  expect([db.inTransaction, countIn(db, 'records')]).toEqual([true, 1]);
  failing.mockRestore();
  stuck.mockRestore();
  await fold(sections, 2);
  expect([await read.records('t'), foldedIn(db).seq]).toEqual([[record(1)], 2]);
});
