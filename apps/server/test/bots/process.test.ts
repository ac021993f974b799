import { asked } from '@ennead/kernel';
import { expect, test } from 'vitest';
import type { FromThinkers } from '../../src/bots/messages.ts';
import { thinkingProcess } from '../../src/bots/process.ts';
import { bundle } from '../store/bundle.ts';
import { scratch } from '../store/scratch.ts';
import { jobOf } from '../../src/bots/job.ts';
import { nine, opened } from './plays.ts';

const { root } = scratch();
const moody = await bundle(new URL('./moody.ts', import.meta.url), root);

/** The thinking process without a process: what it says is heard in turn. */
function started() {
  const heard: FromThinkers[] = [];
  const waiting: ((message: FromThinkers) => void)[] = [];
  const say = (message: FromThinkers): void => {
    const next = waiting.shift();
    if (next) next(message);
    else heard.push(message);
  };
  const take = thinkingProcess({ entry: moody, niceness: -20, grace: 100, say });
  const play = opened(nine, 1);
  const [seat] = asked(play);
  let n = 0;
  return {
    ask: (seed: number) =>
      take({ type: 'think', n: ++n, job: jobOf({ play, seat, level: 'random', seed, longest: 400 }) }),
    hear: () =>
      new Promise<FromThinkers>(resolve => (heard.length > 0 ? resolve(heard.shift()!) : waiting.push(resolve))),
  };
}

test.each([
  [13, /thread ended/],
  [14, /out of sorts/],
  [15, /took too long/],
])('a thread that a job with seed %i ends is said to have crashed, and replaced', async (seed, why) => {
  const { ask, hear } = started();
  ask(1);
  expect(await hear()).toEqual({ type: 'answer', n: 1, picks: ['seed 1'] });
  ask(seed);
  expect(await hear()).toEqual({ type: 'crashed', n: 2, why: expect.stringMatching(why) });
  ask(3);
  expect(await hear()).toEqual({ type: 'answer', n: 3, picks: ['seed 3'] });
});

test('one that dies takes no other with it', async () => {
  const { ask, hear } = started();
  ask(1);
  ask(13);
  ask(3);
  const said = [await hear(), await hear(), await hear()];
  expect(said.filter(({ type }) => type === 'answer')).toHaveLength(2);
  expect(said.filter(({ type }) => type === 'crashed')).toHaveLength(1);
});
