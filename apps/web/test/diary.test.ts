import { expect, test } from 'vitest';
import { hasAnswered, resignedSince, written, type Diaries } from '../src/table/diary.ts';

const told = (n: number, undo?: number) => ({ n, events: [], ...(undo !== undefined && { undo }) });
const answers = (...of: number[]) => ({ answers: of, resignations: [] });

test('there is nothing to take back before the first answer, nor when it was taken back', () => {
  const story = [told(1), told(2), told(3)];
  expect(hasAnswered(answers(), story, 3)).toBe(false);
  expect(hasAnswered(answers(2), story, 3)).toBe(true);
  expect(hasAnswered(answers(2), [...story, told(4, 2)], 4)).toBe(false);
});

test('an answer before the one that was taken back still stands, and so does one after', () => {
  const story = [told(1), told(2), told(3, 2)];
  expect(hasAnswered(answers(1, 2), story, 3)).toBe(true);
  expect(hasAnswered(answers(2, 4), [...story, told(4)], 4)).toBe(true);
});

test('a sealed answer is not there before it is written', () => {
  expect(hasAnswered(answers(5), [told(4)], 4)).toBe(false);
  expect(hasAnswered(answers(5), [told(4), told(5)], 5)).toBe(true);
});

const table = (n: number, resigned: boolean[], how: string | null = null) => ({
  about: { seats: resigned.map(one => ({ resigned: one })), result: how === null ? null : { how } },
  play: { n },
});

test('who resigns is noted with the moment, once', () => {
  const [before, after] = [table(7, [false, false]), table(8, [false, true])];
  expect(resignedSince(before, after, [])).toEqual([{ n: 8, seat: 1 }]);
  expect(resignedSince(after, table(9, [false, true]), [])).toEqual([]);
  expect(resignedSince(before, after, [{ n: 8, seat: 1 }])).toEqual([]);
});

test('whoever comes late does not know when somebody resigned, unless it was the end', () => {
  expect(resignedSince(null, table(9, [false, true]), [])).toEqual([]);
  expect(resignedSince(null, table(9, [false, true], 'resigned'), [])).toEqual([{ n: 9, seat: 1 }]);
});

test('the diaries of tables that were not played at for longest are forgotten', () => {
  let diaries: Diaries = {};
  for (let i = 0; i < 50; i++) diaries = written(diaries, `t${i}`, answers(i));
  diaries = written(diaries, 't10', answers(1, 2));
  expect(Object.keys(diaries)).toHaveLength(40);
  expect(Object.keys(diaries).at(-1)).toBe('t10');
  expect(diaries['t9']).toBeUndefined();
});
