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

/** AM1: the modifiers in the book's order. Range is judged as water and gravity leave it (WA5, GR2). */
export function judge(situation: Situation): Verdict {
  const inWater = rangeInWater(situation.range, situation.melee ? 'none' : situation.water);
  const { range } = situation.melee ? situation : rangeInGravity(inWater, situation.gravity);
  const placed = { ...situation, range };
  const forbidden = outOfReach(placed) ?? outOfSight(situation) ?? impossibleUnderwater(situation);
  if (forbidden) return { possible: false, ledger: forbidden };
  return {
    possible: true,
    ledger: [
      ...coverLines(placed),
      ...standingLines(placed),
      ...surpriseLines(placed),
      ...rangeLines(placed),
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
