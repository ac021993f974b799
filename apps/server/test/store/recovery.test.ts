import { copyFileSync, existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StoreConflict, StoreFailed, type Change, type Store } from '../../src/store/port.ts';
import { foldJournal } from '../../src/store/sqlite/fold.ts';
import { contentOf, type Content } from '../../src/store/sqlite/journal.ts';
import { openSqlite, type SqliteOptions, type SqliteStore } from '../../src/store/sqlite/index.ts';
import { breakDisk, countIn, past, powerCut } from './databases.ts';
import { append, chat, record, tableRow } from './rows.ts';
import { scratch } from './scratch.ts';

const { next } = scratch();

const open = new Set<Store>();
const openStore = async (folder: string, options: SqliteOptions = {}): Promise<SqliteStore> => {
  const store = await openSqlite(folder, options);
  open.add(store);
  return store;
};
/** Nothing is folded because time passes, unless a test says so. */
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(async () => {
  vi.useRealTimers();
  for (const store of open) await store.close();
  open.clear();
});

const table = (id: string): Change => ({ type: 'table', row: tableRow(id) });

const groupsIn = (folder: string): number => past(folder, 'journal.db', db => countIn(db, 'groups'));

test('what only the journal has is there when the folder is opened again', async () => {
  const folder = next();
  const store = await openStore(folder);
  await store.write([table('t'), append('t', 1)]);
  expect(await store.records('t')).toEqual([record(1)]); // folded
  await store.write([append('t', 2), chat('t', 'a\u2028b\u0000c')]);
  await store.write([table('u'), append('u', 1), { type: 'spend', token: 'x', until: Number.MAX_SAFE_INTEGER }]);
  await store.write([{ type: 'forget-table', id: 't' }, table('t'), append('t', 1), chat('t', 'line\u2028end')]);
  const copy = powerCut(folder, next());
  expect([groupsIn(copy), past(copy, 'ennead.db', db => countIn(db, 'records'))]).toEqual([3, 1]);
  const again = await openStore(copy);
  expect([await again.records('t'), await again.records('u')]).toEqual([[record(1)], [record(1)]]);
  expect((await again.chat('t', 9)).map(({ text }) => text)).toEqual(['line\u2028end']);
  await expect(again.write([append('u', 1)])).rejects.toBeInstanceOf(StoreConflict);
  const spent = again.write([{ type: 'spend', token: 'x', until: 1 }]);
  await expect(spent).rejects.toBeInstanceOf(StoreConflict);
  await again.write([append('t', 2), append('u', 2)]);
  expect(await again.records('u')).toEqual([record(1), record(2)]);
});

test('whoever is cut off again and again loses nothing, and makes nothing twice', async () => {
  let folder = next();
  let n = 0;
  await (await openStore(folder)).write([table('t')]);
  for (let cut = 0; cut < 5; cut++) {
    folder = powerCut(folder, next());
    const store = await openStore(folder);
    expect(await store.records('t')).toEqual(Array.from({ length: n }, (_, i) => record(i + 1)));
    for (let i = 0; i < 3; i++) await store.write([append('t', ++n)]);
    if (cut % 2 === 0) await store.table('t'); // folds; what is folded is still in the journal
  }
});

test('what is acknowledged is in the journal, as one row for all that came together', async () => {
  const folder = next();
  const store = await openStore(folder);
  await Promise.all([store.write([table('t'), append('t', 1)]), store.write([append('t', 2)])]);
  const text = past(folder, 'journal.db', db => db.prepare('SELECT text FROM groups').raw().all([])) as [string][];
  expect(text).toHaveLength(1);
  expect(text[0][0].trimEnd().split('\n')).toHaveLength(3);
});

test('closing folds everything and empties the journal', async () => {
  const folder = next();
  const store = await openStore(folder);
  await store.write([table('t'), append('t', 1)]);
  const last = store.write([append('t', 2)]);
  await store.close();
  await last;
  const logs = ['ennead.db-wal', 'journal.db-wal'].map(file => join(folder, file));
  expect(logs.map(file => statSync(file, { throwIfNoEntry: false })?.size ?? 0)).toEqual([0, 0]);
  expect([groupsIn(folder), past(folder, 'ennead.db', db => countIn(db, 'records'))]).toEqual([0, 2]);
});

test('folds that fail lose nothing: readers are told, nothing more is written, and a mended disk goes on', async () => {
  const folder = next();
  const store = await openStore(folder);
  await store.write([table('t'), table('u'), append('t', 1)]);
  expect(await store.records('t')).toEqual([record(1)]);
  const mend = breakDisk(folder, 'ennead.db', 'UPDATE ON folded');
  await store.write([append('t', 2)]);
  await expect(store.records('t')).rejects.toBeInstanceOf(StoreFailed);
  expect([await store.table('u'), store.canWrite?.()]).toEqual([tableRow('u'), false]);
  await expect(store.write([append('t', 3)])).rejects.toBeInstanceOf(StoreFailed);
  mend();
  await expect(store.records('t')).rejects.toBeInstanceOf(StoreFailed); // it is not tried again at once, whoever asks
  vi.advanceTimersByTime(1_000);
  expect(await store.records('t')).toEqual([record(1), record(2)]);
  await store.write([append('t', 3)]);
  expect(await store.records('t')).toEqual([1, 2, 3].map(record));
});

