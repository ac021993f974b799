import { expect, test } from 'vitest';
import { nineWorlds, type View } from '../../src/index.ts';
import { STONES } from '../../src/state.ts';
import { layoutOf } from '../../ui/table/layout.ts';
import { SHAPES } from '../../ui/table/places.ts';
import { lieOf, spreadOf } from '../../ui/table/spread.ts';
import { deal, moveStones, type Place, type Stones } from '../../ui/table/stones.ts';
import { SETUPS, walk } from '../walk.ts';

const countsIn = (places: readonly Place[], place: Place): number => places.filter(one => one === place).length;

/** Every so many questions of a game are looked at. */
const SAMPLE = 6;

function expectSame({ view, places }: Stones): void {
  view.seats.forEach((seat, i) => {
    const own = places[i];
    expect(own).toHaveLength(STONES);
    const { card, reserve, helheim, valhalla } = seat;
    const heaps = (['card', 'reserve', 'helheim', 'valhalla'] as const).map(heap => countsIn(own, heap));
    expect(heaps).toEqual([card, reserve, helheim, valhalla]);
    expect(view.worlds.map((_, world) => countsIn(own, world))).toEqual(view.worlds.map(({ stones }) => stones[i]));
  });
}

test('stones follow the views of whole games, and none moves that did not have to', () => {
  for (const [i, setup] of SETUPS.slice(0, 5).entries()) {
    let stones: Stones | null = null;
    walk(setup, i, {
      crowded: i % 2 === 0,
      asks({ play }) {
        const view = nineWorlds.view(play.state, 0) as View;
        const before = stones;
        stones = before ? moveStones(before, view) : deal(view);
        expectSame(stones);
        stones.places.forEach((own, seat) => {
          const moved = own.filter((place, stone) => before && place !== before.places[seat][stone]).length;
          const left = before ? gone(before.places[seat], own) : 0;
          expect(moved).toBe(left);
        });
      },
    });
  }
});

/** How many stones some place has less than before: the fewest that can have moved. */
function gone(before: readonly Place[], now: readonly Place[]): number {
  return [...new Set(before)].reduce<number>(
    (sum, place) => sum + Math.max(0, countsIn(before, place) - countsIn(now, place)),
    0,
  );
}

test('another table has other stones', () => {
  const first = (seats: number): View => {
    let view: View | null = null;
    walk({ seats, options: { length: 'introductory' } }, 1, {
      asks: ({ play }) => (view ??= nineWorlds.view(play.state, 0) as View),
    });
    return view!;
  };
  const stones = moveStones(deal(first(3)), first(4));
  expectSame(stones);
  expect(stones.places).toHaveLength(4);
});

test('every stone and avatar lies on the board, in every shape, for every number of seats', () => {
  const outside: string[] = [];
  for (const setup of SETUPS) {
    let asks = 0;
    walk(setup, 2, {
      crowded: true,
      asks({ play }) {
        if (asks++ % SAMPLE > 0) return;
        const view = nineWorlds.view(play.state, 0) as View;
        for (const shape of SHAPES) {
          const layout = layoutOf(shape, setup.seats, 0);
          const spread = spreadOf(view, layout);
          for (const { x, y } of [...lieOf(deal(view), spread, layout).flat(), ...spread.avatars])
            if (!(x > 0 && y > 0 && x < layout.width && y < layout.height)) outside.push(`${shape}: ${x} ${y}`);
        }
      },
    });
  }
  expect(outside).toEqual([]);
});
