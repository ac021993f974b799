import { Touch } from '@ennead/board';
import type { CSSProperties } from 'react';
import type { View } from '../../src/hidden.ts';
import type { Say } from '../../words/index.ts';
import { POWER_ICONS } from '../marks/icons.ts';
import { Icon } from '../marks/icon.tsx';
import { GLYPHS, PAINTS } from '../palette.ts';
import type { Layout } from '../table/places.ts';

interface PowerProps {
  view: View;
  index: number;
  layout: Layout;
  say: Say;
}

/** The power of a world at its foot: in the colour of its owner while it is somebody's. */
export function Power({ view, index, layout, say }: PowerProps) {
  const { id, power, owner } = view.worlds[index];
  if (power === null) return null;
  const { x, y } = layout.worlds[index];
  const foot = y + layout.radii[index];
  const paint = owner === null ? null : PAINTS[view.seats[owner].home];
  const style = { '--owner': paint?.colour, '--on-owner': paint?.ink } as CSSProperties;
  const classes = ['nw-power', paint ? 'owned' : '', view.running === id ? 'running' : ''].filter(Boolean).join(' ');
  if (layout.isSmall)
    return (
      <Touch of={`power/${power}`} className={classes}>
        <g style={style}>
          <circle className="nw-halo" cx={x} cy={foot - 7} r={17} />
          <circle className="nw-token" cx={x} cy={foot - 7} r={12} />
          <Icon path={POWER_ICONS[power]} x={x} y={foot - 7} size={16} />
          {paint && (
            <path
              className="nw-owner"
              d={GLYPHS[paint.glyph]}
              transform={`translate(${x + 15} ${foot - 5}) scale(0.7)`}
            />
          )}
        </g>
      </Touch>
    );
  const text = say(`powers.${power}.name`);
  const width = text.length * layout.letter * 0.58 + (paint ? 56 : 40);
  const left = x - width / 2;
  return (
    <Touch of={`power/${power}`} className={classes}>
      <g style={style}>
        <rect className="nw-halo" x={left - 5} y={foot - 17} width={width + 10} height={34} rx={17} />
        <rect className="nw-token" x={left} y={foot - 12} width={width} height={24} rx={12} />
        <Icon path={POWER_ICONS[power]} x={left + 15} y={foot} size={17} />
        <text x={left + 28} y={foot + layout.letter * 0.35} fontSize={layout.letter}>
          {text}
        </text>
        {paint && (
          <path
            className="nw-owner"
            d={GLYPHS[paint.glyph]}
            transform={`translate(${left + width - 13} ${foot}) scale(0.9)`}
          />
        )}
      </g>
    </Touch>
  );
}
