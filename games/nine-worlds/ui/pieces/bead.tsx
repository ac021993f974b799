import { memo } from 'react';
import { GLYPHS, PAINTS } from '../palette.ts';
import type { WorldId } from '../../src/map.ts';

/** Beads are drawn at this radius and scaled. */
export const BEAD = 10;

interface BeadProps {
  home: WorldId;
  /** Where it lies, as a part of the board's width. */
  x: number;
  y: number;
  scale: number;
  hasSign: boolean;
}

/** A stone. It flies wherever it is put, by its transform alone. */
export const Bead = memo(function Bead({ home, x, y, scale, hasSign }: BeadProps) {
  const { colour, ink, glyph } = PAINTS[home];
  return (
    <span
      className="nw-bead"
      style={{ transform: `translate(${x}cqw, ${y}cqw) scale(${scale})`, ['--colour' as string]: colour }}
    >
      {hasSign && (
        <svg viewBox="-10 -10 20 20">
          <path d={GLYPHS[glyph]} fill={ink} transform="scale(0.86)" />
        </svg>
      )}
    </span>
  );
});
