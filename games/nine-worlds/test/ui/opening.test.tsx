import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { nineWorlds } from '../../src/index.ts';
import { WORLD_IDS } from '../../src/map.ts';
import { start } from '../../src/setup.ts';
import { opening } from '../../ui/opening/index.ts';
import { GLYPHS, PAINTS } from '../../ui/palette.ts';

const usual = Object.fromEntries(nineWorlds.options.map(({ id, default: value }) => [id, value]));

test.each([2, 3, 4, 5, 6])('with %i seats the chairs are those of the homes that the game begins with', seats => {
  const { home } = start({ seats, options: usual });
  expect(opening.places(usual, seats, key => key)).toEqual(
    home.map(world => {
      const { colour, glyph } = PAINTS[WORLD_IDS[world]];
      return { name: `colours.${WORLD_IDS[world]}`, colour, sign: { box: '-10 -10 20 20', path: GLYPHS[glyph] } };
    }),
  );
});

test('homes that are dealt are not known before the game', () => {
  expect(opening.places({ ...usual, start: 'random' }, 4, key => key)).toBeNull();
});

test.each(nineWorlds.options)('every choice has a picture of its own: $id', option => {
  const choices = option.kind === 'choice' ? option.choices : ['true'];
  const drawn = choices.map(choice => renderToStaticMarkup(<>{opening.picture(option.id, choice)}</>));
  expect(drawn).not.toContain('');
  expect(new Set(drawn).size).toBe(choices.length);
});

test('what is no choice has no picture', () => {
  expect(opening.picture('length', 'endless')).toBeNull();
});
