import { line, unlessZero, whole, type Ledger } from './ledger.ts';
import { DIE_FACES } from './tasks.ts';

/** M: easing and hindering by skills and assets. */
export const SKILL_LEVELS = [-1, 0, 1, 2] as const;
export type SkillLevel = (typeof SKILL_LEVELS)[number];

const INABILITY = -1;
const TRAINED = 1;
export const SPECIALIZED = 2;
const MOST_ASSET_STEPS = 2;
const BONUS_OF_A_STEP = 3;

/** M3, M4: the steps of a skill. EL2: no skill is needed to try, so 0 gives no line. */
export function skillLines(level: SkillLevel): Ledger {
  switch (whole(level, 'skill', 'M3', INABILITY, SPECIALIZED)) {
    case INABILITY:
      return [line('inability', 'M4', 1)];
    case TRAINED:
      return [line('trained', 'M3', -1)];
    case SPECIALIZED:
      return [line('specialized', 'M3', -2)];
    default:
      return [];
  }
}

/** M3, M4: several skills that fit one task: trained twice is specialized, never more than two steps. */
export function combinedSkill(levels: readonly SkillLevel[]): SkillLevel {
  const sum = levels.reduce<number>((total, level) => total + level, 0);
  return Math.max(INABILITY, Math.min(SPECIALIZED, sum)) as SkillLevel;
}

/** M5: what assets ease together, the excess given back in a line of its own. */
export function cappedAssets(assets: Ledger): { steps: number; ledger: Ledger } {
  const steps = assets.reduce((sum, { amount = 0 }) => sum - whole(-amount, 'steps of an asset', 'M6', 1), 0);
  const beyond = Math.max(0, -steps - MOST_ASSET_STEPS);
  return { steps: steps + beyond, ledger: [...assets, ...unlessZero('assets-limit', 'M5', beyond)] };
}

/** M5: `count` assets of one step each that the character brings. */
export const ownAssets = (count: number): Ledger => unlessZero('asset', 'M5', -whole(count, 'assets', 'M6', 0) || 0);

/** M9: help by another character is an asset. */
export const helped = (): Ledger => [line('help', 'M9', -1)];

/** R4: roll modifiers of +3 are assets while there is room for them; the rest stays a bonus. */
export function bonusAsAssets(bonus: number, assetSteps: number): { steps: number; bonus: number; ledger: Ledger } {
  whole(bonus, 'modifiers to the roll', 'R2', -DIE_FACES, DIE_FACES);
  const room = MOST_ASSET_STEPS + assetSteps;
  const steps = Math.max(0, Math.min(Math.floor(bonus / BONUS_OF_A_STEP), room));
  const rest = bonus - steps * BONUS_OF_A_STEP;
  return {
    steps: -steps || 0,
    bonus: rest,
    ledger: [...unlessZero('bonus-as-asset', 'R4', -steps || 0), ...unlessZero('bonus', 'R2', rest)],
  };
}
