import type { AnySay, BreakdownRow } from '@ennead/board';
import type { GameEvent } from '@ennead/kernel';
import type { View } from '../src/hidden.ts';
import type { Say } from '../words/index.ts';

/** P3 to P11, in the order of the book. */
const LINES = ['card', 'stones', 'control', 'dispute', 'presence', 'helheim'] as const;
type Line = (typeof LINES)[number];

/** Adds up all scorings and returns from Valhalla: a line for each thing that scores. */
export function breakdown(view: View, events: readonly GameEvent[], anySay: AnySay): BreakdownRow[] {
  const say = anySay as Say;
  const scorings = events.filter(({ type }) => type === 'scoring');
  const returns = events.filter(({ type }) => type === 'returned');
  const scored = (seat: number, line: Line): number =>
    scorings.reduce((sum, event) => sum + (event['counts'] as Record<Line, number>[])[seat][line], 0);
  const returned = (seat: number): number =>
    returns.reduce((sum, event) => sum + (event['seat'] === seat ? (event['points'] as number) : 0), 0);
  return [
    ...LINES.map(line => ({ label: say(`counts.${line}`), values: view.seats.map((_, seat) => scored(seat, line)) })),
    { label: say('counts.valhalla'), values: view.seats.map((_, seat) => returned(seat)) },
    { label: say('counts.total'), values: view.seats.map(({ score }) => score), isTotal: true },
  ];
}
