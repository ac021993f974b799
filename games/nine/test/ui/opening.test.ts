import { expect, test } from 'vitest';
import { opening } from '../../ui/opening/index.ts';
import { SEATS } from '../../ui/palette.ts';
import { speaker } from './markup.tsx';

test.each([2, 3, 4])('with %i seats the chairs have the colours, marks and names of the board', seats => {
  const places = opening.places({}, seats, speaker('en'))!;
  expect(places.map(({ colour, sign }) => [colour, sign.path])).toEqual(
    SEATS.slice(0, seats).map(({ colour, mark }) => [colour, mark]),
  );
  expect(places.map(({ name }) => name)).toEqual(['Red', 'Blue', 'Yellow', 'Green'].slice(0, seats));
});
