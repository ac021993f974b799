import type { Metric } from 'prom-client';

const SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/**
 * How long something took, as a Prometheus histogram. It is told of every move, so it adds plain numbers up and makes
 * its values when they are asked for.
 */
export class Durations {
  readonly name: string;
  readonly help: string;
  readonly type = 'histogram';
  readonly aggregator = 'sum';
  private readonly counts: number[] = Array.from({ length: SECONDS.length + 1 }, () => 0);
  private sum = 0;

  constructor(name: string, help: string) {
    this.name = name;
    this.help = help;
  }

  add(milliseconds: number): void {
    const seconds = milliseconds / 1000;
    let bucket = 0;
    while (bucket < SECONDS.length && seconds > SECONDS[bucket]) bucket++;
    this.counts[bucket]++;
    this.sum += seconds;
  }

  async get() {
    const { name, help, type, aggregator } = this;
    let count = 0;
    const values = this.counts.map((own, bucket) => {
      count += own;
      return { metricName: `${name}_bucket`, labels: { le: SECONDS[bucket] ?? '+Inf' }, value: count };
    });
    const total = [
      { metricName: `${name}_sum`, labels: {}, value: this.sum },
      { metricName: `${name}_count`, labels: {}, value: count },
    ];
    return { name, help, type, aggregator, values: [...values, ...total] };
  }

  /** As the registry knows metrics: it asks for their name and values only. */
  asMetric(): Metric {
    return this as unknown as Metric;
  }
}
