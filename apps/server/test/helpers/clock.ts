import type { Clock } from '../../src/clock.ts';

/** A clock that stands still until it is told to go on. */
export class FakeClock implements Clock {
  time = 1_700_000_000_000;
  /** Every delay that was asked for, in order. */
  readonly delays: number[] = [];
  private timers: { at: number; run: () => void }[] = [];

  now(): number {
    return this.time;
  }

  after(milliseconds: number, run: () => void): () => void {
    const timer = { at: this.time + milliseconds, run };
    this.delays.push(milliseconds);
    this.timers.push(timer);
    return () => void (this.timers = this.timers.filter(other => other !== timer));
  }

  /** Lets time pass; what is due happens in its order, and has time to come to its end. */
  async pass(milliseconds: number): Promise<void> {
    await settle();
    const until = this.time + milliseconds;
    for (;;) {
      const due = this.timers.filter(({ at }) => at <= until).sort((x, y) => x.at - y.at)[0];
      if (!due) break;
      this.timers = this.timers.filter(other => other !== due);
      this.time = Math.max(this.time, due.at);
      due.run();
      await settle();
    }
    this.time = until;
    await settle();
  }
}

/** Lets everything that has been begun come to its end. */
export async function settle(turns = 4): Promise<void> {
  for (let i = 0; i < turns; i++) await new Promise(resolve => setImmediate(resolve));
}
