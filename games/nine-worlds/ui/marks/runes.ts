import type { WorldId } from '../../src/map.ts';

/** One rune of the elder futhark for each world, as strokes around the origin, 8 wide and 14 high. */
export const RUNES: Readonly<Record<WorldId, string>> = {
  asgard: 'M-3 7V-7L4-3.5M-3-2.5 4 1', // ansuz, a god
  vanaheim: 'M-3 7V-7L3-3.5-3 0 3 3.5-3 7', // berkano, growth
  alfheim: 'M-4 7V-7L4 7V-7L-4 7', // dagaz, day
  jotunheim: 'M-2 7V-7M-2-4 3.5 0-2 4', // thurisaz, a giant
  midgard: 'M-4 7V-7L4-1M4 7V-7L-4-1', // mannaz, mankind
  nidavellir: 'M-3 7V-7M-3-2 4-6M-3 2 4-2', // fehu, wealth
  muspelheim: 'M3-7-3 0 3 7', // kenaz, a torch
  svartalfheim: 'M4-7 1-4-3-7V7L1 4 4 7', // perthro, a secret
  niflheim: 'M-3 7V-7M3 7V-7M-3-2 3 2', // hagalaz, hail
};
