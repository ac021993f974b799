import { line, whole, type Ledger } from './ledger.ts';
import { natural } from './roll.ts';
import { targetOf } from './tasks.ts';

/** AA: attacks on everybody in an area. */
export interface AreaTarget {
  readonly id: string;
  /** Difficulty of the attack against this NPC, situation and easing included. */
  readonly difficulty: number;
}

export interface AreaHit {
  readonly id: string;
  readonly hit: boolean;
  readonly damage: number;
}

/** AA2, AA3: one roll against all NPCs; some attacks hurt a little even those they miss. */
export function areaAttack(
  targets: readonly AreaTarget[],
  { die, bonus = 0 }: { readonly die: number; readonly bonus?: number },
  damage: number,
  least = 0,
): { hits: readonly AreaHit[]; ledger: Ledger } {
  whole(damage, 'damage', 'DM6', 0);
  whole(least, 'least damage', 'DM6', 0);
  const total = natural(die) + bonus;
  const hits = targets.map(({ id, difficulty }) => {
    const hit = difficulty === 0 || total >= targetOf(difficulty);
    return { id, hit, damage: hit ? Math.max(damage, least) : least };
  });
  const count = hits.filter(({ hit }) => hit).length;
  return {
    hits,
    ledger: [
      line('die', 'AA2', die),
      line('area-hits', 'AA2', count),
      line('area-misses', 'AA2', hits.length - count),
      ...(least > 0 ? [line('least-damage', 'AA3', least)] : []),
    ],
  };
}

/** AA1, AA3: a character in the area makes a defence roll of their own. */
export const areaDamageTo = (defended: boolean, damage: number, least = 0): number =>
  defended ? whole(least, 'least damage', 'DM6', 0) : Math.max(whole(damage, 'damage', 'DM6', 0), least);
