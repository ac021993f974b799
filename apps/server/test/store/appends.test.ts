import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { LogRecord } from '@ennead/kernel';
import { expect, test } from 'vitest';
import { TAIL_FULL } from '../../src/store/sqlite/appends.ts';
import { committer } from '../../src/store/sqlite/committer.ts';
import { connect, execApart } from '../../src/store/sqlite/folder.ts';
import { operationsOf, type Operation } from '../../src/store/sqlite/operations.ts';
import { reader } from '../../src/store/sqlite/reader.ts';
import { migrate } from '../../src/store/sqlite/schema.ts';
import { append, record, tableRow } from './rows.ts';
import { scratch } from './scratch.ts';

const { next } = scratch();

/** A database as the server has it. */
function database(exec = execApart) {
  const folder = next();
  mkdirSync(folder);
  const db = connect(join(folder, 'ennead.db'));
  migrate(db);
  const count = (table: string): number => (db.prepare(`SELECT count(*) FROM ${table}`).raw().get([]) as [number])[0];
  return { db, commit: committer(db, exec), count, read: reader(db) };
}

const added = (table: string, n: number): readonly Operation[] => operationsOf(append(table, n), 0);
const opened = (table: string): readonly Operation[] => operationsOf({ type: 'table', row: tableRow(table) }, 0);
const made = (count: number): null[] => Array.from({ length: count }, () => null);

test('a full tail moves to where logs lie together, and nobody sees the difference', async () => {
  const { commit, count, read, db } = database();
  const tables = Array.from({ length: 40 }, (_, i) => `t${i}`);
  await commit(tables.map(opened));
  const rounds = Math.ceil((2.5 * TAIL_FULL) / tables.length);
  let mostInTail = 0;
  for (let n = 1; n <= rounds; n++) {
    expect(await commit(tables.map(table => added(table, n)))).toEqual(made(tables.length));
    mostInTail = Math.max(mostInTail, count('tail'));
  }
  expect(mostInTail).toBe(TAIL_FULL - tables.length);
  expect(count('records')).toBe(2 * TAIL_FULL);
  expect(count('tail')).toBe(rounds * tables.length - 2 * TAIL_FULL);
  const log = Array.from({ length: rounds }, (_, i) => record(i + 1));
  for (const table of tables) expect(await read.records(table)).toEqual(log);
  expect(await read.records('t7', rounds - 3)).toEqual(log.slice(-4));
  const again = committer(db, execApart); // as after a crash: it remembers nothing
  expect(await again([added('t0', rounds), added('t0', rounds + 2), added('t0', rounds + 1)])).toEqual([
    { conflict: true, why: `record ${rounds} is not the next of table t0` },
    { conflict: true, why: `record ${rounds + 2} is not the next of table t0` },
    null,
  ]);
});

test('what a refused batch had appended is forgotten with it', async () => {
  const { commit, read } = database();
  await commit([opened('t')]);
  const [, refused, kept] = await commit([
    added('t', 1),
    [...added('t', 2), ...opened('u'), ...added('u', 1), ...added('t', 4)],
    [...added('t', 2), ...opened('u')],
  ]);
  expect(refused).toMatchObject({ conflict: true });
  expect(kept).toBeNull();
  const fates = await commit([added('u', 2), added('u', 1), added('t', 3)]);
  expect(fates.map(fate => fate === null)).toEqual([false, true, true]);
  expect(await read.records('t')).toEqual([1, 2, 3].map(record));
  expect(await read.records('u')).toEqual([record(1)]);
});

test('a record that cannot be written fails alone, whoever shares its statement', async () => {
  const refuseShared: typeof execApart = async (db, sql) => {
    if (sql.includes('INSERT')) throw Object.assign(new Error('no value'), { code: 'SQLITE_CONSTRAINT_NOTNULL' });
    return execApart(db, sql);
  };
  const { commit, read } = database(refuseShared);
  await commit([opened('t'), opened('u')]);
  const broken: Operation = ['append', 't', 1, null as unknown as string];
  const [first, second, third, fourth] = await commit([added('u', 1), [broken], added('u', 2), added('t', 1)]);
  expect([first, third, fourth]).toEqual(made(3));
  expect(second).toMatchObject({ conflict: false });
  expect(await read.records('u')).toEqual([record(1), record(2)]);
  expect(await read.records('t')).toEqual([record(1)]);
});

test('a table that was forgotten takes no record, and begins anew under the same name', async () => {
  const { commit, count, read } = database();
  await commit([opened('t'), added('t', 1)]);
  const fates = await commit([[['forget-table', 't']], added('t', 2), opened('t'), added('t', 1)]);
  expect(fates.map(fate => fate === null)).toEqual([true, false, true, true]);
  expect(await read.records('t')).toEqual([record(1)]);
  expect(count('tail')).toBe(1);
});

const typed = (n: number, text: string): LogRecord => ({ n, picks: { 0: [text] } });
const said = (table: string, n: number, text: string): readonly Operation[] =>
  operationsOf({ type: 'append', table, record: typed(n, text) }, 0);

test('records are kept letter by letter, whatever people typed', async () => {
  const { commit, read } = database();
  await commit([opened('t')]);
  const texts = ["it's", "''", "'; DELETE FROM tables; --", 'Niðavellir 九 🌳', 'a\u0000b', '\\', '\ud800', '\n"'];
  for (const [i, text] of texts.entries()) expect(await commit([said('t', i + 1, text)])).toEqual([null]);
  expect(await read.records('t')).toEqual(texts.map((text, i) => typed(i + 1, text)));
});

test('records of more text than one statement takes are kept too', async () => {
  const { commit, read } = database();
  const tables = Array.from({ length: 30 }, (_, i) => `t${i}`);
  await commit(tables.map(opened));
  const long = "it's long ".repeat(5000);
  expect(await commit(tables.map(table => said(table, 1, long)))).toEqual(made(30));
  for (const table of tables) expect(await read.records(table)).toEqual([typed(1, long)]);
});
