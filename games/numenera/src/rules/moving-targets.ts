import { when, type Ledger } from './ledger.ts';

/** MT: moving targets and moving attackers. */
export interface Motion {
  readonly targetFast?: boolean;
  /** On a moving mount or vehicle; one's own legs hinder nothing (MT2). */
  readonly mounted?: boolean;
  readonly trainedInRiding?: boolean;
  readonly jostled?: boolean;
  readonly trainedInBalance?: boolean;
}

/** MT1, MT2, MT3: steps of the attack. */
export const motionLines = (motion: Motion): Ledger => [
  ...when(motion.targetFast, 'target-moving', 'MT1', 1),
  ...when(motion.mounted && !motion.trainedInRiding, 'attacker-mounted', 'MT2', 1),
  ...when(motion.jostled && !motion.trainedInBalance, 'attacker-jostled', 'MT3', 1),
];
