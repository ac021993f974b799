import { low, phone } from './hand-held.ts';
import { box, bySeat, fullCard, GAP, onRing, radii, type Layout, type Shape } from './places.ts';

const RING = { radius: 76, middle: 84, ring: 262, track: 363 };

/** About twelve pixels on a laptop. */
const LETTER = 15.8;

function wide(seats: number, first: number): Layout {
  const [width, height, x] = [1100, 760, 786];
  const centre = { x: 390, y: 380 };
  // Two or three cards are lower, so that the powers still have room below them.
  const most = [146, 116][seats - 2] ?? 172;
  const tall = Math.min(most, (height - 20 - GAP * (seats - 1)) / seats);
  const end = 10 + seats * (tall + GAP);
  return {
    shape: 'wide',
    isSmall: false,
    letter: LETTER,
    width,
    height,
    centre,
    worlds: onRing(centre, RING.ring),
    radii: radii(RING.radius, RING.middle),
    bead: 12,
    figure: 1,
    track: RING.track,
    score: null,
    valhalla: box(8, 10, 116, 106),
    helheim: box(8, 644, 116, 106),
    turns: box(656, 10, 122, 106),
    choice: box(660, 644, 116, 106),
    cards: bySeat(seats, first, i => fullCard(box(x, 10 + i * (tall + GAP), width - x - 8, tall))),
    legend: height - end > 340 ? box(x, end + 4, width - x - 8, height - end - 14) : null,
  };
}

function tall(seats: number, first: number): Layout {
  const width = 820;
  const centre = { x: 410, y: 388 };
  const columns = seats > 4 ? 3 : 2;
  const rows = Math.ceil(seats / columns);
  const [top, each] = [768, 134];
  const across = (width - 16 - GAP * (columns - 1)) / columns;
  const end = top + rows * (each + GAP);
  return {
    shape: 'tall',
    isSmall: false,
    letter: LETTER,
    width,
    height: end + 214,
    centre,
    worlds: onRing(centre, RING.ring),
    radii: radii(RING.radius, RING.middle),
    bead: 12,
    figure: 1,
    track: RING.track,
    score: null,
    valhalla: box(8, 10, 134, 110),
    helheim: box(8, 650, 134, 110),
    turns: box(682, 10, 130, 110),
    choice: box(702, 640, 110, 116),
    cards: bySeat(seats, first, i =>
      fullCard(box(8 + (i % columns) * (across + GAP), top + Math.floor(i / columns) * (each + GAP), across, each)),
    ),
    legend: box(8, end + 2, width - 16, 204),
  };
}

/** The layout of a shape for so many seats; the cards begin with the own one, if there is one. */
export function layoutOf(shape: Shape, seats: number, own: number | null): Layout {
  const first = own ?? 0;
  switch (shape) {
    case 'wide':
      return wide(seats, first);
    case 'tall':
      return tall(seats, first);
    case 'phone':
      return phone(seats, first, own !== null);
    case 'low':
      return low(seats, first, own !== null);
  }
}

/** The shape for a board that is so many pixels wide, on a screen that may be too low for the others. */
export function shapeFor(pixels: number, isLow: boolean): Shape {
  if (isLow) return 'low';
  return pixels >= 880 ? 'wide' : pixels >= 620 ? 'tall' : 'phone';
}
