import { memo, type CSSProperties } from 'react';
import type { CardId } from '../src/box.ts';
import { Icon } from './icon.tsx';
import { GIFTS, cornerOf, isHero } from './palette.ts';

interface FaceProps {
  card: CardId;
  /** Written on those that are large enough. */
  name?: string;
  text?: string;
}

/** The front of a card: its field, emblem and texture; a large one has its name and what it does. */
export const Face = memo(function Face({ card, name, text }: FaceProps) {
  return (
    <div className={`nine-card ${isHero(card) ? 'nine-hero' : ''}`} data-card={card}>
      <svg className="nine-art" viewBox="0 0 100 140" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <rect className="nine-texture" width="100" height="140" fill={`url(#nine-texture-${card})`} />
      </svg>
      <Icon id={card} className="nine-emblem" />
      <span className="nine-value">{cornerOf(card)}</span>
      {name !== undefined && (
        <div className="nine-words">
          <strong>{name}</strong>
          {text !== undefined && <span>{text}</span>}
        </div>
      )}
      {name !== undefined && GIFTS[card].length > 0 && (
        <div className="nine-gifts">
          {GIFTS[card].map(gift => (
            <Icon key={gift} id={gift} className={`nine-gift nine-of-${gift}`} />
          ))}
        </div>
      )}
    </div>
  );
});

/** The back that all cards share: one point at the end for each that was turned. */
export const Back = memo(function Back() {
  return (
    <div className="nine-card nine-back">
      <svg className="nine-art" viewBox="0 0 100 140" aria-hidden="true">
        <g className="nine-rosette">
          {ROSETTE.map(angle => (
            <ellipse key={angle} cx="50" cy="48" rx="9" ry="22" transform={`rotate(${angle} 50 70)`} />
          ))}
          <circle cx="50" cy="70" r="9" />
        </g>
      </svg>
    </div>
  );
});

/** Nine petals. */
const ROSETTE = Array.from({ length: 9 }, (_, i) => i * 40);

/** Where a card stands among those of its stack, for the style sheet. */
export const at = (i: number, n: number): CSSProperties => ({ '--i': i, '--n': n }) as CSSProperties;

/** A few backs, and how many there are. */
export const Backs = memo(function Backs({ count, zone }: { count: number; zone: string }) {
  const shown = Math.min(count, MOST_BACKS);
  return (
    <div className="nine-backs" data-zone={zone} data-empty={count === 0 || undefined} style={at(0, shown)}>
      {Array.from({ length: shown }, (_, i) => (
        <div key={i} className="nine-slot" style={at(i, shown)}>
          <Back />
        </div>
      ))}
    </div>
  );
});

const MOST_BACKS = 9;
