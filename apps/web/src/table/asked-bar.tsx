import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { OwnView } from '@ennead/wire/client';
import { useSay } from '../i18n.ts';
import { sayRefusal } from '../refusal.ts';
import { useRule } from '../rules/use-rules.ts';
import { useCell } from '../store.ts';
import { Icon } from '../ui/icon.tsx';
import { useTable } from './context.ts';
import { handedIn } from './eyes.ts';
import { Proposals } from './proposals.tsx';
import type { SheetName } from './sheets.tsx';
import type { Tab } from './side.tsx';
import type { Desk } from './use-hand.ts';
import type { Explained } from './use-explained.ts';
import { endingHere, isButton, remaining } from './walk.ts';

interface AskedBarProps {
  desk: Desk;
  own: OwnView | null;
  explained: Explained;
  /** Lit things without a place on the board. */
  loose: readonly string[];
  isCovered: boolean;
  setSheet: (sheet: SheetName) => void;
  openSide: (tab: Tab) => void;
}

/** What is asked, in one plain sentence, with the buttons that have no place on the board. */
export function AskedBar({ desk, own, explained, loose, isCovered, setSheet, openSide }: AskedBarProps) {
  const say = useSay();
  const { model, view, voice, shown } = useTable();
  const { refused, frame, travel } = useCell(model.state);
  const { walk, which, typing } = desk;
  const isAtStart = walk.path.length === 0;
  const now = useSentence(own, isCovered);
  const asked = travel ? `${say('time.past')} ${now}` : now;
  const handed = own ? null : handedIn(view);
  const buttons = isAtStart ? desk.options.filter(isButton) : endingHere(walk);
  const seat = own?.seat ?? 0;
  return (
    <section className="asked" aria-label={say('table.asked')}>
      <Proposals />
      {refused && (
        <p className="notice bad asked-refused" role="alert">
          {say('table.refused', { why: sayRefusal(refused, say) })} {refused.rule && <RuleText id={refused.rule} />}
          <button
            type="button"
            className="button plain icon"
            aria-label={say('common.close')}
            onClick={() => model.forgetRefusal()}
          >
            <Icon name="close" size={16} />
          </button>
        </p>
      )}
      <div className="asked-line">
        <div className="asked-words">
          <p className={own ? 'asked-sentence is-you' : 'asked-sentence'} role="status">
            {!isAtStart && own ? say('table.next', { what: voice.ref(shown, seat, walk.path.at(-1)!) }) : asked}
          </p>
          <p className="asked-explained small">
            {explained.line && <span>{explained.line.text}</span>}
            {explained.line?.rule && <RuleText id={explained.line.rule} />}
          </p>
        </div>
        <div className="row asked-buttons">
          {own && own.many && own.picks.length > 0 && <Picks desk={desk} own={own} />}
          {frame && !travel && (
            <button type="button" className="button" onClick={() => model.skip()}>
              <Icon name="skip" />
              {say('table.skip')}
            </button>
          )}
          {!isAtStart && (
            <button type="button" className="button" onClick={desk.back}>
              <Icon name="back" />
              {say('table.back')}
            </button>
          )}
          {loose.map(ref => (
            <button
              key={ref}
              type="button"
              className="button"
              onClick={() => desk.touch(ref)}
              aria-label={explained.name(ref)}
            >
              {voice.ref(shown, seat, ref)}
            </button>
          ))}
          {buttons.map(option => (
            <button key={option.key} type="button" className="button primary" onClick={() => desk.choose(option)}>
              {explained.label(option)}
            </button>
          ))}
          {handed && (
            <button
              type="button"
              className="button"
              onClick={() => void model.do({ type: 'draft', seat: handed.seat, decision: handed.decision!, picks: [] })}
            >
              {say('table.change')}
            </button>
          )}
          {own && desk.options.length > 0 && (
            <button
              type="button"
              className="button icon asked-list"
              aria-label={say('table.showList')}
              title={say('table.showList')}
              onClick={() => openSide('options')}
            >
              <Icon name="list" />
            </button>
          )}
          {own && !travel && !isCovered && (
            <button
              type="button"
              className="button icon"
              aria-label={say('table.hint')}
              title={`${say('table.hint')} (h)`}
              onClick={() => setSheet('hint')}
            >
              <Icon name="hint" />
            </button>
          )}
          <UndoButton />
          {view.about.phase === 'ended' && (
            <button type="button" className="button primary" onClick={() => setSheet('result')}>
              {say('result.show')}
            </button>
          )}
        </div>
      </div>
      {which && <Which desk={desk} explained={explained} />}
      {typing && <Typing desk={desk} />}
      <p className="unseen">{say('table.optionsOf', { count: remaining(walk).length })}</p>
    </section>
  );
}

/** The sentence that says where the game stands. */
function useSentence(own: OwnView | null, isCovered: boolean): string {
  const say = useSay();
  const { view, voice, shown, mine, who } = useTable();
  const { about, play } = view;
  if (about.frozen !== null) return say('table.frozen', { why: about.frozen });
  if (about.phase === 'ended') return say('table.over');
  if (about.paused) return say('table.paused');
  const kind = play?.asks.find(ask => ask.seat === own?.seat)?.kind;
  if (own && kind !== undefined && !isCovered) return voice.ask(kind, shown);
  const asked = play?.asks.filter(({ done }) => !done).map(({ seat }) => who(seat)) ?? [];
  const waiting = asked.join(', ');
  if (handedIn(view)) return say('table.handedIn', { who: waiting });
  const line = say('table.waiting', { who: waiting });
  return mine.length === 0 ? `${say('table.looking')} ${line}` : line;
}

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
function Picks({ desk, own }: { desk: Desk; own: OwnView }) {
  const say = useSay();
  const { ui, voice, shown } = useTable();
  return (
    <ul className="row asked-picks" aria-label={say('table.chosen')}>
      {own.picks.map((key, i) => (
        <li key={`${i} ${key}`}>
          <button
            type="button"
            className="button chip"
            onClick={() => desk.keep(own.picks.filter((_, at) => at !== i))}
          >
            {voice.move(shown, own.seat, ui.code(key))}
            <Icon name="close" size={14} />
          </button>
        </li>
      ))}
    </ul>
  );
}

function UndoButton() {
  const say = useSay();
  const { model, view, mine } = useTable();
  const [isAsked, setAsked] = useState(false);
  const { n } = view.play!;
  useEffect(() => setAsked(false), [n]);
  if (mine.length === 0 || view.about.phase !== 'running' || n === 0) return null;
  const undo = async (): Promise<void> => {
    const done = await model.do({ type: 'undo' });
    setAsked(done?.waiting ?? false);
  };
  return (
    <>
      {isAsked && <span className="small quiet">{say('table.askedOthers')}</span>}
      <button
        type="button"
        className="button icon"
        aria-label={say('table.undo')}
        title={`${say('table.undo')} (Ctrl+Z)`}
        onClick={() => void undo()}
      >
        <Icon name="undo" />
      </button>
    </>
  );
}

/** Several options have the same path: which is meant? */
function Which({ desk, explained }: { desk: Desk; explained: Explained }) {
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
function Typing({ desk }: { desk: Desk }) {
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
