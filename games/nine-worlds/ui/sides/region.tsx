import { Touch } from '@ennead/board';
import { SIGNS } from '../marks/icons.ts';
import { Icon } from '../marks/icon.tsx';
import type { Box } from '../table/places.ts';
import type { Pile } from '../table/piles.ts';

interface RegionProps {
  of: 'helheim' | 'valhalla';
  name: string;
  box: Box;
  letter: number;
  piles: readonly Pile[];
}

/** K5: Helheim or Valhalla, apart from the worlds. */
export function Region({ of, name, box: { x, y, width, height }, letter, piles }: RegionProps) {
  const isNarrow = width < 80;
  const isHigh = height > 80 && !isNarrow;
  const icon = isNarrow
    ? { x: x + width / 2, y: y + 17, size: 22 }
    : isHigh
      ? { x: x + 22, y: y + 19, size: 22 }
      : { x: x + 30, y: y + height / 2 - 7, size: 22 };
  return (
    <Touch of={of} className={`nw-region nw-${of}`}>
      <rect className="nw-halo" x={x - 4} y={y - 4} width={width + 8} height={height + 8} rx={16} />
      <rect className="nw-field" x={x} y={y} width={width} height={height} rx={12} />
      <Icon path={SIGNS[of]} {...icon} />
      {isHigh ? (
        <text x={x + 40} y={y + 24.5} fontSize={letter}>
          {name}
        </text>
      ) : (
        <text
          className="nw-small"
          x={isNarrow ? x + width / 2 : x + 30}
          y={isNarrow ? y + 38 : y + height - 6}
          fontSize={letter - 0.5}
          textAnchor="middle"
        >
          {name}
        </text>
      )}
      {of === 'helheim' &&
        piles.map(pile => (
          <Touch key={pile.seat} of={`helheim/${pile.seat}`} className="nw-pile">
            <circle className="nw-halo" cx={pile.x} cy={pile.y} r={pile.radius * (pile.shown > 1 ? 2.5 : 1.6)} />
            <rect className="nw-reach" {...pile.reach} />
          </Touch>
        ))}
    </Touch>
  );
}
