import { useState } from 'react';
import { useSay } from '../i18n.ts';
import { go } from '../navigation.tsx';
import { sayRefusal } from '../refusal.ts';
import { calls, line } from '../server.ts';
import { Sheet } from '../ui/sheet.tsx';
import { useTable } from './context.ts';

/** Goes on from a moment of a game that is over at a table of one's own: one's own seats, and bots in the others. */
export function ForkSheet({ n, onClose }: { n: number; onClose: () => void }) {
  const say = useSay();
  const { view, mine, who } = useTable();
  const { about } = view;
  const [seat, setSeat] = useState(mine[0] ?? 0);
  const [why, setWhy] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const fork = async (): Promise<void> => {
    setBusy(true);
    const isMine = (at: number): boolean => (mine.includes(seat) ? mine.includes(at) : at === seat);
    const seats = about.seats.map((chair, at) => (isMine(at) ? 'me' : (chair.bot ?? about.standIn)));
    try {
      const { table } = await calls.fork(about.id, { n, seats, open: true });
      await line().perform(table, { type: 'start' });
      go({ page: 'table', table });
    } catch (error) {
      setWhy(error);
      setBusy(false);
    }
  };
  return (
    <Sheet title={say('time.forkHere')} onClose={onClose}>
      <div className="stack">
        <p>{say('time.forkHint', { n })}</p>
        <label className="field">
          <span>{say('time.forkSeat')}</span>
          <select value={seat} onChange={event => setSeat(Number(event.target.value))}>
            {about.seats.map((_, at) => (
              <option key={at} value={at}>
                {who(at)}
              </option>
            ))}
          </select>
        </label>
        {why !== null && (
          <p className="notice bad" role="alert">
            {sayRefusal(why, say)}
          </p>
        )}
        <p>
          <button type="button" className="button primary" disabled={isBusy} onClick={() => void fork()}>
            {say('time.forkHere')}
          </button>
        </p>
      </div>
    </Sheet>
  );
}
