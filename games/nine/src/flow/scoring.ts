import { NONE, type Outcome } from '@ennead/kernel';
import {
  CIVILIZATIONS,
  COIN,
  COIN_POINTS,
  DIAMOND,
  DIAMOND_POINTS,
  FACE_DOWN_POINTS,
  HEROES,
  HERO_POINTS,
  INFLUENCES,
  INFLUENCE_IDS,
  SUPREMACY_POINTS,
  TOKENS,
  TOKEN_IDS,
  VP,
  VP_POINTS,
  valueOf,
  type InfluenceId,
  type TokenId,
} from '../box.ts';
import { columnOf, hasJustice, majorityOf, sumOf, tokensOf, type State } from '../state.ts';

/** P1: the points of the final count, line by line in the book's order, as people read them. */
export interface Count {
  supremacies: number;
  influences: number;
  faceDown: number;
  diamonds: number;
  coins: number;
  vp: number;
  heroes: number;
  total: number;
}

/** P2, P3: who takes the Supremacy of a kind of token: most of it alone, or tied and with Justice. */
export function supremeIn(s: State, civilization: number): number {
  let most = 0;
  let leader = NONE;
  for (let i = civilization, seat = 0; i < s.tokens.length; i += TOKENS, seat++) {
    const own = s.tokens[i];
    if (own === 0 || own < most) continue;
    leader = own > most ? seat : hasJustice(s, seat) ? seat : leader !== NONE && hasJustice(s, leader) ? leader : NONE;
    most = own;
  }
  return leader;
}

/** P2, P3, P4: Supremacy tokens that a seat gains. */
export function supremaciesOf(s: State, seat: number): number {
  let count = 0;
  for (let civilization = 0; civilization < CIVILIZATIONS; civilization++)
    if (supremeIn(s, civilization) === seat) count++;
  return count > 0 && hasJustice(s, seat) ? count + 1 : count;
}

/** What makes up the first two lines of the count, by name, as people read it. */
export interface Won {
  /** Civilizations of which the seat takes the Supremacy (P2, P3), and whether Justice adds one (P4). */
  supremacies: TokenId[];
  further: boolean;
  /** Influences of which it has the majority (P5). */
  influences: InfluenceId[];
}

/** What a seat would win if the game ended now. */
export function wonBy(s: State, seat: number): Won {
  const supremacies = TOKEN_IDS.slice(0, CIVILIZATIONS).filter((_, kind) => supremeIn(s, kind) === seat);
  return {
    supremacies,
    further: supremaciesOf(s, seat) > supremacies.length,
    influences: INFLUENCE_IDS.filter((_, influence) => majorityOf(s, influence) === seat),
  };
}

/** The lines as they would be if the game ended now. */
export function countOf(s: State, seat: number): Count {
  let influences = 0;
  let turned = 0;
  for (let influence = 0; influence < INFLUENCES; influence++)
    if (majorityOf(s, influence) === seat) influences += valueOf(influence); // P5, J6
    else turned += columnOf(s, seat, influence); // P6
  const lines = {
    supremacies: SUPREMACY_POINTS * supremaciesOf(s, seat),
    influences,
    faceDown: FACE_DOWN_POINTS * (turned + sumOf(s.down, HEROES, seat)), // P7
    diamonds: DIAMOND_POINTS * tokensOf(s, seat, DIAMOND), // P8
    coins: COIN_POINTS * tokensOf(s, seat, COIN), // P9
    vp: VP_POINTS * tokensOf(s, seat, VP), // P10
    heroes: HERO_POINTS * sumOf(s.heroes, HEROES, seat) + 0, // P11; and no -0
  };
  return { ...lines, total: Object.values(lines).reduce((sum, points) => sum + points, 0) };
}

/** E2: the lowest Influence of which a seat has the majority; one above all if none. */
function lowestMajority(s: State, seat: number): number {
  for (let influence = 0; influence < INFLUENCES; influence++) if (majorityOf(s, influence) === seat) return influence;
  return INFLUENCES;
}

/** E1, E2, E3: by points, then by the lowest majority; else shared. */
export function outcome(s: State): Outcome {
  const seats = Array.from({ length: s.flow.seats }, (_, seat) => seat);
  const values = seats.map(seat => countOf(s, seat).total);
  const lowest = seats.map(seat => lowestMajority(s, seat));
  const beats = (x: number, y: number): boolean =>
    values[x] > values[y] || (values[x] === values[y] && lowest[x] < lowest[y]);
  return { places: seats.map(own => 1 + seats.filter(other => beats(other, own)).length), values };
}
