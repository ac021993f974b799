import type { View } from '@ennead/nine';
import {
  rank,
  sayAsk,
  sayMove,
  sayRef,
  sayVerb,
  section,
  tell,
  type Key,
  type Names,
  type Say,
} from '@ennead/nine/words';
import type { Paint } from '../../paint.ts';
import { padEnd } from '../../text.ts';
import type { Face, MakeFace, Scene } from '../face.ts';
import { GRID_WIDTH, drawKingdoms, headLine, legend } from './kingdoms.ts';
import { seatName } from './palette.ts';
import { resultTable } from './result.ts';
import { tokensBelow, tokensBeside } from './tokens.ts';

const GAP = 3;
const SIDE_BY_SIDE = 118;
/** So many kingdoms have a line between them; with more, a screen of 40 rows would have no room for the story. */
const MOST_APART = 3;

function draw(view: View, scene: Scene, say: Say, paint: Paint): string[] {
  const head = headLine(view, say, paint);
  const keys = legend(view, scene.columns, say, paint);
  if (scene.columns < SIDE_BY_SIDE)
    return [head, ...drawKingdoms(view, scene, [], say, paint), ...tokensBelow(view, say, paint), ...keys];
  const kingdoms = drawKingdoms(view, scene, view.seats.length > MOST_APART ? [] : [''], say, paint);
  const tokens = tokensBeside(view, say, paint);
  const sides = Array.from({ length: Math.max(kingdoms.length, tokens.length) }, (_, y) =>
    `${padEnd(kingdoms[y] ?? '', GRID_WIDTH + GAP)}${tokens[y] ?? ''}`.trimEnd(),
  );
  return [head, '', ...sides, '', ...keys];
}

/** NINE in the terminal. */
export const nineFace: MakeFace = (game, { sayIn, paint }) => {
  const say = sayIn(game.id) as Say;
  const names: Names = seat => seatName(seat, say, paint);
  const face: Face<View> = {
    name: say('name'),
    blurb: say('blurb'),
    optionLabel: id => id,
    choiceLabel: (_id, value) => value,
    seat: (_view, seat) => names(seat),
    draw: (view, scene) => draw(view, scene, say, paint),
    ask: (kind, view) => sayAsk(kind, view, say),
    move: (view, _seat, code) => {
      const spelled = game.moves.read(code);
      const does = spelled.move === 'choose' ? ` · ${say(`abilities.${spelled['card']}` as Key)}` : '';
      return sayMove(spelled, view, say, names) + (does && paint.dim(does));
    },
    verb: (_seat, code) => sayVerb(game.moves.read(code), say),
    price: () => '',
    ref: (view, seat, ref) => sayRef(ref, view, seat, say, names),
    rank,
    tell: event => tell(event, say, names),
    result: (view, outcome, _events, players) => resultTable(view, outcome, players, say, paint),
    section,
    ownSeats: () => [0],
  };
  return face as Face;
};
