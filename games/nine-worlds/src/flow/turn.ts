import { NONE, cycle, procedure } from '@ennead/kernel';
import { countWorlds } from '../control.ts';
import { WORLDS, WORLD_IDS } from '../map.ts';
import { tokens } from '../setup.ts';
import { POWER_IDS, stonesInWorlds, stonesOn, type State } from '../state.ts';
import { actionPhase } from './actions.ts';
import { fightBattles } from './battles.ts';
import { fixControl, powersPhase } from './powers.ts';
import { scorePhase } from './scoring.ts';
import { valhallaPhase } from './valhalla.ts';

/** T1: the six phases, again and again until the last turn. */
export const turn = cycle<State>('turn', {
  determineOrder(t) {
    determineOrder(t.s);
    if (t.told) t.tell({ type: 'turn', turn: t.s.turn, order: [...t.s.order] });
  },
  actions: t => t.call(actionPhase),
  battles: t => fightBattles(t), // T2
  control: t => fixControl(t),
  powers: t => t.call(powersPhase),
  valhalla: t => t.call(valhallaPhase),
  scoring(t) {
    if (t.s.turn % 3 === 0) scorePhase(t); // T3, P1
  },
  turnEnd(t) {
    if (t.s.turn === t.s.turns) t.leave(); // T5, E1
    else t.s.turn++; // T4
  },
});

/** S, X: the part of the set-up that chance has a hand in, and then the turns. */
export const game = procedure<State>('game', {
  dealHomes(t) {
    if (t.s.home[0] !== NONE) return;
    const cards = WORLD_IDS.map((_, world) => world); // S4
    t.shuffle(cards);
    t.s.home.forEach((_, seat) => (t.s.home[seat] = cards[seat]));
  },
  dealPowers(t) {
    if (t.s.powers[0] !== NONE) return;
    t.s.powers = tokens(t.s.flow.seats); // X1
    t.shuffle(t.s.powers);
  },
  place(t) {
    const { s } = t;
    for (const seat of t.seats) {
      s.stones[seat * WORLDS + s.home[seat]] = 1; // S10
      s.avatar[seat] = s.home[seat]; // S11
      if (s.gift[seat] !== NONE) s.gift[seat] = s.home[seat]; // H1, H2: the avatar's, whatever becomes of its home
    }
    s.order.sort((a, b) => s.home[a] - s.home[b]); // O2
    if (t.told)
      t.tell({
        type: 'setup',
        homes: s.home.map(world => WORLD_IDS[world]),
        powers: s.powers.map(power => POWER_IDS[power]),
      });
  },
  turns: t => t.call(turn),
});

const stones = [0, 0, 0, 0, 0, 0];
const worlds = [0, 0, 0, 0, 0, 0];

/** O: sorts by insertion, so that ties keep the order of the turn before (O7). In turn 1 set-up has done it. */
function determineOrder(s: State): void {
  if (s.turn === 1) return; // O2, D4
  for (const seat of s.order) stones[seat] = stonesInWorlds(s, seat); // O3, O4
  countWorlds(s, worlds);
  for (let i = 1; i < s.order.length; i++) {
    const seat = s.order[i];
    let j = i - 1;
    for (; j >= 0 && goesBefore(s, seat, s.order[j]); j--) s.order[j + 1] = s.order[j];
    s.order[j + 1] = seat;
  }
}

function goesBefore(s: State, seat: number, other: number): boolean {
  if (stones[seat] !== stones[other]) return stones[seat] > stones[other]; // O3
  if (worlds[seat] !== worlds[other]) return worlds[seat] > worlds[other]; // O5, G11
  for (let world = 0; world < WORLDS; world++) {
    const difference = stonesOn(s, seat, world) - stonesOn(s, other, world);
    if (difference !== 0) return difference > 0; // O6
  }
  return false; // O7
}
