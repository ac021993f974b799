import type { LiveTable } from './live-table.ts';
import type { Bucket } from '../live/bucket.ts';

/** A table's place in memory: what outlasts its being dropped and opened again. */
export class Entry {
  readonly id: string;
  table: LiveTable | null = null;
  /** Deeds that wait or are being done. */
  busy = 0;
  /** When somebody last did something here. */
  touched: number;
  /** Since when persons are away. */
  readonly away = new Map<string, number>();
  readonly chat = new Map<string, Bucket>();
  private tail: Promise<unknown> = Promise.resolve();

  constructor(id: string, now: number) {
    this.id = id;
    this.touched = now;
  }

  /** Does one thing after the other. */
  add<T>(job: () => Promise<T>): Promise<T> {
    this.busy++;
    const done = this.tail.then(job);
    const finished = (): void => void this.busy--;
    this.tail = done.then(finished, finished);
    return done;
  }
}
