import { expect, test, vi } from 'vitest';
import { sayClock } from '../src/lobby/say-clock.ts';
import { isWaiting, patiently, type Patience } from '../src/patience.ts';
import { inTab, onDevice } from '../src/storage.ts';
import { refreshed } from '../src/tables/pages.ts';
import { isOwnMachine } from '../src/ui/own-machine.ts';

test('where storage is forbidden things are kept until the page is closed', () => {
  // There is no localStorage here at all.
  const place = onDevice('test');
  expect(place.get()).toBeNull();
  place.set('kept');
  expect(onDevice('test').get()).toBe('kept');
  place.set(null);
  expect(place.get()).toBeNull();
  expect(inTab('other').get()).toBeNull();
});

test('a part of the page that cannot be had is waited for, and comes with the whole page anew; once', async () => {
  const missing = async (): Promise<string> => {
    throw new Error('no such file');
  };
  const seen: string[] = [];
  const patience = (absences: number, isAnew: boolean): Patience => ({
    isThere: async () => absences-- <= 0,
    pause: async () => void seen.push(`waits ${isWaiting.get()}`),
    isAnew: () => isAnew,
    reload: () => void seen.push('reloads'),
  });
  expect(await patiently(async () => 'here', patience(0, true))).toBe('here');
  void patiently(missing, patience(2, true));
  await vi.waitFor(() => expect(seen).toEqual(['waits true', 'waits true', 'reloads']));
  expect(isWaiting.get()).toBe(false);
  void patiently(missing, patience(0, false));
  await vi.waitFor(() => expect(seen.slice(3)).toEqual(['reloads']));
  await expect(patiently(missing, patience(0, true))).rejects.toThrow('no such file');
});

test('addresses of the own machine lead nobody else here', () => {
  expect(['localhost', '127.0.0.1', '127.1.2.3', '[::1]'].every(isOwnMachine)).toBe(true);
  expect(['192.168.0.7', 'ennead.example', '127.example.org', 'localhost.example'].some(isOwnMachine)).toBe(false);
});

const rows = (...ids: string[]): { id: string }[] => ids.map(id => ({ id }));

test('pages that were fetched beyond the first stay when it is asked for again', () => {
  expect(refreshed(rows('a', 'b', 'c', 'd'), rows('x', 'a'), 2)).toEqual(rows('x', 'a', 'b', 'c', 'd'));
  expect(refreshed(rows('a', 'b', 'c'), rows('c', 'a'), 2)).toEqual(rows('c', 'a', 'b'));
  expect(refreshed(rows('a', 'b'), rows('x', 'a'), 2)).toEqual(rows('x', 'a'));
  expect(refreshed(rows('a', 'b', 'c'), rows('a'), 2)).toEqual(rows('a'));
});

test('a clock is said as people read one', () => {
  const say = (key: string, params: object = {}): string => `${key} ${JSON.stringify(params)}`;
  expect(sayClock({ kind: 'total', seconds: 1230, increment: 5 }, say as never, 'en')).toBe(
    'lobby.clock.total {"time":"20:30","increment":5}',
  );
  expect(sayClock({ kind: 'days', days: 3 }, say as never, 'en')).toBe('lobby.clock.days {"count":3}');
});
