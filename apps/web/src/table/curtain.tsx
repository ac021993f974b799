import { useEffect, useRef, useState } from 'react';
import type { OwnView, TableView } from '@ennead/wire/client';
import { useSay } from '../i18n.ts';
import { calls } from '../server.ts';
import { useTable } from './context.ts';
import type { TableModel } from './model.ts';
import type { Story } from './story.ts';

/** Between players who share a device: who may look, and what only they may see. */
export interface CurtainState {
  isDown: boolean;
  /** Whose turn it is to look. */
  seat: number | null;
  /** The game as that seat alone may know it; null where the live view is theirs. */
  eyes: unknown;
  /** What that seat may know of what happened lately; null where the whole story is theirs. */
  story: Story | null;
  lift: () => void;
  never: () => void;
}

/** As much of the story as one request gives. */
const RECENT = 450;

const key = (table: string): string => `ennead.no-curtain.${table}`;

export function useCurtain(model: TableModel, view: TableView, own: OwnView | null, isShared: boolean): CurtainState {
  const [off, setOff] = useState(() => sessionStorage.getItem(key(view.about.id)) !== null);
  const [looking, setLooking] = useState<number | null>(null);
  const [eyes, setEyes] = useState<{ seat: number; table: unknown; story: Story } | null>(null);
  const isOn = isShared && !off && view.about.phase === 'running';
  const n = view.play?.n ?? 0;
  const asked = own?.seat ?? null;
  const seat = looking ?? asked;

  // The live view shows what all seats of this device know together: each looks through its own eyes.
  useEffect(() => {
    if (!isOn || looking === null) return;
    let isWanted = true;
    const as = String(looking);
    Promise.all([
      calls.replay(model.id, { n, as }),
      calls.story(model.id, { from: Math.max(0, n - RECENT), limit: RECENT + 1, as }),
    ]).then(
      ([{ view: seen }, { told }]) => isWanted && setEyes({ seat: looking, table: seen.table, story: told }),
      () => undefined, // the line is down, and says so elsewhere
    );
    return () => {
      isWanted = false;
    };
  }, [isOn, looking, n, model]);
  useEffect(() => {
    model.lookAs(isOn ? (looking ?? asked) : null);
  }, [model, isOn, looking, asked]);

  const isDown = isOn && asked !== null && asked !== looking;
  const isReady = eyes !== null && eyes.seat === looking;
  return {
    isDown: isDown || (isOn && looking !== null && !isReady),
    seat: isOn ? (asked ?? seat) : null,
    eyes: isOn && isReady ? eyes.table : null,
    story: isOn ? (isReady ? eyes.story : []) : null,
    lift: () => setLooking(asked),
    never() {
      sessionStorage.setItem(key(view.about.id), 'off');
      setOff(true);
    },
  };
}

/** Covers the board until the next player is ready. */
export function Curtain({ curtain }: { curtain: CurtainState }) {
  const say = useSay();
  const { view, voice } = useTable();
  const ready = useRef<HTMLButtonElement>(null);
  const { seat } = curtain;
  useEffect(() => ready.current?.focus(), [seat]);
  if (seat === null) return null;
  const who = voice.seat(view.play!.table, seat);
  return (
    <div className="curtain">
      <h2>{say('table.curtain', { who })}</h2>
      <p className="quiet">{say('table.curtainHint', { who })}</p>
      <button ref={ready} type="button" className="button primary" onClick={curtain.lift}>
        {say('table.curtainReady', { who })}
      </button>
      <button type="button" className="button plain" onClick={curtain.never}>
        {say('table.curtainNever')}
      </button>
    </div>
  );
}
