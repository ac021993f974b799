import { NONE, openFlow, type Setup } from '@ennead/kernel';
import { ASGARD, WORLDS } from './map.ts';
import { COPY, PROTECT, STONES, type Rates, type State } from './state.ts';
import { SUGGESTED, TURNS } from './variants.ts';

/** A1, A2, A5, A6, A7; D2, D3. */
const RATES: Readonly<Record<number, Rates>> = {
  2: { base: 8, atHome: 0, first: 0, second: 0 },
  3: { base: 7, atHome: 1, first: 0, second: 0 },
  4: { base: 6, atHome: 1, first: 1, second: 0 },
  5: { base: 5, atHome: 1, first: 2, second: 1 },
  6: { base: 4, atHome: 1, first: 2, second: 1 },
};

/** F2: with the suggested worlds in this order, one person plays the outer two and one the inner two. */
const FOUR_COLOUR_SIDES = [0, 1, 1, 0];

const each = (seats: number, value: (seat: number) => number): number[] =>
  Array.from({ length: seats }, (_, seat) => value(seat));

/** The sides of a mode, and all that G3 changes at set-up: G2 has partners sit opposite. */
function sidesOf(mode: unknown, seats: number): number[] {
  if (mode === 'four-colours') return [...FOUR_COLOUR_SIDES];
  return each(seats, seat => (mode === 'standard' ? seat : seat % (seats / 2)));
}

/** The power tokens in the order of the worlds that have them printed; in the training game Asgard copies (D5). */
export const tokens = (seats: number): number[] =>
  each(WORLDS, world => (world === ASGARD && seats === 2 ? COPY : PROTECT + world));

/** The state before homes and powers are dealt: variants are values here, and nowhere a question later. */
export function start({ seats, options }: Setup): State {
  const { length, mode, start: deal, avatarPowers, variablePowers } = options;
  const homes = deal === 'random' ? each(seats, () => NONE) : [...SUGGESTED[seats]];
  const sides = sidesOf(mode, seats);
  return {
    flow: openFlow(seats),
    turn: 1, // S14
    turns: TURNS[String(length)],
    home: homes,
    stones: each(seats * WORLDS, () => 0),
    card: each(seats, () => 1), // S10
    reserve: each(seats, () => STONES - 2),
    helheim: each(seats, () => 0), // S12
    valhalla: each(seats, () => 0),
    avatar: each(seats, () => 0),
    score: each(seats, () => 0), // S13
    order: each(seats, seat => seat),
    allotted: each(seats, () => 0),
    points: 0,
    gift: each(seats, () => (avatarPowers === true ? 0 : NONE)), // H1: set with the homes
    giftUsed: false,
    powers: variablePowers === true ? each(WORLDS, () => NONE) : tokens(seats),
    owner: each(WORLDS, () => NONE),
    aside: each(WORLDS, () => 0),
    shielded: NONE,
    running: NONE,
    camps: mode === 'alliances' ? [...sides] : each(seats, seat => seat), // F5, G7, G8
    sides,
    rates: { ...RATES[seats] },
  };
}
