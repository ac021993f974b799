import type { MakeFace } from './face.ts';

/** Data as they are: for fixture games, and for a game whose face is not drawn yet. */
export const plainFace: MakeFace = (game, { say, paint }) => ({
  name: game.id,
  blurb: '',
  optionLabel: id => id,
  choiceLabel: (_id, value) => value,
  seat: (_view, seat) => say('play.seat', { seat: seat + 1 }),
  draw: view => JSON.stringify(view, null, 2).split('\n').map(paint.dim),
  ask: kind => kind,
  move: (_view, _seat, code) => game.moves.key(code),
  verb: (_seat, code) => game.moves.read(code).move,
  price: () => '',
  ref: (_view, _seat, ref) => ref,
  rank: ref => (ref.startsWith('button/') ? 1 : 0),
  tell: event => [JSON.stringify(event)],
  result: (_view, { places, values }, _events, players) =>
    places.map((place, side) => `${place}. ${players[side] ?? side}: ${values[side]}`),
  section: () => '',
  ownSeats: () => [0],
});
