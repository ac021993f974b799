import { Touch } from '@ennead/board';
import type { Say } from '../../words/index.ts';
import { POWER_ICONS } from '../marks/icons.ts';
import { Icon } from '../marks/icon.tsx';
import type { Box } from '../table/places.ts';

/** W24, W25: where a stone that Muspelheim chose may go. */
const FATES = ['destroy', 'recall'] as const;
const ICON = { destroy: POWER_ICONS.destroy, recall: POWER_ICONS.retrieve };
const WORD = { destroy: 'places.reserve', recall: 'places.card' } as const;

/** The two fates of a stone, while that power is used. */
export function Fates({ box, letter, say }: { box: Box; letter: number; say: Say }) {
  const isHigh = box.height > 80;
  const isBeside = isHigh && box.width > 80;
  return (
    <g className="nw-fates">
      {FATES.map((fate, i) => {
        const x = box.x + (isHigh ? 0 : (box.width / 2) * i);
        const y = box.y + (isHigh ? (box.height / 2) * i : 0);
        const [width, height] = isHigh ? [box.width, box.height / 2 - 10] : [box.width / 2 - 9, box.height];
        return (
          <Touch key={fate} of={fate} className="nw-fate">
            <rect className="nw-halo" x={x - 4} y={y - 4} width={width + 8} height={height + 8} rx={14} />
            <rect className="nw-field" x={x} y={y} width={width} height={height} rx={11} />
            <Icon
              path={ICON[fate]}
              x={isBeside ? x + 20 : x + width / 2}
              y={isBeside ? y + height / 2 : y + 17}
              size={22}
            />
            <text
              x={isBeside ? x + 36 : x + width / 2}
              y={isBeside ? y + height / 2 + 4.5 : y + height - 7}
              fontSize={letter}
              textAnchor={isBeside ? 'start' : 'middle'}
            >
              {say(WORD[fate])}
            </text>
          </Touch>
        );
      })}
    </g>
  );
}
