import type { ReactNode } from 'react';
import { isBox } from '../games.ts';
import { useSay } from '../i18n.ts';
import { sidesOf } from './sides.ts';
import { TableTop } from './table-top.tsx';
import './seating.css';

interface AroundProps {
  game: string;
  seats: number;
  /** What stands at a seat. */
  chair: (seat: number) => ReactNode;
  /** What lies in the middle of the table. */
  children: ReactNode;
}

/** A table with its chairs: half of them beyond it, half on this side, clockwise. */
export function Around({ game, seats, chair, children }: AroundProps) {
  const say = useSay();
  const { far, near } = sidesOf(seats);
  const side = (name: 'far' | 'near', at: readonly number[]): ReactNode => (
    <ol className={`around-side around-${name}`} aria-label={say(`seating.${name}`)}>
      {at.map(seat => (
        <li key={seat} className="place" tabIndex={-1}>
          {chair(seat)}
        </li>
      ))}
    </ol>
  );
  return (
    <div className={`around around-${isBox(game) ? game : 'plain'}`}>
      <div className="tabletop">
        <TableTop game={game} />
        <div className="tabletop-middle">{children}</div>
      </div>
      {side('far', far)}
      {side('near', near)}
    </div>
  );
}
