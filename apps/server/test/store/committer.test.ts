import { join } from 'node:path';
import Database from 'libsql';
import { expect, test, vi } from 'vitest';
import type { Change } from '../../src/store/port.ts';
import { committer } from '../../src/store/sqlite/committer.ts';
import { folder } from '../../src/store/sqlite/fold.ts';
import { Folds } from '../../src/store/sqlite/folds.ts';
import type { Journal } from '../../src/store/sqlite/journal.ts';
import { Ledger, MOST } from '../../src/store/sqlite/ledger.ts';
import { reader } from '../../src/store/sqlite/reader.ts';
import { databaseAt, operations } from './databases.ts';
import { append, record, tableRow } from './rows.ts';
import { scratch } from './scratch.ts';

const { next } = scratch();

const opened = (table: string): Change => ({ type: 'table', row: tableRow(table) });
const soon = (): Promise<void> => new Promise(resolve => void setImmediate(resolve));

/** A committer whose journal is written when it is told to be, or at once. */
function slowJournal({ waits = false } = {}) {
  const home = next();
  const db = databaseAt(home);
  const ledger = new Ledger(new Database(join(home, 'ennead.db')));
  const folds = new Folds(folder(db), 0);
  const texts: string[] = [];
  const waiting: { done: () => void; fail: () => void }[] = [];
  const failing = { next: false };
  const journal = {
    append: (text: string) =>
      new Promise<number>((resolve, reject) => {
        const done = (): void => resolve(texts.push(text));
        const fail = (): void => reject(new Error('disk I/O error'));
        if (waits) waiting.push({ done, fail });
        else if (failing.next) fail();
        else done();
        failing.next = false;
      }),
  } as unknown as Journal;
  const commit = committer(ledger, journal, folds);
  return {
    commit: (...batches: Change[][]) => commit(batches.map(batch => operations(batch))),
    ledger,
    folds,
    texts,
    waiting,
    failing,
    read: reader(db, id => folds.settled(id)),
  };
}

test('nobody is told before the journal has it, and no reader sees it', async () => {
  const { commit, waiting, read } = slowJournal({ waits: true });
  let told = false;
  const committed = commit([opened('t'), append('t', 1)]).then(() => (told = true));
  await soon();
  expect([told, await read.table('t')]).toEqual([false, null]);
  waiting[0].done();
  await committed;
  expect(await read.records('t')).toEqual([record(1)]);
});

test('who refers to what is not written yet is told with it, and of it', async () => {
  const { commit, waiting } = slowJournal({ waits: true });
  let told: unknown = null;
  const committed = commit([opened('t')], [append('t', 1)], [append('t', 1)]).then(fates => (told = fates));
  await soon();
  expect(told).toBeNull();
  waiting[0].done();
  await committed;
  expect(told).toEqual([null, null, { conflict: true, why: 'record 1 is not the next of table t' }]);
});

test('where all are refused nothing is written', async () => {
  const { commit, texts } = slowJournal();
  expect(await commit([append('t', 1)], [])).toEqual([expect.objectContaining({ conflict: true }), null]);
  expect(texts).toEqual([]);
});

test('a journal that fails is forgotten: nothing of it is there, and it can be written again', async () => {
  const { commit, read, failing, texts } = slowJournal();
  await commit([opened('t'), append('t', 1)]);
  const group: Change[][] = [
    [append('t', 2)],
    [opened('u'), append('u', 1)],
    [{ type: 'spend', token: 'x', until: 9 }],
  ];
  failing.next = true;
  await expect(commit(...group)).rejects.toThrow('disk I/O error');
  expect([await read.records('t'), await read.table('u'), texts.length]).toEqual([[record(1)], null, 1]);
  expect(await commit([append('u', 1)], [append('t', 3)])).toEqual([
    expect.objectContaining({ conflict: true }),
    expect.objectContaining({ conflict: true }),
  ]);
  expect(await commit(...group)).toEqual([null, null, null]);
  expect([await read.records('t'), await read.records('u')]).toEqual([[record(1), record(2)], [record(1)]]);
});

test('so is one that could not be made ready, because a table could not be looked up', async () => {
  const { commit, read, ledger } = slowJournal();
  await commit([opened('t')]);
  const take = ledger.take.bind(ledger);
  vi.spyOn(ledger, 'take')
    .mockImplementationOnce(take)
    .mockImplementationOnce(() => {
      throw new Error('disk I/O error');
    });
  await expect(commit([append('t', 1)], [append('u', 1)])).rejects.toThrow('disk I/O error');
  expect(await commit([append('t', 1)])).toEqual([null]);
  expect(await read.records('t')).toEqual([record(1)]);
});

test('of more tables than are remembered none takes a record twice', async () => {
  const { commit, ledger, read } = slowJournal();
  const tables = Array.from({ length: MOST + 1 }, (_, i) => `t${i}`);
  await commit(...tables.map(table => [opened(table), append(table, 1)]));
  expect(ledger.isLarge).toBe(true);
  const fates = await commit([append('t0', 2)], [append(tables[MOST], 2)], [append('t0', 2)], [append('t0', 3)]);
  expect(fates.map(fate => fate === null)).toEqual([true, true, false, true]);
  expect(ledger.isLarge).toBe(false);
  expect(await read.records('t0')).toEqual([1, 2, 3].map(record));
});

test('nothing is written where nothing can be folded, until it can', async () => {
  const { commit, folds, texts, read } = slowJournal();
  await commit([opened('t')]);
  const full = vi.spyOn(folds, 'wantRoom').mockRejectedValueOnce(new Error('full'));
  await expect(commit([append('t', 1)])).rejects.toThrow('full');
  expect(texts).toHaveLength(1);
  full.mockRestore();
  expect(await commit([append('t', 1)])).toEqual([null]);
  expect(await read.records('t')).toEqual([record(1)]);
});
