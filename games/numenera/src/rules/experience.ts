import { line, whole, type Ledger } from './ledger.ts';

/** XP: experience points are the players' currency; a character keeps what is not spent. */

/** XP1: a gain, whatever it was for. */
export function gainXp<C extends { readonly xp: number }>(character: C, xp: number): { character: C; ledger: Ledger } {
  whole(xp, 'experience points gained', 'XP1', 0);
  return { character: { ...character, xp: character.xp + xp }, ledger: [line('xp-gained', 'XP1', xp)] };
}
