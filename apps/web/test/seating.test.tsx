import type { TableTop } from '@ennead/board';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import nine from '../../../games/nine/ui/index.tsx';
import nineWorlds from '../../../games/nine-worlds/ui/index.tsx';
import { PAINTS } from '../../../games/nine-worlds/ui/palette.ts';
import { Chair } from '../src/seating/chair.tsx';
import { inkOn } from '../src/seating/ink.ts';
import { sidesOf } from '../src/seating/sides.ts';
import { PLAIN, TableTop as Painted } from '../src/seating/table-top.tsx';

test('the ink on a chair is the one that the board writes in on the same colour', () => {
  const paints = Object.values(PAINTS);
  expect(paints.map(({ colour }) => [colour, inkOn(colour)])).toEqual(paints.map(({ colour, ink }) => [colour, ink]));
});

test('a chair has the colour and the sign of its place, and the number of its seat without one', () => {
  const place = { name: 'Red', colour: '#aa0000', sign: { box: '0 0 4 4', path: 'M0 0h4v4Z' } };
  const placed = renderToStaticMarkup(<Chair seat={1} place={place} sits="person" />);
  expect(placed).toContain('--place:#aa0000');
  expect(placed).toContain('d="M0 0h4v4Z"');
  const plain = renderToStaticMarkup(<Chair seat={1} place={null} sits="open" />);
  expect(plain).toContain('<b class="chair-number">2</b>');
  expect(plain).not.toContain('--place');
});

test.each<[string, TableTop]>([
  ['plain', PLAIN],
  ['NINE', nine.opening!.top],
  ['Nine Worlds', nineWorlds.opening!.top],
])('a table is painted on both its ends: %s', (_, top) => {
  const ends = renderToStaticMarkup(<Painted {...top} />).split('</svg>');
  expect(ends).toHaveLength(3);
  expect(ends[0]).toContain(renderToStaticMarkup(createElement(top.Paint)));
  expect(ends[1]).toBe(ends[0].replace('tabletop-paint ', 'tabletop-paint other'));
});

test('half of the seats are beyond the table, the odd one too', () => {
  expect(sidesOf(5)).toEqual({ far: [0, 1, 2], near: [3, 4] });
  expect(sidesOf(2)).toEqual({ far: [0], near: [1] });
});
