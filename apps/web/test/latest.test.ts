import { expect, test } from 'vitest';
import { Latest } from '../src/table/latest.ts';

/** Answers come when they are told to. */
function byHand() {
  const asked: number[] = [];
  const answered: number[] = [];
  let answer: () => void = () => {};
  const latest = new Latest<number>(async (value, isWanted) => {
    asked.push(value);
    await new Promise<void>(done => (answer = done));
    if (isWanted()) answered.push(value);
  });
  const tick = async (): Promise<void> => {
    answer();
    await new Promise(done => setTimeout(done));
  };
  return { latest, asked, answered, tick };
}

test('of what is wanted while an answer is under way only the last is asked for', async () => {
  const { latest, asked, answered, tick } = byHand();
  for (const value of [1, 2, 3, 4]) void latest.want(value);
  await tick();
  await tick();
  expect(asked).toEqual([1, 4]);
  expect(answered).toEqual([1, 4]);
});

test('what was called off is not answered, and what is wanted after it is', async () => {
  const { latest, asked, answered, tick } = byHand();
  void latest.want(1);
  void latest.want(2);
  latest.forget();
  await tick();
  expect(asked).toEqual([1]);
  expect(answered).toEqual([]);
  void latest.want(3);
  await tick();
  expect(answered).toEqual([3]);
});
