import { memo } from 'react';
import type { View } from '../../src/hidden.ts';
import type { Layout } from '../table/places.ts';
import { lieOf, type Spread } from '../table/spread.ts';
import type { Stones } from '../table/stones.ts';
import { BEAD, Bead } from './bead.tsx';
import { Figure } from './figure.tsx';
import { ScoreMark } from './score-mark.tsx';

interface PiecesProps {
  view: View;
  stones: Stones;
  spread: Spread;
  layout: Layout;
  patterns: boolean;
}

/** Stones as small as those of a reserve bear no sign: they lie on their owner's card. */
const SIGNED = 5;

/** Above this many a pile says how many it is. */
const isCounted = (count: number, shown: number): boolean => count > shown;

/** Everything that moves: beads, avatars, score marks. Nothing here can be touched; the places below can. */
export const Pieces = memo(function Pieces({ view, stones, spread, layout, patterns }: PiecesProps) {
  const part = (units: number): number => Math.round((units / layout.width) * 1e5) / 1e3;
  const lies = lieOf(stones, spread, layout);
  const piles = [...spread.worlds.flat(), ...spread.helheim, ...spread.valhalla];
  return (
    <div className="nw-pieces" aria-hidden="true">
      {view.seats.map((_, i) => (
        <ScoreMark key={i} view={view} seat={i} layout={layout} />
      ))}
      {lies.flatMap((own, seat) =>
        own.map((lie, stone) => (
          <Bead
            key={`${seat}/${stone}`}
            home={view.seats[seat].home}
            x={part(lie.x)}
            y={part(lie.y)}
            scale={Math.round((lie.radius / BEAD) * 100) / 100}
            hasSign={patterns && lie.radius > SIGNED}
          />
        )),
      )}
      {piles
        .filter(({ count, shown }) => isCounted(count, shown))
        .map(pile => (
          <span
            key={`${pile.seat}/${pile.x}/${pile.y}`}
            className="nw-count"
            style={{
              transform: `translate(${part(pile.x + pile.radius * (pile.shown > 1 ? 0 : 1.5))}cqw, ${part(pile.y)}cqw)`,
            }}
          >
            {pile.count}
          </span>
        ))}
      {view.seats.map((seat, i) => (
        <Figure
          key={i}
          home={seat.home}
          x={part(spread.avatars[i].x)}
          y={part(spread.avatars[i].y)}
          scale={layout.figure}
          isShielded={view.shielded === i}
        />
      ))}
    </div>
  );
});
