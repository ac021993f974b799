import { line, whole, type Ledger } from './ledger.ts';
import type { Damage, DamageKind } from './damage.ts';

/** AR: Armor. */
export const ARMOR_CLASSES = ['none', 'light', 'medium', 'heavy'] as const;
export type ArmorClass = (typeof ARMOR_CLASSES)[number];

/** AR2: points of worn armor; E9: each is also a point more for a level of Speed Effort. */
export const ARMOR_POINTS: Readonly<Record<ArmorClass, number>> = { none: 0, light: 1, medium: 2, heavy: 3 };

/** One thing that protects. */
export interface ArmorSource {
  readonly armor: number;
  /** AR6: what it is worth against some kinds instead. */
  readonly against?: Partial<Readonly<Record<DamageKind, number>>>;
}

export const worn = (armor: ArmorClass): ArmorSource => ({ armor: ARMOR_POINTS[armor] });

/** AR4, AR5: damage from which Armor in general does not protect. */
export const ignoresArmor = ({ stat = 'might', ambient = false }: Damage): boolean => stat !== 'might' || ambient;

/** AR3, AR4, AR5, AR6: sources add up; where Armor is ignored, only what is meant for that kind counts. */
export function armorAgainst(damage: Damage, sources: readonly ArmorSource[]): { armor: number; ledger: Ledger } {
  const ignored = ignoresArmor(damage);
  let general = 0;
  let special = 0;
  for (const { armor, against } of sources) {
    const named = damage.kind === undefined ? undefined : against?.[damage.kind];
    if (named !== undefined) special += whole(named, 'Armor', 'AR6', 0);
    else if (!ignored) general += whole(armor, 'Armor', 'AR3', 0);
  }
  const rule = damage.ambient ? 'AR5' : 'AR4';
  return {
    armor: general + special,
    ledger: [
      ...(ignored ? [line('armor-ignored', rule)] : []),
      ...(general > 0 ? [line('armor', 'AR3', general)] : []),
      ...(special > 0 ? [line('armor-special', 'AR6', special)] : []),
    ],
  };
}
