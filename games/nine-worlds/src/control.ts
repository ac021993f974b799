import { NONE } from '@ennead/kernel';
import { ANDVARI, WORLDS } from './map.ts';
import { stonesOn, type State } from './state.ts';

/** Everybody for themselves: G14, G15. */
const ALONE = [0, 1, 2, 3, 4, 5];

const strengths = [0, 0, 0, 0, 0, 0];
const avatars = [0, 0, 0, 0, 0, 0];

/** What a seat brings to a world: C3; H15, and by H16 only where powers are fixed. */
const strengthOf = (s: State, seat: number, world: number, forPowers: boolean): number =>
  stonesOn(s, seat, world) + (forPowers && s.gift[seat] === ANDVARI && s.avatar[seat] === world ? 1 : 0);

/** C2 to C7, by camps (G8, G9): the camp that controls a world, or NONE. */
function controllingCamp(s: State, world: number, camps: readonly number[], forPowers: boolean): number {
  const seats = s.avatar.length;
  for (let camp = 0; camp < seats; camp++) strengths[camp] = avatars[camp] = 0;
  for (let seat = 0; seat < seats; seat++) {
    strengths[camps[seat]] += strengthOf(s, seat, world, forPowers);
    if (s.avatar[seat] === world) avatars[camps[seat]] = 1;
  }
  let most = 0;
  for (let camp = 0; camp < seats; camp++) if (strengths[camp] > most) most = strengths[camp];
  if (most === 0) return NONE; // C7
  let tied = 0;
  let leader = NONE;
  let withAvatar = 0;
  let broken = NONE;
  for (let camp = 0; camp < seats; camp++) {
    if (strengths[camp] !== most) continue;
    tied++;
    leader = camp;
    withAvatar += avatars[camp];
    if (avatars[camp] === 1) broken = camp;
  }
  if (tied === 1) return leader; // C2
  return withAvatar === 1 ? broken : NONE; // C4, C5, C6
}

/** G12: the member of a camp that speaks for it on a world: most stones there, then earlier in order. */
function speakerOf(s: State, world: number, camp: number, camps: readonly number[], forPowers: boolean): number {
  let speaker = NONE;
  for (const seat of s.order)
    if (
      camps[seat] === camp &&
      (speaker === NONE || strengthOf(s, seat, world, forPowers) > strengthOf(s, speaker, world, forPowers))
    )
      speaker = seat;
  return speaker;
}

/** G10: the seat that controls a world for powers and scoring, in its camp's name; NONE if nobody does. */
export function controller(s: State, world: number, forPowers = false): number {
  const camp = controllingCamp(s, world, s.camps, forPowers);
  return camp === NONE ? NONE : speakerOf(s, world, camp, s.camps, forPowers);
}

/** G14, G15: the seat that controls a world by its own stones. */
export const controllerAlone = (s: State, world: number): number => controllingCamp(s, world, ALONE, false);

/** O5, E3; G11: how many worlds each seat, or its camp, controls. */
export function countWorlds(s: State, into: number[]): void {
  for (let seat = 0; seat < s.avatar.length; seat++) into[seat] = 0;
  for (let world = 0; world < WORLDS; world++) {
    const camp = controllingCamp(s, world, s.camps, false);
    for (let seat = 0; seat < s.avatar.length; seat++) if (s.camps[seat] === camp) into[seat]++;
  }
}

/** P6, P9; G13: the seats that dispute a world, a bit each. */
export function disputing(s: State, world: number): number {
  if (controllingCamp(s, world, s.camps, false) !== NONE) return 0;
  const seats = s.avatar.length;
  let most = 1; // a dispute needs a stone
  for (let camp = 0; camp < seats; camp++) if (strengths[camp] > most) most = strengths[camp]; // as just counted
  let disputers = 0;
  for (let camp = 0; camp < seats; camp++)
    if (strengths[camp] === most) disputers |= 1 << speakerOf(s, world, camp, s.camps, false);
  return disputers;
}
