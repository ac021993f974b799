import { line, when, type Ledger } from './ledger.ts';
import { FEET, shiftedRange, type Band } from './distance.ts';

/** GR: fighting and acting in low, high and no gravity. */
export const GRAVITIES = ['normal', 'low', 'high', 'zero'] as const;
export type Gravity = (typeof GRAVITIES)[number];

export interface InGravity {
  readonly gravity?: Gravity;
  /** Trained in moving in this gravity. */
  readonly trainedInGravity?: boolean;
}

/** GR3, GR5: high and no gravity hinder all physical actions, attacks among them. */
export const gravityLines = ({ gravity = 'normal', trainedInGravity = false }: InGravity): Ledger => [
  ...when(gravity === 'high' && !trainedInGravity, 'high-gravity', 'GR3', 1),
  ...when(gravity === 'zero' && !trainedInGravity, 'zero-gravity', 'GR5', 1),
];

const WEIGHTLESS_FEET = 1000;

/** GR2, GR4, GR6: ranges grow a category in low and no gravity, and shrink one in high; training changes no range. */
export function rangeInGravity(range: Band, gravity: Gravity = 'normal'): { range: Band; feet: number | null } {
  const result = shiftedRange(range, categories(range, gravity));
  if (result !== 'beyond') return { range: result, feet: FEET[result] };
  return { range: result, feet: gravity === 'zero' ? WEIGHTLESS_FEET : null };
}

/** GR2, GR6: low gravity carries short and long ranges farther, none of it very long ones too. */
function categories(range: Band, gravity: Gravity): number {
  if (gravity === 'high') return -1;
  if (gravity === 'normal' || range === 'immediate') return 0;
  return gravity === 'low' && range === 'very-long' ? 0 : 1;
}

const LIGHTER_BLOW = 2;

/** GR1: weapons that rely on weight deal 2 less in low gravity, at least 1. */
export function lowGravityDamage(damage: number, heavy: boolean, { gravity, trainedInGravity }: InGravity): Ledger {
  if (gravity !== 'low' || !heavy || trainedInGravity || damage <= 1) return [];
  return [line('low-gravity', 'GR1', -Math.min(LIGHTER_BLOW, damage - 1))];
}

/** GR7: metal in fluctuating magnetism weighs as in another gravity; without metal nothing changes. */
export const magneticGravity = (muchMetal: boolean, fluctuation: Gravity): Gravity =>
  muchMetal ? fluctuation : 'normal';
