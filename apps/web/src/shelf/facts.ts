import type { Box } from '../games.ts';

/** What can be done with a box here. */
export interface Facts {
  /** How many seats a game has that is played at once against bots; null while the box is closed. */
  quick: number | null;
  hasLesson: boolean;
}

const CLOSED: Facts = { quick: null, hasLesson: false };

export const FACTS: Readonly<Record<Box, Facts>> = {
  'nine-worlds': { quick: 3, hasLesson: true },
  nine: { quick: 3, hasLesson: true },
  'ninth-world': CLOSED,
  'nine-empires': CLOSED,
  numenera: CLOSED,
};
