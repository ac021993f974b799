import { renewCopy, renewList } from '@ennead/kernel';
import { expect, test } from 'vitest';

interface Item {
  value: number;
}
const make = (s: readonly number[], i: number): Item => ({ value: s[i] });
const isStill = (old: Item, s: readonly number[], i: number): boolean => old.value === s[i];
const renew = (before: Item[] | undefined, s: readonly number[]): Item[] =>
  renewList(before, s.length, s, make, isStill);

test('a list keeps the items that are still as they were, and leaves the one before it alone', () => {
  const before = renew(undefined, [1, 2, 3]);
  const after = renew(before, [1, 5, 3]);
  expect(after).toEqual([{ value: 1 }, { value: 5 }, { value: 3 }]);
  expect(before).toEqual([{ value: 1 }, { value: 2 }, { value: 3 }]);
  expect(after[0]).toBe(before[0]);
  expect(after[1]).not.toBe(before[1]);
});

test('a list in which nothing has changed is the list before it', () => {
  const before = renew(undefined, [1, 2]);
  expect(renew(before, [1, 2])).toBe(before);
  expect(renew(before, [1, 2, 3])).toEqual([{ value: 1 }, { value: 2 }, { value: 3 }]);
});

test('a copy is never the list itself, and the copy before it where that is the same', () => {
  const list = [1, 2];
  const first = renewCopy(undefined, list);
  expect(first).not.toBe(list);
  expect(renewCopy(first, list)).toBe(first);
  list[1] = 3;
  expect(renewCopy(first, list)).toEqual([1, 3]);
  expect(first).toEqual([1, 2]);
  expect(renewCopy(first, [1])).toEqual([1]);
});
