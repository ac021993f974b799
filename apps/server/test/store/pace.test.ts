import type Database from 'libsql';
import { expect, test } from 'vitest';
import { Pace } from '../../src/store/sqlite/pace.ts';

/** A disk that takes as long as it is told to, and where each commit was made. */
function disk() {
  const made: string[] = [];
  let [time, takes] = [0, 1];
  const work = (where: string): void => {
    time += takes;
    made.push(where);
  };
  const pace = new Pace(
    async () => work('apart'),
    () => time,
  );
  const db = { exec: () => work('here') } as unknown as Database.Database;
  const commit = async (milliseconds: number, times = 1): Promise<void> => {
    takes = milliseconds;
    for (let i = 0; i < times; i++) await pace.exec(db, 'COMMIT');
  };
  return { made, pace, commit };
}

test('a quick disk is waited for, whatever one checkpoint takes', async () => {
  const { made, commit } = disk();
  await commit(0.2, 50);
  await commit(30);
  await commit(0.2, 50);
  expect(new Set(made)).toEqual(new Set(['here']));
});

test('a slow disk works apart until it is quick again', async () => {
  const { made, pace, commit } = disk();
  await commit(20, 5);
  expect([pace.isQuick, made[0], made.at(-1)]).toEqual([false, 'here', 'apart']);
  await commit(3, 100); // neither slow nor quick: it stays as it is
  expect(pace.isQuick).toBe(false);
  await commit(0.5, 100);
  expect([pace.isQuick, made.at(-1)]).toEqual([true, 'here']);
});

test('a commit that fails has taken its time too, and fails as it did', async () => {
  let time = 0;
  const apart = async (): Promise<void> => {
    throw new Error('apart');
  };
  const pace = new Pace(apart, () => (time += 50));
  const db = {
    exec() {
      throw new Error('here');
    },
  } as unknown as Database.Database;
  await expect(pace.exec(db, 'COMMIT')).rejects.toThrow('here');
  await expect(pace.exec(db, 'COMMIT')).rejects.toThrow('apart');
});
