import type { AttackKind, WeaponClass } from '../rules/attack.ts';
import type { CharacterType } from '../rules/character.ts';
import type { DamageKind } from '../rules/damage.ts';
import type { Band } from '../rules/distance.ts';
import type { Stat } from '../rules/tasks.ts';
import type { Aim, Effect } from './effects.ts';

/** Reconstructed: what an ability of a character is, as data. */
export type AbilityType = Exclude<CharacterType, 'other'>;

interface Named<I extends string> {
  readonly id: I;
  readonly type: AbilityType;
  readonly tier: 1 | 2 | 3;
}

/** Something that is done with an action. */
export interface Deed<I extends string = string> extends Named<I> {
  readonly use: 'action';
  readonly stat: Stat;
  /** Points of that stat; Edge counts (C2). */
  readonly cost: number;
  readonly aim: Aim;
  /** How it is an attack, where it is aimed at foes. */
  readonly kind?: AttackKind;
  readonly range: Band;
  /** It strikes with the weapon at hand: damage is the weapon's and this on top. */
  readonly weapon?: boolean;
  readonly damage?: number;
  readonly harm?: DamageKind;
  /** The Pool that the damage goes to. */
  readonly pool?: Stat;
  /** Steps by which the attack is eased. */
  readonly ease?: number;
  /** AA3: damage to whom it misses, if Effort went into damage. */
  readonly least?: number;
  readonly effects: readonly Effect[];
}

/** Something that a character simply is. */
export interface Enabler<I extends string = string> extends Named<I> {
  readonly use: 'passive';
  readonly gives: Gift;
}

export interface Gift {
  readonly armor?: number;
  /** Damage with weapons. */
  readonly damage?: number;
  readonly armorEase?: number;
  readonly recovery?: number;
  /** Trained in defence with this stat. */
  readonly defence?: Stat;
  /** Trained in attacks with weapons of this class, or with abilities. */
  readonly attack?: WeaponClass | 'ability';
  readonly initiative?: boolean;
}

export type Ability = Deed | Enabler;
