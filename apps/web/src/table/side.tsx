import { useRef, type KeyboardEvent } from 'react';
import { useSay } from '../i18n.ts';
import { Icon } from '../ui/icon.tsx';
import { Chat } from './chat.tsx';
import { Log } from './log.tsx';
import { OptionList } from './option-list.tsx';
import type { Desk } from './use-hand.ts';
import type { Explained } from './use-explained.ts';
import { TABS, type SideState } from './use-side.ts';

interface SideProps {
  side: SideState;
  desk: Desk;
  explained: Explained;
  /** The device is being handed over: what happened, and what can be done, is somebody else's. */
  isCovered: boolean;
}

/** Beside the board on wide screens, over it on others: the story, the options as a list, the talk. */
export function Side({ side, desk, explained, isCovered }: SideProps) {
  const say = useSay();
  const { tab, setTab, close } = side;
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    const next = TABS[(TABS.indexOf(tab) + step + TABS.length) % TABS.length];
    setTab(next);
    list.current?.querySelector<HTMLElement>(`#tab-${next}`)?.focus();
  };
  const leave = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !side.isOver) return;
    event.preventDefault();
    close();
  };
  return (
    <aside className="play-side" aria-label={say(`table.${tab}`)} onKeyDown={leave}>
      <div className="side-head">
        <div className="tabs" role="tablist" ref={list} onKeyDown={move}>
          {TABS.map(name => (
            <button
              key={name}
              id={`tab-${name}`}
              type="button"
              role="tab"
              aria-selected={tab === name}
              aria-controls="side-panel"
              tabIndex={tab === name ? 0 : -1}
              onClick={() => setTab(name)}
            >
              {say(`table.${name}`)}
            </button>
          ))}
        </div>
        <button type="button" className="button plain icon side-close" aria-label={say('common.close')} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      <div id="side-panel" className="side-panel" role="tabpanel" aria-labelledby={`tab-${tab}`} tabIndex={0}>
        {tab === 'chat' && <Chat isOpen={side.isOpen} />}
        {tab !== 'chat' && isCovered && <p className="quiet side-empty">{say('table.covered')}</p>}
        {tab === 'log' && !isCovered && <Log side={side} />}
        {tab === 'options' &&
          !isCovered &&
          (desk.options.length > 0 ? (
            <OptionList desk={desk} explained={explained} />
          ) : (
            <p className="quiet side-empty">{say('refusals.not-asked')}</p>
          ))}
      </div>
    </aside>
  );
}
