import { expect, test, vi } from 'vitest';
import { realClock } from '../src/clock.ts';

test('nothing happens before its time: whose time runs out then would seem to have some left', async () => {
  const early = await Promise.all(
    Array.from({ length: 200 }, async (_, i) => {
      await new Promise(resolve => setTimeout(resolve, i * 1.3));
      const at = realClock.now() + 20 + (i % 50);
      await new Promise<void>(resolve => realClock.after(at - realClock.now(), resolve));
      return realClock.now() < at;
    }),
  );
  expect(early.filter(Boolean)).toEqual([]);
});

test('it is as late as it is, from one turn of the event loop to the next', async () => {
  const before = realClock.now();
  for (let spent = 0; spent < 5; spent = Date.now() - before);
  await new Promise(resolve => setImmediate(resolve));
  expect(Math.abs(realClock.now() - Date.now())).toBeLessThanOrEqual(1);
});

test('what is called off does not happen, and what is due at once waits for nobody', async () => {
  const called = vi.fn();
  realClock.after(1, called)();
  await new Promise<void>(resolve => realClock.after(-5, resolve));
  await new Promise(resolve => setTimeout(resolve, 10));
  expect(called).not.toHaveBeenCalled();
});

test('a machine whose clock was put back still does what was to be done', async () => {
  const now = Date.now();
  const date = vi.spyOn(Date, 'now').mockReturnValue(now);
  const done = new Promise<void>(resolve => realClock.after(5, resolve));
  date.mockReturnValue(now - 3_600_000);
  await done;
  date.mockRestore();
});
