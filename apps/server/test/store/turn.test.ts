import { expect, test } from 'vitest';
import type { Change } from '../../src/store/port.ts';
import type { Fate } from '../../src/store/sqlite/ledger.ts';
import { Turn } from '../../src/store/sqlite/turn.ts';
import { append } from './rows.ts';

/** A disk that is done when it is told to be. */
function slowDisk(pace = { isQuick: false }) {
  const groups: { size: number; done: (fates?: Fate[]) => void; fail: (why: string) => void }[] = [];
  const turn = new Turn(
    group =>
      new Promise((resolve, reject) => {
        const made = group.map(() => null);
        groups.push({
          size: group.length,
          done: (fates = made) => resolve(fates),
          fail: why => reject(new Error(why)),
        });
      }),
    { now: () => 0, pace },
  );
  const told: string[] = [];
  const write = (name: string, ...changes: Change[]): void => {
    turn.write(changes.length > 0 ? changes : [append('t', 1)]).then(
      () => told.push(name),
      (error: Error) => told.push(`${name}: ${error.name}`),
    );
  };
  return { turn, groups, told, write };
}

const soon = (): Promise<void> => new Promise(resolve => void setImmediate(() => setImmediate(resolve)));

test('what comes in while the disk works goes together into the next commit, and is told after that one', async () => {
  const { groups, told, write } = slowDisk();
  write('a');
  write('b');
  await soon();
  expect(groups.map(({ size }) => size)).toEqual([2]);
  write('c');
  await soon();
  write('d');
  await soon();
  expect([groups.length, told]).toEqual([1, []]);
  groups[0].done();
  await soon();
  expect([groups.map(({ size }) => size), told]).toEqual([
    [2, 2],
    ['a', 'b'],
  ]);
  groups[1].done();
  await soon();
  expect(told).toEqual(['a', 'b', 'c', 'd']);
});

test('a commit that fails fails for its own batches alone, and the disk counts as full for a while', async () => {
  const { turn, groups, told, write } = slowDisk();
  write('a');
  await soon();
  write('b');
  groups[0].fail('disk full');
  await soon();
  expect([told, turn.canWrite()]).toEqual([['a: StoreFailed'], false]);
  groups[1].done([{ conflict: true, why: 'somebody was first' }]);
  await soon();
  expect(told).toEqual(['a: StoreFailed', 'b: StoreConflict']);
});

test('who closes waits until all is made, and nothing is taken from then on', async () => {
  const { turn, groups, told, write } = slowDisk();
  write('a');
  await soon();
  write('b');
  let closed = false;
  const closing = turn.close().then(() => (closed = true));
  write('c');
  groups[0].done();
  await soon();
  expect([closed, told]).toEqual([false, ['c: Error', 'a']]);
  groups[1].done();
  await closing;
  expect(told).toEqual(['c: Error', 'a', 'b']);
});

/** A disk that is done at once, and the sizes of its commits. */
function quickDisk(now = () => 0) {
  const sizes: number[] = [];
  const turn = new Turn(
    async group => {
      sizes.push(group.length);
      return group.map(() => null);
    },
    { now, pace: { isQuick: true } },
  );
  return { turn, sizes, write: () => turn.write([append('t', 1)]) };
}

test('what comes in goes together while each turn brings more', async () => {
  const { sizes, write } = quickDisk();
  const turns = Array.from({ length: 5 }, async (_, i) => {
    for (let k = 0; k < i; k++) await new Promise(resolve => setImmediate(resolve));
    return write();
  });
  await Promise.all(turns);
  await write();
  expect(sizes).toEqual([5, 1]);
});

test('nobody waits for ever because others come', async () => {
  const { sizes, write } = quickDisk();
  let answered = false;
  void write().then(() => (answered = true));
  for (let i = 0; i < 200 && !answered; i++) {
    void write();
    await new Promise(resolve => setImmediate(resolve));
  }
  expect([answered, sizes]).toEqual([true, [64]]);
});

test('nobody waits longer than two milliseconds because others come', async () => {
  let time = 0;
  const { sizes, write } = quickDisk(() => time);
  let answered = false;
  void write().then(() => (answered = true));
  for (; time < 50 && !answered; time++) {
    void write();
    await new Promise(resolve => setImmediate(resolve));
  }
  expect([answered, sizes.length, time < 5]).toEqual([true, 1, true]);
});

test.each([
  ['quick', 'quick'],
  ['slow', 'quick'],
  ['quick', 'slow'],
])('what comes in while a commit is under way is made after it: a %s disk that is %s then', async (first, then) => {
  const pace = { isQuick: first === 'quick' };
  const { groups, told, write } = slowDisk(pace);
  write('a');
  await soon();
  write('b');
  pace.isQuick = then === 'quick';
  groups[0].done();
  await soon();
  await soon();
  expect([groups.length, told]).toEqual([2, ['a']]);
  groups[1].done();
  await soon();
  expect(told).toEqual(['a', 'b']);
});

test('what is asked for while others are told goes into the next commit, also of a store that closes', async () => {
  const { turn, sizes, write } = quickDisk();
  const second = write().then(write);
  await second;
  const last = write();
  await turn.close();
  await last;
  expect(sizes).toEqual([1, 1, 1]);
});

test('who closes waits for what came in while the last commit was under way', async () => {
  const { turn, groups, told, write } = slowDisk({ isQuick: true });
  write('a');
  await soon();
  write('b');
  const closing = turn.close();
  groups[0].done();
  await soon();
  groups[1].done();
  await closing;
  expect(told).toEqual(['a', 'b']);
});
