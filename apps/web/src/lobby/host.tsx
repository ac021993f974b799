import type { MouseEvent } from 'react';
import type { AboutView } from '@ennead/wire/client';
import { useSay } from '../i18n.ts';
import type { TableModel } from '../table/model.ts';
import { Sure } from '../ui/sure.tsx';
import { isFree, sitterOf } from './naming.ts';

interface HostProps {
  model: TableModel;
  about: AboutView;
  person: string | null;
}

/** What only the host may do, and seldom wants. */
export function Host({ model, about, person }: HostProps) {
  const say = useSay();
  const others = new Map(
    about.seats.flatMap((chair, seat) =>
      chair.person !== null && chair.person !== person ? [[chair.person, sitterOf(chair, seat, say) ?? '']] : [],
    ),
  );
  /** In the middle of the table. */
  const isOfferedAbove = about.locked && about.seats.some(isFree);
  const lock = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    currentTarget.closest('details')?.querySelector('summary')?.focus(); // the button may go with what it does
    void model.do({ type: 'lock', on: !about.locked });
  };
  return (
    <details className="fold">
      <summary>{say('menu.hostTitle')}</summary>
      <div className="stack">
        {!isOfferedAbove && (
          <p className="row">
            <button type="button" className="button" onClick={lock}>
              {say(about.locked ? 'menu.unlock' : 'menu.lock')}
            </button>
            <span className="small quiet">{say('lobby.lockHint')}</span>
          </p>
        )}
        {[...others].map(([other, who]) => (
          <div key={other} className="row">
            <Sure
              sentence={say('menu.makeHostSure', { who })}
              onSure={() => void model.do({ type: 'host', person: other })}
            >
              {say('menu.makeHost', { who })}
            </Sure>
            <Sure
              sentence={say('lobby.removeSure', { who })}
              onSure={() => void model.do({ type: 'remove', person: other })}
            >
              {say('menu.remove', { who })}
            </Sure>
          </div>
        ))}
        <div>
          <Sure sentence={say('lobby.closeSure')} onSure={() => void model.do({ type: 'close' })}>
            {say('lobby.close')}
          </Sure>
        </div>
      </div>
    </details>
  );
}
