import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { expect, test } from 'vitest';
import { backup, restore } from '../../src/store/backup.ts';
import { openSqlite } from '../../src/store/sqlite/index.ts';
import { MIGRATIONS, migrate, versionOf } from '../../src/store/sqlite/schema.ts';
import { append, record, tableRow } from './rows.ts';
import { scratch } from './scratch.ts';

const { next } = scratch();
const ALL = MIGRATIONS.length;

function database(): Database.Database {
  const folder = next();
  mkdirSync(folder);
  return new Database(join(folder, 'ennead.db'));
}

const tablesOf = (db: Database.Database): unknown[] =>
  db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name").raw().all([]).flat();

test('a new database goes through every step, an old one through those that it lacks', () => {
  const db = database();
  migrate(db);
  expect(versionOf(db)).toBe(ALL);
  db.exec("INSERT INTO people VALUES ('ann', NULL, 1, 1, 1)");
  migrate(db);
  migrate(db, [...MIGRATIONS, 'ALTER TABLE people ADD COLUMN colour TEXT']);
  expect(versionOf(db, ALL + 1)).toBe(ALL + 1);
  expect(db.prepare('SELECT id, colour FROM people').raw().all([])).toEqual([['ann', null]]);
});

test('records of version 1 keep their order, and the log goes on behind them', async () => {
  const folder = next();
  mkdirSync(folder);
  const db = new Database(join(folder, 'ennead.db'));
  migrate(db, MIGRATIONS.slice(0, 1));
  const add = db.prepare('INSERT INTO records (table_key, n, body) VALUES (?, ?, ?)');
  for (const [key, id] of [
    [1, 't'],
    [2, 'u'],
  ] as const)
    db.exec(`INSERT INTO tables VALUES (${key}, '${id}', 'nine', 1, 1, NULL, 1, '{}', '[]')`);
  for (const n of [1, 2, 3]) for (const key of [2, 1]) add.run([key, n, JSON.stringify(record(n))]);
  db.close();
  const store = await openSqlite(folder);
  expect(await store.records('t')).toEqual([1, 2, 3].map(record));
  await expect(store.write([append('t', 3)])).rejects.toThrow('not the next');
  await store.write([append('t', 4)]);
  expect(await store.records('t', 3)).toEqual([record(3), record(4)]);
  await store.write([{ type: 'forget-table', id: 't' }]);
  expect(await store.records('t')).toEqual([]);
  expect(await store.records('u')).toEqual([1, 2, 3].map(record));
  await store.close();
});

/** A folder of version 2: table `t` with three records, two of them in the tail, and Ann at it. */
function versionTwo(): string {
  const folder = next();
  mkdirSync(folder);
  const db = new Database(join(folder, 'ennead.db'));
  migrate(db, MIGRATIONS.slice(0, 2));
  db.exec(`INSERT INTO tables VALUES (3, 't', 'nine', 1, 1, NULL, 1, '{}', '["ann"]')`);
  const into = (place: string, n: number) =>
    db.prepare(`INSERT INTO ${place} (table_key, n, body) VALUES (3, ?, ?)`).run([n, JSON.stringify(record(n))]);
  into('records', 1);
  into('tail', 2);
  into('tail', 3);
  db.close();
  return folder;
}

test('records of version 2 that are in the tail join the others, and the log goes on behind them', async () => {
  const folder = versionTwo();
  const store = await openSqlite(folder);
  expect(await store.records('t')).toEqual([1, 2, 3].map(record));
  await expect(store.write([append('t', 3)])).rejects.toThrow('not the next');
  await store.write([append('t', 4), { type: 'table', row: tableRow('t', { people: ['bob', 'bob'] }) }]);
  await store.close();
  const again = await openSqlite(folder);
  expect(await again.records('t', 3)).toEqual([record(3), record(4)]);
  expect(await again.tables({ person: 'ann', limit: 1 })).toEqual([]);
  expect(await again.tables({ person: 'bob', limit: 1 })).toHaveLength(1);
  await again.close();
});

test('a folder of version 2 can be copied before a newer server has seen it, and the copy brought up to date', async () => {
  const folder = versionTwo();
  const file = `${next()}.backup`;
  await backup(folder, file);
  const copy = next();
  await restore(file, copy);
  expect(existsSync(join(copy, 'journal.db'))).toBe(false);
  const store = await openSqlite(copy);
  await store.write([append('t', 4)]);
  expect(await store.records('t')).toEqual([1, 2, 3, 4].map(record));
  await store.close();
});

test('a step that fails half-way leaves nothing behind, and can be tried again', () => {
  const db = database();
  migrate(db);
  const before = tablesOf(db);
  expect(() => migrate(db, [...MIGRATIONS, 'CREATE TABLE one (a); INSERT INTO nowhere VALUES (1)'])).toThrow(/nowhere/);
  expect(tablesOf(db)).toEqual(before);
  expect(versionOf(db)).toBe(ALL);
  migrate(db, [...MIGRATIONS, 'CREATE TABLE zebra (a)']);
  expect(tablesOf(db)).toEqual([...before, 'zebra']);
});

test('a database of a newer program is refused with a sentence', async () => {
  const folder = next();
  mkdirSync(folder);
  const db = new Database(join(folder, 'ennead.db'));
  migrate(db, [...MIGRATIONS, 'CREATE TABLE later (a)']);
  db.close();
  await expect(openSqlite(folder)).rejects.toThrow(
    `the database is of version ${ALL + 1}, this program knows versions up to ${ALL}`,
  );
});

test('a database of another program is refused and left alone', async () => {
  const folder = next();
  mkdirSync(folder);
  const db = new Database(join(folder, 'ennead.db'));
  db.exec('CREATE TABLE theirs (a)');
  await expect(openSqlite(folder)).rejects.toThrow('found one of another program');
  expect(tablesOf(db)).toEqual(['theirs']);
});
