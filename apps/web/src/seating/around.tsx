import type { CSSProperties, ReactNode } from 'react';
import type { Opening } from '@ennead/board';
import { useSay } from '../i18n.ts';
import { sidesOf } from './sides.ts';
import { PLAIN, TableTop } from './table-top.tsx';
import './seating.css';

interface AroundProps {
  /** What the game brings; without it the table is a plain one. */
  opening: Opening | undefined;
  seats: number;
  /** What stands at a seat. */
  chair: (seat: number) => ReactNode;
  /** What lies in the middle of the table. */
  children: ReactNode;
}

/** A table with its chairs: half of them beyond it, half on this side, clockwise. */
export function Around({ opening, seats, chair, children }: AroundProps) {
  const say = useSay();
  const top = opening?.top ?? PLAIN;
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
    <div className="around" style={{ '--felt': top.felt, '--rim': top.rim, '--trim': top.trim } as CSSProperties}>
      <div className="tabletop">
        <TableTop {...top} />
        <div className="tabletop-middle">{children}</div>
      </div>
      {side('far', far)}
      {side('near', near)}
    </div>
  );
}
