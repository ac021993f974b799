import { cycle, decision, type Draft, type Table } from '@ennead/kernel';
import { ULLR, WORLDS, WORLD_IDS } from '../map.ts';
import { did, moves } from '../moves.ts';
import type { State } from '../state.ts';

/** V2 */
const POINTS_PER_RETURN = 2;

const PLACE = 'a';
const SEAT = 'a';
/** H9 comes once, and only to a player who had no stone in Valhalla. */
const ROAMS = 'b';

/** V: in player order. */
export const valhallaPhase = cycle<State>('valhallaPhase', {
  nextPlayer(t, f) {
    if (f[PLACE] === t.s.order.length) return t.leave();
    const seat = t.s.order[f[PLACE]++];
    const stones = t.s.valhalla[seat];
    if (t.s.gift[seat] === ULLR) return t.call(ullrsReturn, seat, stones === 0 ? 1 : 0);
    for (let i = 0; i < stones; i++) comeBack(t, seat, t.s.home[seat]); // V1
  },
});

/** H8, H9: Ullr's owner chooses. */
export const ullrsReturn = cycle<State>('ullrsReturn', {
  askUllr(t, f) {
    if (t.s.valhalla[f[SEAT]] === 0 && f[ROAMS] === 0) return t.leave();
    t.ask(VALHALLA, f[SEAT]);
  },
  act(t, f) {
    const seat = f[SEAT];
    const code = t.pick(seat);
    const to = moves.arg(code, 0);
    if (f[ROAMS] === 0) return comeBack(t, seat, to);
    f[ROAMS] = 0;
    if (moves.kindOf[code] !== moves.kind.decline) t.s.avatar[seat] = to; // H9
    if (t.told) t.tell(did(seat, code, 0));
  },
});

function comeBack(t: Table<State>, seat: number, world: number): void {
  t.s.valhalla[seat]--;
  t.s.stones[seat * WORLDS + world]++;
  t.s.score[seat] += POINTS_PER_RETURN; // V2, H8
  if (t.told) t.tell({ type: 'returned', seat, world: WORLD_IDS[world], points: POINTS_PER_RETURN });
}

function valhallaOptions(s: State, seat: number, _draft: Draft, out: Int32Array): number {
  let n = 0;
  const here = s.avatar[seat];
  if (s.valhalla[seat] > 0) {
    out[n++] = moves.ullrStone(s.home[seat]);
    if (here !== s.home[seat]) out[n++] = moves.ullrStone(here);
    return n;
  }
  out[n++] = moves.decline();
  for (let world = 0; world < WORLDS; world++) if (world !== here) out[n++] = moves.ullrAvatar(world);
  return n;
}

export const VALHALLA = decision<State>('valhalla', valhallaOptions);
