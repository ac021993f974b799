import { EngineFault, cycle, decision, type Draft, type Table } from '@ennead/kernel';
import { controllerAlone } from '../control.ts';
import { DISPATCH, ONE_POINT, banishCost, marchCost, travelCost } from '../costs.ts';
import { WORLDS, WORLD_IDS } from '../map.ts';
import { did, moves } from '../moves.ts';
import { toNeighbours, type Deed } from '../offer.ts';
import { carry, countAside, takeOff, type State } from '../state.ts';
import { giftDeeds, giftOptions, hasFreeMove } from './gifts.ts';

const { kind, kindOf, args } = moves;
const [first, second, third] = args;

/** Slots of the frames: whose place in the order is next; whose turn it is. */
const PLACE = 'a';
const SEAT = 'a';

/** A: every player in order (A8). */
export const actionPhase = cycle<State>('actionPhase', {
  setPoints(t, f) {
    if (f[PLACE] === 0) setPoints(t.s); // A3
  },
  nextPlayer(t, f) {
    if (f[PLACE] === t.s.order.length) return t.leave();
    const seat = t.s.order[f[PLACE]++];
    t.s.points = t.s.allotted[seat];
    t.s.giftUsed = false;
    if (t.told) t.tell({ type: 'acts', seat, points: t.s.points });
    t.call(playerTurn, seat);
  },
});

/** A9: one player's actions, one after the other, until the points are gone or the player has had enough (A11). */
export const playerTurn = cycle<State>('playerTurn', {
  askAction: (t, f) => t.ask(ACTION, f[SEAT]),
  act(t, f) {
    if (spend(t, f[SEAT]) && (t.s.points > 0 || hasFreeMove(t.s, f[SEAT]))) return;
    t.s.points = 0; // A12
    t.leave();
  },
});

/** A1 to A7; D2, D3; F4; G14 */
function setPoints(s: State): void {
  const { base, atHome, first: firstBonus, second: secondBonus } = s.rates;
  for (let place = 0; place < s.order.length; place++) {
    const seat = s.order[place];
    const home = controllerAlone(s, s.home[seat]) === seat ? atHome : 0;
    s.allotted[seat] = base + home + (place === 0 ? firstBonus : place === 1 ? secondBonus : 0);
  }
}

/** What may be done with the points in hand, and what an avatar gives for nothing. */
function actionOptions(s: State, seat: number, _draft: Draft, out: Int32Array): number {
  return giftOptions(s, seat, out, paidOptions(s, seat, out));
}

export const ACTION = decision<State>('action', actionOptions);

const END = moves.end();
const RECRUIT = moves.recruit();
const DEPLOY = moves.deploy();
const RECOVER = moves.recover();

/** A9, A13 to A21: everything that can be paid; ending is always possible. */
export function paidOptions(s: State, seat: number, out: Int32Array): number {
  const { points, avatar, stones } = s;
  let n = 0;
  out[n++] = END;
  if (points === 0) return n;
  const here = avatar[seat];
  if (s.reserve[seat] > 0) out[n++] = RECRUIT;
  if (s.helheim[seat] > 0) out[n++] = RECOVER;
  if (s.card[seat] > 0) {
    out[n++] = DEPLOY;
    if (points >= DISPATCH) {
      const base = moves.dispatch(0);
      for (let world = 0; world < WORLDS; world++) if (world !== here) out[n++] = base + world;
    }
  }
  for (let owner = 0; owner < avatar.length; owner++) {
    if (owner === s.shielded && owner !== seat) continue; // W13
    if (points >= travelCost(seat, owner)) n = toNeighbours(moves.travel(owner, 0), avatar[owner], out, n);
    for (let world = 0, i = owner * WORLDS; world < WORLDS; world++, i++) {
      if (stones[i] === 0) continue;
      if (marchCost(s, seat, owner, world) <= points) n = toNeighbours(moves.march(owner, world, 0), world, out, n);
      if (owner !== seat && banishCost(s, seat, owner, world) <= points) out[n++] = moves.banish(owner, world);
    }
  }
  return n;
}

const notAnAction: Deed = (_s, _seat, code) => {
  throw new EngineFault(`"${moves.key(code)}" is no action`);
};

const deeds = moves.table<Deed>(
  {
    recruit(s, seat) {
      s.reserve[seat]--; // A13
      s.card[seat]++;
      return ONE_POINT;
    },
    deploy(s, seat) {
      s.card[seat]--; // A14
      s.stones[seat * WORLDS + s.avatar[seat]]++;
      return ONE_POINT;
    },
    recover(s, seat) {
      s.helheim[seat]--; // A17
      s.reserve[seat]++;
      return ONE_POINT;
    },
    dispatch(s, seat, code) {
      s.card[seat]--; // A18
      s.stones[seat * WORLDS + first[code]]++;
      return DISPATCH;
    },
    march(s, seat, code) {
      const cost = marchCost(s, seat, first[code], second[code]); // A10, A15, A19
      carry(s, first[code], second[code], third[code]);
      return cost;
    },
    travel(s, seat, code) {
      s.avatar[first[code]] = second[code]; // A16, A20
      return travelCost(seat, first[code]);
    },
    banish(s, seat, code) {
      const owner = first[code];
      const cost = banishCost(s, seat, owner, second[code]); // A10, A21
      if (takeOff(s, owner, second[code])) s.helheim[owner]++;
      return cost;
    },
    ...giftDeeds,
  },
  notAnAction,
);

/** Takes a player's answer; false if it was the word to end (A11). Svartalfheim spends by it too (W26). */
export function spend(t: Table<State>, seat: number): boolean {
  const code = t.pick(seat);
  if (kindOf[code] === kind.end) {
    if (t.told) t.tell({ type: 'ends', seat, lost: t.s.points });
    return false;
  }
  t.s.points -= doDeed(t, seat, code, deeds);
  return true;
}

/** Does one thing and tells of it, and of a last stone that it put aside (W8). */
export function doDeed(t: Table<State>, seat: number, code: number, table: readonly Deed[]): number {
  const before = t.told ? countAside(t.s) : 0;
  const cost = table[kindOf[code]](t.s, seat, code);
  if (t.told) {
    t.tell(did(seat, code, cost));
    if (countAside(t.s) > before) t.tell({ type: 'keptAside', seat: first[code], world: WORLD_IDS[second[code]] });
  }
  return cost;
}
