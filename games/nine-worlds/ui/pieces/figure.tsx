import { memo } from 'react';
import { RUNES } from '../marks/runes.ts';
import { PAINTS } from '../palette.ts';
import type { WorldId } from '../../src/map.ts';

/** A cloaked figure on a foot, 30 wide and 44 high around the origin. */
const CLOAK =
  'M0-21C4.6-21 7.4-17.6 7.4-13.4 7.4-10.6 6.2-8.4 4.4-7 9.4-4.8 11.4 1 12.4 14H-12.4C-11.4 1-9.4-4.8-4.4-7-6.2-8.4-7.4-10.6-7.4-13.4-7.4-17.6-4.6-21 0-21Z';

/** An avatar with the rune of its home. */
export const FigureShape = ({ home }: { home: WorldId }) => {
  const { colour, ink } = PAINTS[home];
  return (
    <>
      <ellipse className="nw-foot" cx="0" cy="16" rx="14" ry="4.6" />
      <path className="nw-cloak" d={CLOAK} fill={colour} />
      <path className="nw-fold" d="M-4.4-7C-1.6-5.2 1.6-5.2 4.4-7" stroke={ink} />
      <path className="nw-carved" d={RUNES[home]} stroke={ink} transform="translate(0 5) scale(0.82)" />
    </>
  );
};

interface FigureProps {
  home: WorldId;
  x: number;
  y: number;
  scale: number;
  isShielded: boolean;
}

/** An avatar on the board. */
export const Figure = memo(function Figure({ home, x, y, scale, isShielded }: FigureProps) {
  return (
    <span className="nw-figure" style={{ transform: `translate(${x}cqw, ${y}cqw) scale(${scale})` }}>
      <svg viewBox="-17 -24 34 48">
        {isShielded && <ellipse className="nw-shielded" cx="0" cy="-1" rx="15.5" ry="21.5" />}
        <FigureShape home={home} />
      </svg>
    </span>
  );
});
