import { expect, test } from 'vitest';
import { SEATS } from '../../../games/nine/ui/palette.ts';
import { GLYPHS, PAINTS } from '../../../games/nine-worlds/ui/palette.ts';
import { WORLD_IDS } from '../../../games/nine-worlds/src/map.ts';
import { start } from '../../../games/nine-worlds/src/setup.ts';
import { placesOf } from '../src/seating/places.ts';
import { sidesOf } from '../src/seating/sides.ts';

const voice = (name: (view: never, seat: number) => string) => ({ seat: name }) as never;
type Homes = { seats: { home: keyof typeof PAINTS }[] };
const worlds = {
  id: 'nine-worlds',
  colour: ({ seats }: Homes, seat: number) => PAINTS[seats[seat].home].colour,
} as never;
const home = voice(({ seats }: Homes, seat) => seats[seat].home);
const options = { length: 'standard', mode: 'standard', start: 'suggested' };

test.each([2, 3, 4, 5, 6])(
  'Nine Worlds with %i seats: colours and signs are those that the game begins with',
  seats => {
    const { home: homes } = start({ seats, options } as never);
    expect(placesOf(worlds, home, options, seats)).toEqual(
      homes.map(at => {
        const { colour, ink, glyph } = PAINTS[WORLD_IDS[at]];
        return { name: WORLD_IDS[at], colour, ink, sign: { box: '-10 -10 20 20', path: GLYPHS[glyph] } };
      }),
    );
  },
);

test('homes that are dealt are not known before the game, but with two they never are', () => {
  expect(placesOf(worlds, home, { ...options, start: 'random' }, 4)).toBeNull();
  expect(placesOf(worlds, home, { ...options, start: 'random' }, 2)).toHaveLength(2);
});

test("NINE's seats have its colours and marks", () => {
  const nine = { id: 'nine', colour: (_: unknown, seat: number) => SEATS[seat].colour } as never;
  const places = placesOf(
    nine,
    voice((_, seat) => SEATS[seat].id),
    {},
    3,
  );
  expect(places?.map(({ name, colour, sign }) => ({ id: name, colour, mark: sign.path }))).toEqual(SEATS.slice(0, 3));
});

test('a game that says nothing of its seats has chairs without colours', () => {
  expect(placesOf({ id: 'other' } as never, home, {}, 3)).toBeNull();
});

test('half of the seats are beyond the table, the odd one too', () => {
  expect(sidesOf(5)).toEqual({ far: [0, 1, 2], near: [3, 4] });
  expect(sidesOf(2)).toEqual({ far: [0], near: [1] });
});
