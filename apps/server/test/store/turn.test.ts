import { expect, test } from 'vitest';
import type { Change } from '../../src/store/port.ts';
import type { Fate } from '../../src/store/sqlite/committer.ts';
import { Turn } from '../../src/store/sqlite/turn.ts';
import { append } from './rows.ts';

/** A disk that is done when it is told to be. */
function slowDisk() {
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
    { now: () => 0 },
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
