/** How long whoever plays a game again works before it lets others work, in milliseconds. */
const SLICE = 3;

const waiting: (() => void)[] = [];

/** Waits for a place in the event loop: each turn of it has one, however many are at it. */
const pause = (): Promise<void> =>
  new Promise(resolve => {
    if (waiting.push(resolve) === 1) setImmediate(next);
  });

function next(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(next);
}

/** Does work that can be laid aside, in slices: whoever is served meanwhile waits for one of them at most. */
export async function inSlices<T>(work: Generator<unknown, T>): Promise<T> {
  let began = performance.now();
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    if (performance.now() - began < SLICE) continue;
    await pause();
    began = performance.now();
  }
}
