import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type Database from 'libsql';
import { expect, test, vi } from 'vitest';
import { memoryStore } from '../../src/store/memory.ts';
import type { Change, Store } from '../../src/store/port.ts';
import { MOST_HEADS, TAIL_FULL } from '../../src/store/sqlite/appends.ts';
import { committer, type Fate } from '../../src/store/sqlite/committer.ts';
import { connect, execApart } from '../../src/store/sqlite/folder.ts';
import { operationsOf, type Operation } from '../../src/store/sqlite/operations.ts';
import { reader } from '../../src/store/sqlite/reader.ts';
import { migrate } from '../../src/store/sqlite/schema.ts';
import { append, chat, record, tableRow } from './rows.ts';
import { scratch } from './scratch.ts';

const { next } = scratch();

/** A database with a statement that fails once, before it does anything. */
function database() {
  const folder = next();
  mkdirSync(folder);
  const db = connect(join(folder, 'ennead.db'));
  db.exec('PRAGMA synchronous = OFF');
  migrate(db);
  let failing: string | null = null;
  let sticking = false;
  const prepare = db.prepare.bind(db);
  vi.spyOn(db, 'prepare').mockImplementation(sql => {
    const statement = prepare(sql);
    const run = statement.run.bind(statement);
    statement.run = ((values: unknown[]) => {
      if (failing === null || !sql.startsWith(failing)) return run(values);
      failing = null;
      throw new Error('disk I/O error');
    }) as Database.Statement['run'];
    return statement;
  });
  const commit = committer(db, async (on, sql) => {
    if (sticking) {
      sticking = false;
      failing = 'ROLLBACK';
      await execApart(on, sql.replace(/COMMIT$/, ''));
      throw new Error('disk I/O error');
    }
    const statements = sql.split(';');
    if (failing === null || !statements.some(statement => statement.startsWith(failing!))) return execApart(on, sql);
    failing = null;
    throw new Error('disk I/O error');
  });
  return {
    commit,
    read: reader(db),
    fail: (sql: string | null) => void (failing = sql),
    /** The next transaction is made up to its commit, fails there, and cannot be taken back at once. */
    stick: () => void (sticking = true),
  };
}

const operations = (batch: readonly Change[]): Operation[] => batch.flatMap(change => operationsOf(change, 0));
const opened = (table: string): Operation[] => operations([{ type: 'table', row: tableRow(table) }]);
const added = (table: string, n: number): Operation[] => operations([append(table, n)]);
const log = (length: number) => Array.from({ length }, (_, i) => record(i + 1));

test('a commit that fails is forgotten, and can be tried again', async () => {
  const { commit, read, fail } = database();
  await commit([opened('t'), added('t', 1)]);
  const group = [added('t', 2), opened('u'), [...added('u', 1), ...added('t', 3)]];
  fail('COMMIT');
  await expect(commit(group)).rejects.toThrow('disk I/O error');
  expect(await read.records('t')).toEqual(log(1));
  expect(await read.table('u')).toBeNull();
  expect(await commit(group)).toEqual([null, null, null]);
  expect(await read.records('t')).toEqual(log(3));
  expect(await read.records('u')).toEqual(log(1));
});

test('a move of the tail that fails takes its commit with it, and the next one makes it', async () => {
  const { commit, read, fail } = database();
  await commit([opened('t')]);
  await commit([operations(Array.from({ length: TAIL_FULL - 1 }, (_, i) => append('t', i + 1)))]);
  for (const sql of ['INSERT INTO records', 'DELETE FROM tail']) {
    fail(sql);
    await expect(commit([added('t', TAIL_FULL)])).rejects.toThrow('disk I/O error');
    expect(await read.records('t')).toEqual(log(TAIL_FULL - 1));
  }
  expect(await commit([added('t', TAIL_FULL), added('t', TAIL_FULL + 1)])).toEqual([null, null]);
  expect(await read.records('t')).toEqual(log(TAIL_FULL + 1));
});

