import { NONE, type BotHints } from '@ennead/kernel';
import { ACTION } from './flow/actions.ts';
import { PEACE } from './flow/battles.ts';
import { WORLDS } from './map.ts';
import { moves } from './moves.ts';
import type { State } from './state.ts';

/** What things are worth, in points at the end of the game. */
interface Worths {
  card: number;
  stone: number;
  presence: number;
  /** A lead of two stones or more, and a lead of one or by the avatar alone. */
  thick: number;
  thin: number;
  dispute: number;
  helheim: number;
  /** An action point that has yet to be spent this turn. */
  point: number;
}

/** A scoring when nobody acts before it: P3 to P11. */
const SETTLED: Worths = { card: 1, stone: 2, presence: 1, thick: 5, thin: 5, dispute: 3, helheim: -2, point: 0 };

/**
 * The same while everybody has yet to act, and one or two turns before: by least squares from the positions of some
 * 500 games between bots to their final scores, smoothed by hand (docs/bench.md). Leads do not last; stones on the card do.
 */
const OPEN: Worths = {
  card: 1.9,
  stone: 2.4,
  presence: 0.7,
  thick: 2.9,
  thin: 2.4,
  dispute: 1.5,
  helheim: -2.7,
  point: 2.4,
};
const ONE_TURN_AHEAD: Worths = {
  card: 1.8,
  stone: 1,
  presence: 1,
  thick: 2.1,
  thin: 1.8,
  dispute: 1.2,
  helheim: -2.9,
  point: 0.6,
};
const TWO_TURNS_AHEAD: Worths = {
  card: 1.7,
  stone: 1.5,
  presence: 1.1,
  thick: 1.9,
  thin: 1.6,
  dispute: 0.7,
  helheim: -2.7,
  point: 1.4,
};

/** Control of the home world, while turns are to come; and of a world power about to be used. */
const HOME = 0.5;
const POWER = 1;

const NOTHING: Worths = { card: 0, stone: 0, presence: 0, thick: 0, thin: 0, dispute: 0, helheim: 0, point: 0 };
const mixed: Worths = { ...SETTLED };
let now: Worths = SETTLED;

/** A scoring that is as open as this, and what comes after it. */
function mix(open: number, after: Worths): Worths {
  const settled = 1 - open;
  mixed.card = settled * SETTLED.card + open * OPEN.card + after.card;
  mixed.stone = settled * SETTLED.stone + open * OPEN.stone + after.stone;
  mixed.presence = settled * SETTLED.presence + open * OPEN.presence + after.presence;
  mixed.thick = settled * SETTLED.thick + open * OPEN.thick + after.thick;
  mixed.thin = settled * SETTLED.thin + open * OPEN.thin + after.thin;
  mixed.dispute = settled * SETTLED.dispute + open * OPEN.dispute + after.dispute;
  mixed.helheim = settled * SETTLED.helheim + open * OPEN.helheim + after.helheim;
  mixed.point = settled * SETTLED.point + open * OPEN.point + after.point;
  return mixed;
}

/** Sets what things are worth now; says how open the turn still is, from 0 to 1. */
function setWorths(s: State): number {
  const open = openness(s);
  if (s.turn % 3 === 0) now = mix(open, s.turns > s.turn ? TWO_TURNS_AHEAD : NOTHING);
  else now = s.turn % 3 === 2 ? ONE_TURN_AHEAD : TWO_TURNS_AHEAD;
  return open;
}

/** The share of this turn's action points that has yet to be spent. */
function openness(s: State): number {
  if (s.flow.asked === 0 || s.flow.ask !== ACTION.id) return 0;
  const actor = 31 - Math.clz32(s.flow.asked);
  let left = s.points;
  for (let place = s.order.length - 1; s.order[place] !== actor; place--) left += s.allotted[s.order[place]];
  let all = 0;
  for (let seat = 0; seat < s.order.length; seat++) all += s.allotted[seat];
  return left / all;
}

const worth = [0, 0, 0, 0, 0, 0];
const left = [0, 0, 0, 0, 0, 0];

/** What the position is worth to each seat; says how open the turn still is. */
function appraise(s: State): number {
  const open = setWorths(s);
  for (let seat = 0; seat < s.avatar.length; seat++)
    worth[seat] =
      s.score[seat] + now.card * s.card[seat] + now.helheim * s.helheim[seat] + s.valhalla[seat] * (2 + now.stone);
  const fights = s.running === NONE;
  for (let world = 0; world < WORLDS; world++) appraiseWorld(s, world, fights);
  if (open > 0) addPoints(s);
  return open;
}

/** Points in hand, and those of players who have yet to act: else it would look good never to let them. */
function addPoints(s: State): void {
  const actor = 31 - Math.clz32(s.flow.asked);
  for (let place = s.order.length - 1; s.order[place] !== actor; place--)
    worth[s.order[place]] += now.point * s.allotted[s.order[place]];
  worth[actor] += now.point * s.points;
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
    worth[seat] += now.stone * stones + now.presence;
    if (stones > most) {
      next = most;
      most = stones;
      leader = seat;
    } else if (stones > next) next = stones;
  }
  if (next === most) leader = tieBreaker(s, world, most);
  if (leader === NONE) {
    for (let seat = 0; seat < seats; seat++) if (left[seat] === most) worth[seat] += now.dispute;
    return;
  }
  worth[leader] += most - next > 1 ? now.thick : now.thin;
  if (fights && crowd === PEACE) worth[leader] += POWER;
  if (s.home[leader] === world && s.turn < s.turns) worth[leader] += HOME;
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
  const open = appraise(s);
  let sides = 0;
  for (let side = 0; side < s.sides.length; side++) sums[side] = 0;
  for (let seat = 0; seat < s.sides.length; seat++) {
    sums[s.sides[seat]] += worth[seat];
    if (s.sides[seat] >= sides) sides = s.sides[seat] + 1;
  }
  const slack = s.turn === s.turns ? 3 + 4 * open : 7 + Math.min(4, s.turns - s.turn);
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
  stir(s.turn * 64 + s.points * 2 + (s.giftUsed ? 1 : 0));
  stir((s.running + 1) * 16 + s.shielded + 1);
  stir(s.flow.asked * 64 + s.flow.ask);
  if (top) stir(((top.kind * 16 + top.a) * 16 + top.b) * 8 + top.c);
  for (let i = 0; i < s.stones.length; i++) stir(s.stones[i]);
  for (let seat = 0; seat < s.avatar.length; seat++) {
    stir((s.card[seat] * 32 + s.reserve[seat]) * 32 + s.helheim[seat]);
    stir((s.valhalla[seat] * 16 + s.avatar[seat]) * 8 + s.order[seat]);
    stir(s.score[seat] * 16 + s.allotted[seat]);
  }
  if (s.running !== NONE) for (let world = 0; world < WORLDS; world++) stir((s.owner[world] + 1) * 2 + s.aside[world]);
  into[0] = first;
  into[1] = second;
}

let first = 0;
let second = 0;

function stir(value: number): void {
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
