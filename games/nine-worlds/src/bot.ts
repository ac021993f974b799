import { NONE, type BotHints } from '@ennead/kernel';
import { ACTION } from './flow/actions.ts';
import { PEACE } from './flow/battles.ts';
import { WORLDS } from './map.ts';
import { moves } from './moves.ts';
import type { State } from './state.ts';

/** The points of a scoring (P3 to P11). */
const [CARD, STONE, CONTROL, DISPUTE, PRESENCE, HELHEIM] = [1, 2, 5, 3, 1, -2] as const;

/** What the rest is worth to one who looks ahead; found by matches (docs/bench.md). */
export const WEIGHTS = {
  /** An action point in hand. */
  point: 1.85,
  /** A world power about to be used. */
  power: 2,
  /** What is left of a stone, and of a lead, for a scoring one turn later. */
  stoneLasts: 0.85,
  leadLasts: 0.75,
  /** A lead of one stone, while others may still act. */
  thin: 0.9,
  /** Control of the home world, for each turn to come. */
  home: 0.5,
  /** A stone on the card, for each turn in which it may still be deployed. */
  ready: 0.2,
};

const worth = [0, 0, 0, 0, 0, 0];
const left = [0, 0, 0, 0, 0, 0];
let stonesAhead = 0;
let leadsAhead = 0;

/** How much the scorings to come weigh, nearer ones more. */
function lookAhead(s: State): void {
  stonesAhead = 0;
  leadsAhead = 0;
  let stone = 1;
  let lead = 1;
  for (let turn = s.turn; turn <= s.turns; turn++) {
    if (turn % 3 === 0) {
      stonesAhead += stone;
      leadsAhead += lead;
    }
    stone *= WEIGHTS.stoneLasts;
    lead *= WEIGHTS.leadLasts;
  }
}

/** What the position is worth to each seat: what it has scored, and what it would score. */
function appraise(s: State): void {
  const seats = s.avatar.length;
  lookAhead(s);
  const card = CARD * stonesAhead + WEIGHTS.ready * (s.turns - s.turn);
  for (let seat = 0; seat < seats; seat++)
    worth[seat] =
      s.score[seat] +
      card * s.card[seat] +
      HELHEIM * stonesAhead * s.helheim[seat] +
      s.valhalla[seat] * (2 + STONE * stonesAhead);
  const fights = s.running === NONE;
  for (let world = 0; world < WORLDS; world++) appraiseWorld(s, world, fights);
  addPoints(s);
}

/** Points in hand, and those of players who have yet to act: else it would look good never to let them. */
function addPoints(s: State): void {
  if (s.flow.asked === 0 || s.flow.ask !== ACTION.id) return;
  const price = WEIGHTS.point * stonesAhead;
  const actor = 31 - Math.clz32(s.flow.asked);
  for (let place = s.order.length - 1; s.order[place] !== actor; place--)
    worth[s.order[place]] += price * s.allotted[s.order[place]];
  worth[actor] += price * s.points;
}

function appraiseWorld(s: State, world: number, fights: boolean): void {
  const seats = s.avatar.length;
  let crowd = 0;
  for (let seat = 0; seat < seats; seat++) crowd += left[seat] = s.stones[seat * WORLDS + world];
  if (crowd === 0) return;
  for (let place = 0; fights && crowd > PEACE; place = place + 1 === seats ? 0 : place + 1) {
    const seat = s.order[place];
    if (left[seat] === 0) continue;
    left[seat]--;
    crowd--;
  }
  let most = 0;
  let next = 0;
  let leader = NONE;
  for (let seat = 0; seat < seats; seat++) {
    const stones = left[seat];
    if (stones === 0) continue;
    worth[seat] += stonesAhead * (STONE * stones + PRESENCE);
    if (stones > most) {
      next = most;
      most = stones;
      leader = seat;
    } else if (stones > next) next = stones;
  }
  if (next === most) leader = tieBreaker(s, world, most);
  if (leader === NONE) {
    for (let seat = 0; seat < seats; seat++) if (left[seat] === most) worth[seat] += leadsAhead * DISPUTE;
    return;
  }
  worth[leader] += leadsAhead * CONTROL * (most - next > 1 ? 1 : WEIGHTS.thin);
  if (fights && crowd === PEACE) worth[leader] += WEIGHTS.power;
  if (s.home[leader] === world) worth[leader] += WEIGHTS.home * (s.turns - s.turn);
}

