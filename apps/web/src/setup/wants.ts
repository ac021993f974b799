import type { OptionDescriptor } from '@ennead/kernel';
import { chosen, type Values } from './options.ts';

/** Choices that want a number of seats which `when` of their option cannot say; a test holds them against the game. */
const WANTED: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>>> = {
  'nine-worlds': { mode: { 'four-colours': [4] } },
};

export interface Impossible {
  option: string;
  choice: string;
  /** How many seats it wants. */
  seats: number;
}

/** What cannot be played as it is set, and with how many seats it could; null where all is well. */
export function impossibleOf(
  game: string,
  options: readonly OptionDescriptor[],
  values: Values,
  seats: number,
): Impossible | null {
  const wanted = WANTED[game] ?? {};
  for (const [option, value] of Object.entries(chosen(options, values, seats))) {
    const fits = wanted[option]?.[String(value)];
    if (fits && !fits.includes(seats)) return { option, choice: String(value), seats: fits[0] };
  }
  return null;
}
