import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { afterEach, expect, test, vi } from 'vitest';
import { openKeys } from '../../src/people/keys.ts';
import { backup, restore } from '../../src/store/backup.ts';
import type { Store } from '../../src/store/port.ts';
import { openSqlite, type SqliteStore } from '../../src/store/sqlite/index.ts';
import { MIGRATIONS, migrate } from '../../src/store/sqlite/schema.ts';
import { acknowledgedIn, busyWriters, ends, hears } from './busy.ts';
import { countIn, past, powerCut } from './databases.ts';
import { append, chat, record, tableRow } from './rows.ts';
import { scratch } from './scratch.ts';

const { root, next } = scratch();
const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);

const open = new Set<Store>();
const openStore = async (folder: string): Promise<SqliteStore> => {
  const store = await openSqlite(folder);
  open.add(store);
  return store;
};
afterEach(async () => {
  vi.useRealTimers();
  for (const store of open) await store.close();
  open.clear();
});

/** A folder with a table of three records and a key, and a store that runs on it. */
async function running(): Promise<{ folder: string; store: SqliteStore }> {
  const folder = next();
  const store = await openStore(folder);
  openKeys(folder);
  await store.write([{ type: 'table', row: tableRow('t', { changed: 3 }) }, ...[1, 2, 3].map(n => append('t', n))]);
  return { folder, store };
}

test('what is folded and leaves the journal while a backup is made is in it', async () => {
  const { folder, store } = await running();
  const { value: prepare } = Object.getOwnPropertyDescriptor(Database.prototype, 'prepare') as {
    value: (this: Database.Database, sql: string) => Database.Statement;
  };
  const spy = vi.spyOn(Database.prototype, 'prepare').mockImplementation(function (this: Database.Database, sql) {
    const statement = prepare.call(this, sql);
    if (!sql.startsWith('VACUUM')) return statement;
    const run = statement.run.bind(statement) as (values: unknown[]) => Database.RunResult;
    statement.run = (values: unknown) => {
      const done = run(values as unknown[]);
      past(folder, 'journal.db', db => db.exec('DELETE FROM groups')); // as if the server had folded all, and closed
      return done;
    };
    return statement;
  });
  const file = `${next()}.backup`;
  try {
    await backup(folder, file);
  } finally {
    spy.mockRestore();
  }
  const copy = join(next(), 'restored');
  await restore(file, copy);
  expect(await (await openStore(copy)).records('t')).toEqual([1, 2, 3].map(record));
  await store.records('t');
});

test('a backup wants a folder to go to', async () => {
  const { folder } = await running();
  await expect(backup(folder, join(root, 'nowhere', 'b.db'))).rejects.toThrow(/there is no folder/);
});

test('a backup of a running server holds all that was acknowledged, and the keys', async () => {
  const { folder, store } = await running();
  const file = `${next()}.backup`;
  await backup(folder, file);
  await store.write([append('t', 4)]);
  expect(modeOf(file)).toBe('600');

  const copy = join(next(), 'restored');
  await restore(file, copy);
  expect(readdirSync(copy).sort()).toEqual(['ennead.db', 'secret.key']);
  expect(modeOf(copy)).toBe('700');
  expect(readdirSync(copy).map(name => modeOf(join(copy, name)))).toEqual(['600', '600']);
  expect(openKeys(copy).of('identity')).toEqual(openKeys(folder).of('identity'));
  const restored = await openStore(copy);
  expect(await restored.records('t')).toEqual([1, 2, 3].map(record));
  await restored.write([append('t', 4)]);
  expect(await store.records('t')).toHaveLength(4);
});

test('a backup of a server under load is of one moment: batches are in it whole', async () => {
  const folder = next();
  const child = (await busyWriters(root))(folder, 'busy');
  await hears(child);
  for (let i = 0; i < 4; i++) {
    await new Promise(resolve => setTimeout(resolve, 100));
    const acknowledged = acknowledgedIn(folder);
    const file = `${next()}.backup`;
    await backup(folder, file);
    const copy = next();
    await restore(file, copy);
    const restored = await openStore(copy);
    for (const [table, n] of acknowledged) {
      const records = await restored.records(table);
      expect(records.length).toBeGreaterThanOrEqual(n);
      expect((await restored.table(table))?.changed).toBe(records.length); // written in the batch of the last record
    }
  }
  expect(acknowledgedIn(folder).size).toBeGreaterThan(0);
  child.kill('SIGKILL');
  await ends(child);
});

/** What a backup of a folder holds of table `t`, and of another one. */
async function backedUp(folder: string): Promise<unknown> {
  const file = `${next()}.backup`;
  await backup(folder, file);
  const copy = next();
  await restore(file, copy);
  expect(readdirSync(copy)).not.toContain('journal.db');
  const store = await openStore(copy);
  const found = [await store.records('t'), (await store.chat('t', 9)).map(({ text }) => text), await store.table('u')];
  await store.write([{ type: 'table', row: tableRow('new') }]); // it goes on
  expect((await store.tables({ limit: 1, game: 'nine', before: 1001 })).length).toBe(1);
  return found;
}

