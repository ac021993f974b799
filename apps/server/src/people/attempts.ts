import type { Clock } from '../clock.ts';
import { Bucket } from '../live/bucket.ts';

/** Who tries a password, where. */
export interface Attempt {
  address: string;
  person: string | null;
  /** The table that it is said to; none if it is one's own, for a new table. */
  table?: string;
}

/** Of one address or person at one table: so many at once, then one every five seconds. */
const GUESSES = { atOnce: 5, perSecond: 0.2 };

/** Of one address at all tables: each try takes a thread for a while. */
const TRIES = { atOnce: 20, perSecond: 1 };

const MOST_KEPT = 5000;
const FORGOTTEN_AFTER = 60_000;

/** Counts who tries passwords, whatever connection they do it on. */
export class Attempts {
  private readonly clock: Clock;
  private readonly kept = new Map<string, { bucket: Bucket; at: number }>();

  constructor(clock: Clock) {
    this.clock = clock;
  }

  /** Whether one more is allowed. One that is not costs nothing: whoever hammers at one table keeps no other shut. */
  take({ address, person, table }: Attempt): boolean {
    const keys = [`address ${address}`];
    if (table !== undefined) keys.push(`${table} at ${address}`);
    if (table !== undefined && person !== null) keys.push(`${table} by ${person}`);
    const buckets = keys.map(key => this.bucket(key, key === keys[0] ? TRIES : GUESSES));
    if (!buckets.every(bucket => bucket.hasOne())) return false;
    for (const bucket of buckets) bucket.take();
    return true;
  }

  private bucket(key: string, { atOnce, perSecond }: typeof TRIES): Bucket {
    const at = this.clock.now();
    const bucket = this.kept.get(key)?.bucket ?? new Bucket(this.clock, atOnce, perSecond);
    this.kept.delete(key);
    this.kept.set(key, { bucket, at });
    if (this.kept.size > MOST_KEPT) this.tidy(at);
    return bucket;
  }

  /** The oldest come first; by now their buckets are full again. */
  private tidy(now: number): void {
    for (const [key, { at }] of this.kept) {
      if (now - at < FORGOTTEN_AFTER) return;
      this.kept.delete(key);
    }
  }
}
