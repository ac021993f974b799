import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { OwnView } from '@ennead/wire/client';
import { useSay } from '../i18n.ts';
import { useRule } from '../rules/use-rules.ts';
import { Icon } from '../ui/icon.tsx';
import { useTable } from './context.ts';
import { isPlaying } from './eyes.ts';
import type { Explained } from './use-explained.ts';
import type { Desk } from './use-hand.ts';

/** A rule in our words, by its id. */
export function RuleText({ id }: { id: string }) {
  const { ui, language } = useTable();
  const text = useRule(ui.id, language, id);
  return (
    <span className="rule-text">
      <b>{id}</b> {text}
    </span>
  );
}

/** What is picked so far of an answer with several picks. */
export function Picks({ desk, own }: { desk: Desk; own: OwnView }) {
  const say = useSay();
  const { ui, voice, shown } = useTable();
  return (
    <ul className="row asked-picks" aria-label={say('table.chosen')}>
      {own.picks.map((key, i) => {
        const code = ui.code(key);
        const whole = voice.move(shown, own.seat, code);
        return (
          <li key={`${i} ${key}`}>
            <button
              type="button"
              className="button chip"
              title={whole}
              onClick={() => desk.keep(own.picks.filter((_, at) => at !== i))}
            >
              <span className="chip-text">{voice.pick?.(shown, own.seat, code) ?? whole}</span>
              <Icon name="close" size={14} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** A bot plays for somebody who may play on: handed over, or after their time ran out. */
export function TakeBack() {
  const say = useSay();
  const { model, view, mine, who } = useTable();
  if (view.about.phase !== 'running') return null;
  return view.own
    .filter(({ mayTake }) => mayTake)
    .map(({ seat }) => (
      <button key={seat} type="button" className="button primary" onClick={() => void model.do({ type: 'take', seat })}>
        {say('menu.take')}
        {mine.length > 1 && ` · ${who(seat)}`}
      </button>
    ));
}

/** Whoever plays ends a pause. */
export function Resume() {
  const say = useSay();
  const { model, view, person } = useTable();
  const { phase, paused } = view.about;
  if (phase !== 'running' || !paused || !isPlaying(view, person)) return null;
  return (
    <button type="button" className="button primary" onClick={() => void model.do({ type: 'resume' })}>
      {say('menu.resume')}
    </button>
  );
}

export function UndoButton() {
  const say = useSay();
  const { model, view } = useTable();
  if (!view.own.some(own => own.undo)) return null;
  return (
    <button
      type="button"
      className="button icon"
      aria-label={say('table.undo')}
      title={`${say('table.undo')} (Ctrl+Z)`}
      onClick={() => void model.do({ type: 'undo' })}
    >
      <Icon name="undo" />
    </button>
  );
}

/** Several options have the same path: which is meant? */
export function Which({ desk, explained }: { desk: Desk; explained: Explained }) {
  const say = useSay();
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <div className="asked-which" role="group" aria-label={say('table.which')}>
      <p>{say('table.which')}</p>
      {desk.which!.map((option, i) => (
        <button
          key={option.key}
          ref={i === 0 ? first : null}
          type="button"
          className="button"
          onClick={() => desk.choose(option)}
        >
          {explained.label(option)}
        </button>
      ))}
    </div>
  );
}

/** An option that ends in words. */
export function Typing({ desk }: { desk: Desk }) {
  const say = useSay();
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    desk.type(text);
  };
  return (
    <form className="asked-typing" onSubmit={send}>
      <label className="field">
        <span>{say('table.say')}</span>
        <input ref={field} value={text} maxLength={2000} onChange={event => setText(event.target.value)} />
      </label>
      <button type="submit" className="button primary">
        {say('table.send')}
      </button>
    </form>
  );
}
