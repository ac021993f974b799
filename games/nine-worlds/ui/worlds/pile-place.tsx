import { Touch } from '@ennead/board';
import type { Pile } from '../table/piles.ts';

/** The smallest thing that a finger finds. */
const FINGER = 40;

interface PilePlaceProps {
  pile: Pile;
  world: string;
  /** Whether an avatar's power may choose the colour here. */
  isByGift: boolean;
}

/** What a hand may reach for around a pile: its share of the world, and a finger's breadth where there is room. */
export function PilePlace({ pile, world, isByGift }: PilePlaceProps) {
  const { x, y, radius, reach } = pile;
  const [width, height] = [Math.min(reach.width, FINGER + 12), Math.min(reach.height, FINGER + 12)];
  const spread = radius * (pile.shown > 3 ? 2.7 : pile.shown > 1 ? 2.3 : 1.6);
  const stone = (
    <Touch of={`stone/${pile.seat}/${world}`} className="nw-pile">
      <circle className="nw-halo" cx={x} cy={y} r={spread} />
      <rect className="nw-reach" x={x - width / 2} y={y - height / 2} width={width} height={height} />
    </Touch>
  );
  if (!isByGift) return stone;
  return (
    <Touch of={`colour/${pile.seat}`} className="nw-pile">
      <circle className="nw-halo" cx={x} cy={y} r={spread} />
      {stone}
    </Touch>
  );
}
