import { memo } from 'react';
import { Touch, type Player } from '@ennead/board';
import type { SeatView } from '../src/hidden.ts';
import type { Say } from '../words/shape.ts';
import { Icon, SeatMark } from './icon.tsx';
import { TOKENS } from './palette.ts';
import { Pile } from './token.tsx';

interface PlateProps {
  seat: number;
  /** What the seat is called. */
  name: string;
  player: Player;
  own: SeatView;
  isFirst: boolean;
  /** It is this seat's turn. */
  isActive: boolean;
  say: Say;
}

/** Who it is, and what everybody may know of them at a glance. */
export const Plate = memo(function Plate({ seat, name, player, own, isFirst, isActive, say }: PlateProps) {
  const isOver = own.cards > own.limit;
  return (
    <header className="nine-plate" data-active={isActive || undefined} data-seat={seat}>
      <div className="nine-who">
        <SeatMark seat={seat} />
        <strong>{name}</strong>
        <small title={player.name}>{player.name}</small>
        {isFirst && (
          <span className="nine-first" role="img" aria-label={say('table.first')} title={say('table.first')}>
            <Icon id="first" />
            <b>1</b>
          </span>
        )}
        {player.isAsked && (
          <span className="nine-thinks" role="img" aria-label={say('table.asked')} title={say('table.asked')}>
            <i />
            <i />
            <i />
          </span>
        )}
        {player.isAway && <small className="nine-note">{say('table.away')}</small>}
        {player.resigned && <small className="nine-note">{say('table.resigned')}</small>}
      </div>
      <div className="nine-facts">
        <span className="nine-points" title={say('table.pointsNow', { count: own.count.total })}>
          <Icon id="star" />
          <b>{own.count.total}</b>
          <span>{say('board.points')}</span>
        </span>
        <span
          className="nine-room"
          data-over={isOver || undefined}
          title={say('table.kept', { count: own.cards, limit: own.limit })}
        >
          <i className="nine-pip" />
          <b>
            {own.cards}/{own.limit}
          </b>
        </span>
      </div>
      <div className="nine-purse" role="group" aria-label={say('table.tokens')}>
        {TOKENS.map(id => (
          <Touch key={id} as="div" of={`token/${seat}/${id}`} className="nine-hold">
            <Pile
              id={id}
              count={own.tokens[id]}
              zone={`token/${seat}/${id}`}
              leads={own.won.supremacies.includes(id)}
            />
          </Touch>
        ))}
        {own.tokens.supremacy > 0 && (
          <Touch as="div" of={`token/${seat}/supremacy`} className="nine-hold">
            <Pile id="supremacy" count={own.tokens.supremacy} zone={`token/${seat}/supremacy`} />
          </Touch>
        )}
      </div>
    </header>
  );
});
