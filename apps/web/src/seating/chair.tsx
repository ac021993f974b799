import type { CSSProperties } from 'react';
import type { Place } from '@ennead/board';
import { Icon, type IconName } from '../ui/icon.tsx';
import { inkOn } from './ink.ts';
import './chair.css';

export type Sits = 'open' | 'locked' | 'person' | 'bot';

interface ChairProps {
  seat: number;
  place: Place | null;
  sits: Sits;
}

const BADGES: Readonly<Record<Sits, IconName>> = { open: 'plus', locked: 'lock', person: 'person', bot: 'bot' };

/** A chair from above, in the colour and with the sign that its seat has in the game; all of it is said in words beside it. */
export function Chair({ seat, place, sits }: ChairProps) {
  const colours = place && ({ '--place': place.colour, '--place-ink': inkOn(place.colour) } as CSSProperties);
  return (
    <span className={`chair chair-${sits}`} style={colours ?? undefined} aria-hidden="true">
      <span className="chair-seat">
        {place ? (
          <svg className="chair-sign" viewBox={place.sign.box}>
            <path d={place.sign.path} fillRule="evenodd" />
          </svg>
        ) : (
          <b className="chair-number">{seat + 1}</b>
        )}
      </span>
      <span className="chair-badge">
        <Icon name={BADGES[sits]} size={18} />
      </span>
    </span>
  );
}
