import { useRef } from 'react';
import { sayClock } from '../lobby/say-clock.ts';
import { useLanguage, useSay } from '../i18n.ts';
import { sentence } from '../ui/say-list.ts';
import { AccessField, type Access } from './access.tsx';
import { clockSent, type ClockWish } from './clock-wish.ts';
import { ClockField } from './clock.tsx';

interface MoreProps {
  access: Access;
  clock: ClockWish;
  onAccess: (access: Access) => void;
  onClock: (clock: ClockWish) => void;
}

/** Clock and door, folded: one line says how they are set. */
export function More({ access, clock, onAccess, onClock }: MoreProps) {
  const say = useSay();
  const language = useLanguage();
  const fold = useRef<HTMLDetailsElement>(null);
  const set = [sayClock(clockSent(clock), say, language), say(`lobby.access.${access.kind}`)];
  // A field that is not as it must be has to be seen before the browser can point at it.
  const unfold = (): void => {
    if (fold.current) fold.current.open = true;
  };
  return (
    <details ref={fold} className="card setup-more" onInvalidCapture={unfold}>
      <summary>
        <h2>{say('setup.more')}</h2>
        <span className="small quiet">{set.map(part => sentence(part, language)).join(' ')}</span>
      </summary>
      <div className="setup-fields">
        <AccessField access={access} onChange={onAccess} />
        <ClockField clock={clock} onChange={onClock} />
      </div>
    </details>
  );
}
