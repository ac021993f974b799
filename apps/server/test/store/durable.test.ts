import { chmodSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, expect, test, vi } from 'vitest';
import { openKeys } from '../../src/people/keys.ts';
import type { Store } from '../../src/store/port.ts';
import { openSqlite, type SqliteOptions, type SqliteStore } from '../../src/store/sqlite/index.ts';
import { acknowledgedIn, busyWriters, ends, hears } from './busy.ts';
import { append, record, tableRow } from './rows.ts';
import { scratch } from './scratch.ts';

const { root, next } = scratch();
const started = await busyWriters(root);

const open = new Set<Store>();
const openStore = async (folder: string, options: SqliteOptions = {}): Promise<SqliteStore> => {
  const store = await openSqlite(folder, options);
  open.add(store);
  return store;
};
afterEach(async () => {
  for (const store of open) await store.close();
  open.clear();
});

test('journal and database are fully synchronous, with a write-ahead log', async () => {
  const store = await openStore(next());
  const full = { mode: 'wal', synchronous: 2 };
  expect(store.durability()).toEqual({ journal: full, database: full });
});

test('what was written is there when the folder is opened again', async () => {
  const folder = next();
  const first = await openStore(folder);
  await first.write([{ type: 'table', row: tableRow('t') }, append('t', 1)]);
  await first.close();
  const second = await openStore(folder);
  expect(await second.records('t')).toEqual([record(1)]);
  await expect(second.write([append('t', 1)])).rejects.toThrow('not the next');
  await second.write([append('t', 2)]);
});

test('whoever closes it a second time waits for the same end', async () => {
  const folder = next();
  const store = await openStore(folder);
  const written = store.write([{ type: 'table', row: tableRow('t') }, append('t', 1)]);
  void store.close();
  await store.close();
  await written;
  const again = await openStore(folder);
  expect(await again.records('t')).toEqual([record(1)]);
});

test('batches of one turn of the event loop share one commit', async () => {
  const commits: number[] = [];
  const store = await openStore(next(), { committed: ({ batches }) => commits.push(batches) });
  await store.write([{ type: 'table', row: tableRow('t') }]);
  await Promise.all(Array.from({ length: 50 }, (_, i) => store.write([append('t', i + 1)])));
  expect(commits).toEqual([1, 50]);
});

test('a batch that is no batch fails alone', async () => {
  const store = await openStore(next());
  const nameless = { ...tableRow('bad'), game: null as unknown as string };
  const fates = await Promise.allSettled([
    store.write([{ type: 'table', row: tableRow('t') }]),
    store.write([{ type: 'table', row: nameless }]),
    store.write([append('t', 1)]),
  ]);
  expect(fates.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await store.records('t')).toEqual([record(1)]);
});

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);

test('the data folder and all that is in it are for its owner alone', async () => {
  const folder = join(next(), 'deep', 'data');
  const store = await openStore(folder);
  openKeys(folder);
  await store.write([{ type: 'table', row: tableRow('t') }]);
  const files = readdirSync(folder).sort();
  const databases = ['ennead.db', 'journal.db'].flatMap(file => [file, `${file}-shm`, `${file}-wal`]);
  expect(files).toEqual([...databases, 'lock', 'secret.key']);
  expect(files.map(file => modeOf(join(folder, file)))).toEqual(files.map(() => '600'));
  expect(modeOf(folder)).toBe('700');
  await store.close();
  for (const file of readdirSync(folder)) chmodSync(join(folder, file), 0o644);
  await openStore(folder);
  openKeys(folder);
  expect(readdirSync(folder).map(file => modeOf(join(folder, file)))).toEqual(files.map(() => '600'));
});

test('a folder in use is refused with a sentence, to this process and to others', async () => {
  const folder = next();
  const store = await openStore(folder);
  await expect(openSqlite(folder)).rejects.toThrow(/is in use by another server/);
  await expect(openSqlite(folder)).rejects.toThrow(/is in use by another server/);
  const other = started(folder);
  expect(await hears(other)).toMatch(/is in use by another server/);
  await ends(other);
  await store.write([{ type: 'table', row: tableRow('t') }]);
  await store.close();
  await openStore(folder);
});

test('a folder stays in use though nobody remembers its store', async () => {
  const folder = next();
  const forgetful = async (): Promise<void> => void (await openSqlite(folder));
  await forgetful();
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  for (let i = 0; i < 3; i++) {
    await new Promise(resolve => setTimeout(resolve, 20));
    collect();
  }
  await expect(openSqlite(folder)).rejects.toThrow(/is in use by another server/);
});

test('a folder whose database is broken is let go', async () => {
  const folder = next();
  await (await openStore(folder)).close();
  const file = join(folder, 'ennead.db');
  const whole = readFileSync(file);
  writeFileSync(file, 'no database');
  await expect(openSqlite(folder)).rejects.toThrow(/not a database/);
  writeFileSync(file, whole);
  await openStore(folder);
});

test('a killed process leaves no lock behind', async () => {
  const folder = next();
  const child = started(folder);
  expect(await hears(child)).toBe('open');
  await expect(openSqlite(folder)).rejects.toThrow(/is in use/);
  child.kill('SIGKILL');
  await ends(child);
  await openStore(folder);
});

test('kill -9 while writing: every acknowledged batch is there, whole, and none twice', async () => {
  const folder = next();
  for (let round = 1; round <= 6; round++) {
    const child = started(folder, `round-${round}`);
    expect(await hears(child)).toBe('open');
    const hasWritten = (): boolean =>
      [...acknowledgedIn(folder).keys()].some(table => table.startsWith(`round-${round}-`));
    await vi.waitUntil(hasWritten, { timeout: 20_000 });
    await new Promise(resolve => setTimeout(resolve, 87 * round)); // before, in and after the first folds
    child.kill('SIGKILL');
    await ends(child);
    const acknowledged = acknowledgedIn(folder);
    const store = await openStore(folder);
    for (const [table, n] of acknowledged) {
      const records = await store.records(table);
      expect(records.length).toBeGreaterThanOrEqual(n);
      expect(records).toEqual(records.map((_, i) => record(i + 1)));
      expect((await store.table(table))?.changed).toBe(records.length); // written in the batch of the last record
    }
    await store.close();
  }
});

test('a folder that cannot be made is refused at once', async () => {
  const file = next();
  writeFileSync(file, '');
  await expect(openSqlite(file)).rejects.toThrow(/cannot be made \(EEXIST\)/);
  await expect(openSqlite(join(file, 'within'))).rejects.toThrow(/cannot be made \(E(EXIST|NOTDIR)\)/);
});

test.skipIf(process.platform !== 'linux')('where Node itself would try for ever, too', async () => {
  await expect(openSqlite('/proc/nowhere')).rejects.toThrow(/cannot be made \(ENOENT\)/);
});
