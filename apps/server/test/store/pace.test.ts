import { expect, test } from 'vitest';
import { Pace } from '../../src/store/sqlite/pace.ts';

/** A disk that takes as long as it is told to, and where each commit was made. */
function disk() {
  const made: string[] = [];
  let [time, takes, late] = [0, 1, 0];
  const work = (where: string): void => {
    time += takes;
    made.push(where);
  };
  const pace = new Pace(() => time);
  const apart = async (): Promise<void> => {
    work('apart');
    time += late;
  };
  const commit = async (milliseconds: number, times = 1): Promise<void> => {
    takes = milliseconds;
    for (let i = 0; i < times; i++) await pace.run(() => work('here'), apart);
  };
  return { made, pace, commit, later: (milliseconds: number) => void (late = milliseconds) };
}

test('a quick disk is waited for, whatever one checkpoint takes', async () => {
  const { made, commit } = disk();
  await commit(0.2, 50);
  await commit(30);
  await commit(0.2, 50);
  expect(new Set(made)).toEqual(new Set(['here']));
});

test('a slow disk works apart, and is tried now and then until it is quick again', async () => {
  const { made, pace, commit } = disk();
  await commit(20, 5);
  expect([pace.isQuick, made[0], made.at(-1)]).toEqual([false, 'here', 'apart']);
  const slow = made.length;
  await commit(3, 200); // neither slow nor quick: it stays as it is
  expect(pace.isQuick).toBe(false);
  expect(made.slice(slow).filter(where => where === 'here')).toHaveLength(3);
  await commit(0.5, 64);
  expect([pace.isQuick, made.at(-1)]).toEqual([true, 'here']);
});

test('a busy event loop that hears late of what was made apart does not make a disk slow', async () => {
  const { pace, commit, later } = disk();
  await commit(20, 5);
  later(50);
  await commit(0.5, 64);
  expect(pace.isQuick).toBe(true);
});

test('a commit that fails has taken its time too, and fails as it did', async () => {
  let time = 0;
  const pace = new Pace(() => (time += 50));
  const fail = (where: string) => (): never => {
    throw new Error(where);
  };
  const commit = () => pace.run(fail('here'), async () => fail('apart')());
  await expect(commit()).rejects.toThrow('here');
  expect(pace.isQuick).toBe(false);
  await expect(commit()).rejects.toThrow('apart');
});
