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
  faceDown: 'back',
  diamonds: 'diamond',
  coins: 'coin',
  vp: 'vp',
  heroes: 'alpha',
};

/** The whole count: every line and the total. */
const ALL = LINES.length + 1;
/** Long enough to look from line to kingdoms and back. */
const STEP_MS = 700;
export const COUNT_MS = STEP_MS * (ALL + 1);

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

const upTo = (count: Count, shown: number): number => LINES.slice(0, shown).reduce((sum, line) => sum + count[line], 0);

interface CountPanelProps {
  view: View;
  /** What seats are called, and who they are. */
  names: readonly string[];
  players: readonly Player[];
  shown: number;
  say: Say;
}

/** The final count: a row for each player, the lines one after another, and what everybody has so far. */
export const CountPanel = memo(function CountPanel({ view, names, players, shown, say }: CountPanelProps) {
  const sums = view.seats.map(({ count }) => upTo(count, shown));
  const best = Math.max(...sums);
  const state = (i: number) => ({ 'data-hidden': i >= shown || undefined, 'data-now': i === shown - 1 || undefined });
  return (
    <section className="nine-count" aria-label={say('board.phases.end')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{say('board.phases.end')}</th>
            {LINES.map((line, i) => (
              <th key={line} scope="col" {...state(i)}>
                <Icon id={PICTURES[line]} />
                <span>{say(`counts.${line}`)}</span>
              </th>
            ))}
            <th scope="col">{say('counts.total')}</th>
          </tr>
        </thead>
        <tbody>
          {view.seats.map(({ count }, seat) => (
            <tr key={seat}>
              <th scope="row">
                <SeatMark seat={seat} /> {names[seat]} <small>{players[seat].name}</small>
              </th>
              {LINES.map((line, i) => (
                <td key={line} {...state(i)}>
                  {count[line] < 0 ? `−${-count[line]}` : count[line]}
                </td>
              ))}
              <td data-sum data-best={(shown >= ALL && sums[seat] === best) || undefined}>
                {sums[seat]}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
});
