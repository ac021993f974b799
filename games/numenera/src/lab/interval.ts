/** Means and shares with their 95% intervals. */
export interface Interval {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

const Z = 1.96;
const DIGITS = 10_000;
const rounded = (value: number): number => Math.round(value * DIGITS) / DIGITS;

/** A share, by Wilson's interval: honest for few games and near 0 and 1. */
export function shareOf(times: number, of: number): Interval {
  if (of === 0) return { value: 0, low: 0, high: 1 };
  const share = times / of;
  const spread = 1 + (Z * Z) / of;
  const centre = share + (Z * Z) / (2 * of);
  const half = Z * Math.sqrt((share * (1 - share)) / of + (Z * Z) / (4 * of * of));
  return {
    value: rounded(share),
    low: rounded(Math.max(0, (centre - half) / spread)),
    high: rounded(Math.min(1, (centre + half) / spread)),
  };
}

/** Sums from which a mean and its interval come. */
export interface Sample {
  count: number;
  sum: number;
  squares: number;
}

export const emptySample = (): Sample => ({ count: 0, sum: 0, squares: 0 });

export function addTo(sample: Sample, value: number): void {
  sample.count++;
  sample.sum += value;
  sample.squares += value * value;
}

/** The mean of what is never below nothing, by the normal interval; nothing is known of a mean from fewer than two. */
export function meanOf({ count, sum, squares }: Sample): Interval {
  if (count === 0) return { value: 0, low: 0, high: 0 };
  const mean = sum / count;
  const variance = count < 2 ? 0 : Math.max(0, (squares - count * mean * mean) / (count - 1));
  const half = Z * Math.sqrt(variance / count);
  return { value: rounded(mean), low: rounded(Math.max(0, mean - half)), high: rounded(mean + half) };
}
