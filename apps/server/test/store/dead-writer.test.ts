import { VERSION } from '@ennead/wire';
import { expect, test } from 'vitest';
import { createServer } from '../../src/index.ts';
import { StoreFailed } from '../../src/store/port.ts';
import { openSqlite } from '../../src/store/sqlite/index.ts';
import { Visitor } from '../helpers/visitor.ts';
import { bundle } from './bundle.ts';
import { tableRow } from './rows.ts';
import { scratch } from './scratch.ts';

const { root, next } = scratch();
const writer = await bundle(new URL('./mortal-writer.ts', import.meta.url), root);

const lastWords = { type: 'table', row: { ...tableRow('t'), game: 'last words' } } as const;

test('a store whose writing thread has ended says so, refuses, and still reads', async () => {
  const failures: string[] = [];
  const store = await openSqlite(next(), { writer, failed: why => failures.push(why) });
  await store.write([{ type: 'table', row: tableRow('t') }]);
  expect(store.canWrite!()).toBe(true);
  await expect(store.write([lastWords])).rejects.toThrow(StoreFailed);
  expect(store.canWrite!()).toBe(false);
  expect(failures).toEqual([expect.stringContaining('writing thread')]);
  await expect(store.write([{ type: 'table', row: tableRow('u') }])).rejects.toThrow(
    'nothing can be written any more: the writing thread has ended; start again',
  );
  expect(await store.table('t')).toEqual(tableRow('t'));
  await store.close();
});

test('its server is not ready, refuses deeds and guests, shows what it has, and stops', async () => {
  const store = await openSqlite(next(), { writer });
  const server = await createServer({ store, logLevel: 'silent' });
  const ready = async (): Promise<number> => (await server.inject({ url: '/readyz' })).statusCode;
  const ann = await Visitor.guest(server, 'Ann');
  const headers = { authorization: `Bearer ${ann.token}` };
  const open = () =>
    server.inject({ method: 'POST', url: '/api/tables', headers, payload: { game: 'nine', seats: ['me', 'open'] } });
  const { table } = (await open()).json<{ table: string }>();
  await ann.watch(table);
  expect(await ready()).toBe(200);
  await expect(store.write([lastWords])).rejects.toThrow(StoreFailed);
  expect(await ready()).toBe(503);
  expect((await open()).json()).toMatchObject({ code: 'unavailable' });
  expect((await open()).statusCode).toBe(503);
  expect(await ann.refusal(table, { type: 'lock', on: true })).toMatchObject({ code: 'unavailable' });
  expect((await server.inject({ method: 'POST', url: '/api/people', payload: {} })).statusCode).toBe(503);
  const bob = new Visitor(server);
  await bob.say({ type: 'hello', version: VERSION });
  expect((await bob.watch(table)).about.locked).toBe(false);
  await server.close();
  await store.close();
});
