import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Change } from '../../src/store/port.ts';
import { Folds } from '../../src/store/sqlite/folds.ts';
import type { Taken } from '../../src/store/sqlite/ledger.ts';
import { operations } from './databases.ts';
import { append, chat, tableRow } from './rows.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

const taken = (...changes: Change[]): Taken[] => operations(changes).map(operation => ({ operation, key: 1 }));
const many = (count: number): Taken[] => Array.from({ length: count }, (_, i) => taken(append('t', i + 1))[0]);
const soon = (): Promise<void> => new Promise(resolve => void setImmediate(resolve));

/** Folds that are done, or fail, when they are told to. */
function slowFolds() {
  const begun: { upTo: number; steps: unknown[]; done: () => void; fail: (why: string) => void }[] = [];
  const folds = new Folds(
    (sections, upTo) =>
      new Promise((resolve, reject) => {
        const steps = sections.flatMap(section => [...section.steps()]);
        begun.push({ upTo, steps, done: resolve, fail: why => reject(new Error(why)) });
      }),
    10,
  );
  return { folds, begun };
}

test('a few operations wait a quarter of a second for more, many do not wait', async () => {
  const { folds, begun } = slowFolds();
  folds.add(many(5), 11);
  vi.advanceTimersByTime(249);
  folds.add(many(5), 12);
  expect(begun).toHaveLength(0);
  vi.advanceTimersByTime(1);
  expect(begun.map(({ upTo }) => upTo)).toEqual([12]);
  folds.add(many(2_000), 13);
  expect(begun).toHaveLength(1); // one at a time
  begun[0].done();
  await soon();
  expect([folds.folded, begun.map(({ upTo }) => upTo)]).toEqual([12, [12, 13]]);
  begun[1].done();
  await soon();
  expect(folds.folded).toBe(13);
  vi.advanceTimersByTime(1_000);
  expect(begun).toHaveLength(2);
});

test('a fold holds the groups that were taken when it began, and counts no other', async () => {
  const { folds, begun } = slowFolds();
  folds.add(taken(append('t', 1)), 11);
  const all = folds.all();
  folds.add(taken(chat('u', 'hello')), 12);
  begun[0].done();
  await all;
  expect([folds.folded, folds.settled('t'), begun.length]).toEqual([11, null, 1]);
  expect(folds.settled('u')).toBeInstanceOf(Promise);
});

test.each<[string, Change, string | undefined, boolean]>([
  ['a table', append('t', 1), 't', true],
  ['a table', append('t', 1), 'u', false],
  ['a table', chat('t', 'hello'), 't', true],
  ['a table', { type: 'table', row: tableRow('t') }, 't', true],
  ['a table', { type: 'forget-table', id: 't' }, 't', true],
  ['a list', append('t', 1), undefined, true],
  ['a person', { type: 'person', row: { id: 'ann', name: null, since: 1, seen: 1, epoch: 1 } }, 'ann', true],
  ['a person', { type: 'person', row: { id: 'ann', name: null, since: 1, seen: 1, epoch: 1 } }, 'bob', false],
  ['any chat', { type: 'forget-person', id: 'ann' }, 't', true],
])('who reads of %s waits where it is not folded (%#)', async (_, change, id, waits) => {
  const { folds, begun } = slowFolds();
  folds.add(taken(change), 11);
  expect(folds.settled(id) !== null).toBe(waits);
  const all = folds.all(); // and while the fold is under way
  const settled = folds.settled(id);
  expect(settled !== null).toBe(waits);
  let seen = false;
  void settled?.then(() => (seen = true));
  await soon();
  expect(seen).toBe(false);
  begun[0].done();
  await all;
  await settled;
  expect(folds.settled(id)).toBeNull();
});

