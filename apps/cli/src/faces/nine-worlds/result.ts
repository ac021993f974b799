import type { GameEvent, Outcome } from '@ennead/kernel';
import type { View } from '@ennead/nine-worlds';
import type { Key, Say } from '@ennead/nine-worlds/words';
import type { Paint } from '../../paint.ts';
import { table } from '../../text.ts';
import { seatName } from './players.ts';

const LINES = ['card', 'stones', 'control', 'dispute', 'presence', 'helheim'] as const;

/** Adds up all scorings and returns from Valhalla, by seat and line. */
function breakdown(seats: number, events: readonly GameEvent[]): Record<string, number>[] {
  const sums = Array.from({ length: seats }, (): Record<string, number> => ({ valhalla: 0 }));
  for (const event of events) {
    if (event.type === 'returned') sums[event['seat'] as number]['valhalla'] += event['points'] as number;
    if (event.type !== 'scoring') continue;
    (event['counts'] as Record<string, number>[]).forEach((count, seat) => {
      for (const line of LINES) sums[seat][line] = (sums[seat][line] ?? 0) + count[line];
    });
  }
  return sums;
}

/** Places, who, and where the points came from; a column each, so that six fit 80 signs. */
export function resultTable(
  view: View,
  { places }: Outcome,
  events: readonly GameEvent[],
  players: readonly string[],
  say: Say,
  paint: Paint,
): string[] {
  const sums = breakdown(view.seats.length, events);
  const order = view.seats
    .map((seat, i) => ({ i, place: places[seat.side], score: seat.score }))
    .toSorted((x, y) => x.place - y.place || y.score - x.score);
  const row = (label: string, cell: (entry: (typeof order)[number]) => string): string[] => [label, ...order.map(cell)];
  const rows = [
    row('', ({ i, place }) => `${place}. ${seatName(view, i, say, paint)}`),
    row('', ({ i }) => paint.dim(players[i])),
    ...[...LINES, 'valhalla'].map(line => row(say(`counts.${line}` as Key), ({ i }) => String(sums[i][line] ?? 0))),
    row(paint.bold(say('counts.total')), ({ score }) => paint.bold(String(score))),
  ];
  return table(
    rows,
    order.map((_, i) => i + 1),
  );
}
