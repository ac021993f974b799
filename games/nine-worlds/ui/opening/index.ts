import type { Opening } from '@ennead/board';
import { WORLD_IDS } from '../../src/map.ts';
import { SUGGESTED } from '../../src/variants.ts';
import type { Say } from '../../words/index.ts';
import { GLYPHS, PAINTS } from '../palette.ts';
import { picture } from './pictures.tsx';
import { FELT, Paint } from './top.tsx';

/** What stands before a game of Nine Worlds. */
export const opening: Opening = {
  top: { felt: FELT, rim: '#27364d', trim: '#c8a25a', Paint },
  places(options, seats, anySay) {
    const say = anySay as Say;
    if (options['start'] === 'random') return null;
    return SUGGESTED[seats].map(world => {
      const home = WORLD_IDS[world];
      const { colour, glyph } = PAINTS[home];
      return { name: say(`colours.${home}`), colour, sign: { box: '-10 -10 20 20', path: GLYPHS[glyph] } };
    });
  },
  picture,
};
