import { HERO_IDS, INFLUENCE_IDS, type ColumnView, type SeatView, type View } from '@ennead/nine';
import { sayCards, sayMany, type Key, type Say } from '@ennead/nine/words';
import type { Paint } from '../../paint.ts';
import { padEnd, widthOf, wrap } from '../../text.ts';
import type { Scene } from '../face.ts';
import { CARDS, MARKS, TIED, hueOf, seatName } from './palette.ts';

const INDENT = '  ';
/** The widest a name may be before its first word moves up beside the value; the least that a column's marks need. */
const [LONGEST_NAME, LEAST_CELL] = [9, 6];
export const GRID_WIDTH = 78;

/** Round, phase and what the hourglass says, in one line. */
export function headLine(view: View, say: Say, paint: Paint): string {
  const hourglass = [
    say('board.dealt', { count: view.dealt }),
    say('board.limit', { count: view.limit }),
    say('board.first', { who: seatName(view.first, say, paint) }),
    say('board.deck', { count: view.deck }),
  ];
  const now = `${say('board.round', { round: view.round })} · ${say(`board.phases.${view.phase}`)}`;
  return `${paint.bold(now)}   ${hourglass.join(' · ')}`;
}

/** A name over two lines: the value, and what does not fit below it; then the name. */
function heading(id: ColumnView['id'], say: Say): [upper: string, lower: string] {
  const value = String(INFLUENCE_IDS.indexOf(id) + 1);
  const name = say(`cards.${id}`);
  if (widthOf(name) <= LONGEST_NAME) return [value, name];
  const [first, ...rest] = name.split(' ');
  return [`${value} ${first}`, rest.join(' ')];
}

/** Every kingdom under one row of names: columns of one Influence stand below each other. */
export function drawKingdoms(view: View, scene: Scene, spacing: readonly string[], say: Say, paint: Paint): string[] {
  const heads = INFLUENCE_IDS.map(id => heading(id, say));
  const widths = heads.map(lines => Math.max(LEAST_CELL, ...lines.map(widthOf)));
  const row = (cells: readonly string[]): string =>
    (INDENT + cells.map((cell, i) => padEnd(cell, widths[i])).join(' ')).trimEnd();
  const names = [0, 1].map(line => paint.dim(row(heads.map(lines => lines[line]))));
  const kingdoms = view.seats.flatMap((seat, i) => [
    ...spacing,
    titleOf(seat, i, scene, say, paint),
    row(INFLUENCE_IDS.map((id, at) => cellOf(seat, i, id, widths[at], paint))),
    ...below(seat, say, paint),
  ]);
  return [...names, ...kingdoms];
}

/** Who it is, and what of theirs lies face down or in hand. */
function titleOf(seat: SeatView, i: number, scene: Scene, say: Say, paint: Paint): string {
  const mark = scene.asked.includes(i) ? paint.bold('▸') : ' ';
  const parts = [say('board.cards', { count: seat.cards, limit: seat.limit })];
  if (seat.handSize > 0) parts.push(say('board.handSize', { count: seat.handSize }));
  if (seat.ordersSize > 0) parts.push(say('board.ordersSize', { backs: MARKS.back.repeat(seat.ordersSize) }));
  return `${mark} ${seatName(i, say, paint)} ${paint.dim(scene.players[i])}   ${parts.join(' · ')}`;
}

/** A column: who has the majority, how many cards, the cards, the shield. */
function cellOf(seat: SeatView, i: number, id: ColumnView['id'], width: number, paint: Paint): string {
  const column = seat.columns.find(own => own.id === id);
  if (!column) return paint.dim(` ${MARKS.none}`);
  const mark = column.majority ? MARKS.majority : column.leads ? MARKS.tied : ' ';
  const shield = column.shielded ? MARKS.shielded : id === 'galmi' && seat.shield ? MARKS.shield : '';
  const room = width - widthOf(`${mark}${column.cards}${shield}`);
  const text = `${mark}${column.cards}${cardsOf(column, room)}${shield}`;
  return column.majority ? paint.bold(hueOf(i, paint)(text)) : text;
}

/** The cards one by one, those in disguise last; where there is no room for them, one of the last kind and how many. */
function cardsOf({ cards, disguised, tilted }: ColumnView, room: number): string {
  const glyphs = tilted ? CARDS.tilted : CARDS.straight;
  if (cards <= room) return glyphs.true.repeat(cards - disguised) + glyphs.disguised.repeat(disguised);
  return disguised > 0 ? `${glyphs.disguised}${disguised}` : glyphs.true;
}

/** Heroes, and what the viewer knows of hand and orders. */
function below(seat: SeatView, say: Say, paint: Paint): string[] {
  const heroes = HERO_IDS.flatMap(id => {
    const idle = seat.heroes[id] - seat.ready[id];
    const card = say(`cards.${id}`);
    return [
      ...(idle > 0 ? [sayMany(card, idle, say)] : []),
      ...(seat.ready[id] > 0 ? [paint.bold(say('board.ready', { card, count: seat.ready[id] }))] : []),
    ];
  });
  const down = HERO_IDS.filter(id => seat.faceDown[id] > 0).map(
    id =>
      `${MARKS.back.repeat(seat.faceDown[id])} ${paint.dim(say('board.faceDown', { card: sayMany(say(`cards.${id}`), seat.faceDown[id], say) }))}`,
  );
  const line = (key: Key, cards: string): string[] =>
    cards === '' ? [] : wrap(say(key, { cards }), GRID_WIDTH - 3, INDENT).map(text => `${INDENT} ${text}`);
  return [
    ...line('board.heroes', [...heroes, ...down].join(', ')),
    ...line('board.hand', sayCards(seat.hand ?? [], say)),
    ...line('board.orders', sayCards(seat.orders ?? [], say)),
  ];
}

/** What the marks mean, as far as there are any. */
export function legend(view: View, columns: number, say: Say, paint: Paint): string[] {
  const all = view.seats.flatMap(seat => seat.columns);
  const marks: [boolean, string, Key][] = [
    [
      view.seats.some(({ won }) => won.influences.length + won.supremacies.length > 0),
      MARKS.majority,
      'board.majority',
    ],
    [all.some(({ majority, leads }) => leads && !majority), MARKS.tied, 'board.tied'],
    [all.some(({ tilted }) => tilted), CARDS.tilted.true, 'board.tilted'],
    [all.some(({ disguised }) => disguised > 0), CARDS.straight.disguised, 'board.disguised'],
    [true, MARKS.shield, 'board.shield'],
    [all.some(({ shielded }) => shielded), MARKS.shielded, 'board.shielded'],
  ];
  const texts = marks.filter(([shown]) => shown).map(([, mark, key]) => `${mark} ${say(key)}`.replaceAll(' ', TIED));
  return wrap(texts.join(`${TIED}· `), columns - INDENT.length).map(line => paint.dim(INDENT + line));
}
