import { VERSION } from '@ennead/wire';
import Database from 'libsql';
import { afterEach, expect, test, vi } from 'vitest';
import { createServer } from '../../src/index.ts';
import { StoreFailed } from '../../src/store/port.ts';
import { openSqlite } from '../../src/store/sqlite/index.ts';
import { Visitor } from '../helpers/visitor.ts';
import { append, record, tableRow } from './rows.ts';
import { scratch } from './scratch.ts';

const { next } = scratch();

/** A disk that is soon full: the database may have so many pages and no more. */
const PAGES = 120;
const { prototype } = Database as unknown as { prototype: { exec(this: void, sql: string): unknown } };
afterEach(() => vi.restoreAllMocks());

function fillDisk(): void {
  const { exec } = prototype;
  vi.spyOn(prototype, 'exec').mockImplementation(function (this: unknown, sql: string) {
    Reflect.apply(exec, this, [sql]);
    return Reflect.apply(exec, this, [`PRAGMA max_page_count = ${PAGES}`]);
  } as typeof exec);
}

test('where the disk is full the server says so, refuses, is ready again when there is room, and stops', async () => {
  let time = 1_700_000_000_000;
  fillDisk();
  const folder = next();
  const store = await openSqlite(folder, { now: () => time });
  const server = await createServer({ store, logLevel: 'silent' });
  const ready = async (): Promise<number> => (await server.inject({ url: '/readyz' })).statusCode;
  const ann = await Visitor.guest(server, 'Ann');
  const headers = { authorization: `Bearer ${ann.token}` };
  const open = (seats: string[]) =>
    server.inject({ method: 'POST', url: '/api/tables', headers, payload: { game: 'nine', seats, start: true } });
  const { table } = (await open(['me', 'me'])).json<{ table: string }>();
  await ann.watch(table);
  expect(await ready()).toBe(200);
  const large = { type: 'table', row: { ...tableRow('large'), about: 'x'.repeat(1_000_000) } } as const;
  await expect(store.write([large])).rejects.toThrow(StoreFailed);
  expect(await ready()).toBe(503);
  time += 10_000;
  expect(await ready()).toBe(200);
  const fill = async (): Promise<void> => {
    for (let i = 0; ; i++) {
      const row = { ...tableRow(`t${i}`), about: 'x'.repeat(3_000) };
      await store.write([{ type: 'table', row }]);
      expect(await store.table(row.id)).toEqual(row); // it is in the database, and no longer in the journal
    }
  };
  await expect(fill()).rejects.toThrow(StoreFailed);
  expect((await open(['me', 'me'])).json()).toMatchObject({ code: 'unavailable' });
  expect(await ready()).toBe(503);
  const bob = new Visitor(server);
  await bob.say({ type: 'hello', version: VERSION });
  expect((await bob.watch(table)).about.phase).toBe('running');
  await ann.answer(table, ann.views.get(table)!.play!.asks[0].seat).catch(() => {});
  await server.close();
  await expect(store.close()).rejects.toThrow('is safe, but cannot be folded');
  vi.restoreAllMocks();
  const again = await openSqlite(folder);
  expect((await again.records(table)).length).toBeGreaterThan(0);
  await again.close();
});

test('a folder is let go though the disk is full, and loses nothing', async () => {
  const folder = next();
  const store = await openSqlite(folder);
  await store.write([{ type: 'table', row: tableRow('t') }, append('t', 1)]);
  const last = store.write([append('t', 2)]);
  const { exec } = prototype;
  const spy = vi.spyOn(prototype, 'exec').mockImplementation(function (this: unknown, sql: string) {
    if (sql.includes('wal_checkpoint')) throw new Error('database or disk is full');
    return Reflect.apply(exec, this, [sql]);
  } as typeof exec);
  await expect(store.close()).rejects.toThrow('full');
  spy.mockRestore();
  await last;
  const again = await openSqlite(folder);
  expect(await again.records('t')).toEqual([record(1), record(2)]);
  await again.close();
});
