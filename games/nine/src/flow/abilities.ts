import type { Table } from '@ennead/kernel';
import {
  ABHILASHA,
  BYUN_HYUNG_JA,
  CARD_IDS,
  CHAOS,
  CIVILIZATIONS,
  COIN,
  DIAMOND,
  GALMI,
  GOAN_SUL,
  HEROES,
  INFLUENCES,
  INFLUENCE_IDS,
  MILITARY,
  MOVABLE,
  NARASHIMA,
  PHOENIX,
  SCIENCE,
  TOKENS,
  TOMORROW,
  VP,
  XI_AN,
} from '../box.ts';
import { NOTHING, moves, type Move } from '../moves.ts';
import { gain, handOver, isProtected, pay, putUnder, takeFromColumn, tokensOf, type State } from '../state.ts';

/** I10: Coins for a Diamond. */
export const COINS_FOR_DIAMOND = 4;

const [first, second] = moves.args;

/** Adds the options of an ability to a list that has `n` already, and tells how many it has now. */
type Offer = (s: State, seat: number, out: Int32Array, n: number) => number;
export type Deed = (t: Table<State>, seat: number, code: number) => void;

const nothing: Offer = (_s, _seat, _out, n) => n;

/** M4: a gain that the supply has. */
const gaining =
  (code: number, token: number): Offer =>
  (s, _seat, out, n) => {
    if (s.supply[token] === 0) return n;
    out[n] = code;
    return n + 1;
  };

const COIN_CODE = moves.coin();
const MINT = moves.mint();
const MILITARY_CODE = moves.military();
const FUSE = moves.fuse();
/** Codes go by owner and column, and Alpha's by loot after that. */
const FIRST_STRIKE = moves.strike(0, 0);
const FIRST_ALPHA = moves.alpha(0, 0, 0);
const LOOTS = MOVABLE + 1;

/** I8, I9, I10 */
const abhilasha: Offer = (s, seat, out, count) => {
  let n = count;
  if (s.supply[COIN] > 0) out[n++] = COIN_CODE;
  else
    for (let owner = 0; owner < s.flow.seats; owner++)
      if (owner !== seat && s.tokens[owner * TOKENS + COIN] > 0) out[n++] = moves.rob(owner);
  if (s.tokens[seat * TOKENS + COIN] >= COINS_FOR_DIAMOND && s.supply[DIAMOND] > 0) out[n++] = MINT;
  return n;
};

/** I11, I12 */
const narashima: Offer = (s, seat, out, count) => {
  let n = count;
  for (let hero = 0; hero < HEROES; hero++) {
    if (s.heroes[seat * HEROES + hero] === 0) continue;
    out[n++] = moves.dismiss(hero);
    out[n++] = moves.turn(hero);
  }
  return n;
};

/** I15, I16 */
const goanSul: Offer = (s, seat, out, count) => {
  let n = count;
  if (s.supply[MILITARY] > 0) out[n++] = MILITARY_CODE;
  if (s.tokens[seat * TOKENS + MILITARY] === 0) return n;
  for (let owner = 0, i = 0; owner < s.flow.seats; owner++)
    for (let column = 0; column < INFLUENCES; column++, i++)
      if (isTarget(s, seat, owner, column)) out[n++] = FIRST_STRIKE + i;
  return n;
};

/** I4, H1: a column of an opponent that may lose a card. */
const isTarget = (s: State, seat: number, owner: number, column: number): boolean =>
  owner !== seat && s.columns[owner * INFLUENCES + column] > 0 && !isProtected(s, owner, column);

/** I17, I18, I19 */
const xiAn: Offer = (s, seat, out, count) => {
  const own = seat * TOKENS;
  let n = count;
  for (let give = 0; give < MOVABLE; give++) {
    if (s.tokens[own + give] === 0) continue;
    for (let take = 0; take < MOVABLE; take++)
      if (take !== give && s.supply[take] > 0) out[n++] = moves.exchange(give, take);
  }
  if (s.supply[DIAMOND] > 0 && hasOneOfEach(s, seat)) out[n++] = FUSE;
  return n;
};

/** I19: a token of every Civilization. */
export function hasOneOfEach(s: State, seat: number): boolean {
  for (let token = 0; token < CIVILIZATIONS; token++) if (tokensOf(s, seat, token) === 0) return false;
  return true;
}

