import { expect, test } from 'vitest';
import { Entry } from '../../src/tables/entry.ts';

const pause = () => new Promise<void>(resolve => setTimeout(resolve, 1));
const never = (): Promise<never> => Promise.reject(new Error('no table is opened here'));
const broken = (): Promise<never> => {
  throw new Error('broken');
};

test('the first deed begins at once, the others one after the other in the order in which they came', async () => {
  const entry = new Entry('t', 0, { begun: 0, under: 0 }, never);
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
  const entry = new Entry('t', 0, { begun: 0, under: 0 }, never);
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
  const entry = new Entry('t', 0, { begun: 0, under: 0 }, never);
  const deeds = [entry.add(job), entry.add(job), entry.add(async () => 'done')];
  expect(await Promise.allSettled(deeds)).toMatchObject([
    { status: 'rejected', reason: { message: 'broken' } },
    { status: 'rejected', reason: { message: 'broken' } },
    { status: 'fulfilled', value: 'done' },
  ]);
  expect(entry.busy).toBe(0);
  expect(await entry.add(async () => 'again')).toBe('again');
});
