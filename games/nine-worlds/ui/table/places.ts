import { MIDGARD, WORLDS } from '../../src/map.ts';

export interface Spot {
  x: number;
  y: number;
}

export interface Box extends Spot {
  width: number;
  height: number;
}

export const SHAPES = ['wide', 'tall', 'phone', 'low'] as const;
export type Shape = (typeof SHAPES)[number];

/** A card with everything on it, and with a line more; in one line; in two short ones; one's own in a narrow column. */
export type CardForm = 'full' | 'high' | 'slim' | 'short' | 'column';

/** Where a player card lies, and on it the stones of card and reserve. */
export interface CardPlace extends Box {
  form: CardForm;
  card: Box;
  reserve: Box;
}

/** Where everything lies, in units of the board: about a pixel each on the screen that a shape is made for. */
export interface Layout {
  shape: Shape;
  /** Made for a hand-held screen: signs instead of words, smaller pieces. */
  isSmall: boolean;
  /** No text of the board is smaller than this. */
  letter: number;
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
  /** Room for what the powers do; null where there is none. */
  legend: Box | null;
}

export const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

/** Degrees from the right, clockwise, by world: numbers in reading order. Midgard has none. */
const ANGLES = [-90, -135, -45, 180, null, 0, 135, 45, 90];

export const onRing = (centre: Spot, radius: number): Spot[] =>
  ANGLES.map(angle => {
    if (angle === null) return centre;
    const turn = (angle * Math.PI) / 180;
    return { x: centre.x + radius * Math.cos(turn), y: centre.y + radius * Math.sin(turn) };
  });

export const radii = (ring: number, middle: number): number[] =>
  Array.from({ length: WORLDS }, (_, world) => (world === MIDGARD ? middle : ring));

const PORTRAIT = 74;

/** From this height on a card has a line of its own for who plays it. */
const HIGH = 130;

export function fullCard(place: Box): CardPlace {
  const room = place.width - PORTRAIT - 14;
  const isHigh = place.height >= HIGH;
  const y = place.y + place.height * (isHigh ? 0.36 : 0.32);
  const height = place.height * 0.3;
  return {
    ...place,
    form: isHigh ? 'high' : 'full',
    card: box(place.x + PORTRAIT, y, room * 0.46, height),
    reserve: box(place.x + PORTRAIT + room * 0.46 + 8, y, room * 0.54 - 4, height),
  };
}

export function slimCard(place: Box): CardPlace {
  return {
    ...place,
    form: 'slim',
    card: box(place.x + 150, place.y + 7, 66, place.height - 14),
    reserve: box(place.x + 224, place.y + 7, 100, place.height - 14),
  };
}

export function shortCard(place: Box): CardPlace {
  const [y, height] = [place.y + 22, place.height - 26];
  return {
    ...place,
    form: 'short',
    card: box(place.x + 10, y, 62, height),
    reserve: box(place.x + 78, y, place.width - 86, height),
  };
}

/** Card and reserve one above the other, each big enough for a thumb. */
export function columnCard(place: Box): CardPlace {
  const [x, width] = [place.x + 50, place.width - 56];
  return { ...place, form: 'column', card: box(x, place.y + 24, width, 40), reserve: box(x, place.y + 67, width, 40) };
}

/** By seat, when the cards lie in an order that begins with one of them. */
export function bySeat<T>(seats: number, first: number, place: (i: number) => T): T[] {
  return Array.from({ length: seats }, (_, seat) => place((seat - first + seats) % seats));
}

/** Between cards. */
export const GAP = 8;
