import type { AnySay, BreakdownRow } from '@ennead/board';
import type { View } from '../src/hidden.ts';
import type { Say } from '../words/shape.ts';
import { LINES } from './count.tsx';

/** P1: the final count, a row for each line in the book's order, and the sum. */
export function breakdown(view: View, _events: unknown, anySay: AnySay): readonly BreakdownRow[] {
  const say = anySay as Say;
  const row = (line: (typeof LINES)[number] | 'total'): BreakdownRow => ({
    label: say(`counts.${line}`),
    values: view.seats.map(({ count }) => count[line]),
  });
  return [...LINES.map(row), { ...row('total'), isTotal: true }];
}
