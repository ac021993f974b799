import { EngineFault, type Draft } from '@ennead/kernel';
import { WORLDS } from '../map.ts';
import { CARD, RESERVE, moves } from '../moves.ts';
import { toNeighbours, type Deed, type Offer } from '../offer.ts';
import { COPY, DESTROY, POWER_IDS, PROTECT, carry, takeOff, type PowerId, type State } from '../state.ts';

const [first, second, third] = moves.args;

/** W5, W13: whether a power of this seat may touch that colour; F6, G4: friends are others too. */
const mayTouch = (s: State, seat: number, owner: number): boolean => owner === seat || owner !== s.shielded;

/** Calls for every stone that a power may touch; `base` is the code for owner 0 and world 0. */
function eachStone(s: State, seat: number, base: number, out: Int32Array, count: number): number {
  let n = count;
  for (let owner = 0; owner < s.avatar.length; owner++) {
    if (!mayTouch(s, seat, owner)) continue;
    for (let i = owner * WORLDS; i < (owner + 1) * WORLDS; i++) if (s.stones[i] > 0) out[n++] = base + i;
  }
  return n;
}

/** Where the user's stone may come from: W20, W23. */
const holds = (s: State, seat: number, source: number): boolean =>
  (source === RESERVE ? s.reserve[seat] : s.card[seat]) > 0;

const offers: Readonly<Record<PowerId, Offer>> = {
  protect(_s, _seat, out, n) {
    out[n] = moves.protect(); // W15
    return n + 1;
  },
  retrieve(s, seat, out, count) {
    let n = count;
    for (let owner = 0; owner < s.avatar.length; owner++)
      if (s.helheim[owner] > 0 && mayTouch(s, seat, owner))
        for (let world = 0; world < WORLDS; world++) out[n++] = moves.retrieve(owner, world); // W16
    if (s.reserve[seat] > 0) out[n++] = moves.replenish(); // W17
    return n;
  },
  move(s, seat, out, count) {
    let n = count;
    for (let owner = 0; owner < s.avatar.length; owner++) {
      if (!mayTouch(s, seat, owner)) continue;
      for (let world = 0; world < WORLDS; world++)
        if (s.stones[owner * WORLDS + world] > 0) n = toNeighbours(moves.march(owner, world, 0), world, out, n); // W18, H7
    }
    return n;
  },
  steal(s, seat, out, count) {
    let n = count;
    for (let source = RESERVE; source <= CARD; source++) {
      if (!holds(s, seat, source)) continue; // W21
      for (let owner = 0; owner < s.avatar.length; owner++) {
        if (owner === seat || !mayTouch(s, seat, owner)) continue; // W20
        for (let world = 0; world < WORLDS; world++)
          if (s.stones[owner * WORLDS + world] > 0) out[n++] = moves.steal(owner, world, source);
      }
    }
    return n;
  },
  exchange(s, seat, out, count) {
    let n = count;
    for (let own = 0; own < WORLDS; own++) {
      if (s.stones[seat * WORLDS + own] === 0) continue;
      for (let owner = 0; owner < s.avatar.length; owner++) {
        if (owner === seat || !mayTouch(s, seat, owner)) continue; // W22
        for (let world = 0; world < WORLDS; world++)
          if (world !== own && s.stones[owner * WORLDS + world] > 0) out[n++] = moves.exchange(own, owner, world);
      }
    }
    return n;
  },
  add(s, seat, out, count) {
    let n = count;
    for (let source = RESERVE; source <= CARD; source++)
      if (holds(s, seat, source)) for (let world = 0; world < WORLDS; world++) out[n++] = moves.add(world, source); // W23
    return n;
  },
  destroy: (s, seat, out, n) => eachStone(s, seat, moves.destroy(0, 0), out, n), // W24
  spend: (_s, _seat, _out, n) => n, // W26 has a decision of its own
  banish: (s, seat, out, n) => eachStone(s, seat, moves.banish(0, 0), out, n), // W28
  copy(_s, _seat, out, count) {
    let n = count;
    for (let power = 0; power < COPY; power++) if (power !== PROTECT) out[n++] = moves.copy(power); // D5
    return n;
  },
};

/** By power, what its user may do besides declining. */
export const powerOffers: readonly Offer[] = POWER_IDS.map(id => offers[id]);

/** W24, W25: one stone destroyed, or two sent to their cards, in ascending order so that a pair has one path. */
export function destroyOptions(s: State, seat: number, draft: Draft, out: Int32Array): number {
  const recall = moves.recall(0, 0);
  const stones = eachStone(s, seat, recall, out, 0);
  const loneStone = stones === 1 && s.stones[out[0] - recall] === 1; // W12
  if (draft.length > 0) {
    if (draft.length > 1 || loneStone || moves.kindOf[draft[0]] !== moves.kind.recall) return 0;
    return keepFrom(s, draft[0], recall, out, stones);
  }
  const last = stones - 1;
  let n = stones;
  if (n > 0 && !loneStone && s.stones[out[last] - recall] === 1) n = last; // nothing could follow it
  out[n++] = moves.decline();
  return powerOffers[DESTROY](s, seat, out, n);
}

/** What may follow a first recall: stones further on, or a second one of the same colour and world. */
function keepFrom(s: State, picked: number, base: number, out: Int32Array, count: number): number {
  let n = 0;
  for (let i = 0; i < count; i++)
    if (out[i] > picked || (out[i] === picked && s.stones[picked - base] > 1)) out[n++] = out[i];
  return n;
}

/** Takes one of the user's stones from where the option says. */
function takeFrom(s: State, seat: number, source: number): void {
  if (source === RESERVE) s.reserve[seat]--;
  else s.card[seat]--;
}

const notAPower: Deed = (_s, _seat, code) => {
  throw new EngineFault(`"${moves.key(code)}" is no use of a world power`);
};

/** What each option does; powers cost nothing. */
export const powerDeeds = moves.table<Deed>(
  {
    decline: () => 0,
    copy: () => 0,
    protect: (s, seat) => ((s.shielded = seat), 0), // W13
    retrieve(s, _seat, code) {
      s.helheim[first[code]]--; // W16
      s.stones[first[code] * WORLDS + second[code]]++;
      return 0;
    },
    replenish(s, seat) {
      const stones = Math.min(2, s.reserve[seat]); // W12, W17
      s.reserve[seat] -= stones;
      s.card[seat] += stones;
      return 0;
    },
    march(s, _seat, code) {
      carry(s, first[code], second[code], third[code]); // W10, W18
      return 0;
    },
    steal(s, seat, code) {
      const owner = first[code];
      if (takeOff(s, owner, second[code])) s.card[owner]++; // W20, W8
      takeFrom(s, seat, third[code]);
      s.stones[seat * WORLDS + second[code]]++;
      return 0;
    },
    exchange(s, seat, code) {
      carry(s, seat, first[code], third[code]); // W10, W22
      carry(s, second[code], third[code], first[code]);
      return 0;
    },
    add(s, seat, code) {
      takeFrom(s, seat, second[code]); // W23
      s.stones[seat * WORLDS + first[code]]++;
      return 0;
    },
    destroy(s, _seat, code) {
      if (takeOff(s, first[code], second[code])) s.reserve[first[code]]++; // W24
      return 0;
    },
    recall(s, _seat, code) {
      if (takeOff(s, first[code], second[code])) s.card[first[code]]++; // W25
      return 0;
    },
    banish(s, _seat, code) {
      if (takeOff(s, first[code], second[code])) s.helheim[first[code]]++; // W28
      return 0;
    },
  },
  notAPower,
);
