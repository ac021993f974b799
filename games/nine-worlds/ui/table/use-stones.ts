import { useState } from 'react';
import type { View } from '../../src/hidden.ts';
import { deal, moveStones, type Stones } from './stones.ts';

/** Stones that stay themselves from view to view, so that the eye can follow them. */
export function useStones(view: View): Stones {
  const [stones, setStones] = useState(() => deal(view));
  if (stones.view === view) return stones;
  const moved = moveStones(stones, view);
  setStones(moved);
  return moved;
}
