import type { Say } from '@ennead/nine/words';
import type { Paint } from '../../paint.ts';

interface Seat {
  id: 'red' | 'blue' | 'yellow' | 'green';
  /** Told apart without colour. */
  glyph: string;
  of256: number;
  of16: number;
}

/** By seat. The game has no colours of its own; these are from the set that colour-blind eyes tell apart. */
const SEATS: readonly Seat[] = [
  { id: 'red', glyph: '●', of256: 203, of16: 91 },
  { id: 'blue', glyph: '◆', of256: 33, of16: 94 },
  { id: 'yellow', glyph: '▲', of256: 220, of16: 93 },
  { id: 'green', glyph: '■', of256: 36, of16: 32 },
];

/** A space at which no line is broken. */
export const TIED = '\u00a0';

export const hueOf = (seat: number, paint: Paint): ((text: string) => string) =>
  paint.hue(SEATS[seat].of256, SEATS[seat].of16);

export const glyphOf = (seat: number, paint: Paint): string => hueOf(seat, paint)(SEATS[seat].glyph);

export const seatName = (seat: number, say: Say, paint: Paint): string =>
  hueOf(seat, paint)(`${SEATS[seat].glyph}${TIED}${say(`seats.${SEATS[seat].id}`)}`);

/** What marks a column, and what its cards look like: straight or tilted, true or Byun Hyung Ja in disguise. */
export const MARKS = { majority: '★', tied: '☆', shield: '▼', shielded: '▽', none: '·', back: '▒' } as const;
export const CARDS = { straight: { true: '▮', disguised: '▯' }, tilted: { true: '▰', disguised: '▱' } } as const;
