import { NONE, type Base } from '@ennead/kernel';
import { WORLDS } from './map.ts';

/** K6, K9: stones of one colour, from the first turn to the last. */
export const STONES = 25;

/** W13 to W28 and D5: what a power token does. */
export const POWER_IDS = [
  'protect',
  'retrieve',
  'move',
  'steal',
  'exchange',
  'add',
  'destroy',
  'spend',
  'banish',
  'copy',
] as const;
export type PowerId = (typeof POWER_IDS)[number];
const power = (id: PowerId): number => POWER_IDS.indexOf(id);
export const PROTECT = power('protect');
export const MOVE = power('move');
export const DESTROY = power('destroy');
export const SPEND = power('spend');
export const COPY = power('copy');

/** What is on the table. Lists go by seat or by world; stones by seat and world. A seat is a colour. */
export interface State extends Base {
  turn: number;
  /** S2: the last turn. */
  turns: number;
  /** The world whose colour a seat plays; NONE until the cards are dealt. */
  home: number[];
  /** K11: any number of them. */
  stones: number[];
  card: number[];
  reserve: number[];
  /** K5: regions, not worlds. */
  helheim: number[];
  valhalla: number[];
  /** K10: the world that a seat's avatar is on. */
  avatar: number[];
  score: number[];
  /** O1: seats in the order of this turn. */
  order: number[];
  /** A3: the action points that each seat has this turn. */
  allotted: number[];
  /** What is left of them to the player who acts. */
  points: number;
  /** H: the avatar whose power a seat has; NONE without avatar powers. */
  gift: number[];
  /** H3: whether the player who acts has used it this turn. */
  giftUsed: boolean;
  /** X2: the power of each world. */
  powers: number[];
  /** W1: the seat that owns each world's power this turn, or NONE. */
  owner: number[];
  /** W8: whether the owner's last stone on a world is kept aside. */
  aside: number[];
  /** W13: the seat under Asgard's protection, or NONE. */
  shielded: number;
  /** The world whose power runs, or NONE outside that phase. */
  running: number;
  /** G8: seats of one camp count together for control. Everybody is a camp, but for allies. */
  camps: number[];
  /** Who wins together: teams, or the two colours of one person. */
  sides: number[];
  rates: Rates;
}

/** A1 to A7, D2, D3: action points before anything is counted. */
export interface Rates {
  base: number;
  atHome: number;
  first: number;
  second: number;
}

/** C1: by owner, whoever moved them there. */
export const stonesOn = (s: State, seat: number, world: number): number => s.stones[seat * WORLDS + world];

/** All stones on a world, whoever they belong to. */
export function crowd(s: State, world: number): number {
  let sum = 0;
  for (let i = world; i < s.stones.length; i += WORLDS) sum += s.stones[i];
  return sum;
}

/** O4: a seat's stones in the Nine Worlds. */
export function stonesInWorlds(s: State, seat: number): number {
  let sum = 0;
  for (let world = 0; world < WORLDS; world++) sum += s.stones[seat * WORLDS + world];
  return sum;
}

/**
 * W8: whether a seat's only stone on a world would be kept aside rather than sent away. The power that runs keeps none
 * on its own world (W11), and a world keeps one: a later arrival goes where it is sent, or a stone would be lost (K9).
 */
const isLastStone = (s: State, seat: number, world: number): boolean =>
  s.running !== NONE &&
  world > s.running &&
  s.owner[world] === seat &&
  s.aside[world] === 0 &&
  s.stones[seat * WORLDS + world] === 1;

/** Takes a stone off a world; says whether it may go where it was sent, or is kept aside (W8). */
export function takeOff(s: State, seat: number, world: number): boolean {
  const last = isLastStone(s, seat, world);
  s.stones[seat * WORLDS + world]--;
  if (last) s.aside[world] = 1;
  return !last;
}

/** How many stones are kept aside. */
export const countAside = (s: State): number => s.aside.reduce((sum, kept) => sum + kept, 0);

/** K8: moves a stone between worlds. */
export function carry(s: State, seat: number, from: number, to: number): void {
  s.stones[seat * WORLDS + from]--;
  s.stones[seat * WORLDS + to]++;
}
