import { Histogram, Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { Durations } from '../../src/http/durations.ts';

test('durations read as a histogram of the library would', async () => {
  const ours = new Registry();
  const theirs = new Registry();
  const buckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];
  const durations = new Durations('took_seconds', 'How long.');
  ours.registerMetric(durations.asMetric());
  const histogram = new Histogram({ name: 'took_seconds', help: 'How long.', buckets, registers: [theirs] });
  for (const milliseconds of [0, 0.5, 0.6, 1, 7, 25, 49.9, 400, 2500, 2501, 60_000]) {
    durations.add(milliseconds);
    histogram.observe(milliseconds / 1000);
  }
  expect(await ours.metrics()).toBe(await theirs.metrics());
});
