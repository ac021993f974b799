import { line, when, type Ledger } from './ledger.ts';
import { reaches, type Band } from './distance.ts';

/** CO, PO, SU, RG: cover, position, surprise, range. Steps are those of the attack. */
export const COVERS = ['none', 'partial', 'whole', 'pierced'] as const;
export type Cover = (typeof COVERS)[number];

export const SURPRISES = ['none', 'on-guard', 'unaware'] as const;
export type Surprise = (typeof SURPRISES)[number];

export interface Position {
  readonly melee: boolean;
  readonly distance: Band;
  readonly range: Band;
  /** RG3: an ability of the mind or body, not a weapon that is thrown or shot. */
  readonly byAbility?: boolean;
  readonly cover?: Cover;
  readonly targetProne?: boolean;
  /** PO2: the attacker stands higher. */
  readonly higherGround?: boolean;
  readonly surprise?: Surprise;
  /** RG4: the target is just at the end of the range. */
  readonly atLimit?: boolean;
}

/** CO2, RG1, RG2: what cannot be attacked at all; null if it can. */
export function outOfReach({ cover, distance, range, melee }: Position): Ledger | null {
  if (cover === 'whole') return [line('cover-whole', 'CO2')];
  if (!reaches(range, distance)) return [line('out-of-range', melee ? 'RG1' : 'RG2')];
  return null;
}

/** CO1, CO3: cover hinders, pierced or not. */
export const coverLines = ({ cover = 'none' }: Position): Ledger => {
  if (cover === 'pierced') return [line('cover-pierced', 'CO3', 1)];
  return when(cover === 'partial', 'cover', 'CO1', 1);
};

/** PO1, PO2: prone targets are easier in melee and harder from afar; higher ground eases. */
export const standingLines = ({ targetProne, higherGround, melee }: Position): Ledger => [
  ...when(targetProne, melee ? 'prone-melee' : 'prone-ranged', 'PO1', melee ? -1 : 1),
  ...when(higherGround, 'higher-ground', 'PO2', -1),
];

/** SU1, SU2: two steps against the unaware, one against whoever is on guard. */
export const surpriseLines = ({ surprise = 'none' }: Position): Ledger => [
  ...when(surprise === 'unaware', 'surprise', 'SU1', -2),
  ...when(surprise === 'on-guard', 'surprise-on-guard', 'SU2', -1),
];

/** RG3, RG4: a ranged weapon at an immediate distance, or at the end of its range. */
export const rangeLines = ({ melee, byAbility, distance, atLimit }: Position): Ledger => [
  ...when(!melee && !byAbility && distance === 'immediate', 'point-blank', 'RG3', -1),
  ...when(atLimit && !melee && distance !== 'immediate', 'extreme-range', 'RG4', 1),
];
