import type { AboutView, ChatLine } from '@ennead/wire/client';
import { useSay } from '../i18n.ts';
import { useCell } from '../store.ts';
import { Sure } from '../ui/sure.tsx';
import type { Say } from '../words/shape.ts';
import { useTable } from './context.ts';
import { Item, Part, type Run } from './menu-parts.tsx';

/** What the host may do. */
export function HostPart({ run }: { run: Run }) {
  const say = useSay();
  const { model, view, person, who } = useTable();
  const { chat } = useCell(model.state);
  const { about } = view;
  const seated = new Map(
    about.seats.flatMap((chair, seat) => (chair.person === null ? [] : [[chair.person, who(seat)]])),
  );
  const others = new Map([...seated, ...onlookers(about, chat, say)]);
  others.delete(person ?? '');
  return (
    <Part title={say('menu.hostTitle')}>
      <Item onClick={() => void run({ type: 'lock', on: !about.locked })}>
        {say(about.locked ? 'menu.unlock' : 'menu.lock')}
      </Item>
      {[...others].map(([other, name]) => (
        <div key={other} className="menu-seat">
          {seated.has(other) && (
            <Sure
              sentence={say('menu.makeHostSure', { who: name })}
              onSure={() => void run({ type: 'host', person: other })}
            >
              {say('menu.makeHost', { who: name })}
            </Sure>
          )}
          <Item onClick={() => void run({ type: 'mute', person: other, on: !about.muted.includes(other) })}>
            {say(about.muted.includes(other) ? 'menu.unmute' : 'menu.mute', { who: name })}
          </Item>
          <Sure
            sentence={say('lobby.removeSure', { who: name })}
            onSure={() => void run({ type: 'remove', person: other })}
          >
            {say('menu.remove', { who: name })}
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

/** So much of what somebody said tells them from others without a name. */
const KNOWN_BY = 24;

/** Those without a seat who have spoken, or were muted, by what they are called. */
function onlookers({ seats, muted }: AboutView, chat: readonly ChatLine[], say: Say): Map<string, string> {
  const last = new Map(chat.map(line => [line.person, line]));
  const people = new Set([...last.keys(), ...muted]);
  for (const { person } of seats) if (person !== null) people.delete(person);
  const nameOf = (line: ChatLine | undefined): string => {
    if (!line) return say('table.somebody');
    return line.name ?? say('table.saying', { who: say('table.somebody'), text: shortened(line.text) });
  };
  return new Map([...people].map(person => [person, nameOf(last.get(person))]));
}

const shortened = (text: string): string => (text.length > KNOWN_BY ? `${text.slice(0, KNOWN_BY).trimEnd()} …` : text);