/** I20 */
const byunHyungJa: Offer = (s, seat, out, count) => {
  const own = seat * INFLUENCES;
  let n = count;
  if (s.columns[own + BYUN_HYUNG_JA] === 0) return n;
  for (let column = 0; column < BYUN_HYUNG_JA; column++)
    if (s.columns[own + column] > 0) out[n++] = moves.disguise(column);
  return n;
};

/** By Influence, what its kingdom ability may do now. Justice (I1) and the shield (I3) are not for copying and stand apart. */
export const abilityOffers: readonly Offer[] = [
  nothing, // Justice
  gaining(moves.chaos(), CHAOS), // Tomorrow, I2
  nothing, // Galmi
  abhilasha,
  narashima,
  gaining(moves.science(), SCIENCE), // Phoenix, I14
  goanSul,
  xiAn,
  byunHyungJa,
];

/** A hero leaves; those that were used, or played before, go first. */
function removeHero(s: State, seat: number, hero: number): void {
  const left = --s.heroes[seat * HEROES + hero];
  if (s.ready[hero] > left) s.ready[hero] = left; // K6
}

/** I22: destroys a card of a column, and says which it was. */
export function destroy(t: Table<State>, owner: number, column: number): void {
  const face = takeFromColumn(t.s, owner, column);
  if (t.told) t.tell({ type: 'destroyed', owner, column: INFLUENCE_IDS[column], card: CARD_IDS[face] });
}

/** What each use of a kingdom ability does. */
export const abilityDeeds = {
  chaos: (t, seat) => gain(t.s, seat, CHAOS),
  coin: (t, seat) => gain(t.s, seat, COIN),
  rob: (t, seat, code) => handOver(t.s, first[code], seat, COIN),
  mint(t, seat) {
    pay(t.s, seat, COIN, COINS_FOR_DIAMOND);
    gain(t.s, seat, DIAMOND);
  },
  dismiss(t, seat, code) {
    removeHero(t.s, seat, first[code]); // I11
    putUnder(t.s, INFLUENCES + first[code]);
  },
  turn(t, seat, code) {
    removeHero(t.s, seat, first[code]); // I12
    t.s.down[seat * HEROES + first[code]]++; // I13
    gain(t.s, seat, VP);
  },
  science: (t, seat) => gain(t.s, seat, SCIENCE),
  military: (t, seat) => gain(t.s, seat, MILITARY),
  strike(t, seat, code) {
    handOver(t.s, seat, first[code], MILITARY); // I16
    destroy(t, first[code], second[code]);
  },
  exchange(t, seat, code) {
    pay(t.s, seat, first[code]); // I17
    gain(t.s, seat, second[code]);
  },
  fuse(t, seat) {
    for (let token = 0; token < CIVILIZATIONS; token++) pay(t.s, seat, token); // I19
    gain(t.s, seat, DIAMOND);
  },
  disguise(t, seat, code) {
    const own = seat * INFLUENCES;
    t.s.columns[own + BYUN_HYUNG_JA]--; // I20, I21
    t.s.columns[own + first[code]]++;
    t.s.copies[own + first[code]]++;
  },
} satisfies Partial<Record<Move, Deed>>;

/** Whose ability a move is; the shield is Galmi's. */
export const ABILITY_OF: Readonly<Partial<Record<Move, number>>> = {
  chaos: TOMORROW,
  shield: GALMI,
  coin: ABHILASHA,
  rob: ABHILASHA,
  mint: ABHILASHA,
  dismiss: NARASHIMA,
  turn: NARASHIMA,
  science: PHOENIX,
  military: GOAN_SUL,
  strike: GOAN_SUL,
  exchange: XI_AN,
  fuse: XI_AN,
  disguise: BYUN_HYUNG_JA,
};

/** H1, H2: every card that Alpha may destroy, with everything that may be stolen then. */
export function alphaOptions(s: State, seat: number, out: Int32Array, count: number): number {
  let n = count;
  for (let owner = 0, i = 0; owner < s.flow.seats; owner++)
    for (let column = 0; column < INFLUENCES; column++, i++) {
      if (!isTarget(s, seat, owner, column)) continue;
      const before = n;
      for (let token = 0; token < MOVABLE; token++)
        if (tokensOf(s, owner, token) > 0) out[n++] = FIRST_ALPHA + i * LOOTS + token;
      if (n === before) out[n++] = FIRST_ALPHA + i * LOOTS + NOTHING;
    }
  return n;
}
