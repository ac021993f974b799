import { expect, test } from 'vitest';
import { Memory } from '../src/memory.ts';

const SEATS = 2;
const OPTIONS = Int32Array.from({ length: 20 }, (_, code) => code);

/** A memory before a search of 400 iterations, which look at four options again. */
function remembering(perfect: boolean): Memory {
  const memory = new Memory(SEATS, OPTIONS.length, perfect);
  memory.forget(400);
  return memory;
}

const linedUp = (memory: Memory, seat: number): number[] => [
  ...memory.line.subarray(0, memory.lineUp(seat, OPTIONS, OPTIONS.length)),
];

test('who knows nothing looks at everything', () => {
  expect(linedUp(remembering(true), 0)).toEqual([...OPTIONS]);
});

test('the best of what was looked at comes first, then what is new; each seat has its own memory', () => {
  const memory = remembering(true);
  for (let code = 0; code < 18; code++) memory.keep(1, code, -Math.abs(code - 7));
  expect(linedUp(memory, 1)).toEqual([7, 6, 8, 5, 18, 19]);
  expect(linedUp(memory, 0)).toEqual([...OPTIONS]);
});

test('where something is hidden all are looked at', () => {
  const memory = remembering(false);
  for (const code of OPTIONS) memory.keep(0, code, -code);
  expect(linedUp(memory, 0)).toEqual([...OPTIONS]);
});

test('the latest look counts for a part, and nothing lasts beyond a search', () => {
  const memory = remembering(true);
  memory.keep(0, 3, -1);
  memory.keep(0, 3, 0);
  expect(memory.regretOf(0, 3)).toBeCloseTo(-0.7);
  memory.forget(400);
  expect(memory.regretOf(0, 3)).toBeNaN();
});
