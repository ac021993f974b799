import type { MouseEvent } from 'react';
import type { AboutView } from '@ennead/wire/client';
import { useLanguage, useSay } from '../i18n.ts';
import { settings } from '../preferences.ts';
import type { TableModel } from '../table/model.ts';
import { Icon } from '../ui/icon.tsx';
import { sayList } from '../ui/say-list.ts';
import { Share } from '../ui/share.tsx';
import { awayOf, hostOf, isFree } from './naming.ts';

interface WhatNowProps {
  model: TableModel;
  about: AboutView;
  person: string | null;
}

/** The middle of the table: the one thing that is to be done now, or whom everybody waits for. */
export function WhatNow({ model, about, person }: WhatNowProps) {
  const say = useSay();
  const free = about.seats.filter(isFree).length;
  const away = awayOf(about, person, say);
  const missing = sayList(away, useLanguage());
  const isHost = about.host !== null && about.host === person;
  const sits = about.seats.some(chair => chair.person !== null && chair.person === person);
  const isLocked = free > 0 && about.locked;
  const invites = free > 0 && !isLocked && (sits || isHost);
  const host = hostOf(about, say) ?? say('lobby.theHost');
  const waiting = (): string => {
    if (free === 0 && isHost) return say(away.length > 0 ? 'lobby.readyAway' : 'lobby.ready');
    if (free === 0) return say('lobby.waitStart', { who: host });
    if (isLocked) return sits || isHost ? say('lobby.lockHint') : say('lobby.locked', { who: host });
    return say('lobby.welcome', { count: free, who: host });
  };
  const title = (): string => {
    if (isLocked) return say('lobby.lockedTitle');
    if (free > 0) return invites ? say('lobby.waitSeats', { count: free }) : say('lobby.invited');
    return away.length > 0 ? say('lobby.waitAway', { who: missing }) : say('lobby.full');
  };
  return (
    <section className="stack what-now" aria-labelledby="lobby-now" tabIndex={-1}>
      <div role="status">
        <h2 id="lobby-now">{title()}</h2>
        {!invites && <p className="sentence">{waiting()}</p>}
      </div>
      {invites && <Share url={location.href} hint={say('lobby.shareHint')} label={say('table.share')} isPrimary />}
      {isHost && <HostButtons model={model} about={about} free={free} isComplete={free + away.length === 0} />}
      {!invites && !isLocked && (
        <details className="fold">
          <summary>
            {say(free > 0 ? 'lobby.inviteMore' : away.length > 0 ? 'lobby.inviteAway' : 'lobby.inviteWatch')}
          </summary>
          <Share url={location.href} hint={say('lobby.shareHint')} label={say('table.share')} />
        </details>
      )}
    </section>
  );
}

interface HostButtonsProps {
  model: TableModel;
  about: AboutView;
  free: number;
  /** Everybody is here: there is nothing to wait for. */
  isComplete: boolean;
}

function HostButtons({ model, about, free, isComplete }: HostButtonsProps) {
  const say = useSay();
  const fill = async ({ currentTarget }: MouseEvent<HTMLElement>): Promise<void> => {
    currentTarget.closest('section')?.focus(); // the button goes with the last free seat
    const { level } = settings.get();
    for (const [seat, chair] of about.seats.entries())
      if (isFree(chair) && !(await model.do({ type: 'bot', seat, level }))) return;
  };
  const unlock = async ({ currentTarget }: MouseEvent<HTMLElement>): Promise<void> => {
    currentTarget.closest('section')?.focus(); // the button goes with the lock
    await model.do({ type: 'lock', on: false });
  };
  return (
    <div className="what-now-host">
      {free > 0 && about.locked && (
        <button type="button" className="button primary" onClick={event => void unlock(event)}>
          {say('menu.unlock')}
        </button>
      )}
      <button
        type="button"
        className={isComplete ? 'button primary what-now-start' : 'button'}
        disabled={free > 0}
        aria-describedby={free > 0 ? 'lobby-start-hint' : undefined}
        onClick={() => void model.do({ type: 'start' })}
      >
        {say('lobby.start')}
      </button>
      {free > 0 && (
        <>
          <button type="button" className="button" onClick={event => void fill(event)}>
            <Icon name="bot" />
            {say('lobby.fill')}
          </button>
          <p id="lobby-start-hint" className="unseen">
            {say('lobby.startHint')}
          </p>
        </>
      )}
    </div>
  );
}
