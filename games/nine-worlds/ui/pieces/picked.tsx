import { moves } from '../../src/moves.ts';
import { WORLD_IDS } from '../../src/map.ts';
import { POWER_ICONS } from '../marks/icons.ts';
import { Icon } from '../marks/icon.tsx';
import type { Layout } from '../table/places.ts';
import type { Spread } from '../table/spread.ts';

interface PickedProps {
  draft: readonly number[];
  spread: Spread;
  layout: Layout;
}

/** W25: the stones that are picked to be recalled, before the answer is handed in. */
export function Picked({ draft, spread, layout }: PickedProps) {
  const part = (units: number): string => `${((units / layout.width) * 100).toFixed(3)}cqw`;
  return (
    <div className="nw-pieces" aria-hidden="true">
      {draft.map((code, i) => {
        const { owner, from } = moves.read(code);
        const world = WORLD_IDS.findIndex(id => id === from);
        const pile = spread.worlds[world]?.find(({ seat }) => String(seat) === owner);
        if (!pile) return null;
        const shift = pile.radius * (1.5 - 0.8 * i);
        return (
          <svg
            key={`${code}/${i}`}
            className="nw-picked"
            viewBox="0 0 20 20"
            style={{ transform: `translate(${part(pile.x + shift)}, ${part(pile.y - pile.radius * 1.5)})` }}
          >
            <circle cx="10" cy="10" r="9.5" />
            <Icon path={POWER_ICONS.retrieve} x={10} y={10} size={14} />
          </svg>
        );
      })}
    </div>
  );
}
