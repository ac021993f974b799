import { line, type Ledger } from './ledger.ts';
import { shiftedRange, type Band } from './distance.ts';

/** WA: fighting in water. */
export const WATERS = ['none', 'shallow', 'deep', 'under'] as const;
export type Water = (typeof WATERS)[number];

/** How a weapon works: in melee by its edge, from afar by whether water lets it. */
export const STRIKES = ['stabbing', 'slashing', 'bashing', 'thrown-or-shot', 'works-underwater'] as const;
export type Strike = (typeof STRIKES)[number];

export interface InWater {
  readonly melee: boolean;
  readonly water?: Water;
  readonly strike?: Strike;
  readonly aquatic?: boolean;
}

/** WA4: what cannot be thrown or shot underwater; null if it can. */
export const impossibleUnderwater = ({ melee, water, strike }: InWater): Ledger | null =>
  water === 'under' && !melee && strike === 'thrown-or-shot' ? [line('impossible-underwater', 'WA4')] : null;

/** WA1, WA2, WA3, WA4: shallow water changes nothing; creatures of the water ignore the rest. */
export function waterLines({ melee, water = 'none', strike, aquatic = false }: InWater): Ledger {
  if (aquatic || water === 'none' || water === 'shallow') return [];
  if (water === 'deep') return [line('deep-water', 'WA2', 1)];
  if (!melee) return [line('underwater-ranged', 'WA4', 1)];
  const blunt = strike === 'slashing' || strike === 'bashing';
  return [line(blunt ? 'underwater-blunt' : 'underwater-stabbing', 'WA3', blunt ? 2 : 1)];
}

/** WA5: ranges are one category shorter underwater. */
export const rangeInWater = (range: Band, water: Water = 'none'): Band =>
  water === 'under' ? shiftedRange(range, -1) : range;
