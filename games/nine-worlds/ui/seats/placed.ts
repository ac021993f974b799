import type { CSSProperties } from 'react';
import type { Box } from '../table/places.ts';

const units = (count: number): string => `calc(${Math.round(count * 10) / 10} * var(--u))`;

/** Puts a piece of the page at a place of the board. */
export const placed = ({ x, y, width, height }: Box): CSSProperties => ({
  left: units(x),
  top: units(y),
  width: units(width),
  height: units(height),
});