/** C4, C5: whose avatar alone decides a tie. */
function tieBreaker(s: State, world: number, most: number): number {
  let leader = NONE;
  for (let seat = 0; seat < s.avatar.length; seat++) {
    if (left[seat] !== most || s.avatar[seat] !== world) continue;
    if (leader !== NONE) return NONE;
    leader = seat;
  }
  return leader;
}

const sums = [0, 0, 0, 0, 0, 0];

/** The chance of each side to place better than another, from the points it looks likely to have. */
function evaluate(s: State, values: Float64Array): void {
  appraise(s);
  let sides = 0;
  for (let side = 0; side < s.sides.length; side++) sums[side] = 0;
  for (let seat = 0; seat < s.sides.length; seat++) {
    sums[s.sides[seat]] += worth[seat];
    if (s.sides[seat] >= sides) sides = s.sides[seat] + 1;
  }
  const slack = 6 + 3 * (s.turns - s.turn);
  for (let side = 0; side < sides; side++) values[side] = 0;
  for (let side = 1; side < sides; side++)
    for (let other = 0; other < side; other++) {
      const chance = 1 / (1 + Math.exp((sums[other] - sums[side]) / slack)) / (sides - 1);
      values[side] += chance;
      values[other] += 1 / (sides - 1) - chance;
    }
}

/** What a quick eye thinks of an option. */
const promise = moves.table<number>(
  {
    end: 0.1,
    decline: 0.3,
    recover: 0.5,
    travel: 0.5,
    recruit: 2,
    deploy: 2,
    dispatch: 1.5,
    protect: 0.5,
    add: 2,
    steal: 2,
  },
  1,
);

/** Mixes all that tells two positions apart into two words. */
function hash(s: State, into: Int32Array): void {
  first = 0x2545f491;
  second = 0x6b43a9b5;
  const top = s.flow.frames.length > 0 ? s.flow.frames[s.flow.frames.length - 1] : null;
  mix(s.turn * 64 + s.points * 2 + (s.giftUsed ? 1 : 0));
  mix((s.running + 1) * 16 + s.shielded + 1);
  mix(s.flow.asked * 64 + s.flow.ask);
  if (top) mix(((top.kind * 16 + top.a) * 16 + top.b) * 8 + top.c);
  for (let i = 0; i < s.stones.length; i++) mix(s.stones[i]);
  for (let seat = 0; seat < s.avatar.length; seat++) {
    mix((s.card[seat] * 32 + s.reserve[seat]) * 32 + s.helheim[seat]);
    mix((s.valhalla[seat] * 16 + s.avatar[seat]) * 8 + s.order[seat]);
    mix(s.score[seat] * 16 + s.allotted[seat]);
  }
  if (s.running !== NONE) for (let world = 0; world < WORLDS; world++) mix((s.owner[world] + 1) * 2 + s.aside[world]);
  into[0] = first;
  into[1] = second;
}

let first = 0;
let second = 0;

function mix(value: number): void {
  first = Math.imul(first ^ value, 0x01000193);
  first ^= first >>> 15;
  second = Math.imul(second + value + 1, 0x9e3779b1);
  second ^= second >>> 13;
}

export const bot: BotHints<State> = {
  evaluate,
  prior: (_s, _seat, code) => promise[moves.kindOf[code]],
  turn: s => s.turn,
  hash,
};
