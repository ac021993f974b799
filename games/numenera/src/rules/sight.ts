import { line, when, type Ledger } from './ledger.ts';
import type { SkillLevel } from './easing.ts';
import { reaches, type Band } from './distance.ts';

/** IL, VI: illumination and visibility. Steps are those of the attack. */
export const LIGHTS = ['bright', 'dim', 'very-dim', 'dark'] as const;
export type Light = (typeof LIGHTS)[number];

export const MISTS = ['none', 'mist', 'dense'] as const;
export type Mist = (typeof MISTS)[number];

export interface Sight {
  readonly melee: boolean;
  readonly distance: Band;
  readonly light?: Light;
  readonly mist?: Mist;
  readonly hiding?: boolean;
  readonly invisible?: boolean;
  /** Hearing or another sense tells where the target is. */
  readonly otherSenses?: boolean;
  /** IL5: 1 XP, or an intrusion of the game master, lets a hopeless shot be tried. */
  readonly luckyShot?: boolean;
  /** Skill of the attacker in low-light spotting. */
  readonly spotting?: SkillLevel;
}

const BLIND = 4;

/** IL1, IL2: how far light lets one see, clearly and vaguely. */
export const SEEN: Readonly<Record<Light, { clear: Band; vague: Band } | null>> = {
  bright: { clear: 'beyond', vague: 'beyond' },
  dim: { clear: 'short', vague: 'short' },
  'very-dim': { clear: 'immediate', vague: 'short' },
  dark: null,
};

/** IL3, VI2: darkness, what lies beyond the light, mist too dense to shoot through. */
function isDark({ light = 'bright', mist, melee, distance }: Sight): boolean {
  if (mist === 'dense' && !melee) return true;
  const seen = SEEN[light];
  return light !== 'bright' && !(seen && reaches(seen.vague, distance));
}

/** IL4, VI4: nobody to aim at; null if the attack can be made. */
export function outOfSight(sight: Sight): Ledger | null {
  if (sight.otherSenses || sight.luckyShot) return null;
  if (isDark(sight)) return [line('too-dark', 'IL4')];
  return sight.invisible ? [line('invisible-lost', 'VI4')] : null;
}

function lightLines(sight: Sight): Ledger {
  const { light = 'bright', distance } = sight;
  if (isDark(sight))
    return [
      sight.mist === 'dense' && light !== 'dark' ? line('mist-dense', 'VI2', BLIND) : line('darkness', 'IL4', BLIND),
    ];
  if (light === 'dim') return [line('dim-light', 'IL1', 1)];
  if (light === 'very-dim') return [line('very-dim-light', 'IL2', distance === 'immediate' ? 1 : 2)];
  return [];
}

/** IL1, IL2, IL4: training helps by a step, specialization by two, never below nothing. */
function spottingLines(lines: Ledger, spotting: SkillLevel): Ledger {
  const [found] = lines;
  if (!found || spotting <= 0) return [];
  const most = found.what === 'dim-light' ? 1 : spotting;
  return [line('low-light-spotting', found.rule, -Math.min(most, found.amount ?? 0))];
}

/** IL1 to IL5, VI1 to VI4: what light and sight make of an attack. */
export function sightLines(sight: Sight): Ledger {
  const light = lightLines(sight);
  const spotting = spottingLines(light, sight.spotting ?? 0);
  return [
    ...light,
    ...spotting,
    ...when(sight.mist === 'mist' && !sight.melee, 'mist', 'VI1', 1),
    ...when(sight.mist === 'dense' && sight.melee, 'mist-melee', 'VI2', 1),
    ...when(sight.hiding && !sight.melee, 'hiding', 'VI3', 1),
    ...when(sight.invisible && !isDark(sight), 'invisible', 'VI4', BLIND),
    ...when(sight.luckyShot, 'lucky-shot', 'IL5'),
  ];
}
