import type { SeatView, View } from '@ennead/nine';
import type { Say } from '@ennead/nine/words';
import type { Paint } from '../../paint.ts';
import { table } from '../../text.ts';
import { MARKS, glyphOf, hueOf, seatName } from './palette.ts';

/** Supremacies are taken in the final count alone. */
const TOKENS = ['military', 'science', 'chaos', 'coin', 'culture', 'diamond', 'vp'] as const;

/** How many a seat has, with a star where they would take a Supremacy. */
function cellOf({ tokens, won }: SeatView, i: number, id: (typeof TOKENS)[number], paint: Paint): string {
  if (tokens[id] === 0) return paint.dim('0');
  return won.supremacies.includes(id)
    ? paint.bold(hueOf(i, paint)(`${MARKS.majority}${tokens[id]}`))
    : String(tokens[id]);
}

/** The shield lies with the tokens while nobody has it. */
const supplyName = (view: View, say: Say): string =>
  view.shield === null ? `${say('board.supply')} ${MARKS.shield}` : say('board.supply');

/** A line for each player and one for the supply, for under the kingdoms. */
export function tokensBelow(view: View, say: Say, paint: Paint): string[] {
  const head = ['', ...TOKENS.map(id => say(`tokens.${id}`)), say('board.points')].map(paint.dim);
  const rows = view.seats.map((seat, i) => [
    `  ${seatName(i, say, paint)}`,
    ...TOKENS.map(id => cellOf(seat, i, id, paint)),
    paint.bold(String(seat.count.total)),
  ]);
  const supply = [`  ${supplyName(view, say)}`, ...TOKENS.map(id => String(view.supply[id])), ''].map(paint.dim);
  return table(
    [head, ...rows, supply],
    head.map((_, i) => i).filter(i => i > 0),
  );
}

/** A column for each player and one for the supply, for beside the kingdoms. */
export function tokensBeside(view: View, say: Say, paint: Paint): string[] {
  const head = ['', ...view.seats.map((_, i) => glyphOf(i, paint)), paint.dim(supplyName(view, say))];
  const rows = TOKENS.map(id => [
    say(`tokens.${id}`),
    ...view.seats.map((seat, i) => cellOf(seat, i, id, paint)),
    paint.dim(String(view.supply[id])),
  ]);
  const points = [say('board.points'), ...view.seats.map(seat => paint.bold(String(seat.count.total))), ''];
  return table(
    [head, ...rows, points],
    head.map((_, i) => i).filter(i => i > 0),
  );
}
