import type { Opening } from '@ennead/board';
import type { Say } from '../../words/shape.ts';
import { SEATS } from '../palette.ts';
import { FELT, GOLD, Paint } from './top.tsx';

/** What stands before a game of NINE. */
export const opening: Opening = {
  top: { felt: FELT, rim: '#2a0709', trim: GOLD, Paint },
  places(_options, seats, anySay) {
    const say = anySay as Say;
    return SEATS.slice(0, seats).map(({ id, colour, mark }) => ({
      name: say(`seats.${id}`),
      colour,
      sign: { box: '-3 -3 26 26', path: mark },
    }));
  },
  picture: () => null,
};
