import type { View } from '@ennead/nine-worlds';
import type { Say } from '@ennead/nine-worlds/words';
import type { Paint } from '../../paint.ts';
import { padEnd, table } from '../../text.ts';
import type { Scene } from '../face.ts';
import { glyphOf, hueOf } from './palette.ts';

/** Keeps bead and colour on one line. */
const TIED = '\u00a0';

export const seatName = (view: View, seat: number, say: Say, paint: Paint): string => {
  const { home } = view.seats[seat];
  return hueOf(home, paint)(`${glyphOf(home)}${TIED}${say(`colours.${home}`)}`);
};

/** Turn and order, in one line. */
export function headLine(view: View, say: Say, paint: Paint): string {
  const order = view.order.map(seat => seatName(view, seat, say, paint)).join(' › ');
  return `${paint.bold(say('board.turn', { turn: view.turn, turns: view.turns }))}   ${say('board.order', { order })}`;
}

const mark = (scene: Scene, seat: number, paint: Paint): string => (scene.asked.includes(seat) ? paint.bold('▸') : ' ');

const state = (view: View, seat: number, say: Say): string =>
  view.shielded === seat ? ` ${say('board.protected')}` : '';

/** One line a player, for under the board. */
export function playerTable(view: View, scene: Scene, say: Say, paint: Paint): string[] {
  const head = [
    '',
    '',
    say('places.reserve'),
    say('places.card'),
    say('places.helheim'),
    say('places.valhalla'),
    say('board.actions'),
    say('board.score'),
  ];
  const rows = view.seats.map((seat, i) => [
    `${mark(scene, i, paint)} ${seatName(view, i, say, paint)}`,
    scene.players[i] + state(view, i, say),
    String(seat.reserve),
    String(seat.card),
    String(seat.helheim),
    String(seat.valhalla),
    String(pointsOf(view, scene, i)),
    paint.bold(String(seat.score)),
  ]);
  return table([head.map(paint.dim), ...rows], [2, 3, 4, 5, 6, 7]);
}

/** What is left to whoever acts; what the others have this turn. */
const pointsOf = (view: View, scene: Scene, seat: number): number =>
  scene.asked.includes(seat) && view.running === null ? view.points : view.seats[seat].points;

/** Three lines a player, for beside the board. */
export function playerCards(view: View, scene: Scene, say: Say, paint: Paint, width: number): string[] {
  return view.seats.flatMap((seat, i) => {
    const name = `${mark(scene, i, paint)} ${seatName(view, i, say, paint)} ${paint.dim(scene.players[i] + state(view, i, say))}`;
    const score = paint.bold(String(seat.score));
    const stones = [
      `${say('places.reserve')} ${seat.reserve}`,
      `${say('places.card')} ${seat.card}`,
      `${say('places.helheim')} ${seat.helheim}`,
      `${say('places.valhalla')} ${seat.valhalla}`,
    ];
    return [
      `${padEnd(name, width - 12)}${say('board.score')} ${score}`,
      `    ${stones.slice(0, 2).join(' · ')} · ${say('board.actions')} ${pointsOf(view, scene, i)}`,
      `    ${stones.slice(2).join(' · ')}`,
    ];
  });
}