test('a fold that failed is tried again by itself, also where nobody reads or writes', async () => {
  const folder = next();
  const store = await openStore(folder);
  await store.write([table('t')]);
  const mend = breakDisk(folder, 'ennead.db', 'INSERT ON tables');
  await expect(store.table('t')).rejects.toBeInstanceOf(StoreFailed);
  mend();
  vi.advanceTimersByTime(1_000);
  while (!store.canWrite?.()) await new Promise(resolve => void setImmediate(resolve));
  expect(past(folder, 'ennead.db', db => countIn(db, 'tables'))).toBe(1);
});

test('a store whose last fold fails lets its folder go, and what it held is there when it is opened again', async () => {
  const folder = next();
  const store = await openStore(folder);
  await store.write([table('t'), append('t', 1)]);
  const mend = breakDisk(folder, 'ennead.db', 'INSERT ON records');
  open.delete(store);
  await expect(store.close()).rejects.toThrow('is safe, but cannot be folded: disk I/O error');
  await expect(openSqlite(folder)).rejects.toThrow('disk I/O error');
  mend();
  const again = await openStore(folder);
  expect(await again.records('t')).toEqual([record(1)]);
});

test('a journal of what was played otherwise is refused, also where its numbers would fit', async () => {
  const folder = next();
  const store = await openStore(folder);
  await store.write([table('t'), append('t', 1)]);
  await store.close();
  const first = powerCut(folder, next());
  const second = powerCut(folder, next());
  for (const [path, records] of [
    [first, 4],
    [second, 2],
  ] as const) {
    const one = await openStore(path);
    for (let n = 2; n <= records; n++) await one.write([append('t', n)]);
    if (path === second) await one.close();
  }
  const mixed = powerCut(second, next());
  for (const file of ['journal.db', 'journal.db-wal'])
    if (existsSync(join(first, file))) copyFileSync(join(first, file), join(mixed, file));
  await expect(openSqlite(mixed)).rejects.toThrow(/journal\.db\) is not that of the database/);
});

test('of what the journal could not take nothing is there, now or later', async () => {
  const folder = next();
  const store = await openStore(folder);
  await store.write([table('t'), append('t', 1)]);
  const mend = breakDisk(folder, 'journal.db', 'INSERT ON groups');
  const lost = [store.write([append('t', 2), table('u')]), store.write([append('t', 3)])];
  for (const write of lost) await expect(write).rejects.toBeInstanceOf(StoreFailed);
  expect([await store.records('t'), await store.table('u')]).toEqual([[record(1)], null]);
  mend();
  await expect(store.write([append('t', 3)])).rejects.toBeInstanceOf(StoreConflict);
  await expect(store.write([append('u', 1)])).rejects.toBeInstanceOf(StoreConflict);
  await store.write([append('t', 2)]);
  const again = await openStore(powerCut(folder, next()));
  expect([await again.records('t'), await again.table('u')]).toEqual([[record(1), record(2)], null]);
});

test('what left the journal for the database after the journal was read is not made twice', async () => {
  const folder = next();
  const store = await openStore(folder);
  const content = (): Content => past(folder, 'journal.db', contentOf);
  await store.write([table('t'), append('t', 1)]);
  const first = content();
  await store.table('t'); // folds
  await store.write([append('t', 2)]);
  await store.write([append('t', 3)]);
  const second = content();
  const copy = powerCut(folder, next());
  await store.table('t');
  for (const [at, found] of [
    [copy, first],
    [copy, second],
    [powerCut(folder, next()), second],
  ] as const) {
    const db = new Database(join(at, 'ennead.db'));
    await foldJournal(db, found);
    expect(countIn(db, 'records')).toBe(found === first ? 1 : 3);
    db.close();
  }
});

/** A folder whose journal has groups that its database lacks. */
async function unfolded(): Promise<string> {
  const folder = next();
  const store = await openStore(folder);
  for (const id of ['t', 'u', 'v']) await store.write([table(id)]);
  return powerCut(folder, next());
}

test('a journal that lacks a group is refused with a sentence, and the folder is let go', async () => {
  const folder = await unfolded();
  past(folder, 'journal.db', db => db.exec('DELETE FROM groups WHERE seq = 2'));
  await expect(openSqlite(folder)).rejects.toThrow(/lacks group 2, .*put back the database/);
  await expect(openSqlite(folder)).rejects.toThrow(/lacks group 2/);
});

test('the journal of another database is refused with a sentence, unless nothing is in it', async () => {
  const folder = await unfolded();
  const other = next();
  const store = await openStore(other);
  await store.write([table('other')]);
  await store.close();
  for (const file of ['', '-wal', '-shm'])
    copyFileSync(join(folder, `journal.db${file}`), join(other, `journal.db${file}`));
  await expect(openSqlite(other)).rejects.toThrow(/is not that of the database beside it: put back the database/);
  past(other, 'journal.db', db => db.exec('DELETE FROM groups'));
  const again = await openStore(other);
  await again.write([table('t')]);
  expect((await again.tables({ limit: 9 })).map(({ id }) => id)).toEqual(['t', 'other']);
});

test('a journal that does not fit is refused with a sentence, and nothing of it is made', async () => {
  const folder = await unfolded();
  past(folder, 'journal.db', db => db.exec(`UPDATE groups SET text = text || '7	t	{}' || char(10) WHERE seq = 3`));
  await expect(openSqlite(folder)).rejects.toThrow(
    /group 3 of the journal .* does not fit .*, since record 7 is not the next of table t: put back the database/,
  );
  expect(past(folder, 'ennead.db', db => countIn(db, 'tables'))).toBe(0);
});
