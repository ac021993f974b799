import type { OptionDescriptor } from '@ennead/kernel';
import {
  ALFHEIM,
  ASGARD,
  JOTUNHEIM,
  MIDGARD,
  MUSPELHEIM,
  NIDAVELLIR,
  NIFLHEIM,
  SVARTALFHEIM,
  VANAHEIM,
} from './map.ts';

/** S1: with the two of the training game. */
export const SEATS = { min: 2, max: 6 };

/** S2 */
export const TURNS: Readonly<Record<string, number>> = { introductory: 3, standard: 6, long: 9 };

export const OPTIONS: readonly OptionDescriptor[] = [
  { id: 'length', kind: 'choice', choices: Object.keys(TURNS), default: 'standard' },
  {
    id: 'mode',
    kind: 'choice',
    choices: ['standard', 'four-colours', 'pacts', 'alliances'],
    default: 'standard',
    when: { seats: [4, 6] }, // G1
    wants: { 'four-colours': [4] }, // F1
  },
  {
    id: 'start',
    kind: 'choice',
    choices: ['suggested', 'random'],
    default: 'suggested',
    when: { seats: [3, 4, 5, 6] },
  },
  { id: 'avatarPowers', kind: 'flag', default: false },
  { id: 'variablePowers', kind: 'flag', default: false },
];

/** S5, S6, S7, S8, D1: suggested worlds by number of seats. */
export const SUGGESTED: Readonly<Record<number, readonly number[]>> = {
  2: [JOTUNHEIM, NIDAVELLIR],
  3: [ALFHEIM, JOTUNHEIM, NIFLHEIM],
  4: [VANAHEIM, ALFHEIM, MUSPELHEIM, SVARTALFHEIM],
  5: [VANAHEIM, ALFHEIM, MIDGARD, MUSPELHEIM, SVARTALFHEIM],
  6: [ASGARD, VANAHEIM, ALFHEIM, MUSPELHEIM, SVARTALFHEIM, NIFLHEIM],
};
