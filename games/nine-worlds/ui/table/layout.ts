import { MIDGARD, WORLDS } from '../../src/map.ts';

export interface Spot {
  x: number;
  y: number;
}

export interface Box extends Spot {
  width: number;
  height: number;
}

export const SHAPES = ['wide', 'tall', 'phone'] as const;
export type Shape = (typeof SHAPES)[number];

/** Where a player card lies, and on it the stones of card and reserve. */
export interface CardPlace extends Box {
  /** One line, for a screen that has no more room. */
  isSlim: boolean;
  card: Box;
  reserve: Box;
}

/** Where everything lies, in units of the board: about a pixel each on the screen that a shape is made for. */
export interface Layout {
  shape: Shape;
  width: number;
  height: number;
  /** The middle of the ring: Midgard. */
  centre: Spot;
  worlds: readonly Spot[];
  radii: readonly number[];
  /** The radius of a bead that has room. */
  bead: number;
  /** The size of an avatar. */
  figure: number;
  /** The radius of the score track around the worlds; null where it is a line. */
  track: number | null;
  score: Box | null;
  valhalla: Box;
  helheim: Box;
  turns: Box;
  /** Where a power lets choose between two fates. */
  choice: Box;
  /** By seat. */
  cards: readonly CardPlace[];
  /** Room left under the cards; null where there is none. */
  legend: Box | null;
}

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

/** Degrees from the right, clockwise, by world: numbers in reading order. Midgard has none. */
const ANGLES = [-90, -135, -45, 180, null, 0, 135, 45, 90];

const onRing = (centre: Spot, radius: number): Spot[] =>
  ANGLES.map(angle => {
    if (angle === null) return centre;
    const turn = (angle * Math.PI) / 180;
    return { x: centre.x + radius * Math.cos(turn), y: centre.y + radius * Math.sin(turn) };
  });

const radii = (ring: number, middle: number): number[] =>
  Array.from({ length: WORLDS }, (_, world) => (world === MIDGARD ? middle : ring));

const PORTRAIT = 62;

function fullCard(place: Box): CardPlace {
  const room = place.width - PORTRAIT - 14;
  const y = place.y + place.height * 0.36;
  const height = place.height * 0.3;
  return {
    ...place,
    isSlim: false,
    card: box(place.x + PORTRAIT, y, room * 0.46, height),
    reserve: box(place.x + PORTRAIT + room * 0.46 + 8, y, room * 0.54 - 4, height),
  };
}

function slimCard(place: Box): CardPlace {
  return {
    ...place,
    isSlim: true,
    card: box(place.x + 138, place.y + 7, 74, place.height - 14),
    reserve: box(place.x + 220, place.y + 7, 104, place.height - 14),
  };
}

/** By seat, when the cards lie in an order that begins with one of them. */
function bySeat<T>(seats: number, first: number, place: (i: number) => T): T[] {
  return Array.from({ length: seats }, (_, seat) => place((seat - first + seats) % seats));
}

const RING = { radius: 76, middle: 84, ring: 266, track: 363 };
const GAP = 8;

function wide(seats: number, first: number): Layout {
  const [width, height, x] = [1200, 760, 858];
  const centre = { x: 470, y: 380 };
  const tall = Math.min(146, (height - 20 - GAP * (seats - 1)) / seats);
  const end = 10 + seats * (tall + GAP);
  return {
    shape: 'wide',
    width,
    height,
    centre,
    worlds: onRing(centre, RING.ring),
    radii: radii(RING.radius, RING.middle),
    bead: 12,
    figure: 1,
    track: RING.track,
    score: null,
    valhalla: box(10, 12, 168, 122),
    helheim: box(10, 626, 168, 122),
    turns: box(10, 170, 84, 420),
    choice: box(744, 640, 100, 112),
    cards: bySeat(seats, first, i => fullCard(box(x, 10 + i * (tall + GAP), width - x - 8, tall))),
    legend: height - end > 250 ? box(x, end + 4, width - x - 8, height - end - 14) : null,
  };
}

function tall(seats: number, first: number): Layout {
  const width = 820;
  const centre = { x: 410, y: 388 };
  const columns = seats > 4 ? 3 : 2;
  const rows = Math.ceil(seats / columns);
  const [top, each] = [768, 118];
  const across = (width - 16 - GAP * (columns - 1)) / columns;
  return {
    shape: 'tall',
    width,
    height: top + rows * (each + GAP),
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
    legend: null,
  };
}

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
function phone(seats: number, first: number, hasOwn: boolean): Layout {
  const width = 390;
  const [own, other] = [82, 48];
  const top = hasOwn ? own + 6 : 0;
  const below = top + 534;
  const worlds = PHONE_SPOTS.map(({ x, y }) => ({ x, y: y + top }));
  const others = hasOwn ? 1 : 0;
  return {
    shape: 'phone',
    width,
    height: below + (seats - others) * (other + 6),
    centre: worlds[MIDGARD],
    worlds,
    radii: radii(56, 56),
    bead: 9,
    figure: 0.84,
    track: null,
    score: box(20, top + 502, 356, 26),
    valhalla: box(4, top + 4, 122, 46),
    helheim: box(4, top + 448, 122, 46),
    turns: box(264, top + 4, 122, 46),
    choice: box(264, top + 448, 122, 46),
    cards: bySeat(seats, first, i => {
      if (i === 0 && hasOwn) return fullCard(box(6, 4, width - 12, own));
      return slimCard(box(6, below + (i - others) * (other + 6), width - 12, other));
    }),
    legend: null,
  };
}

/** The layout of a shape for so many seats; the cards begin with the own one, if there is one. */
export function layoutOf(shape: Shape, seats: number, own: number | null): Layout {
  const first = own ?? 0;
  if (shape === 'wide') return wide(seats, first);
  if (shape === 'tall') return tall(seats, first);
  return phone(seats, first, own !== null);
}

/** The shape for a board that is so many pixels wide. */
export const shapeFor = (pixels: number): Shape => (pixels >= 880 ? 'wide' : pixels >= 560 ? 'tall' : 'phone');
