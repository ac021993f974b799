import type { View } from '../../src/hidden.ts';
import type { Say } from '../../words/index.ts';

interface ActionPointsProps {
  view: View;
  seat: number;
  isAsked: boolean;
  say: Say;
}

/** A3: the points of this turn; those still left are full while the seat acts. */
export function ActionPoints({ view, seat, isAsked, say }: ActionPointsProps) {
  const { points } = view.seats[seat];
  const left = isAsked ? view.points : 0;
  const all = Math.max(points, left);
  const text = `${say('board.actions')}: ${isAsked ? `${left}/${all}` : all}`;
  return (
    <span className="nw-points" role="img" aria-label={text} title={text}>
      {Array.from({ length: all }, (_, i) => (
        <i key={i} className={i < left ? 'left' : ''} />
      ))}
    </span>
  );
}
