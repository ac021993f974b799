import { useEffect, useMemo, useState } from 'react';
import { gameName } from '../game-name.ts';
import { useSay } from '../i18n.ts';
import { go } from '../navigation.tsx';
import { sayRefusal } from '../refusal.ts';
import { line } from '../server.ts';
import { Sheet } from '../ui/sheet.tsx';
import { Chances } from './chances.tsx';
import { useTable } from './context.ts';
import { saveRecord } from './save-file.ts';
import type { SheetName } from './sheets.tsx';
import { resultsOf, verdictOf } from './standing.ts';
import { eventsOf } from './story.ts';

interface ResultProps {
  onClose: () => void;
  setSheet: (sheet: SheetName | null) => void;
}

/** How it came out, what counted, how it could have come otherwise; and what next. */
export function ResultSheet({ onClose, setSheet }: ResultProps) {
  const say = useSay();
  const { model, ui, view, mine, person, voice, players, gameSay, who, story } = useTable();
  const { about, play } = view;
  const [fault, setFault] = useState<unknown>(null);
  const results = resultsOf(about, play);
  const verdict = verdictOf(results, mine, about.result?.sides ?? null);
  const winners = results.filter(({ place }) => place === 1).map(({ seat }) => who(seat));
  const resigned = results.filter(({ seat }) => about.seats[seat].resigned).map(({ seat }) => who(seat));
  const table: unknown = play!.table;
  const rows = useMemo(
    () => (about.result?.values === null ? [] : ui.breakdown(table, eventsOf(story), gameSay)),
    [ui, table, story, gameSay, about.result],
  );
  const next = about.rematch;
  useEffect(() => setFault(null), [next]);
  // What was refused before lies behind this sheet, where nobody can close it.
  useEffect(() => model.forgetRefusal(), [model]);
  const again = async (): Promise<void> => {
    if (next !== null) return go({ page: 'table', table: next });
    const done = await model.attempt({ type: 'rematch' });
    if (done.table === undefined) return;
    const isAlone = about.seats.every(chair => chair.person === null || chair.person === person);
    // Where it cannot be started yet its lobby says why.
    if (isAlone)
      await line()
        .perform(done.table, { type: 'start' })
        .catch(() => undefined);
    go({ page: 'table', table: done.table });
  };
  const seats = about.seats.map((_, seat) => seat);
  return (
    <Sheet title={say('result.title')} wide className="result" onClose={onClose}>
      <div className="stack">
        <p className="result-verdict">
          {verdict === 'none' ? '' : say(`result.${verdict}`, { who: winners.join(', ') })}{' '}
          {about.result?.how === 'resigned' && say('result.resigned', { who: resigned.join(', ') })}
          {about.result?.how === 'closed' && say('result.closed')}
        </p>
        <ol className="result-places">
          {results.map(({ seat, place, value }) => (
            <li key={seat} className={place === 1 ? 'first' : ''}>
              <span className="result-place">{say('result.place', { place })}</span>
              <span className="chip-mark" style={{ background: ui.colour(table, seat) }} aria-hidden="true" />
              <span>
                <b>{voice.seat(table, seat)}</b> <span className="quiet">{players[seat].called}</span>
              </span>
              {value !== null && (
                <span className="result-value">
                  <span className="unseen">{say('result.score')} </span>
                  {Number.isInteger(value) ? value : value.toFixed(2)}
                </span>
              )}
            </li>
          ))}
        </ol>
        <p className="row">
          {(mine.length > 0 || next !== null) && (
            <button type="button" className="button primary" onClick={() => void again().catch(setFault)}>
              {say(next === null ? 'result.rematch' : 'menu.toRematch')}
            </button>
          )}
          <button type="button" className="button" onClick={onClose}>
            {say('result.board')}
          </button>
          {about.fork === null && (
            <button
              type="button"
              className="button"
              onClick={() => void saveRecord(about.id, about.game).catch((error: unknown) => setFault(error))}
            >
              {say('result.export')}
            </button>
          )}
          <button type="button" className="button" onClick={() => setSheet('verify')}>
            {say('result.verify')}
          </button>
        </p>
        {fault !== null && (
          <p className="notice bad" role="alert">
            {sayRefusal(fault, say)}
          </p>
        )}
        {rows.length > 0 && (
          <section>
            <h3>{say('result.breakdown')}</h3>
            <div className="result-scroll" role="group" tabIndex={0} aria-label={say('result.breakdown')}>
              <table className="breakdown">
                <caption className="unseen">{gameName(ui.id, say)}</caption>
                <thead>
                  <tr>
                    <td />
                    {seats.map(seat => (
                      <th key={seat} scope="col">
                        <span className="chip-mark" style={{ background: ui.colour(table, seat) }} aria-hidden="true" />{' '}
                        {voice.seat(table, seat)}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {rows.map(({ label, values, isTotal }, i) => (
                    <tr key={i} className={isTotal ? 'total' : ''}>
                      <th scope="row">{label}</th>
                      {values.map((value, seat) => (
                        <td key={seat}>{value}</td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          </section>
        )}
        <Chances onShow={onClose} />
      </div>
    </Sheet>
  );
}
