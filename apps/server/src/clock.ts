/** Time, as the server needs it; tests bring their own. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs something later; the function that comes back calls it off. */
  after(milliseconds: number, run: () => void): () => void;
}

/** Longer than this a timer of Node would fire at once. */
const LONGEST_TIMER = 2 ** 31 - 1;

export const realClock: Clock = {
  now: () => Date.now(),
  after(milliseconds, run) {
    let timer: NodeJS.Timeout;
    const set = (left: number): void => {
      timer = setTimeout(
        () => (left > LONGEST_TIMER ? set(left - LONGEST_TIMER) : run()),
        Math.min(Math.max(0, left), LONGEST_TIMER),
      );
      timer.unref();
    };
    set(milliseconds);
    return () => clearTimeout(timer);
  },
};
