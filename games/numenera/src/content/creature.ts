import type { DamageKind } from '../rules/damage.ts';
import type { Threat } from '../rules/defend.ts';
import type { Band } from '../rules/distance.ts';
import type { Stat } from '../rules/tasks.ts';
import type { Strike } from '../rules/water.ts';
import type { Effect } from './effects.ts';

/** Reconstructed: what a creature is, as data. */
export interface Creature<I extends string = string> {
  readonly id: I;
  readonly level: number;
  /** DM3: its target number, unless this says otherwise. */
  readonly health?: number;
  readonly armor: number;
  readonly forms: readonly Form[];
  /** Sees or feels in the dark. */
  readonly senses?: boolean;
  readonly aquatic?: boolean;
  /** Covers a long distance in a move, without a roll. */
  readonly swift?: boolean;
  /** Levels by which its attacks, or its defence, differ from its own. */
  readonly attacksAs?: number;
  readonly defendsAs?: number;
  /** Can do nothing with its mind: attacks on it are in vain. */
  readonly mindless?: boolean;
}

/** One way in which a creature attacks. */
export interface Form {
  readonly threat: Threat;
  readonly range: Band;
  readonly damage: number;
  readonly harm: DamageKind;
  readonly pool?: Stat;
  readonly strike?: Strike;
  /** On everybody around the one it is aimed at. */
  readonly area?: boolean;
  readonly effects: readonly Effect[];
}

/** A blow at an immediate distance. */
export const blow = (amount: number, ...effects: Effect[]): Form => ({
  threat: 'blow',
  range: 'immediate',
  damage: amount,
  harm: 'blow',
  strike: 'slashing',
  effects,
});

export const shot = (range: Band, amount: number, ...effects: Effect[]): Form => ({
  threat: 'missile',
  range,
  damage: amount,
  harm: 'blow',
  strike: 'thrown-or-shot',
  effects,
});

/** A discharge of its own body or device: works underwater. */
export const burst = (range: Band, amount: number, harm: DamageKind, ...effects: Effect[]): Form => ({
  threat: 'missile',
  range,
  damage: amount,
  harm,
  strike: 'works-underwater',
  effects,
});

export const mind = (range: Band, amount: number, ...effects: Effect[]): Form => ({
  threat: 'mind',
  range,
  damage: amount,
  harm: 'mental',
  pool: 'intellect',
  effects,
});

export const creature = <I extends string>(
  id: I,
  level: number,
  armor: number,
  forms: readonly Form[],
  details: Partial<Omit<Creature, 'id'>> = {},
): Creature<I> => ({ id, level, armor, forms, ...details });
