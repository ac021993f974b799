import { STATS, type CombatantView, type View } from '@ennead/numenera';
import { nameIn, sayLasting, type Key, type Say } from '@ennead/numenera/words';
import type { Paint } from '../../paint.ts';
import { padEnd, padStart, widthOf, wrap } from '../../text.ts';
import { hueOf, isFallen, shortName, signOf } from './marks.ts';

/** Everybody in the fight, a table a side: characters with their Pools, creatures with what is known of them. */
const NOTES_INDENT = '      ';
const GAP = '  ';
/** Columns before a name: whose turn it is, and the sign on the field. */
const SIGNS = 4;

interface Row {
  own: CombatantView;
  cells: string[];
}

const poolsOf = ({ pools }: CombatantView): string[] => (pools ?? []).map(({ points, max }) => `${points}/${max}`);

function levelOf({ level, least, most }: CombatantView, say: Say): string {
  if (level !== null) return say('encounter.board.level', { level });
  if (least === 1 && most === 10) return say('encounter.board.levelUnknown');
  return least === most
    ? say('encounter.board.level', { level: least })
    : say('encounter.board.levelBetween', { least, most });
}

const lifeOf = ({ health, lost }: CombatantView, say: Say): string =>
  health === null ? say('encounter.board.lost', { lost }) : say('encounter.board.health', { health });

/** What lasts, what was decided, where somebody is. */
export function notesOf(own: CombatantView, view: View, say: Say): string[] {
  const word = (holds: boolean, key: Key): string[] => (holds ? [say(key)] : []);
  return [
    ...word(own.prone, 'encounter.board.prone'),
    ...word(own.unaware, 'encounter.board.unaware'),
    ...word(own.high, 'encounter.board.high'),
    ...(own.cover === 'none' ? [] : [say(`encounter.covers.${own.cover}`)]),
    ...(own.guards === null ? [] : [say('encounter.board.guards', { who: nameIn(view, own.guards, say) })]),
    ...(own.waits === null ? [] : [say('encounter.board.waits', { who: nameIn(view, own.waits.for, say) })]),
    ...own.effects.map(({ what, amount }) => sayLasting(what, amount, say)),
    ...own.weapons
      .filter(({ dropped }) => dropped)
      .map(({ id }) => say('encounter.board.dropped', { weapon: say(`content.weaponNames.${id}` as Key) })),
  ];
}

const armorOf = ({ armor }: CombatantView, say: Say): string =>
  armor > 0 ? say('encounter.board.armor', { armor }) : '';

const cellsOf = (own: CombatantView, say: Say): string[] =>
  own.npc
    ? [levelOf(own, say), lifeOf(own, say), armorOf(own, say)]
    : [...poolsOf(own), say(`track.${own.track ?? 'hale'}`), say('encounter.board.xp', { xp: own.xp })];

/** One side: a row each, as wide as its widest, with what there is to note behind it or below. */
export function drawSide(view: View, team: number, columns: number, say: Say, paint: Paint): string[] {
  const titles = [say('encounter.board.others'), say('encounter.board.party')];
  const kinds = [false, true].map(npc => view.combatants.filter(own => own.team === team && own.npc === npc));
  const head = kinds[0].length > 0 ? STATS.map(stat => say(`stats.${stat}`)) : [];
  const nameWidth = Math.max(
    ...titles.map(title => widthOf(title) - SIGNS),
    ...view.combatants.map(own => widthOf(shortName(own, say))),
  );
  const tables = kinds.map(own => rowsOf(own, view, nameWidth, own[0]?.npc ? [] : head, columns, say, paint));
  const label = padEnd(paint.dim(titles[team]), nameWidth + SIGNS);
  const first = tables[0].length > 0 ? [`${label}${GAP}${tables[0][0]}`, ...tables[0].slice(1)] : [label.trimEnd()];
  return [...first, ...tables[1].slice(tables[1].length > 0 ? 1 : 0)];
}

/** The head of the columns, then the rows; those who have fallen last. */
function rowsOf(
  side: readonly CombatantView[],
  view: View,
  nameWidth: number,
  head: readonly string[],
  columns: number,
  say: Say,
  paint: Paint,
): string[] {
  if (side.length === 0) return [];
  const rows = side.map((own): Row => ({ own, cells: cellsOf(own, say) }));
  const standing = rows.toSorted((x, y) => Number(isFallen(x.own)) - Number(isFallen(y.own)));
  const widths = rows[0].cells.map((_, i) =>
    Math.max(widthOf(head[i] ?? ''), ...rows.map(({ cells }) => widthOf(cells[i]))),
  );
  const line = (cells: readonly string[]): string =>
    cells.map((cell, i) => (i < head.length ? padStart : padEnd)(cell, widths[i])).join(GAP);
  return [
    paint.dim(line(head)),
    ...standing.flatMap(row => rowLines(row, view, nameWidth, line(row.cells), columns, say, paint)),
  ];
}

function rowLines(
  { own }: Row,
  view: View,
  nameWidth: number,
  values: string,
  columns: number,
  say: Say,
  paint: Paint,
): string[] {
  const mark = own.id === view.actor ? paint.bold('▸') : ' ';
  const sign = signOf(view, own);
  const name = padEnd(shortName(own, say), nameWidth);
  if (isFallen(own)) {
    const fate = own.npc
      ? say(own.fate === 'dead' ? 'ledger.npc-dead' : 'ledger.npc-incapacitated')
      : say('track.dead');
    return [paint.dim(`${mark} ${sign} ${name}${GAP}${fate}`)];
  }
  const line = `${mark} ${hueOf(own.team, paint)(`${sign} ${name}`)}${GAP}${values}`;
  const notes = notesOf(own, view, say).join(', ');
  if (notes === '') return [line.trimEnd()];
  if (widthOf(line) + GAP.length + widthOf(notes) <= columns) return [`${line}${GAP}${paint.dim(notes)}`];
  const below = wrap(notes, columns - NOTES_INDENT.length).map(text => paint.dim(NOTES_INDENT + text));
  return [line.trimEnd(), ...below];
}
