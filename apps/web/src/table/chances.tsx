import { useEffect, useState } from 'react';
import type { Chances as Found } from '@ennead/wire/client';
import { useSay } from '../i18n.ts';
import { sayRefusal } from '../refusal.ts';
import { calls } from '../server.ts';
import { useTable } from './context.ts';
import { curve } from './curve.ts';
import { percent } from './percent.ts';
import { saidOf } from './story.ts';

const WIDTH = 600;
const HEIGHT = 180;
/** Dashes beside colours. */
const DASHES = ['', '9 4', '3 3', '12 4 3 4', '2 6', '16 5'];

/** How the chances stood from the first record to the last, and the moves that turned the game. */
export function Chances({ onShow }: { onShow: () => void }) {
  const say = useSay();
  const { model, ui, view, voice, story, who } = useTable();
  const [found, setFound] = useState<Found | null>(null);
  const [why, setWhy] = useState<unknown>(null);
  useEffect(() => {
    let isWanted = true;
    calls.chances(model.id).then(
      chances => isWanted && setFound(chances),
      (error: unknown) => isWanted && setWhy(error),
    );
    return () => {
      isWanted = false;
    };
  }, [model]);
  if (why !== null) return <p className="quiet small sentence">{sayRefusal(why, say)}</p>;
  if (!found) return <p className="quiet small">{say('common.loading')}</p>;
  if (!found.points || found.points.length < 2) return null;
  const { points, records, sides, turns } = found;
  const table: unknown = view.play!.table;
  const firstOf = [...new Set(sides)].map(side => ({ side, seat: sides.indexOf(side) }));
  const names = (side: number): string => sides.flatMap((own, seat) => (own === side ? [who(seat)] : [])).join(', ');
  const what = (n: number): string =>
    saidOf(story, n, event => voice.tell(event, table))[0] ?? say('time.at', { n, records });
  const show = (n: number): void => {
    onShow();
    void model.travel(n);
  };
  return (
    <section className="chances">
      <h3>{say('result.chances')}</h3>
      <p className="small quiet">{say('result.chancesHint')}</p>
      <svg viewBox={`-44 -8 ${WIDTH + 54} ${HEIGHT + 16}`} role="img" aria-label={say('result.chances')}>
        {[0, 0.5, 1].map(value => (
          <g key={value} className="chances-grid">
            <line x1="0" x2={WIDTH} y1={(1 - value) * HEIGHT} y2={(1 - value) * HEIGHT} />
            <text x="-6" y={(1 - value) * HEIGHT + 4}>
              {percent(value)}
            </text>
          </g>
        ))}
        {firstOf.map(({ side, seat }, i) => (
          <path
            key={side}
            className="chances-line"
            d={curve(
              points.map(({ n, values }) => ({ n, value: values[side] })),
              records,
              WIDTH,
              HEIGHT,
            )}
            stroke={ui.colour(table, seat)}
            strokeDasharray={DASHES[i % DASHES.length]}
          />
        ))}
      </svg>
      <ul className="row small">
        {firstOf.map(({ side, seat }, i) => (
          <li key={side} className="row">
            <svg width="34" height="10" aria-hidden="true">
              <line
                x1="1"
                x2="33"
                y1="5"
                y2="5"
                className="chances-line"
                stroke={ui.colour(table, seat)}
                strokeDasharray={DASHES[i % DASHES.length]}
              />
            </svg>
            {names(side)}
          </li>
        ))}
      </ul>
      {turns.length > 0 && (
        <>
          <h3>{say('result.turning')}</h3>
          <ul className="stack turns">
            {turns
              .toSorted((x, y) => x.n - y.n)
              .map(({ n, seats, before, after }) => {
                const side = sides[seats[0] ?? 0];
                return (
                  <li key={n}>
                    <button type="button" className="button" onClick={() => show(n)}>
                      {say('result.turn', {
                        what: what(n),
                        who: seats.map(who).join(', '),
                        change: `${percent(before[side])} → ${percent(after[side])}`,
                      })}
                    </button>
                  </li>
                );
              })}
          </ul>
        </>
      )}
    </section>
  );
}
