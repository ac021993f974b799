import { type Ledger, type Line } from './ledger.ts';
import { coverLines, outOfReach, rangeLines, standingLines, surpriseLines, type Position } from './position.ts';
import { outOfSight, sightLines, type Sight } from './sight.ts';
import { impossibleUnderwater, rangeInWater, waterLines, type InWater } from './water.ts';
import { motionLines, type Motion } from './moving-targets.ts';
import { gravityLines, rangeInGravity, type InGravity } from './gravity.ts';

/** AM: all that a situation does to an attack. */
export interface Situation extends Position, Sight, InWater, Motion, InGravity {}

export interface Verdict {
  readonly possible: boolean;
  /** Steps of the attack, or why there can be none. */
  readonly ledger: Ledger;
}

/** Range as water and gravity leave it (WA5, GR2). */
function placed(situation: Situation): Situation {
  if (situation.melee) return situation;
  const { range } = rangeInGravity(rangeInWater(situation.range, situation.water), situation.gravity);
  return range === situation.range ? situation : { ...situation, range };
}

const forbiddenAt = (situation: Situation): Ledger | null =>
  outOfReach(situation) ?? outOfSight(situation) ?? impossibleUnderwater(situation);

/** CO2, RG1, IL4: why there can be no attack; null if there can. */
export const forbidden = (situation: Situation): Ledger | null => forbiddenAt(placed(situation));

/** AM1: the modifiers in the book's order. */
export function judge(given: Situation): Verdict {
  const situation = placed(given);
  const never = forbiddenAt(situation);
  if (never) return { possible: false, ledger: never };
  return {
    possible: true,
    ledger: [
      ...coverLines(situation),
      ...standingLines(situation),
      ...surpriseLines(situation),
      ...rangeLines(situation),
      ...sightLines(situation),
      ...waterLines(situation),
      ...motionLines(situation),
      ...gravityLines(situation),
    ],
  };
}

/** R5, AM2: a player who defends rolls on the other side: what hinders the attack eases the defence. */
export const forDefender = (ledger: Ledger): Ledger =>
  ledger.map((own): Line => (own.amount === undefined ? own : { ...own, amount: -own.amount }));