test('a backup has what only the journal has, of a server that runs and of one that was killed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }); // nothing is folded because time passes
  const { folder, store } = await running();
  const killed = (): string => powerCut(folder, next());
  await store.table('t'); // folds
  await store.write([append('t', 4), chat('t', "it's\u2028\u0000")]);
  await store.write([{ type: 'table', row: tableRow('u') }]);
  expect(past(folder, 'ennead.db', db => [countIn(db, 'records'), countIn(db, 'tables')])).toEqual([3, 1]);
  const wanted = [[1, 2, 3, 4].map(record), ["it's\u2028\u0000"], tableRow('u')];
  expect(await backedUp(killed())).toEqual(wanted);
  expect(await backedUp(folder)).toEqual(wanted);
  await store.write([append('t', 5)]);
  await store.table('t'); // folds, and the groups are still in the journal
  const cut = killed();
  expect(past(cut, 'journal.db', db => countIn(db, 'groups'))).toBeGreaterThan(0);
  expect(await backedUp(cut)).toEqual([[1, 2, 3, 4, 5].map(record), ...wanted.slice(1)]);
});

test('a backup leaves the folder as it was: nothing is folded there, and its server goes on', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { folder, store } = await running();
  const groups = (): unknown[] => past(folder, 'journal.db', db => db.prepare('SELECT * FROM groups').raw().all([]));
  await store.table('t');
  await store.write([append('t', 4)]);
  const before = groups();
  await backup(folder, `${next()}.backup`);
  expect(groups()).toEqual(before);
  await store.write([append('t', 5)]);
  expect(await store.records('t')).toHaveLength(5);
});

test('the journal of another database is refused, and no backup is left', async () => {
  const { folder, store } = await running();
  await store.write([append('t', 4)]);
  const cut = powerCut(folder, next());
  past(cut, 'ennead.db', db => db.exec("UPDATE folded SET journal = 'other'"));
  const file = `${next()}.backup`;
  await expect(backup(cut, file)).rejects.toThrow(/is not that of the database beside it: put back the database/);
  past(cut, 'ennead.db', db =>
    db.exec(`DROP TABLE folded; PRAGMA user_version = 2; CREATE TABLE tail (table_key, n, body)`),
  );
  await expect(backup(cut, file)).rejects.toThrow(/is not that of the database beside it/);
  expect([existsSync(file), existsSync(`${file}.partial`)]).toEqual([false, false]);
});

test('a backup of a server that is not running, and of one without keys', async () => {
  const folder = next();
  await (await openStore(folder)).close();
  const file = `${next()}.backup`;
  await backup(folder, file);
  const copy = next();
  mkdirSync(copy);
  await restore(file, copy);
  expect(readdirSync(copy)).toEqual(['ennead.db']);
});

test('a backup of an older version is restored as it is, and brought up to date when it is opened', async () => {
  const folder = next();
  mkdirSync(folder);
  const db = new Database(join(folder, 'ennead.db'));
  migrate(db, MIGRATIONS.slice(0, 1));
  db.exec("INSERT INTO tables VALUES (1, 't', 'nine', 1, 1, NULL, 1, '{}', '[]')");
  for (const n of [1, 2])
    db.prepare('INSERT INTO records (table_key, n, body) VALUES (1, ?, ?)').run([n, JSON.stringify(record(n))]);
  db.close();
  const file = `${next()}.backup`;
  await backup(folder, file);
  const copy = next();
  await restore(file, copy);
  const restored = await openStore(copy);
  await restored.write([append('t', 3)]);
  expect(await restored.records('t')).toEqual([1, 2, 3].map(record));
});

test('a backup never overwrites, and wants a data folder', async () => {
  const { folder } = await running();
  const file = `${next()}.backup`;
  writeFileSync(file, 'precious');
  await expect(backup(folder, file)).rejects.toThrow('is there already');
  expect(readFileSync(file, 'utf8')).toBe('precious');
  const empty = next();
  await expect(backup(empty, `${empty}.backup`)).rejects.toThrow('found no database in');
  expect(existsSync(empty)).toBe(false);
  expect(existsSync(`${empty}.backup`)).toBe(false);
});

test('restoring refuses a folder that is not empty, and leaves it alone', async () => {
  const { folder, store } = await running();
  const file = `${next()}.backup`;
  await backup(folder, file);
  await expect(restore(file, folder)).rejects.toThrow('is not empty');
  await store.write([append('t', 4)]);
});

test('restoring refuses what is no backup of ours', async () => {
  const target = next();
  const refused = async (file: string, sentence: string | RegExp): Promise<void> => {
    await expect(restore(file, target)).rejects.toThrow(sentence);
    expect(existsSync(target)).toBe(false);
    expect(existsSync(`${target}.partial`)).toBe(false);
  };
  await refused(`${next()}.missing`, 'found no file');

  const text = `${next()}.txt`;
  writeFileSync(text, 'hello '.repeat(1000));
  await refused(text, 'is no backup of Ennead');

  const other = `${next()}.db`;
  const db = new Database(other);
  db.exec('CREATE TABLE backup (key TEXT); INSERT INTO backup VALUES (NULL)');
  await refused(other, 'found one of another program');

  const { folder } = await running();
  await refused(join(folder, 'ennead.db'), 'is no backup of Ennead');

  const cut = `${next()}.backup`;
  await backup(folder, cut);
  truncateSync(cut, 4096 * 9);
  await refused(cut, /damaged backup|is no backup/);

  const newer = `${next()}.backup`;
  await backup(folder, newer);
  new Database(newer).exec(`PRAGMA user_version = ${MIGRATIONS.length + 1}`);
  await refused(newer, 'use the newer program');
});
