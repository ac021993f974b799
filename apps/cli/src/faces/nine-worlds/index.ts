import type { Game, Setup } from '@ennead/kernel';
import type { View } from '@ennead/nine-worlds';
import {
  rank,
  sayAsk,
  sayMove,
  sayPrice,
  sayRef,
  sayVerb,
  section,
  tell,
  type Key,
  type Names,
  type Say,
} from '@ennead/nine-worlds/words';
import { padEnd } from '../../text.ts';
import type { Face, MakeFace, Scene } from '../face.ts';
import { BOARD_WIDTH, drawBoard } from './board.ts';
import { headLine, playerCards, playerTable, seatName } from './players.ts';
import { resultTable } from './result.ts';

const CARD_WIDTH = 40;
const SIDE_BY_SIDE = BOARD_WIDTH + 3 + CARD_WIDTH;

function draw(view: View, scene: Scene, say: Say, paint: Parameters<typeof drawBoard>[2]): string[] {
  const board = drawBoard(view, say, paint);
  const head = [headLine(view, say, paint), ''];
  if (scene.columns < SIDE_BY_SIDE) return [...head, ...board, '', ...playerTable(view, scene, say, paint)];
  const cards = playerCards(view, scene, say, paint, CARD_WIDTH);
  const height = Math.max(board.length, cards.length);
  const sides = Array.from({ length: height }, (_, y) =>
    `${padEnd(board[y] ?? '', BOARD_WIDTH + 3)}${cards[y] ?? ''}`.trimEnd(),
  );
  return [...head, ...sides];
}

function seatsOfFirstSide(game: Game, setup: Setup): number[] {
  const sides = game.sides(game.start(setup));
  return sides.flatMap((side, seat) => (side === sides[0] ? [seat] : []));
}

/** Nine Worlds in the terminal. */
export const nineWorldsFace: MakeFace = (game, { sayIn, paint }) => {
  const say = sayIn(game.id) as Say;
  const namesIn =
    (view: View): Names =>
    seat =>
      seatName(view, seat, say, paint);
  const face: Face<View> = {
    name: say('name'),
    blurb: say('blurb'),
    optionLabel: id => say(`options.${id}.label` as Key),
    choiceLabel: (id, value) => say(`options.${id}.choices.${value}` as Key),
    seat: (view, seat) => seatName(view, seat, say, paint),
    draw: (view, scene) => draw(view, scene, say, paint),
    ask: (kind, view) => sayAsk(kind, view, say),
    move: (view, seat, code) => sayMove(game.moves.read(code), seat, say, namesIn(view)),
    verb: (seat, code) => sayVerb(game.moves.read(code), seat, say),
    price: events => sayPrice(events, say),
    ref: (view, seat, ref) => sayRef(ref, view, seat, say, namesIn(view)),
    rank,
    tell: (event, view) => tell(event, say, namesIn(view)),
    result: (view, outcome, events, players) => resultTable(view, outcome, events, players, say, paint),
    section,
    ownSeats: setup => (setup.options['mode'] === 'four-colours' ? seatsOfFirstSide(game, setup) : [0]),
  };
  return face as Face;
};
