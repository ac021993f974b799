import { unlessZero, when, type Ledger } from './ledger.ts';

/** EN: what lasting effects and abilities add to an attempt. Steps are those of whoever tries. */

/** S7, S8: distracted or impaired by a special roll, or by an effect that says so. */
export const hinderedLines = (steps: number): Ledger => unlessZero('hindered', 'S8', steps);

/** EN7: an effect that eases one's attacks, and one that opens the target to attacks. */
export const attackLines = (eased: number, exposed: number): Ledger => [
  ...unlessZero('lasting-attack', 'EN7', -eased || 0),
  ...unlessZero('exposed', 'EN7', -exposed || 0),
];

/** EN7: an effect that protects; against an NPC's attack it eases the defence. */
export const defenceLines = (eased: number): Ledger => unlessZero('lasting-defence', 'EN7', -eased || 0);

/** EN11: the ability itself is easy to hit with. */
export const easedLines = (steps: number): Ledger => unlessZero('ability-eased', 'EN11', -steps || 0);

/** EN11: what drill and lasting effects add to damage. */
export const bonusDamage = (drill: number, lasting: number): Ledger => [
  ...unlessZero('weapon-drill', 'EN11', drill),
  ...unlessZero('lasting-damage', 'EN7', lasting),
];

/** EN11: a cypher is used up. */
export const cypherLines = (): Ledger => when(true, 'cypher-used', 'EN11');
