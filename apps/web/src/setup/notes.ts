import type { Say } from '../words/shape.ts';

type Key = Parameters<Say>[0];

/** What a choice changes, by game, option and choice; a flag has its one line under `true`. */
const NOTES: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, Key>>>>>> = {
  'nine-worlds': {
    length: {
      introductory: 'variants.worlds.introductory',
      standard: 'variants.worlds.usual',
      long: 'variants.worlds.long',
    },
    mode: {
      standard: 'variants.worlds.alone',
      'four-colours': 'variants.worlds.fourColours',
      pacts: 'variants.worlds.pacts',
      alliances: 'variants.worlds.alliances',
    },
    start: { suggested: 'variants.worlds.suggested', random: 'variants.worlds.random' },
    avatarPowers: { true: 'variants.worlds.avatarPowers' },
    variablePowers: { true: 'variants.worlds.variablePowers' },
  },
};

/** One line on what a choice changes; null where the page has none. */
export function noteOf(game: string, option: string, choice: string, say: Say): string | null {
  const key = NOTES[game]?.[option]?.[choice];
  return key === undefined ? null : say(key);
}
