import { useEffect } from 'react';
import { Refused, type OwnView } from '@ennead/wire/client';
import { useSay } from '../i18n.ts';
import { sayRefusal } from '../refusal.ts';
import { useCell } from '../store.ts';
import { Icon } from '../ui/icon.tsx';
import { Picks, Resume, RuleText, TakeBack, Typing, UndoButton, Which } from './asked-parts.tsx';
import { useTable } from './context.ts';
import { handedIn } from './eyes.ts';
import { Proposals } from './proposals.tsx';
import type { SheetName } from './sheets.tsx';
import type { Desk } from './use-hand.ts';
import type { Explained } from './use-explained.ts';
import { READ_MS } from './use-declined.ts';
import { useSentence } from './use-sentence.ts';
import type { Tab } from './use-side.ts';
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
  const { model, view, voice, shown, seat: eyes } = useTable();
  const { refused, isLong, travel } = useCell(model.state);
  const { walk, which, typing } = desk;
  const isAtStart = walk.path.length === 0;
  const asked = useSentence(own, isCovered);
  const isYours = own !== null && !travel;
  const isActing = isYours && !isCovered;
  const handed = own || travel ? null : handedIn(view, eyes);
  const buttons = isAtStart ? desk.options.filter(isButton) : endingHere(walk);
  const seat = own?.seat ?? 0;
  const line = isCovered ? null : explained.line;
  useEffect(() => {
    if (refused === null) return;
    const timer = setTimeout(() => model.forgetRefusal(), READ_MS);
    return () => clearTimeout(timer);
  }, [model, refused]);
  return (
    <section className="asked" aria-label={say('table.asked')}>
      <div className="asked-over">
        <Proposals />
        {refused !== null && (
          <p className="notice bad" role="alert">
            <Why refused={refused} />
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
      </div>
      {isActing && own.many && <Picks desk={desk} own={own} />}
      <div className="asked-line">
        <div className="asked-words">
          {line && (
            <p className="asked-explained small sentence">
              <span>{line.text}</span> {line.isTapped && <b className="asked-again">{say('table.tapAgain')}</b>}
              {line.rule && <RuleText id={line.rule} />}
            </p>
          )}
          <p className={`asked-sentence sentence${isYours ? ' is-you' : ''}`} role="status">
            {!isAtStart && own ? say('table.next', { what: voice.ref(shown, seat, walk.path.at(-1)!) }) : asked}
          </p>
        </div>
        <div className="row asked-buttons">
          {isLong && !travel && (
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
          {!travel && <TakeBack />}
          {!travel && <Resume />}
          {view.about.phase === 'ended' && (
            <button type="button" className="button primary" onClick={() => setSheet('result')}>
              {say('result.show')}
            </button>
          )}
        </div>
        <div className="asked-tools">
          {/* It comes and goes: at this end nothing else slides under the pointer. */}
          {!isCovered && !travel && <UndoButton />}
          {own && desk.options.length > 0 && (
            <button
              type="button"
              className="button icon"
              aria-label={say('table.showList')}
              title={say('table.showList')}
              onClick={() => openSide('options')}
            >
              <Icon name="list" />
            </button>
          )}
          {isActing && (
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
        </div>
      </div>
      {which && <Which desk={desk} explained={explained} />}
      {typing && <Typing desk={desk} />}
      <p className="unseen">{say('table.optionsOf', { count: remaining(walk).length })}</p>
    </section>
  );
}

/** Why something failed: refused by the server, or not even heard by it. */
function Why({ refused }: { refused: unknown }) {
  const say = useSay();
  const why = sayRefusal(refused, say);
  if (!(refused instanceof Refused)) return <span>{why}</span>;
  return (
    <span>
      {say('table.refused', { why })} {refused.rule && <RuleText id={refused.rule} />}
    </span>
  );
}
