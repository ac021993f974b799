import { ODIN } from './map.ts';
import type { State } from './state.ts';

/** A15, A16, A13, A14, A17 */
export const ONE_POINT = 1;
/** A18 */
export const DISPATCH = 2;
/** A19 */
const OPPOSING_MARCH = 2;
/** A20 */
export const PUSH = 2;
/** A21 */
const BANISH = 3;

/** A22, A23, A24: what the avatars on the world that an opposing stone leaves do to its price. */
const presence = (s: State, seat: number, owner: number, from: number): number =>
  (s.avatar[owner] === from ? 1 : 0) - (s.avatar[seat] === from ? 1 : 0);

/** H4, H6: Odin holds his owner's stones on his world, and Svartalfheim pays like everybody. */
export const odinsPrice = (s: State, seat: number, owner: number, from: number): number =>
  owner !== seat && s.gift[owner] === ODIN && s.avatar[owner] === from ? 1 : 0;

/** Every other seat is opposing: a partner (G4), a person's other colour (F6). */
export const marchCost = (s: State, seat: number, owner: number, from: number): number =>
  owner === seat ? ONE_POINT : OPPOSING_MARCH + presence(s, seat, owner, from) + odinsPrice(s, seat, owner, from);

export const travelCost = (seat: number, owner: number): number => (owner === seat ? ONE_POINT : PUSH);

/** H7: Odin does not change it. */
export const banishCost = (s: State, seat: number, owner: number, from: number): number =>
  BANISH + presence(s, seat, owner, from);