test('nor does one leave a trace that could not be taken back before the next', async () => {
  const { commit, read, stick } = database();
  await commit([opened('t')]);
  await commit([operations(Array.from({ length: TAIL_FULL - 1 }, (_, i) => append('t', i + 1)))]);
  stick();
  await expect(commit([added('t', TAIL_FULL)])).rejects.toThrow('disk I/O error');
  const [next, again] = await commit([added('t', TAIL_FULL), added('t', 1)]);
  expect(next).toBeNull();
  expect(again).toMatchObject({ conflict: true });
  expect(await read.records('t')).toEqual(log(TAIL_FULL));
});

test('of more tables than are remembered none takes a record twice', async () => {
  const { commit, read } = database();
  const tables = Array.from({ length: MOST_HEADS + 1 }, (_, i) => `t${i}`);
  await commit(tables.map(opened));
  for (let i = 0; i < MOST_HEADS; i += 500) await commit(tables.slice(i, i + 500).map(table => added(table, 1)));
  const fates = await commit([added('t0', 2), added(tables[MOST_HEADS], 1), added('t0', 2), added('t0', 3)]);
  expect(fates.map(fate => fate === null)).toEqual([true, true, false, true]);
  expect(await read.records('t0')).toEqual(log(3));
});

const TABLES = ['a', 'b', 'c', 'd', 'e'];
const FAILURES = ['COMMIT', 'INSERT INTO tail', 'INSERT INTO records', 'INSERT INTO chat', 'ROLLBACK TO'];

/** Numbers that look random, the same in every run. */
function numbers(seed: number): (below: number) => number {
  let last = seed;
  return below => {
    last = (Math.imul(last, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((last / 2 ** 32) * below);
  };
}

/** Batches for a store: most append what comes next, some what does not. */
async function someBatches(pick: (below: number) => number, store: Store): Promise<Change[][]> {
  const lengths = new Map<string, number>();
  for (const table of TABLES) lengths.set(table, (await store.records(table)).length);
  const change = (): Change => {
    const table = TABLES[pick(TABLES.length)];
    const n = lengths.get(table)! + 1;
    const kind = pick(200);
    if (kind === 0) return { type: 'forget-table', id: table };
    if (kind < 20) return { type: 'table', row: tableRow(table, { changed: n }) };
    if (kind < 30) return chat(table, `before ${n}`);
    if (kind < 40) return append(table, pick(n + 2));
    lengths.set(table, n);
    return append(table, n);
  };
  return Array.from({ length: 1 + pick(40) }, () => Array.from({ length: pick(3) === 0 ? 1 + pick(4) : 1 }, change));
}

test.each([1, 2, 3])('whatever fails, it keeps what a store without a disk keeps (%i)', async seed => {
  const { commit, read, fail } = database();
  const other = memoryStore();
  const pick = numbers(seed);
  let records = 0;
  for (let round = 1; round <= 200; round++) {
    const group = await someBatches(pick, other);
    fail(FAILURES[pick(3 * FAILURES.length)] ?? null);
    let fates: Fate[];
    try {
      fates = await commit(group.map(operations));
    } catch {
      continue;
    }
    const answered = group.flatMap((batch, i) => (fates[i] && !fates[i].conflict ? [] : [{ batch, fate: fates[i] }]));
    const wanted = await Promise.allSettled(answered.map(({ batch }) => other.write(batch)));
    expect(answered.map(({ fate }) => (fate ? 'rejected' : 'fulfilled'))).toEqual(wanted.map(({ status }) => status));
    if (round % 20 > 0) continue;
    for (const table of TABLES) {
      const found = await read.records(table);
      records = Math.max(records, found.length);
      expect(found).toEqual(await other.records(table));
      expect(await read.table(table)).toEqual(await other.table(table));
      expect(await read.chat(table, 9)).toEqual(await other.chat(table, 9));
    }
  }
  expect(records).toBeGreaterThan(50);
});
