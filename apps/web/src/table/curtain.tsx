import { useEffect, useRef, useState } from 'react';
import type { OwnView, TableView } from '@ennead/wire/client';
import { useSay } from '../i18n.ts';
import { sayRefusal } from '../refusal.ts';
import { calls } from '../server.ts';
import { inTab } from '../storage.ts';
import { useTable } from './context.ts';
import { sightOf, type Eyes, type Sight } from './curtain-state.ts';
import type { TableModel } from './model.ts';

/** Between players who share a device: who may look, and what only they may see. */
export interface CurtainState extends Sight {
  isOn: boolean;
  /** Why what a seat may see is not here; null if nothing went wrong. */
  fault: unknown;
  lift: (seat: number) => void;
  never: () => void;
}

/** As much of the story as one request gives. */
const RECENT = 450;
const RETRY = 2000;

const wish = (table: string) => inTab(`no-curtain.${table}`);

export function useCurtain(model: TableModel, view: TableView, own: OwnView | null, isShared: boolean): CurtainState {
  const [off, setOff] = useState(() => wish(view.about.id).get() !== null);
  const [looking, setLooking] = useState<number | null>(null);
  const isOn = isShared && !off && view.about.phase === 'running';
  const n = view.play?.n ?? 0;
  const asked = own?.seat ?? null;
  const { eyes, fault } = useEyes(model, isOn ? looking : null, n);
  const sight = sightOf({ isOn, looking, asked, eyes, n });

  useEffect(() => {
    model.lookAs(isOn ? looking : null, isOn);
  }, [model, isOn, looking]);
  // Where in time one looked is nothing to the next one.
  useEffect(() => {
    if (sight.isDown) void model.travel(null);
  }, [model, sight.isDown]);

  return {
    ...sight,
    isOn,
    fault,
    lift: setLooking,
    never() {
      wish(view.about.id).set('off');
      setOff(true);
    },
  };
}

/** The live view shows what all seats of this device know together: each looks through its own eyes. */
function useEyes(model: TableModel, seat: number | null, n: number): { eyes: Eyes | null; fault: unknown } {
  const [eyes, setEyes] = useState<Eyes | null>(null);
  const [fault, setFault] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (seat === null) return;
    let isWanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const as = String(seat);
    Promise.all([
      calls.replay(model.id, { n, as }),
      calls.story(model.id, { from: Math.max(0, n - RECENT), limit: RECENT + 1, as }),
    ]).then(
      ([{ view }, { told }]) => {
        if (!isWanted) return;
        setEyes({ seat, n, table: view.table, story: told });
        setFault(null);
      },
      (error: unknown) => {
        if (!isWanted) return;
        setFault(error);
        timer = setTimeout(() => setAttempt(attempt + 1), RETRY);
      },
    );
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [seat, n, model, attempt]);
  return { eyes, fault };
}

/** Covers the board until the next player is ready. */
export function Curtain({ curtain }: { curtain: CurtainState }) {
  const say = useSay();
  const { view, voice, mine } = useTable();
  const ready = useRef<HTMLButtonElement>(null);
  const { seat, fault } = curtain;
  useEffect(() => ready.current?.focus(), [seat]);
  const nameOf = (at: number): string => voice.seat(view.play!.table, at);
  return (
    <div className="curtain">
      <h2>{seat === null ? say('table.curtainOpen') : say('table.curtain', { who: nameOf(seat) })}</h2>
      {seat !== null && <p className="quiet">{say('table.curtainHint', { who: nameOf(seat) })}</p>}
      {fault !== null && (
        <p className="notice bad" role="alert">
          {sayRefusal(fault, say)}
        </p>
      )}
      {(seat === null ? mine : [seat]).map((at, i) => (
        <button
          key={at}
          ref={i === 0 ? ready : null}
          type="button"
          className="button primary"
          onClick={() => curtain.lift(at)}
        >
          {say('table.curtainReady', { who: nameOf(at) })}
        </button>
      ))}
      <button type="button" className="button plain" onClick={curtain.never}>
        {say('table.curtainNever')}
      </button>
    </div>
  );
}
