import { MIDGARD } from '../../src/map.ts';
import { box, bySeat, columnCard, fullCard, radii, shortCard, slimCard, type Layout, type Spot } from './places.ts';

/** About as many pixels on an upright phone. */
const LETTER = 12;

/** How high nine sentences are under the cards of a phone. */
const LEGEND = 330;

/** Three columns: the ring pressed to the width of a hand. */
const PHONE_SPOTS: readonly Spot[] = [
  { x: 195, y: 72 },
  { x: 67, y: 122 },
  { x: 323, y: 122 },
  { x: 67, y: 252 },
  { x: 195, y: 252 },
  { x: 323, y: 252 },
  { x: 67, y: 382 },
  { x: 323, y: 382 },
  { x: 195, y: 432 },
];

/** The own card lies above the worlds, so that what is played from it and where to are seen together. */
export function phone(seats: number, first: number, hasOwn: boolean): Layout {
  const width = 390;
  const [own, other] = [82, 48];
  const top = hasOwn ? own + 6 : 0;
  const below = top + 534;
  const worlds = PHONE_SPOTS.map(({ x, y }) => ({ x, y: y + top }));
  const others = hasOwn ? 1 : 0;
  const end = below + (seats - others) * (other + 6);
  return {
    shape: 'phone',
    isSmall: true,
    letter: LETTER,
    width,
    height: end + LEGEND,
    centre: worlds[MIDGARD],
    worlds,
    radii: radii(56, 56),
    bead: 9,
    figure: 0.84,
    track: null,
    score: box(20, top + 502, 356, 26),
    valhalla: box(4, top + 4, 130, 46),
    helheim: box(4, top + 448, 130, 46),
    turns: box(256, top + 4, 130, 46),
    choice: box(264, top + 448, 122, 46),
    cards: bySeat(seats, first, i => {
      if (i === 0 && hasOwn) return fullCard(box(6, 4, width - 12, own));
      return slimCard(box(6, below + (i - others) * (other + 6), width - 12, other));
    }),
    legend: box(6, end + 4, width - 12, LEGEND - 10),
  };
}

/** A flat ring, as high as a phone that is held sideways; from its middle. */
const LOW_SPOTS: readonly Spot[] = [
  { x: 0, y: -128 },
  { x: -114, y: -98 },
  { x: 114, y: -98 },
  { x: -178, y: 0 },
  { x: 0, y: 0 },
  { x: 178, y: 0 },
  { x: -114, y: 98 },
  { x: 114, y: 98 },
  { x: 0, y: 128 },
];

/** Worlds at the left, seats in a column at the right, the regions in the corners of the ring. */
export function low(seats: number, first: number, hasOwn: boolean): Layout {
  const [width, height, x, across] = [644, 392, 468, 172];
  const centre = { x: 232, y: 188 };
  const [top, own] = [58, hasOwn ? 128 : 0];
  const others = hasOwn ? 1 : 0;
  const below = top + own + (hasOwn ? 5 : 0);
  const each = Math.min(58, (height - 2 - below - 4 * (seats - others - 1)) / (seats - others));
  return {
    shape: 'low',
    isSmall: true,
    letter: LETTER - 0.5,
    width,
    height,
    centre,
    worlds: LOW_SPOTS.map(spot => ({ x: centre.x + spot.x, y: centre.y + spot.y })),
    radii: radii(48, 48),
    bead: 9,
    figure: 0.8,
    track: null,
    score: box(24, 372, 416, 16),
    valhalla: box(3, 4, 56, 116),
    helheim: box(3, 252, 56, 112),
    turns: box(x + 8, 0, across - 16, 52),
    choice: box(405, 252, 56, 112),
    cards: bySeat(seats, first, i => {
      if (i === 0 && hasOwn) return columnCard(box(x, top, across, own));
      return shortCard(box(x, below + (i - others) * (each + 4), across, each));
    }),
    legend: null,
  };
}
