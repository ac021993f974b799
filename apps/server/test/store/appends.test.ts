import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { TAIL_FULL } from '../../src/store/sqlite/appends.ts';
import { committer } from '../../src/store/sqlite/committer.ts';
import { connect } from '../../src/store/sqlite/folder.ts';
import { operationsOf, type Operation } from '../../src/store/sqlite/operations.ts';
import { reader } from '../../src/store/sqlite/reader.ts';
import { migrate } from '../../src/store/sqlite/schema.ts';
import { append, record, tableRow } from './rows.ts';
import { scratch } from './scratch.ts';

const { next } = scratch();

/** A database as the server has it. */
function database() {
  const folder = next();
  mkdirSync(folder);
  const db = connect(join(folder, 'ennead.db'));
  migrate(db);
  const count = (table: string): number => (db.prepare(`SELECT count(*) FROM ${table}`).raw().get([]) as [number])[0];
  return { db, commit: committer(db), count, read: reader(db) };
}

const added = (table: string, n: number): readonly Operation[] => operationsOf(append(table, n), 0);
const opened = (table: string): readonly Operation[] => operationsOf({ type: 'table', row: tableRow(table) }, 0);
const made = (count: number): null[] => Array.from({ length: count }, () => null);

test('a full tail moves to where logs lie together, and nobody sees the difference', async () => {
  const { commit, count, read, db } = database();
  const tables = Array.from({ length: 40 }, (_, i) => `t${i}`);
  commit(tables.map(opened));
  const rounds = Math.ceil((2.5 * TAIL_FULL) / tables.length);
  let mostInTail = 0;
  for (let n = 1; n <= rounds; n++) {
    expect(commit(tables.map(table => added(table, n)))).toEqual(made(tables.length));
    mostInTail = Math.max(mostInTail, count('tail'));
  }
  expect(mostInTail).toBe(TAIL_FULL - tables.length);
  expect(count('records')).toBe(2 * TAIL_FULL);
  expect(count('tail')).toBe(rounds * tables.length - 2 * TAIL_FULL);
  const log = Array.from({ length: rounds }, (_, i) => record(i + 1));
  for (const table of tables) expect(await read.records(table)).toEqual(log);
  expect(await read.records('t7', rounds - 3)).toEqual(log.slice(-4));
  const again = committer(db); // as after a crash: it remembers nothing
  expect(again([added('t0', rounds), added('t0', rounds + 2), added('t0', rounds + 1)])).toEqual([
    { conflict: true, why: `record ${rounds} is not the next of table t0` },
    { conflict: true, why: `record ${rounds + 2} is not the next of table t0` },
    null,
  ]);
});

test('what a refused batch had appended is forgotten with it', async () => {
  const { commit, read } = database();
  commit([opened('t')]);
  const [, refused, kept] = commit([
    added('t', 1),
    [...added('t', 2), ...opened('u'), ...added('u', 1), ...added('t', 4)],
    [...added('t', 2), ...opened('u')],
  ]);
  expect(refused).toMatchObject({ conflict: true });
  expect(kept).toBeNull();
  expect(commit([added('u', 2), added('u', 1), added('t', 3)]).map(fate => fate === null)).toEqual([false, true, true]);
  expect(await read.records('t')).toEqual([1, 2, 3].map(record));
  expect(await read.records('u')).toEqual([record(1)]);
});

test('a record that cannot be written fails alone, whoever shares its statement', async () => {
  const { commit, read } = database();
  commit([opened('t'), opened('u')]);
  const broken: Operation = ['append', 't', 1, null as unknown as string];
  const [first, second, third, fourth] = commit([added('u', 1), [broken], added('u', 2), added('t', 1)]);
  expect([first, third, fourth]).toEqual(made(3));
  expect(second).toMatchObject({ conflict: false });
  expect(await read.records('u')).toEqual([record(1), record(2)]);
  expect(await read.records('t')).toEqual([record(1)]);
});

test('a table that was forgotten takes no record, and begins anew under the same name', async () => {
  const { commit, count, read } = database();
  commit([opened('t'), added('t', 1)]);
  expect(
    commit([[['forget-table', 't']], added('t', 2), opened('t'), added('t', 1)]).map(fate => fate === null),
  ).toEqual([true, false, true, true]);
  expect(await read.records('t')).toEqual([record(1)]);
  expect(count('tail')).toBe(1);
});
