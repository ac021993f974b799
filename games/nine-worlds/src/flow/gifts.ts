import { NONE } from '@ennead/kernel';
import { odinsPrice } from '../costs.ts';
import { BEOWULF, FREYR, HEL, HREIDMAR, NEIGHBOURS, SURTR, THRYM, WORLDS, isAdjacent } from '../map.ts';
import { moves, type Move } from '../moves.ts';
import { toNeighbours, type Deed, type Offer } from '../offer.ts';
import { carry, stonesOn, type State } from '../state.ts';

const [first, second] = moves.args;

/** H10 */
const freyr: Offer = (s, seat, out, count) => {
  const here = s.avatar[seat];
  let n = count;
  for (let owner = 0; owner < s.avatar.length; owner++)
    if (stonesOn(s, owner, here) > 0 && odinsPrice(s, seat, owner, here) <= s.points)
      n = toNeighbours(moves.freyr(owner, 0), here, out, n);
  return n;
};

/** H11 */
const thrym: Offer = (s, seat, out, count) => {
  let n = count;
  for (const from of NEIGHBOURS[s.avatar[seat]])
    for (let owner = 0; owner < s.avatar.length; owner++)
      if (stonesOn(s, owner, from) > 0 && odinsPrice(s, seat, owner, from) <= s.points)
        out[n++] = moves.thrym(owner, from);
  return n;
};

/** H12: where both stand on one world nothing would change. */
const beowulf: Offer = (s, seat, out, count) => {
  let n = count;
  for (let owner = 0; owner < s.avatar.length; owner++)
    if (s.avatar[owner] !== s.avatar[seat]) out[n++] = moves.beowulf(owner);
  return n;
};

/** H13 */
const hreidmar: Offer = (s, seat, out, count) => {
  let n = count;
  if (s.reserve[seat] > 0) out[n++] = moves.hreidmarRecruit();
  if (s.card[seat] > 0) out[n++] = moves.hreidmarDeploy();
  return n;
};

/** H14 */
const surtr: Offer = (s, seat, out, count) => {
  let n = count;
  for (let owner = 0; owner < s.avatar.length; owner++)
    if (stonesOn(s, owner, s.avatar[seat]) > 0) out[n++] = moves.surtr(owner);
  return n;
};

/** H17 */
export const isInHelsReach = (s: State, seat: number, owner: number): boolean =>
  owner !== seat && (s.avatar[owner] === s.avatar[seat] || isAdjacent(s.avatar[owner], s.avatar[seat]));

const hel: Offer = (s, seat, out, count) => {
  let n = count;
  for (let owner = 0; owner < s.avatar.length; owner++)
    if (isInHelsReach(s, seat, owner)) n = toNeighbours(moves.hel(owner, 0), s.avatar[owner], out, n);
  return n;
};

const nothing: Offer = (_s, _seat, _out, n) => n;

/** H3: by avatar, what it may do for nothing. Odin, Ullr and Andvari act elsewhere. */
const offers: readonly Offer[] = Array.from({ length: WORLDS }, (_, avatar) => {
  const own: Readonly<Record<number, Offer>> = {
    [FREYR]: freyr,
    [THRYM]: thrym,
    [BEOWULF]: beowulf,
    [HREIDMAR]: hreidmar,
    [SURTR]: surtr,
    [HEL]: hel,
  };
  return own[avatar] ?? nothing;
});

/** H3: once a turn. */
export function giftOptions(s: State, seat: number, out: Int32Array, n: number): number {
  return s.giftUsed || s.gift[seat] === NONE ? n : offers[s.gift[seat]](s, seat, out, n);
}

const scratch = new Int32Array(moves.size);

/** A11: whether an avatar can still do something when the points are gone. */
export const hasFreeMove = (s: State, seat: number): boolean => giftOptions(s, seat, scratch, 0) > 0;

/** The free deeds; what Odin asks for them is their cost (H5). */
export const giftDeeds = {
  freyr(s, seat, code) {
    const from = s.avatar[seat];
    s.giftUsed = true;
    const cost = odinsPrice(s, seat, first[code], from);
    carry(s, first[code], from, second[code]);
    return cost;
  },
  thrym(s, seat, code) {
    s.giftUsed = true;
    carry(s, first[code], second[code], s.avatar[seat]);
    return odinsPrice(s, seat, first[code], second[code]);
  },
  beowulf(s, seat, code) {
    const there = s.avatar[first[code]];
    s.avatar[first[code]] = s.avatar[seat];
    s.avatar[seat] = there;
    s.giftUsed = true;
    return 0;
  },
  hreidmarRecruit(s, seat) {
    s.reserve[seat]--;
    s.card[seat]++;
    s.giftUsed = true;
    return 0;
  },
  hreidmarDeploy(s, seat) {
    s.card[seat]--;
    s.stones[seat * WORLDS + s.avatar[seat]]++;
    s.giftUsed = true;
    return 0;
  },
  surtr(s, seat, code) {
    s.stones[first[code] * WORLDS + s.avatar[seat]]--;
    s.card[first[code]]++;
    s.giftUsed = true;
    return 0;
  },
  hel(s, _seat, code) {
    s.avatar[first[code]] = second[code];
    s.giftUsed = true;
    return 0;
  },
} satisfies Partial<Record<Move, Deed>>;
