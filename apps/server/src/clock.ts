/** Time, as the server needs it; tests bring their own. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs something as soon as it is so much later by this clock; the function that comes back calls it off. */
  after(milliseconds: number, run: () => void): () => void;
}

/** Longer than this a timer of Node would fire at once. */
const LONGEST_TIMER = 2 ** 31 - 1;
/** Timers count by another clock than `now`, so that one in five comes a millisecond early. */
const EARLY = 10;

/** What time it is in this turn of the event loop, once somebody has asked. */
let present: number | null = null;
const forget = (): void => void (present = null);

export const realClock: Clock = {
  now() {
    if (present !== null) return present;
    setImmediate(forget);
    return (present = Date.now());
  },
  after(milliseconds, run) {
    const at = Date.now() + milliseconds;
    let timer: NodeJS.Timeout;
    const set = (left: number): void => {
      timer = setTimeout(
        () => (left > LONGEST_TIMER ? set(left - LONGEST_TIMER) : ring()),
        Math.min(left, LONGEST_TIMER),
      );
      timer.unref();
    };
    const ring = (): void => {
      forget();
      const left = at - Date.now();
      if (left > 0 && left <= EARLY) return set(left);
      run(); // also where somebody has put the machine's clock back
    };
    set(Math.max(0, milliseconds));
    return () => clearTimeout(timer);
  },
};
