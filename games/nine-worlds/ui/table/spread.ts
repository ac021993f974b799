import type { View } from '../../src/hidden.ts';
import { WORLD_IDS } from '../../src/map.ts';
import type { Box, Layout, Spot } from './places.ts';
import { pilesIn, spotIn, type Pile } from './piles.ts';
import type { Place, Stones } from './stones.ts';

/** Where piles and avatars lie in one view. */
export interface Spread {
  worlds: readonly (readonly Pile[])[];
  helheim: readonly Pile[];
  valhalla: readonly Pile[];
  /** By seat. */
  avatars: readonly Spot[];
}

/** Where avatars stand around a world, in degrees: at its shoulders first, then its sides and feet. */
const GUARDS = [-150, -30, 176, 4, 145, 35];

/** The part of a region that stones lie in: right of its sign, or below it where it is high. */
export function fieldOf({ x, y, width, height }: Box): Box {
  if (height <= 80) return { x: x + 60, y: y + 3, width: width - 64, height: height - 6 };
  return width < 80
    ? { x: x + 3, y: y + 42, width: width - 6, height: height - 46 }
    : { x: x + 8, y: y + 34, width: width - 16, height: height - 40 };
}

/** The part of a world that stones lie in: lower where avatars stand at its shoulders. */
function worldField(layout: Layout, world: number, isGuarded: boolean): Box {
  const { x, y } = layout.worlds[world];
  const radius = layout.radii[world];
  const top = isGuarded && layout.isSmall ? 0.34 : 0.54;
  return { x: x - radius * 0.75, y: y - radius * top, width: radius * 1.5, height: radius * (top + 0.56) };
}

function guardsOf(view: View, layout: Layout): Spot[] {
  const met = WORLD_IDS.map(() => 0);
  return view.seats.map(({ avatarOn }) => {
    const world = WORLD_IDS.indexOf(avatarOn);
    const turn = (GUARDS[met[world]++] * Math.PI) / 180;
    const reach = layout.radii[world] * (layout.isSmall ? 0.9 : 0.94);
    const { x, y } = layout.worlds[world];
    return { x: x + reach * Math.cos(turn), y: y + reach * Math.sin(turn) };
  });
}

export function spreadOf(view: View, layout: Layout): Spread {
  const region = (place: 'helheim' | 'valhalla'): Pile[] =>
    pilesIn(
      fieldOf(layout[place]),
      view.seats.map(seat => seat[place]),
      layout.bead * 0.9,
    );
  return {
    worlds: view.worlds.map(({ id, stones }, world) => {
      const isGuarded = view.seats.some(({ avatarOn }) => avatarOn === id);
      return pilesIn(worldField(layout, world, isGuarded), stones, layout.bead);
    }),
    helheim: region('helheim'),
    valhalla: region('valhalla'),
    avatars: guardsOf(view, layout),
  };
}

/** A stone as it is drawn: where, and how big. */
export interface Lie extends Spot {
  radius: number;
}

/** The i-th of `count` stones in a row that is pressed together where it is too long. */
function inRow(box: Box, i: number, count: number, bead: number): Lie {
  const radius = Math.min(bead, box.height / 2 - 1);
  const step = count < 2 ? 0 : Math.min(2 * radius + 2, (box.width - 2 * radius - 6) / (count - 1));
  return { x: box.x + 3 + radius + i * step, y: box.y + box.height / 2, radius };
}

/** The part of a card that its stones lie in: on a phone the number stands beside them. */
function rowOf({ isSmall, cards }: Layout, seat: number): Box {
  const { card, form } = cards[seat];
  return isSmall ? { ...card, width: card.width - (form === 'slim' || form === 'short' ? 20 : 60) } : card;
}

const RESERVE_COLUMNS = 9;
const RESERVE_ROWS = 3;

/** Reserves are heaps of small stones. */
function inReserve(box: Box, i: number): Lie {
  const [column, row] = [i % RESERVE_COLUMNS, Math.floor(i / RESERVE_COLUMNS)];
  const step = Math.min((box.width - 34) / RESERVE_COLUMNS, (box.height - 4) / RESERVE_ROWS);
  const y = box.y + box.height / 2 + (row - (RESERVE_ROWS - 1) / 2) * step;
  return { x: box.x + 4 + (column + 0.5) * step, y, radius: step * 0.42 };
}

const inPile = (piles: readonly Pile[], seat: number, i: number, fallback: Lie): Lie => {
  const pile = piles.find(one => one.seat === seat);
  return pile ? { ...spotIn(pile, i), radius: pile.radius } : fallback;
};

/** Where each stone lies, by seat and stone. */
export function lieOf({ view, places }: Stones, spread: Spread, layout: Layout): Lie[][] {
  return places.map((own, seat) => {
    const met = new Map<Place, number>();
    const cardPlace = layout.cards[seat];
    const asides = view.worlds.map((_, i) => i).filter(i => view.worlds[i].aside && view.worlds[i].owner === seat);
    return own.map(place => {
      const i = met.get(place) ?? 0;
      met.set(place, i + 1);
      const heap = inReserve(cardPlace.reserve, place === 'reserve' ? i : 0);
      if (place === 'reserve') return heap;
      if (place === 'card') return inRow(rowOf(layout, seat), i, view.seats[seat].card, layout.bead);
      if (place === 'helheim' || place === 'valhalla') return inPile(spread[place], seat, i, heap);
      if (place === 'aside') return asideSpot(layout, asides[i] ?? 0);
      return inPile(spread.worlds[place], seat, i, heap);
    });
  });
}

/** W8: a last stone waits beside the power of its world. */
export function asideSpot(layout: Layout, world: number): Lie {
  const { x, y } = layout.worlds[world];
  const radius = layout.radii[world];
  return { x: x + radius * 0.62, y: y + radius * 0.84, radius: layout.bead * 0.9 };
}
