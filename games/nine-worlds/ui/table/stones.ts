import type { View } from '../../src/hidden.ts';
import { STONES } from '../../src/state.ts';

/** Where a stone is: a world by its number, or a place that its owner has one of. */
export type Place = number | 'card' | 'reserve' | 'helheim' | 'valhalla' | 'aside';

/** The stones of the table, each a thing that stays itself: by seat, where each of its 25 is. */
export interface Stones {
  view: View;
  places: readonly (readonly Place[])[];
}

function countsOf(view: View, seat: number): Map<Place, number> {
  const { card, reserve, helheim, valhalla } = view.seats[seat];
  const counts = new Map<Place, number>([
    ['card', card],
    ['reserve', reserve],
    ['helheim', helheim],
    ['valhalla', valhalla],
    ['aside', view.worlds.filter(world => world.aside && world.owner === seat).length],
  ]);
  view.worlds.forEach((world, i) => counts.set(i, world.stones[seat]));
  return counts;
}

/** Stones that nobody has seen before. */
export const deal = (view: View): Stones => ({
  view,
  places: view.seats.map((_, seat) =>
    [...countsOf(view, seat)].flatMap(([place, count]) => Array.from({ length: count }, () => place)).slice(0, STONES),
  ),
});

/** Moves as few stones of a seat as the new view wants: one that left a place is one that came to another. */
function follow(places: readonly Place[], view: View, seat: number): readonly Place[] {
  const wanted = countsOf(view, seat);
  const loose: number[] = [];
  places.forEach((place, i) => {
    const left = wanted.get(place) ?? 0;
    if (left > 0) wanted.set(place, left - 1);
    else loose.push(i);
  });
  if (loose.length === 0) return places;
  const gaps = [...wanted].flatMap(([place, count]) => Array.from({ length: count }, () => place));
  const moved = [...places];
  loose.forEach((stone, i) => (moved[stone] = gaps[i] ?? 'reserve'));
  return moved;
}

const isSameTable = (one: View, other: View): boolean =>
  one.seats.length === other.seats.length && one.seats.every((seat, i) => seat.home === other.seats[i].home);

/** The same stones in the next view. */
export function moveStones(stones: Stones, view: View): Stones {
  if (!isSameTable(stones.view, view)) return deal(view);
  return { view, places: stones.places.map((places, seat) => follow(places, view, seat)) };
}
