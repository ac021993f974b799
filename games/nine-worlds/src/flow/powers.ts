import { NONE, cycle, decision, topFrame, type Draft, type Table } from '@ennead/kernel';
import { controller } from '../control.ts';
import { WORLDS, WORLD_IDS } from '../map.ts';
import { moves } from '../moves.ts';
import { DESTROY, MOVE, POWER_IDS, SPEND, crowd, type State } from '../state.ts';
import { doDeed, paidOptions, spend } from './actions.ts';
import { PEACE } from './battles.ts';
import { destroyOptions, powerDeeds, powerOffers } from './power-table.ts';

const { kind, kindOf } = moves;

/** W26 */
const BONUS_POINTS = 2;
/** W18 */
const MOVES_OF_ALFHEIM = 2;

/** Slots of the frames below: who uses the power, which, and how often it was used so far. */
const SEAT = 'a';
const POWER = 'b';
const TIMES = 'c';

/** W1, W2: control is fixed once, for the whole phase (W6). */
export function fixControl(t: Table<State>): void {
  const { s } = t;
  for (let world = 0; world < WORLDS; world++)
    s.owner[world] = crowd(s, world) === PEACE ? controller(s, world, true) : NONE; // H15, G12
  if (t.told) t.tell({ type: 'control', owners: s.owner.map(seat => (seat === NONE ? null : seat)) });
}

/** W3: in the order of the worlds, whatever tokens lie there (X3). W7: nothing here starts a battle. */
export const powersPhase = cycle<State>('powersPhase', {
  nextPower(t) {
    const { s } = t;
    do s.running++;
    while (s.running < WORLDS && s.owner[s.running] === NONE);
    if (s.running === WORLDS) return endPhase(t);
    const seat = s.owner[s.running];
    if (t.told)
      t.tell({
        type: 'power',
        world: WORLD_IDS[s.running],
        power: POWER_IDS[s.powers[s.running]],
        seat,
        barred: seat === s.shielded,
      });
    if (seat !== s.shielded) enter(t, seat, s.powers[s.running]); // W14, X4
  },
  used(t) {
    const { s } = t;
    if (s.aside[s.running] === 0) return;
    s.aside[s.running] = 0; // W9
    s.reserve[s.owner[s.running]]++;
    if (t.told) t.tell({ type: 'lastStone', seat: s.owner[s.running], world: WORLD_IDS[s.running] });
  },
});

function endPhase(t: Table<State>): void {
  const { s } = t;
  s.running = NONE;
  s.shielded = NONE; // W13: for this phase only
  for (let world = 0; world < WORLDS; world++) s.owner[world] = NONE;
  t.leave();
}

function enter(t: Table<State>, seat: number, power: number): void {
  if (power !== SPEND) return t.call(usePower, seat, power);
  t.s.points = BONUS_POINTS;
  t.call(spending, seat);
}

/** W4: one power, used or declined. */
export const usePower = cycle<State>('usePower', {
  askPower: (t, f) => t.ask(f[POWER] === DESTROY ? DESTRUCTION : POWERS, f[SEAT]),
  act(t, f) {
    const seat = f[SEAT];
    const code = t.pick(seat);
    for (let i = 0; i < t.pickCount(seat); i++) doDeed(t, seat, t.pickAt(seat, i), powerDeeds);
    if (f[POWER] === MOVE && kindOf[code] === kind.march && ++f[TIMES] < MOVES_OF_ALFHEIM) return; // W18, W19
    t.leave();
    if (kindOf[code] === kind.copy) enter(t, seat, moves.arg(code, 0)); // D5, D6
  },
});

/** W26, W27: actions at the prices of the moment; avatars' free powers are not for sale. */
export const spending = cycle<State>('spending', {
  askSpend: (t, f) => t.ask(SPENDING, f[SEAT]),
  act(t, f) {
    if (spend(t, f[SEAT]) && t.s.points > 0) return;
    t.s.points = 0;
    t.leave();
  },
});

function powerOptions(s: State, seat: number, _draft: Draft, out: Int32Array): number {
  out[0] = moves.decline(); // W4
  return powerOffers[topFrame(s)[POWER]](s, seat, out, 1);
}

export const POWERS = decision<State>('power', powerOptions);
export const DESTRUCTION = decision<State>('destruction', destroyOptions, { many: true });
export const SPENDING = decision<State>('spending', (s, seat, _draft, out) => paidOptions(s, seat, out));

/** The power that is being used, for those who draw or explain it; NONE if none is. */
export function powerInUse(s: State): number {
  if (s.running === NONE) return NONE;
  const f = topFrame(s);
  return f.kind === usePower.id ? f[POWER] : f.kind === spending.id ? SPEND : NONE;
}