test('what comes in while a fold is under way waits for the next one, and so do its readers', async () => {
  const { folds, begun } = slowFolds();
  folds.add(taken(append('t', 1)), 11);
  void folds.all();
  folds.add(taken(append('u', 1)), 12);
  let seen = false;
  const settled = folds.settled('u')!.then(() => (seen = true));
  begun[0].done();
  await soon();
  expect([seen, begun.length]).toEqual([false, 2]);
  begun[1].done();
  await settled;
});

test('a fold that fails is made again with what came meanwhile, in order, and nothing is written until it can be', async () => {
  const { folds, begun } = slowFolds();
  folds.add(taken(append('t', 1)), 11);
  const read = folds.settled('t')!;
  folds.add(taken(append('t', 2)), 12);
  begun[0].fail('database or disk is full');
  await expect(read).rejects.toMatchObject({ name: 'StoreFailed', message: expect.stringMatching(/is safe.*full/) });
  expect([folds.folded, folds.canFold]).toEqual([10, false]);
  await expect(folds.wantRoom()).rejects.toMatchObject({ name: 'StoreFailed' });
  expect(begun).toHaveLength(1);
  vi.advanceTimersByTime(1_000);
  expect(begun.map(({ upTo }) => upTo)).toEqual([11, 12]);
  expect(begun[1].steps).toEqual([expect.stringContaining('march/1'), expect.stringContaining('march/2')]);
  const room = folds.wantRoom();
  begun[1].done();
  await room;
  expect([folds.folded, folds.canFold]).toEqual([12, true]);
});

test('many that could not be folded rest as well, and those who read hear why', async () => {
  const { folds, begun } = slowFolds();
  folds.add(many(2_000), 11);
  begun[0].fail('database or disk is full');
  await soon();
  for (let i = 0; i < 3; i++) await expect(folds.settled('t')).rejects.toMatchObject({ name: 'StoreFailed' });
  folds.add(many(2_000), 12);
  vi.advanceTimersByTime(999);
  expect(begun).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(begun).toHaveLength(2);
});

test('who writes more than can be folded waits', async () => {
  const { folds, begun } = slowFolds();
  folds.add(many(2_000), 11);
  folds.add(many(50_000), 12);
  await folds.wantRoom();
  folds.add(many(1), 13);
  let written = false;
  const room = folds.wantRoom().then(() => (written = true));
  begun[0].done();
  await soon();
  expect(written).toBe(false);
  begun[1].done();
  await room;
});

test('who closes waits for all, and nothing is folded from then on', async () => {
  const { folds, begun } = slowFolds();
  folds.add(taken(append('t', 1)), 11);
  let closed = false;
  const closing = folds.close().then(() => (closed = true));
  await soon();
  expect(closed).toBe(false);
  begun[0].done();
  await closing;
  folds.add(taken(append('t', 2)), 12);
  vi.advanceTimersByTime(10_000);
  await expect(folds.all()).rejects.toThrow('the store is closed');
  expect(begun).toHaveLength(1);
});

test('closing fails where the last fold does, and it is not tried again on what is closed', async () => {
  const { folds, begun } = slowFolds();
  folds.add(taken(append('t', 1)), 11);
  const closing = folds.close();
  begun[0].fail('disk I/O error');
  await expect(closing).rejects.toThrow('disk I/O error');
  vi.advanceTimersByTime(10_000);
  expect(begun).toHaveLength(1);
});

test('what comes after a fold that failed goes behind what came while it was under way', async () => {
  const { folds, begun } = slowFolds();
  folds.add(taken(append('t', 1)), 11);
  const all = folds.all();
  folds.add(taken({ type: 'forget-table', id: 't' }), 12);
  begun[0].fail('full');
  await expect(all).rejects.toThrow('full');
  folds.add(taken(append('t', 1)), 13);
  vi.advanceTimersByTime(1_000); // a fold that failed rests
  const again = folds.all();
  const row = expect.stringContaining('INSERT INTO records') as unknown;
  expect(begun[1].steps).toEqual([row, ['forget-table', 't'], row]);
  begun[1].done();
  await again;
});
