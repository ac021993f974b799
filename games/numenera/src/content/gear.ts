import type { ArmorClass } from '../rules/armor.ts';
import type { WeaponClass } from '../rules/attack.ts';
import type { Band } from '../rules/distance.ts';
import type { Strike } from '../rules/water.ts';

/** Reconstructed: weapons, armor and shields, in our own words. Damage follows from the class (H5). */
export interface Weapon<I extends string = string> {
  readonly id: I;
  readonly class: WeaponClass;
  /** How far it reaches; immediate is melee. */
  readonly range: Band;
  readonly strike: Strike;
}

const melee = <I extends string>(id: I, kind: WeaponClass, strike: Strike): Weapon<I> => ({
  id,
  class: kind,
  range: 'immediate',
  strike,
});
const ranged = <I extends string>(
  id: I,
  kind: WeaponClass,
  range: Band,
  strike: Strike = 'thrown-or-shot',
): Weapon<I> => ({
  id,
  class: kind,
  range,
  strike,
});

export const WEAPONS = [
  melee('fists', 'light', 'bashing'),
  melee('knife', 'light', 'stabbing'),
  melee('rapier', 'light', 'stabbing'),
  melee('hatchet', 'light', 'slashing'),
  ranged('dart', 'light', 'short'),
  ranged('spring-pistol', 'light', 'short'),
  melee('sword', 'medium', 'slashing'),
  melee('spear', 'medium', 'stabbing'),
  melee('mace', 'medium', 'bashing'),
  ranged('javelin', 'medium', 'short'),
  ranged('bow', 'medium', 'long'),
  ranged('crossbow', 'medium', 'long'),
  ranged('gas-harpoon', 'medium', 'short', 'works-underwater'),
  melee('greatsword', 'heavy', 'slashing'),
  melee('maul', 'heavy', 'bashing'),
  ranged('great-bow', 'heavy', 'long'),
] as const satisfies readonly Weapon[];
export type WeaponId = (typeof WEAPONS)[number]['id'];

export interface Armor {
  readonly id: string;
  readonly class: ArmorClass;
}

export const ARMORS = [
  { id: 'leather', class: 'light' },
  { id: 'furs', class: 'light' },
  { id: 'brigandine', class: 'medium' },
  { id: 'chain', class: 'medium' },
  { id: 'plate', class: 'heavy' },
  { id: 'beast-shell', class: 'heavy' },
] as const satisfies readonly Armor[];
export type ArmorId = (typeof ARMORS)[number]['id'];

/** DF7: a shield is an asset for Speed defences, whatever it is made of. */
export const SHIELDS = ['buckler', 'round-shield', 'synth-shield'] as const;
export type ShieldId = (typeof SHIELDS)[number];
