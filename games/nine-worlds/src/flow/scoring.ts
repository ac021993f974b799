import type { Outcome, Table } from '@ennead/kernel';
import { controller, countWorlds, disputing } from '../control.ts';
import { WORLDS } from '../map.ts';
import { stonesInWorlds, stonesOn, type State } from '../state.ts';

/** P3, P4, P5, P6, P10, P11 */
const [CARD, STONE, CONTROL, DISPUTE, PRESENCE, HELHEIM] = [1, 2, 5, 3, 1, -2] as const;

/** P: the points of one scoring, line by line, as people read them. */
export interface Count {
  card: number;
  stones: number;
  control: number;
  dispute: number;
  presence: number;
  helheim: number;
}

/** P1, P2 to P12: adds up; a score may fall below zero. Stones and Helheim are each seat's own (G16). */
export function scorePhase(t: Table<State>): void {
  const { s } = t;
  if (t.told) {
    const counts = t.seats.map(seat => countOf(s, seat));
    t.tell({ type: 'scoring', turn: s.turn, counts });
  }
  for (let seat = 0; seat < s.score.length; seat++)
    s.score[seat] += CARD * s.card[seat] + STONE * stonesInWorlds(s, seat) + HELHEIM * s.helheim[seat];
  for (let world = 0; world < WORLDS; world++) scoreWorld(s, world);
}

/** P5 to P10: 5 or 3 or neither (P7), and nothing for those whom an avatar beat (P8). */
function scoreWorld(s: State, world: number): void {
  const winner = controller(s, world);
  const disputers = disputing(s, world);
  for (let seat = 0; seat < s.score.length; seat++) {
    if (stonesOn(s, seat, world) > 0) s.score[seat] += PRESENCE;
    if (seat === winner) s.score[seat] += CONTROL;
    else if ((disputers >> seat) & 1) s.score[seat] += DISPUTE;
  }
}

/** The same by lines, for people; a test holds both to each other. */
export function countOf(s: State, seat: number): Count {
  const worlds = Array.from({ length: WORLDS }, (_, world) => world);
  return {
    card: CARD * s.card[seat],
    stones: STONE * stonesInWorlds(s, seat),
    control: CONTROL * worlds.filter(world => controller(s, world) === seat).length,
    dispute: DISPUTE * worlds.filter(world => (disputing(s, world) >> seat) & 1).length,
    presence: PRESENCE * worlds.filter(world => stonesOn(s, seat, world) > 0).length,
    helheim: HELHEIM * s.helheim[seat] + 0,
  };
}

/** F7, F8, G5, G6: places by side: points (E2), worlds controlled (E3), stones in worlds (E4); else shared (E5). */
export function outcome(s: State): Outcome {
  const controlled: number[] = [];
  countWorlds(s, controlled);
  const sides = Math.max(...s.sides) + 1;
  const sums = Array.from({ length: sides }, (_, side) => {
    const members = s.sides.map((_own, seat) => seat).filter(seat => s.sides[seat] === side);
    const sum = (value: (seat: number) => number): number => members.reduce((total, seat) => total + value(seat), 0);
    return [sum(seat => s.score[seat]), sum(seat => controlled[seat]), sum(seat => stonesInWorlds(s, seat))] as const;
  });
  const beats = (x: readonly number[], y: readonly number[]): boolean => {
    const i = x.findIndex((value, k) => value !== y[k]);
    return i >= 0 && x[i] > y[i];
  };
  return {
    places: sums.map(own => 1 + sums.filter(other => beats(other, own)).length),
    values: sums.map(([points]) => points),
  };
}
