import { useState } from 'react';
import { useSay } from '../i18n.ts';
import { useCell } from '../store.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { useTable } from './context.ts';
import { ForkSheet } from './fork.tsx';

/** Any moment of the game: a slider, steps, and the way back to now. */
export function TimeBar() {
  const say = useSay();
  const { model, view } = useTable();
  const { travel, heading } = useCell(model.state);
  const [isForking, setForking] = useState(false);
  const records = travel?.records ?? view.play!.n;
  const n = heading ?? travel?.n ?? records;
  const to = (moment: number): void => void model.travel(Math.max(0, Math.min(records, moment)));
  const step = (name: 'first' | 'previous' | 'next' | 'last', moment: number, icon: IconName, isOff: boolean) => (
    <button
      type="button"
      className="button plain icon"
      aria-label={say(`time.${name}`)}
      title={say(`time.${name}`)}
      disabled={isOff}
      onClick={() => to(moment)}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <section className="time-bar" aria-label={say('time.title')}>
      {step('first', 0, 'first', n === 0)}
      {step('previous', n - 1, 'previous', n === 0)}
      <input
        type="range"
        min={0}
        max={records}
        value={n}
        aria-label={say('time.scrubber')}
        aria-valuetext={say('time.at', { n, records })}
        onChange={event => to(Number(event.target.value))}
      />
      {step('next', n + 1, 'next', n >= records)}
      {step('last', records, 'last', n >= records)}
      <span className="small quiet time-words">{say('time.at', { n, records })}</span>
      {travel && (
        <button type="button" className="button" onClick={() => void model.travel(null)}>
          {say('time.backToNow')}
        </button>
      )}
      {view.about.phase === 'ended' && n < records && (
        <button type="button" className="button" onClick={() => setForking(true)}>
          {say('time.forkHere')}
        </button>
      )}
      {isForking && <ForkSheet n={travel?.n ?? records} onClose={() => setForking(false)} />}
    </section>
  );
}
