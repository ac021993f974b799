import { useSay } from '../i18n.ts';
import { Sure } from '../ui/sure.tsx';
import { useTable } from './context.ts';
import { Item, Part, type Run } from './menu-parts.tsx';

/** What the host may do. */
export function HostPart({ run }: { run: Run }) {
  const say = useSay();
  const { view, person, who } = useTable();
  const { about } = view;
  const others = about.seats.flatMap((chair, seat) =>
    chair.person !== null && chair.person !== person
      ? [{ person: chair.person, seat, isGone: chair.away && chair.bot === null }]
      : [],
  );
  const isRunning = about.phase === 'running';
  return (
    <Part title={say('menu.hostTitle')}>
      <Item onClick={() => void run({ type: 'lock', on: !about.locked })}>
        {say(about.locked ? 'menu.unlock' : 'menu.lock')}
      </Item>
      {others.map(other => (
        <div key={other.seat} className="menu-seat">
          {isRunning && other.isGone && (
            <Item onClick={() => void run({ type: 'replace', seat: other.seat })}>
              {say('menu.replace', { who: who(other.seat) })}
            </Item>
          )}
          <Item
            onClick={() => void run({ type: 'mute', person: other.person, on: !about.muted.includes(other.person) })}
          >
            {say(about.muted.includes(other.person) ? 'menu.unmute' : 'menu.mute', { who: who(other.seat) })}
          </Item>
          <Item onClick={() => void run({ type: 'host', person: other.person })}>
            {say('menu.makeHost', { who: who(other.seat) })}
          </Item>
          <Sure
            sentence={say('menu.remove', { who: who(other.seat) })}
            onSure={() => void run({ type: 'remove', person: other.person })}
          >
            {say('menu.remove', { who: who(other.seat) })}
          </Sure>
        </div>
      ))}
      {about.phase !== 'ended' && (
        <Sure sentence={say('menu.closeSure')} onSure={() => void run({ type: 'close' })}>
          {say('menu.close')}
        </Sure>
      )}
    </Part>
  );
}
