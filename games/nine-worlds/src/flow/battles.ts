import { NONE, type Table } from '@ennead/kernel';
import { controllerAlone } from '../control.ts';
import { WORLDS, WORLD_IDS } from '../map.ts';
import { crowd, stonesOn, type State } from '../state.ts';

/** B1: more than so many stones on a world fight until so many are left. */
export const PEACE = 5;

const fallen = [0, 0, 0, 0, 0, 0];

/** B1: world by world. */
export function fightBattles(t: Table<State>): void {
  for (let world = 0; world < WORLDS; world++) {
    const stones = crowd(t.s, world); // B5: avatars are no stones
    if (stones > PEACE) battle(t, world, stones - PEACE);
  }
}

function battle(t: Table<State>, world: number, deaths: number): void {
  const { s } = t;
  let colours = 0;
  for (const seat of s.order) {
    fallen[seat] = 0;
    if (stonesOn(s, seat, world) > 0) colours++;
  }
  for (let left = deaths, place = 0; left > 0; place = (place + 1) % s.order.length) {
    const seat = s.order[place]; // B2
    if (stonesOn(s, seat, world) === 0) continue; // B3
    s.stones[seat * WORLDS + world]--;
    s.reserve[seat]++; // B6
    fallen[seat]++;
    left--;
  }
  const winner = controllerAlone(s, world); // B10, G15
  const honoured = winner !== NONE && fallen[winner] > 0 && colours > 1; // B7, B8; B4: one colour fights too
  if (honoured) {
    s.reserve[winner]--; // B9
    s.valhalla[winner]++;
  }
  if (t.told)
    t.tell({
      type: 'battle',
      world: WORLD_IDS[world],
      fallen: t.seats.map(seat => fallen[seat]),
      winner: winner === NONE ? null : winner,
      valhalla: honoured,
    });
}
