/** What a run has shown: times in milliseconds. */
export interface Figures {
  tables: number;
  connections: number;
  movesPerSecond: number;
  p50: number | null;
  p99: number | null;
  errors: number;
}

/** Adds up moves while it is switched on. Errors count at all times. */
export class Tally {
  readonly latencies: number[] = [];
  readonly failures = new Map<string, number>();
  measuring = false;

  moved(milliseconds: number): void {
    if (this.measuring) this.latencies.push(milliseconds);
  }

  failed(why: string): void {
    this.failures.set(why, (this.failures.get(why) ?? 0) + 1);
  }

  figures(tables: number, connections: number, seconds: number): Figures {
    const sorted = Float64Array.from(this.latencies).sort();
    const at = (share: number): number | null =>
      sorted.length === 0 ? null : Number(sorted[Math.floor(share * (sorted.length - 1))].toFixed(2));
    const errors = [...this.failures.values()].reduce((sum, count) => sum + count, 0);
    const movesPerSecond = seconds > 0 ? Math.round(sorted.length / seconds) : 0;
    return { tables, connections, movesPerSecond, p50: at(0.5), p99: at(0.99), errors };
  }
}
