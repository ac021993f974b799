import type { Box, Spot } from './places.ts';

/** The stones of one seat in one place, drawn as the eyes of a die; many of them with a number. */
export interface Pile extends Spot {
  seat: number;
  count: number;
  /** How many are drawn beside each other; the others lie underneath. */
  shown: number;
  /** Of a bead. */
  radius: number;
  /** What a hand may reach for. */
  reach: Box;
}

const EYES: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-0.9, 0.45],
    [0.9, -0.45],
  ],
  [
    [0, -0.95],
    [-1.05, 0.8],
    [1.05, 0.8],
  ],
  [
    [-1.05, -1.05],
    [1.05, -1.05],
    [-1.05, 1.05],
    [1.05, 1.05],
  ],
  [
    [-1.3, -1.25],
    [1.3, -1.25],
    [-1.3, 1.25],
    [1.3, 1.25],
    [0, 0],
  ],
];
const MOST_EYES = 5;

/** Where a stone of a pile lies. */
export function spotIn(pile: Pile, i: number): Spot {
  const [dx, dy] = EYES[pile.shown][Math.min(i, pile.shown - 1)];
  return { x: pile.x + dx * pile.radius, y: pile.y + dy * pile.radius };
}

const ROWS: readonly (readonly number[])[] = [[], [1], [2], [2, 1], [2, 2], [3, 2], [3, 3]];

/** Half of what so many eyes take up, in radii of a bead. */
const EXTENTS = [0, 1.05, 1.95, 2.1, 2.1, 2.35];

/** Half of a bead with a number beside it. */
const NUMBERED = 1.7;

/** Beads smaller than this part of their size are not told apart: then fewer are shown. */
const SMALLEST = 0.62;

/** How many beads of a pile to show, and how big, where each has so much room. */
function fit(counts: readonly number[], room: number, bead: number): { most: number; radius: number } {
  for (const most of [MOST_EYES, 3, 1]) {
    const highest = Math.max(...counts);
    const extent = most === 1 && highest > 1 ? NUMBERED : EXTENTS[Math.min(most, highest)];
    const radius = Math.min(bead, room / (2 * extent));
    if (radius >= bead * SMALLEST || most === 1) return { most, radius };
  }
  return { most: 1, radius: bead };
}

/** Puts the stones of all seats that have some into a box, each seat's together. */
export function pilesIn(box: Box, counts: readonly number[], bead: number): Pile[] {
  const seats = counts.map((_, seat) => seat).filter(seat => counts[seat] > 0);
  if (seats.length === 0) return [];
  const rows = ROWS[seats.length];
  const wide = box.width / Math.max(...rows);
  const high = box.height / rows.length;
  const { most, radius } = fit(counts, Math.min(wide, high), bead);
  let next = 0;
  return rows.flatMap((inRow, row) => {
    const left = box.x + (box.width - inRow * wide) / 2;
    return Array.from({ length: inRow }, (_, column): Pile => {
      const seat = seats[next++];
      const reach = { x: left + column * wide, y: box.y + row * high, width: wide, height: high };
      const aside = most === 1 && counts[seat] > 1 ? radius * 0.6 : 0; // room for the number
      const [x, y] = [reach.x + wide / 2 - aside, reach.y + high / 2];
      return { seat, count: counts[seat], shown: Math.min(counts[seat], most), radius, reach, x, y };
    });
  });
}
