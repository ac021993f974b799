import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { ChatLine } from '@ennead/wire/client';
import { localeOf, useSay } from '../i18n.ts';
import { sayRefusal } from '../refusal.ts';
import { useCell } from '../store.ts';
import { useTable } from './context.ts';

/** As many characters as a server takes in one line, unless its limit `chatLength` was set to another number. */
const LONGEST = 500;

/** What people say to each other. */
export function Chat({ isOpen }: { isOpen: boolean }) {
  const say = useSay();
  const { model, view, person, language, who } = useTable();
  const { chat } = useCell(model.state);
  const [fault, setFault] = useState<unknown>(null);
  const isMuted = person !== null && view.about.muted.includes(person);
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // To the very end: the newest line then stands above the form, however high that is.
    const panel = area.current?.parentElement;
    if (panel) panel.scrollTop = panel.scrollHeight;
  }, [chat.length, isOpen, fault, isMuted]);
  const nameOf = ({ person: by, name }: ChatLine): string => {
    const seat = view.about.seats.findIndex(chair => chair.person === by);
    return name ?? (seat < 0 ? say('table.somebody') : who(seat));
  };
  return (
    <div className="chat" ref={area}>
      {chat.length === 0 && <p className="quiet side-empty">{say('table.nothingSaid')}</p>}
      <ol aria-live="polite">
        {chat.map((line, i) => (
          <li key={i} className={line.person === person ? 'own' : ''}>
            <b>{nameOf(line)}</b>{' '}
            <time className="quiet small" dateTime={new Date(line.at).toISOString()}>
              {new Date(line.at).toLocaleTimeString(localeOf(language), { hour: '2-digit', minute: '2-digit' })}
            </time>
            <p>{line.text}</p>
          </li>
        ))}
      </ol>
      <div className="chat-say">
        {isMuted ? (
          <p className="quiet sentence" role="status">
            {say('refusals.muted')}
          </p>
        ) : (
          <ChatForm fault={fault} setFault={setFault} />
        )}
      </div>
    </div>
  );
}

interface ChatFormProps {
  fault: unknown;
  setFault: (fault: unknown) => void;
}

/** A line to say; why it was not taken stands here, since on a phone the chat covers the bar. */
function ChatForm({ fault, setFault }: ChatFormProps) {
  const say = useSay();
  const { model } = useTable();
  const [text, setText] = useState('');
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const said = text.trim();
    if (said === '') return;
    setFault(null);
    try {
      await model.attempt({ type: 'chat', text: said });
      setText('');
    } catch (error) {
      setFault(error);
    }
  };
  return (
    <>
      {fault !== null && (
        <p className="notice bad" role="alert">
          {sayRefusal(fault, say)}
        </p>
      )}
      <form onSubmit={event => void send(event)} className="chat-form">
        <input
          aria-label={say('table.message')}
          placeholder={say('table.message')}
          maxLength={LONGEST}
          value={text}
          onChange={event => {
            setText(event.target.value);
            setFault(null);
          }}
        />
        <button type="submit" className="button primary" disabled={text.trim() === ''}>
          {say('table.send')}
        </button>
      </form>
    </>
  );
}
