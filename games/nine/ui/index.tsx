import { codeIn, type GameUi } from '@ennead/board';
import type { View } from '../src/hidden.ts';
import { moves } from '../src/moves.ts';
import { refs } from '../src/refs.ts';
import { words } from '../words/index.ts';
import { advance } from './advance.ts';
import { Board } from './board.tsx';
import { breakdown } from './breakdown.ts';
import { COUNT_MS } from './count.tsx';
import { lesson } from './lesson.ts';
import { opening } from './opening/index.ts';
import { SEATS } from './palette.ts';
import { voice } from './voice.ts';

/** NINE's board: lacquer and gold, nine pillars, kingdoms across them. */
const ui: GameUi<View> = {
  id: 'nine',
  code: codeIn(moves),
  refs,
  moves,
  words,
  voice,
  Board,
  colour: (_view, seat) => SEATS[seat].colour,
  breakdown,
  advance,
  dwell: ({ type }) => (type === 'count' ? COUNT_MS : undefined),
  ownSeats: () => [0],
  lesson,
  opening,
};

export default ui;
