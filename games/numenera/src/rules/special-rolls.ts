import { line, unlessZero, type Ledger } from './ledger.ts';
import type { TaskKind } from './tasks.ts';
import { natural } from './roll.ts';

/** S: special rolls, intrusions on a 1, minor and major effects. */
export const MINOR_EFFECTS = ['damage-object', 'distract', 'knock-back', 'move-past', 'body-part'] as const; // S7
export type MinorEffect = (typeof MINOR_EFFECTS)[number];

export const MAJOR_EFFECTS = ['disarm', 'impair', 'knock-down', 'stun'] as const; // S8
export type MajorEffect = (typeof MAJOR_EFFECTS)[number];

/** S9: what a natural 20 gives where nothing else fits. */
export const MAJOR_BOONS = ['asset-next-time', 'additional-action', 'free-attack'] as const;
export type MajorBoon = (typeof MAJOR_BOONS)[number];

/** S7, S8: what is done to a foe, for how long. */
export interface FoeEffect {
  readonly hinders?: number;
  readonly lasts?: 'round' | 'combat';
  readonly prone?: boolean;
  readonly losesAction?: boolean;
  readonly drops?: boolean;
  readonly pushed?: boolean;
  /** The attacker may move this far afterwards. */
  readonly moves?: 'short';
  /** A Might roll against the held object's level decides. */
  readonly strikesObject?: boolean;
}

export const EFFECTS: Readonly<Record<MinorEffect | MajorEffect, FoeEffect>> = {
  'damage-object': { strikesObject: true },
  distract: { hinders: 1, lasts: 'round' },
  'knock-back': { pushed: true },
  'move-past': { moves: 'short' },
  'body-part': {},
  disarm: { drops: true },
  impair: { hinders: 1, lasts: 'combat' },
  'knock-down': { prone: true },
  stun: { losesAction: true },
};

/** S7, S8: how much an effect hinders the tasks of its victim. */
export const effectHindrance = (effect: MinorEffect | MajorEffect): number => EFFECTS[effect].hinders ?? 0;

export interface Special {
  /** S1: the game master intrudes and awards nothing. */
  readonly intrusion: boolean;
  /** Damage of an attack on 17 to 20, unless an effect is taken instead. */
  readonly damage: number;
  readonly effect: 'none' | 'minor' | 'major';
  /** S6: the points of the action come back. */
  readonly refund: boolean;
  readonly ledger: Ledger;
}

const LEAST_WITH_DAMAGE = 17;
const MINOR = 19;
const MAJOR = 20;

/** S2, S3, S4, S5, DT3: 17 to 20 add 1 to 4, for an impaired character 1. */
function extraDamage(die: number, impaired: boolean): number {
  if (die < LEAST_WITH_DAMAGE) return 0;
  return impaired ? 1 : die - LEAST_WITH_DAMAGE + 1;
}

/** S2 to S5, DT3: the damage that a roll has added, by the rule that it comes from. */
export const specialDamage = (die: number, damage: number, impaired: boolean): Ledger =>
  unlessZero(
    'special-damage',
    impaired ? 'DT3' : (['S2', 'S3', 'S4', 'S5'] as const)[Math.max(0, die - LEAST_WITH_DAMAGE)],
    damage,
  );

/** S1 to S6, DT3: what a natural roll brings besides success or failure. */
export function specialOf(die: number, kind: TaskKind, success: boolean, impaired: boolean): Special {
  natural(die);
  const damage = kind === 'attack' && success ? extraDamage(die, impaired) : 0;
  const effect = !success || impaired || die < MINOR ? 'none' : die === MAJOR ? 'major' : 'minor';
  const refund = die === MAJOR && !impaired;
  return {
    intrusion: die === 1,
    damage,
    effect,
    refund,
    ledger: [
      ...(die === 1 ? [line('free-intrusion', 'S1')] : []),
      ...specialDamage(die, damage, impaired),
      ...(effect === 'minor' ? [line('minor-effect', 'S4')] : []),
      ...(effect === 'major' ? [line('major-effect', 'S5')] : []),
    ],
  };
}

const EFFECTS_AFTER: Readonly<Record<Special['effect'], readonly (MinorEffect | MajorEffect)[]>> = {
  none: [],
  minor: MINOR_EFFECTS,
  major: [...MINOR_EFFECTS, ...MAJOR_EFFECTS],
};

/** S10: the effects that an attack may take in place of the extra damage; not both. */
export const effectsAfter = (effect: Special['effect']): readonly (MinorEffect | MajorEffect)[] =>
  EFFECTS_AFTER[effect];

const LUCKY_BLOW = 2;

/** S11: the intrusion of a 1 on a defence may be a lucky blow. */
export const luckyBlow = (): Ledger => [line('lucky-blow', 'S11', LUCKY_BLOW)];
