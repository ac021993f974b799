import { expect, test } from 'vitest';
import { Entry, type Turn } from '../../src/tables/entry.ts';
import type { LiveTable } from '../../src/tables/live-table.ts';

const pause = () => new Promise<void>(resolve => setTimeout(resolve, 1));
const never = (): Promise<never> => Promise.reject(new Error('no table is opened here'));
const broken = (): Promise<never> => {
  throw new Error('broken');
};

const newEntry = (open: () => Promise<LiveTable> = never, report: (error: unknown) => void = () => {}) =>
  new Entry('t', 0, { traffic: { begun: 0, under: 0 }, open, report });

test('the first deed begins at once, the others one after the other in the order in which they came', async () => {
  const entry = newEntry();
  const heard: string[] = [];
  const deed = (name: string) => async () => {
    heard.push(`${name} begins`);
    await pause();
    heard.push(`${name} ends`);
  };
  const deeds = ['a', 'b', 'c'].map(name => entry.add(deed(name)));
  expect(heard).toEqual(['a begins']);
  expect(entry.busy).toBe(3);
  await Promise.all(deeds);
  expect(heard).toEqual(['a', 'b', 'c'].flatMap(name => [`${name} begins`, `${name} ends`]));
  expect(entry.busy).toBe(0);
});

test('what a deed adds waits for it, before all that is added later', async () => {
  const entry = newEntry();
  const heard: string[] = [];
  let last: Promise<void> | undefined;
  const first = entry.add(async () => {
    last = entry.add(async () => void heard.push('added by the first'));
    heard.push('first');
  });
  const second = entry.add(async () => void heard.push('second'));
  await Promise.all([first, second]);
  await last;
  expect(heard).toEqual(['first', 'added by the first', 'second']);
});

test.each([
  ['at once', broken],
  ['later', () => pause().then(broken)],
])('a deed that throws %s fails alone', async (_, job) => {
  const entry = newEntry();
  const deeds = [entry.add(job), entry.add(job), entry.add(async () => 'done')];
  expect(await Promise.allSettled(deeds)).toMatchObject([
    { status: 'rejected', reason: { message: 'broken' } },
    { status: 'rejected', reason: { message: 'broken' } },
    { status: 'fulfilled', value: 'done' },
  ]);
  expect(entry.busy).toBe(0);
  expect(await entry.add(async () => 'again')).toBe('again');
});

test.each([
  ['before it has left', false],
  ['after it has left', true],
])('a turn that throws %s holds up nobody, and is told', async (_, leaves) => {
  const reported: unknown[] = [];
  const entry = newEntry(
    async () => ({}) as LiveTable,
    error => reported.push(error),
  );
  const heard: string[] = [];
  const failed = (): void => void heard.push('failed');
  const turn = (name: string): Turn => ({
    begin(_table, { leave }) {
      heard.push(name);
      if (name !== 'broken' || leaves) leave();
      if (name === 'broken') throw new Error('broken');
    },
    failed,
  });
  for (const opened of [false, true]) {
    entry.enter(turn('first')); // waits for the table, the first time
    for (const name of ['broken', 'third']) entry.enter(turn(name));
    await pause();
    entry.enter(turn('fourth'));
    await pause();
    expect(heard.splice(0)).toEqual(['first', 'broken', 'third', 'fourth']);
    expect([entry.busy, reported.splice(0)]).toEqual([0, [new Error('broken')]]);
    if (!opened) entry.table = {} as LiveTable;
  }
});
