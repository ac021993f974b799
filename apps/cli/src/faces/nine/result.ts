import type { Outcome } from '@ennead/kernel';
import type { View } from '@ennead/nine';
import type { Say } from '@ennead/nine/words';
import type { Paint } from '../../paint.ts';
import { table } from '../../text.ts';
import { seatName } from './palette.ts';

/** P1: the order of the count. */
const LINES = ['supremacies', 'influences', 'faceDown', 'diamonds', 'coins', 'vp', 'heroes'] as const;

/** Places, who, and the final count line by line; a column for each player. */
export function resultTable(
  view: View,
  { places }: Outcome,
  players: readonly string[],
  say: Say,
  paint: Paint,
): string[] {
  const order = view.seats
    .map(({ count }, i) => ({ i, place: places[i], count }))
    .toSorted((x, y) => x.place - y.place || x.i - y.i);
  const row = (label: string, cell: (entry: (typeof order)[number]) => string): string[] => [label, ...order.map(cell)];
  const rows = [
    row('', ({ i, place }) => `${place}. ${seatName(i, say, paint)}`),
    row('', ({ i }) => paint.dim(players[i])),
    ...LINES.map(line => row(say(`counts.${line}`), ({ count }) => String(count[line]))),
    row(paint.bold(say('counts.total')), ({ count }) => paint.bold(String(count.total))),
  ];
  const broken = order.some((one, at) => {
    const next = order[at + 1];
    return next !== undefined && next.count.total === one.count.total && next.place !== one.place;
  });
  return [
    ...table(
      rows,
      order.map((_, i) => i + 1),
    ),
    ...(broken ? [paint.dim(say('board.tie'))] : []),
  ];
}
