import type { View } from '@ennead/numenera';
import type { Say } from '@ennead/numenera/words';
import type { Paint } from '../../paint.ts';
import { widthOf } from '../../text.ts';
import { hueOf, isFallen, signOf } from './marks.ts';

const INDENT = 2;
const WIDEST = 100;
/** Feet between two figures of the scale: the first of these that leaves room for them. */
const SCALES = [10, 20, 50, 100, 200, 500, 1000];
const ROOM_FOR_FIGURE = 8;
const MINUS = '−';

/** EN2: the line with everybody who stands on it, those at one place above each other, and feet below. */
export function drawField(view: View, columns: number, say: Say, paint: Paint): string[] {
  const standing = view.combatants.filter(own => !isFallen(own));
  if (standing.length === 0) return [];
  const spots = standing.map(({ at }) => at);
  const [left, right] = [Math.min(...spots), Math.max(...spots)];
  const width = Math.min(WIDEST, columns - 2 * INDENT) - 1;
  const columnOf = (at: number): number => (right === left ? 0 : Math.round(((at - left) / (right - left)) * width));
  const piles = new Map<number, string[]>();
  for (const own of standing) {
    const column = columnOf(own.at);
    const sign = hueOf(own.team, paint)(signOf(view, own));
    piles.set(column, [...(piles.get(column) ?? []), own.id === view.actor ? paint.inverse(sign) : sign]);
  }
  const height = Math.max(...[...piles.values()].map(({ length }) => length));
  const rows = Array.from({ length: height }, (_, i) => height - 1 - i).map(level => {
    let row = '';
    for (let column = 0; column <= width; column++)
      row += piles.get(column)?.[level] ?? (level === 0 ? paint.dim('─') : ' ');
    return (' '.repeat(INDENT) + row).trimEnd();
  });
  return [...rows, paint.dim(' '.repeat(INDENT) + scaleOf(left, right, width, columnOf, say))];
}

function scaleOf(left: number, right: number, width: number, columnOf: (at: number) => number, say: Say): string {
  const most = Math.max(1, Math.floor(width / ROOM_FOR_FIGURE));
  const step = SCALES.find(feet => (right - left) / feet <= most) ?? 1000;
  let line = '';
  for (let at = Math.ceil(left / step) * step; at <= right; at += step) {
    const figure = at < 0 ? `${MINUS}${-at}` : String(at);
    const column = columnOf(at);
    if (column < widthOf(line) + (line === '' ? 0 : 1) || column + figure.length > width - INDENT) continue;
    line = line.padEnd(column) + figure;
  }
  return `${line} ${say('encounter.board.unit')}`;
}
