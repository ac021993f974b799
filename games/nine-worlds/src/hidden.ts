import { copyFlow, copyNumbers, openFlow, type Rng, type Viewer } from '@ennead/kernel';
import { POWER_IDS, type State } from './state.ts';
import { AVATAR_IDS, WORLDS, WORLD_IDS } from './map.ts';
import { controller } from './control.ts';
import { powerInUse } from './flow/powers.ts';

/** Nothing is hidden in Nine Worlds, but what is shown is still a list of its own: names for numbers. */
export function view(s: State, _viewer: Viewer) {
  const inUse = powerInUse(s);
  return {
    turn: s.turn,
    turns: s.turns,
    order: [...s.order],
    points: s.points,
    shielded: optional(s.shielded),
    running: s.running < 0 ? null : WORLD_IDS[s.running],
    power: inUse < 0 ? null : POWER_IDS[inUse],
    worlds: WORLD_IDS.map((id, world) => ({
      id,
      power: s.powers[world] < 0 ? null : POWER_IDS[s.powers[world]],
      controller: optional(controller(s, world)),
      owner: optional(s.owner[world]),
      aside: s.aside[world] === 1,
      stones: s.avatar.map((_, seat) => s.stones[seat * WORLDS + world]),
    })),
    seats: s.avatar.map((world, seat) => ({
      home: WORLD_IDS[s.home[seat]],
      avatar: AVATAR_IDS[s.home[seat]],
      avatarOn: WORLD_IDS[world],
      gift: s.gift[seat] >= 0,
      card: s.card[seat],
      reserve: s.reserve[seat],
      helheim: s.helheim[seat],
      valhalla: s.valhalla[seat],
      score: s.score[seat],
      points: s.allotted[seat],
      camp: s.camps[seat],
      side: s.sides[seat],
    })),
    giftUsed: s.giftUsed,
  };
}

export type View = ReturnType<typeof view>;

const optional = (seat: number): number | null => (seat < 0 ? null : seat);

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
