import { NONE, type BotHints } from '@ennead/kernel';
import { ACTION } from './flow/actions.ts';
import { PEACE } from './flow/battles.ts';
import { WORLDS } from './map.ts';
import { moves } from './moves.ts';
import type { State } from './state.ts';
import {
  CARD,
  DISPUTE,
  FIRST,
  HELHEIM,
  HOME,
  LAST,
  POINT,
  POWER,
  PRESENCE,
  SCORE,
  STONE,
  THICK,
  THIN,
  THINGS_COUNTED,
  VALHALLA,
  phaseOf,
  type Phase,
} from './worths.ts';

const SEATS = 6;
const counts = new Float64Array(SEATS * THINGS_COUNTED);
const remaining = [0, 0, 0, 0, 0, 0];
const left = [0, 0, 0, 0, 0, 0];
const worth = [0, 0, 0, 0, 0, 0];

/** What the position is worth to each seat, in points at the end of the game. */
function appraise(s: State, phase: Phase): void {
  const seats = s.avatar.length;
  counts.fill(0);
  const toCome = countPoints(s);
  let all = 0;
  for (let seat = 0; seat < seats; seat++) {
    all += s.allotted[seat];
    const at = seat * THINGS_COUNTED;
    counts[at + SCORE] = s.score[seat];
    counts[at + CARD] = s.card[seat];
    counts[at + HELHEIM] = s.helheim[seat];
    counts[at + VALHALLA] = s.valhalla[seat];
    counts[at + POINT] = remaining[seat];
  }
  counts[s.order[0] * THINGS_COUNTED + FIRST] = 1;
  counts[s.order[seats - 1] * THINGS_COUNTED + LAST] = 1;
  for (let world = 0; world < WORLDS; world++) countWorld(s, world, s.running === NONE);
  for (let seat = 0; seat < seats; seat++)
    worth[seat] = weigh(phase, seat, (toCome - remaining[seat]) / all, remaining[seat] / all);
}

/** The action points that each seat has yet to spend this turn. */
function countPoints(s: State): number {
  for (let seat = 0; seat < s.avatar.length; seat++) remaining[seat] = 0;
  if (s.flow.asked === 0 || s.flow.ask !== ACTION.id) return 0;
  const actor = 31 - Math.clz32(s.flow.asked);
  let sum = (remaining[actor] = s.points);
  for (let place = s.order.length - 1; s.order[place] !== actor; place--)
    sum += remaining[s.order[place]] = s.allotted[s.order[place]];
  return sum;
}

function weigh({ worths, others, own }: Phase, seat: number, othersLeft: number, ownLeft: number): number {
  const at = seat * THINGS_COUNTED;
  let sum = 0;
  for (let thing = 0; thing < THINGS_COUNTED; thing++) {
    const count = counts[at + thing];
    if (count === 0) continue;
    sum += count * (others && own ? worths[thing] + othersLeft * others[thing] + ownLeft * own[thing] : worths[thing]);
  }
  return sum;
}

/** Counts what a world would give if its battle came now. */
function countWorld(s: State, world: number, fights: boolean): void {
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
    counts[seat * THINGS_COUNTED + STONE] += stones;
    counts[seat * THINGS_COUNTED + PRESENCE]++;
    if (stones > most) {
      next = most;
      most = stones;
      leader = seat;
    } else if (stones > next) next = stones;
  }
  if (next === most) leader = tieBreaker(s, world, most);
  if (leader === NONE) {
    for (let seat = 0; seat < seats; seat++) if (left[seat] === most) counts[seat * THINGS_COUNTED + DISPUTE]++;
    return;
  }
  counts[leader * THINGS_COUNTED + (most - next > 1 ? THICK : THIN)]++;
  if (fights && crowd === PEACE) counts[leader * THINGS_COUNTED + POWER]++;
  if (s.home[leader] === world) counts[leader * THINGS_COUNTED + HOME]++;
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
  const phase = phaseOf(s);
  appraise(s, phase);
  let sides = 0;
  for (let side = 0; side < s.sides.length; side++) sums[side] = 0;
  for (let seat = 0; seat < s.sides.length; seat++) {
    sums[s.sides[seat]] += worth[seat];
    if (s.sides[seat] >= sides) sides = s.sides[seat] + 1;
  }
  for (let side = 0; side < sides; side++) values[side] = 0;
  for (let side = 1; side < sides; side++)
    for (let other = 0; other < side; other++) {
      const chance = 1 / (1 + Math.exp((sums[other] - sums[side]) / phase.doubt)) / (sides - 1);
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
  levels: { easy: 40, normal: 4000, hard: 24_000 },
};
