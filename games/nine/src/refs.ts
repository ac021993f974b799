import type { View } from './hidden.ts';
import { moves } from './moves.ts';

/** What a hand would touch: a card of one's own, a column, a token, a Hero. */
type Path = (spelled: Record<string, string>, seat: number) => readonly string[];

const column = (owner: string | number, influence: string): string => `column/${owner}/${influence}`;
const ability =
  (influence: string, ...rest: string[]): Path =>
  (_spelled, seat) => [column(seat, influence), ...rest];

const paths: Readonly<Record<string, Path>> = {
  draw: () => ['deck'],
  choose: ({ card }) => [`hand/${card}`],
  reveal: ({ card }) => [`order/${card}`],
  chaos: ability('tomorrow', 'supply/chaos'),
  shield: ability('galmi', 'shield'),
  coin: ability('abhilasha', 'supply/coin'),
  rob: ({ owner }, seat) => [column(seat, 'abhilasha'), `token/${owner}/coin`],
  mint: ability('abhilasha', 'supply/diamond'),
  dismiss: ({ hero }, seat) => [column(seat, 'narashima'), `hero/${hero}`, 'deck'],
  turn: ({ hero }, seat) => [column(seat, 'narashima'), `hero/${hero}`, 'supply/vp'],
  science: ability('phoenix', 'supply/science'),
  military: ability('goan-sul', 'supply/military'),
  strike: ({ owner, column: struck }, seat) => [column(seat, 'goan-sul'), column(owner, struck)],
  exchange: ({ give, take }, seat) => [column(seat, 'xi-an'), `token/${seat}/${give}`, `supply/${take}`],
  fuse: ability('xi-an', 'supply/diamond'),
  disguise: ({ column: under }, seat) => [column(seat, 'byun-hyung-ja'), column(seat, under)],
  alpha: ({ owner, column: struck, loot }) => [
    'hero/alpha',
    column(owner, struck),
    loot === 'nothing' ? 'nothing' : `token/${owner}/${loot}`,
  ],
  fenghuang: () => ['hero/fenghuang'],
  discard: ({ column: from }, seat) => [column(seat, from)],
};

/** The path of things that a hand would touch; what has no place on the table is a button. A copy begins at its owner's column. */
export function refs(view: View, code: number): readonly string[] {
  const { move, ...spelled } = moves.read(code);
  const path = paths[move]?.(spelled, view.active ?? 0);
  if (!path) return [`button/${move}`];
  if (view.question !== 'copy') return path;
  const [own, ...rest] = path;
  const influence = own.split('/')[2];
  return [
    column(
      view.seats.findIndex(({ columns }) => columns.some(c => c.id === influence && c.majority)),
      influence,
    ),
    ...rest,
  ];
}
