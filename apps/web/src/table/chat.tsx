import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { ChatLine } from '@ennead/wire/client';
import { useSay } from '../i18n.ts';
import { useCell } from '../store.ts';
import { useTable } from './context.ts';

/** What people say to each other. */
export function Chat() {
  const say = useSay();
  const { model, view, person, language, who } = useTable();
  const { chat } = useCell(model.state);
  const [text, setText] = useState('');
  const end = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // Braces: newer browsers answer with a promise, and an effect must not.
    end.current?.scrollIntoView({ block: 'nearest' });
  }, [chat.length]);
  const nameOf = ({ person: by, name }: ChatLine): string => {
    const seat = view.about.seats.findIndex(chair => chair.person === by);
    return name ?? (seat < 0 ? say('table.somebody') : who(seat));
  };
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const said = text.trim();
    if (said !== '' && (await model.do({ type: 'chat', text: said }))) setText('');
  };
  return (
    <div className="chat">
      {chat.length === 0 && <p className="quiet side-empty">{say('table.nothingSaid')}</p>}
      <ol aria-live="polite">
        {chat.map((line, i) => (
          <li key={i} ref={i === chat.length - 1 ? end : null} className={line.person === person ? 'own' : ''}>
            <b>{nameOf(line)}</b>{' '}
            <time className="quiet small" dateTime={new Date(line.at).toISOString()}>
              {new Date(line.at).toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit' })}
            </time>
            <p>{line.text}</p>
          </li>
        ))}
      </ol>
      <form onSubmit={event => void send(event)} className="chat-form">
        <input
          aria-label={say('table.message')}
          placeholder={say('table.message')}
          maxLength={2000}
          value={text}
          onChange={event => setText(event.target.value)}
        />
        <button type="submit" className="button primary" disabled={text.trim() === ''}>
          {say('table.send')}
        </button>
      </form>
    </div>
  );
}
