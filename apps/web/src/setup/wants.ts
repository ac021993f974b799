import type { OptionDescriptor } from '@ennead/kernel';
import { counts, type Values } from './options.ts';

export interface Impossible {
  option: string;
  choice: string;
  /** How many seats it wants. */
  seats: number;
}

/** What cannot be played as it is set, and with how many seats it could; null where all is well. */
export function impossibleOf(options: readonly OptionDescriptor[], values: Values, seats: number): Impossible | null {
  for (const option of options) {
    if (option.kind !== 'choice' || !counts(option, values, seats)) continue;
    const choice = String(values[option.id] ?? option.default);
    const wanted = option.wants?.[choice];
    if (wanted && !wanted.includes(seats)) return { option: option.id, choice, seats: nearest(wanted, seats) };
  }
  return null;
}

const nearest = (wanted: readonly number[], seats: number): number =>
  wanted.reduce((best, next) => (Math.abs(next - seats) < Math.abs(best - seats) ? next : best));
