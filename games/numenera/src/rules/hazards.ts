import { line, whole, type Ledger } from './ledger.ts';
import type { Damage, DamageKind } from './damage.ts';

/** HZ: ambient damage and hazards. */
export const HAZARDS = [
  'falling',
  'minor-fire',
  'major-fire',
  'acid-splash',
  'acid-bath',
  'cold',
  'severe-cold',
  'shock',
  'electrocution',
  'crush',
  'huge-crush',
  'collision',
] as const;
export type Hazard = (typeof HAZARDS)[number];

interface HazardFacts {
  readonly damage: number;
  readonly kind: DamageKind;
  readonly per: 'round' | 'ten-feet' | 'once';
  /** HZ1: it hurts everything in the area, past Armor. */
  readonly ambient: boolean;
  /** HZ4: the next action is often lost. */
  readonly numbs?: boolean;
}

/** HZ3: the table of hazards. */
export const HAZARD_FACTS: Readonly<Record<Hazard, HazardFacts>> = {
  falling: { damage: 1, kind: 'blow', per: 'ten-feet', ambient: true },
  'minor-fire': { damage: 3, kind: 'fire', per: 'round', ambient: true },
  'major-fire': { damage: 6, kind: 'fire', per: 'round', ambient: true },
  'acid-splash': { damage: 2, kind: 'acid', per: 'round', ambient: true },
  'acid-bath': { damage: 6, kind: 'acid', per: 'round', ambient: true },
  cold: { damage: 1, kind: 'cold', per: 'round', ambient: true },
  'severe-cold': { damage: 3, kind: 'cold', per: 'round', ambient: true },
  shock: { damage: 1, kind: 'electricity', per: 'round', ambient: true, numbs: true },
  electrocution: { damage: 6, kind: 'electricity', per: 'round', ambient: true, numbs: true },
  crush: { damage: 3, kind: 'blow', per: 'once', ambient: false },
  'huge-crush': { damage: 6, kind: 'blow', per: 'once', ambient: false },
  collision: { damage: 6, kind: 'blow', per: 'once', ambient: false },
};

const FEET_A_POINT = 10;

export interface Exposure {
  readonly rounds?: number;
  readonly feet?: number;
  /** HZ4: whoever has just lost an action to it keeps the next one. */
  readonly spared?: boolean;
}

/** HZ1, HZ2, HZ3, HZ4: the damage of a hazard, for so many rounds or feet. */
export function hazardDamage(
  hazard: Hazard,
  { rounds = 1, feet = 0, spared = false }: Exposure = {},
): { damage: Damage; losesAction: boolean; ledger: Ledger } {
  const { damage, kind, per, ambient, numbs = false } = HAZARD_FACTS[hazard];
  const losesAction = numbs && !spared;
  const times = {
    round: whole(rounds, 'rounds', 'HZ3', 0),
    'ten-feet': Math.floor(whole(feet, 'feet', 'HZ2', 0) / FEET_A_POINT),
    once: 1,
  }[per];
  return {
    damage: { amount: damage * times, stat: 'might', kind, ambient },
    losesAction,
    ledger: [
      line('hazard', per === 'ten-feet' ? 'HZ2' : 'HZ3', damage * times),
      ...(ambient ? [line('ambient', 'HZ1')] : []),
      ...(losesAction ? [line('next-action-lost', 'HZ4')] : []),
    ],
  };
}
