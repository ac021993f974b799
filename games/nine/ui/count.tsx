import { memo, useEffect, useState } from 'react';
import type { Player } from '@ennead/board';
import type { Count } from '../src/flow/scoring.ts';
import type { View } from '../src/hidden.ts';
import type { Say } from '../words/shape.ts';
import { Icon, SeatMark, type IconId } from './icon.tsx';

/** P1: the order of the count, and a picture for each line. */
export const LINES = ['supremacies', 'influences', 'faceDown', 'diamonds', 'coins', 'vp', 'heroes'] as const;
const PICTURES: Readonly<Record<(typeof LINES)[number], IconId>> = {
  supremacies: 'supremacy',
  influences: 'crown',
  faceDown: 'hourglass',
  diamonds: 'diamond',
  coins: 'coin',
  vp: 'vp',
  heroes: 'alpha',
};

/** The whole count: every line and the total. */
const ALL = LINES.length + 1;
/** Long enough to look from line to kingdoms and back. */
const STEP_MS = 900;

/** How many lines of the count are shown: one after another when the game ends, all at once for those who come later. */
export function useCounted(isOver: boolean, motion: boolean): number {
  const [shown, show] = useState(isOver ? ALL : 0);
  useEffect(() => {
    if (!isOver || !motion) {
      show(isOver ? ALL : 0);
      return;
    }
    if (shown >= ALL) return;
    const timer = setTimeout(() => show(shown + 1), STEP_MS);
    return () => clearTimeout(timer);
  }, [isOver, motion, shown]);
  return isOver ? shown : 0;
}

const upTo = (count: Count, shown: number): number =>
  LINES.slice(0, shown).reduce((sum, line) => sum + count[line], 0);

interface CountPanelProps {
  view: View;
  players: readonly Player[];
  shown: number;
  say: Say;
}

/** The final count, line by line, with what everybody has so far. */
export const CountPanel = memo(function CountPanel({ view, players, shown, say }: CountPanelProps) {
  const sums = view.seats.map(({ count }) => upTo(count, shown));
  const best = Math.max(...sums);
  return (
    <section className="nine-count" aria-label={say('board.phases.end')}>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="nine-scroll">{say('board.phases.end')}</span>
            </th>
            {view.seats.map((_, seat) => (
              <th key={seat} scope="col">
                <SeatMark seat={seat} /> <span>{players[seat].name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {LINES.map((line, i) => (
            <tr key={line} data-hidden={i >= shown || undefined} data-now={i === shown - 1 || undefined}>
              <th scope="row">
                <Icon id={PICTURES[line]} /> {say(`counts.${line}`)}
              </th>
              {view.seats.map(({ count }, seat) => (
                <td key={seat}>{count[line] < 0 ? `−${-count[line]}` : count[line]}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{say('counts.total')}</th>
            {sums.map((sum, seat) => (
              <td key={seat} data-best={(shown >= ALL && sum === best) || undefined}>
                {sum}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
});
