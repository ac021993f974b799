import type { Box } from '../games.ts';

/** What is printed on a box. */
export interface Facts {
  players: { min: number; max: number };
  minutes: { from: number; to: number };
  /** How many seats a game has that is played at once against bots; null while the box is closed. */
  quick: number | null;
  hasLesson: boolean;
}

export const FACTS: Readonly<Record<Box, Facts>> = {
  'nine-worlds': { players: { min: 2, max: 6 }, minutes: { from: 45, to: 90 }, quick: 3, hasLesson: true },
  nine: { players: { min: 2, max: 4 }, minutes: { from: 30, to: 60 }, quick: 3, hasLesson: true },
  'ninth-world': { players: { min: 1, max: 5 }, minutes: { from: 45, to: 75 }, quick: null, hasLesson: false },
  'nine-empires': { players: { min: 2, max: 2 }, minutes: { from: 30, to: 60 }, quick: null, hasLesson: false },
  numenera: { players: { min: 2, max: 6 }, minutes: { from: 120, to: 240 }, quick: null, hasLesson: false },
};
