import type { Clock } from '../clock.ts';

/** So many at once, and so many a second for long. */
export class Bucket {
  private readonly clock: Clock;
  private readonly size: number;
  private readonly perSecond: number;
  private left: number;
  private at: number;

  constructor(clock: Clock, size: number, perSecond: number) {
    this.clock = clock;
    this.size = size;
    this.perSecond = perSecond;
    this.left = size;
    this.at = clock.now();
  }

  /** Whether one more would be allowed; it takes none. */
  hasOne(): boolean {
    const now = this.clock.now();
    this.left = Math.min(this.size, this.left + ((now - this.at) / 1000) * this.perSecond);
    this.at = now;
    return this.left >= 1;
  }

  /** Whether one more is allowed. */
  take(): boolean {
    if (!this.hasOne()) return false;
    this.left--;
    return true;
  }
}
