import { expect, test } from 'vitest';
import { memoryStore } from '../../src/store/memory.ts';
import { storeContract } from './contract.ts';
import { append, record, tableRow } from './rows.ts';
import { slowStore } from './slow.ts';

storeContract('slow, while it holds nothing', async now => slowStore(memoryStore({ now })));

test('holds commits until they are let go, oldest first', async () => {
  const store = slowStore(memoryStore());
  await store.write([{ type: 'table', row: tableRow('t') }]);
  store.hold();
  const heard: number[] = [];
  const writes = [1, 2, 3].map(n => store.write([append('t', n)]).then(() => heard.push(n)));
  await new Promise(resolve => setTimeout(resolve, 5));
  expect(store.held).toBe(3);
  expect(heard).toEqual([]);
  expect(await store.records('t')).toEqual([]);
  await store.release(1);
  expect(heard).toEqual([1]);
  expect(await store.records('t')).toEqual([record(1)]);
  await store.open();
  await Promise.all(writes);
  expect(heard).toEqual([1, 2, 3]);
  await store.write([append('t', 4)]);
});

test('fails what waits, and nothing of it was written', async () => {
  const store = slowStore(memoryStore());
  await store.write([{ type: 'table', row: tableRow('t') }]);
  store.hold();
  const write = store.write([append('t', 1)]);
  store.fail(new Error('no space'));
  await expect(write).rejects.toThrow('no space');
  await store.open();
  expect(await store.records('t')).toEqual([]);
});
