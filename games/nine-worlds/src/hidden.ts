import { copyFlow, copyNumbers, openFlow, type Rng, type Viewer } from '@ennead/kernel';
import { POWER_IDS, type State } from './state.ts';
import { AVATAR_IDS, WORLDS, WORLD_IDS } from './map.ts';
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
  copyNumbers(s.home, into.home);
  copyNumbers(s.stones, into.stones);
  copyNumbers(s.card, into.card);
  copyNumbers(s.reserve, into.reserve);
  copyNumbers(s.helheim, into.helheim);
  copyNumbers(s.valhalla, into.valhalla);
  copyNumbers(s.avatar, into.avatar);
  copyNumbers(s.score, into.score);
  copyNumbers(s.order, into.order);
  copyNumbers(s.allotted, into.allotted);
  copyNumbers(s.gift, into.gift);
  copyNumbers(s.powers, into.powers);
  copyNumbers(s.owner, into.owner);
  copyNumbers(s.aside, into.aside);
  copyNumbers(s.camps, into.camps);
  copyNumbers(s.sides, into.sides);
  into.rates.base = s.rates.base;
  into.rates.atHome = s.rates.atHome;
  into.rates.first = s.rates.first;
  into.rates.second = s.rates.second;
  return into;
}

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
