import { copyFlow, copyNumbers, openFlow, renewCopy, renewList, type Rng, type Viewer } from '@ennead/kernel';
import { POWER_IDS, type PowerId, type State } from './state.ts';
import { AVATAR_IDS, WORLDS, WORLD_IDS, type WorldId } from './map.ts';
import { controller } from './control.ts';
import { powerInUse } from './flow/powers.ts';

/** Nothing is hidden in Nine Worlds, but what is shown is still a list of its own: names for numbers. */
export function view(s: State, _viewer: Viewer, before?: View): View {
  const inUse = powerInUse(s);
  const order = renewCopy(before?.order, s.order);
  const isStill = before && order === before.order && haveStayed(before.seats, s) ? hasSameStones : isStillWorld;
  return {
    turn: s.turn,
    turns: s.turns,
    order,
    points: s.points,
    shielded: optional(s.shielded),
    running: s.running < 0 ? null : WORLD_IDS[s.running],
    power: inUse < 0 ? null : POWER_IDS[inUse],
    worlds: renewList(before?.worlds, WORLDS, s, worldView, isStill),
    seats: renewList(before?.seats, s.avatar.length, s, seatView, isStillSeat),
    giftUsed: s.giftUsed,
  };
}

export interface View {
  turn: number;
  turns: number;
  order: number[];
  points: number;
  shielded: number | null;
  running: WorldId | null;
  power: PowerId | null;
  worlds: WorldView[];
  seats: SeatView[];
  giftUsed: boolean;
}

type WorldView = ReturnType<typeof worldView>;
type SeatView = ReturnType<typeof seatView>;

const worldView = (s: State, world: number) => ({
  id: WORLD_IDS[world],
  power: powerOn(s, world),
  controller: optional(controller(s, world)),
  owner: optional(s.owner[world]),
  aside: s.aside[world] === 1,
  stones: s.avatar.map((_, seat) => s.stones[seat * WORLDS + world]),
});

const isStillWorld = (old: WorldView, s: State, world: number): boolean =>
  hasSameStones(old, s, world) && old.controller === optional(controller(s, world));

/** All but control, which follows from the stones alone where no avatar has moved, and order and camps are as they were. */
function hasSameStones(old: WorldView, s: State, world: number): boolean {
  const { stones } = old;
  for (let seat = 0; seat < stones.length; seat++) if (stones[seat] !== s.stones[seat * WORLDS + world]) return false;
  return (
    old.owner === optional(s.owner[world]) && old.aside === (s.aside[world] === 1) && old.power === powerOn(s, world)
  );
}

function haveStayed(seats: readonly SeatView[], s: State): boolean {
  for (let seat = 0; seat < seats.length; seat++)
    if (seats[seat].avatarOn !== WORLD_IDS[s.avatar[seat]] || seats[seat].camp !== s.camps[seat]) return false;
  return true;
}

const seatView = (s: State, seat: number) => ({
  home: WORLD_IDS[s.home[seat]],
  avatar: AVATAR_IDS[s.home[seat]],
  avatarOn: WORLD_IDS[s.avatar[seat]],
  gift: s.gift[seat] >= 0,
  card: s.card[seat],
  reserve: s.reserve[seat],
  helheim: s.helheim[seat],
  valhalla: s.valhalla[seat],
  score: s.score[seat],
  points: s.allotted[seat],
  camp: s.camps[seat],
  side: s.sides[seat],
});

const isStillSeat = (old: SeatView, s: State, seat: number): boolean =>
  old.card === s.card[seat] &&
  old.avatarOn === WORLD_IDS[s.avatar[seat]] &&
  old.reserve === s.reserve[seat] &&
  old.helheim === s.helheim[seat] &&
  old.valhalla === s.valhalla[seat] &&
  old.score === s.score[seat] &&
  old.points === s.allotted[seat] &&
  old.home === WORLD_IDS[s.home[seat]] &&
  old.gift === s.gift[seat] >= 0 &&
  old.camp === s.camps[seat] &&
  old.side === s.sides[seat];

const optional = (seat: number): number | null => (seat < 0 ? null : seat);
const powerOn = (s: State, world: number): PowerId | null => (s.powers[world] < 0 ? null : POWER_IDS[s.powers[world]]);

/** A copy, over another state where one is at hand: search makes one for every iteration. */
export function clone(s: State, into: State = blank()): State {
  copyFlow(s.flow, into.flow);
  into.turn = s.turn;
  into.turns = s.turns;
  into.points = s.points;
  into.giftUsed = s.giftUsed;
  into.shielded = s.shielded;
  into.running = s.running;
  copyNumbers(s.stones, into.stones);
  const seats = s.avatar.length;
  if (into.avatar.length !== seats) for (const list of bySeat(into)) list.length = seats;
  for (let seat = 0; seat < seats; seat++) {
    into.home[seat] = s.home[seat];
    into.card[seat] = s.card[seat];
    into.reserve[seat] = s.reserve[seat];
    into.helheim[seat] = s.helheim[seat];
    into.valhalla[seat] = s.valhalla[seat];
    into.avatar[seat] = s.avatar[seat];
    into.score[seat] = s.score[seat];
    into.order[seat] = s.order[seat];
    into.allotted[seat] = s.allotted[seat];
    into.gift[seat] = s.gift[seat];
    into.camps[seat] = s.camps[seat];
    into.sides[seat] = s.sides[seat];
  }
  for (let world = 0; world < WORLDS; world++) {
    into.powers[world] = s.powers[world];
    into.owner[world] = s.owner[world];
    into.aside[world] = s.aside[world];
  }
  into.rates.base = s.rates.base;
  into.rates.atHome = s.rates.atHome;
  into.rates.first = s.rates.first;
  into.rates.second = s.rates.second;
  return into;
}

const bySeat = (s: State): number[][] => [
  s.home,
  s.card,
  s.reserve,
  s.helheim,
  s.valhalla,
  s.avatar,
  s.score,
  s.order,
  s.allotted,
  s.gift,
  s.camps,
  s.sides,
];

function blank(): State {
  return {
    flow: openFlow(0),
    turn: 0,
    turns: 0,
    home: [],
    stones: [],
    card: [],
    reserve: [],
    helheim: [],
    valhalla: [],
    avatar: [],
    score: [],
    order: [],
    allotted: [],
    points: 0,
    gift: [],
    giftUsed: false,
    powers: [],
    owner: [],
    aside: [],
    shielded: 0,
    running: 0,
    camps: [],
    sides: [],
    rates: { base: 0, atHome: 0, first: 0, second: 0 },
  };
}

/** There is nothing that a viewer does not know. */
export function determinize(_s: State, _viewer: Viewer, _rng: Rng): void {}
