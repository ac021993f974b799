import { codeIn, type GameUi } from '@ennead/board';
import type { View } from '../src/hidden.ts';
import { moves } from '../src/moves.ts';
import { refs } from '../src/refs.ts';
import { words } from '../words/index.ts';
import { advance } from './advance.ts';
import { Board } from './board.tsx';
import { breakdown } from './breakdown.ts';
import { lesson } from './lesson.ts';
import { opening } from './opening/index.ts';
import { PAINTS } from './palette.ts';
import { voice } from './voice.ts';

/** F2: in the four-colour game one person plays the outer two seats. */
const OUTER = [0, 3];

/** Nine Worlds in the browser. */
const nineWorlds: GameUi<View> = {
  id: 'nine-worlds',
  code: codeIn(moves),
  refs,
  moves,
  words,
  voice,
  Board,
  colour: (view, seat) => PAINTS[view.seats[seat].home].colour,
  breakdown,
  advance,
  ownSeats: options => (options['mode'] === 'four-colours' ? OUTER : [0]),
  lesson,
  opening,
};

export default nineWorlds;
