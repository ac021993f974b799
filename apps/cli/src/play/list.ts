import type { Context } from '../context.ts';
import { padEnd, padStart, widthOf, wrapTight } from '../text.ts';
import type { Choice } from './walker.ts';

const TWO_COLUMNS_FROM = 9;
const MOST_SHOWN = 40;
const SPACE = 3;

/** A numbered list, in two columns where it is long and the terminal wide; what is too long for a line goes on below. */
export function listChoices({ say, paint, columns }: Context, choices: readonly Choice[]): string[] {
  const digits = String(Math.min(choices.length, MOST_SHOWN)).length;
  const shown = choices.slice(0, MOST_SHOWN).map(({ label, note }, i) => ({
    number: `${padStart(paint.bold(String(i + 1)), digits + 1)}  `,
    text: label + (note && paint.dim(`  ${note}`)),
  }));
  const cells = shown.map(({ number, text }) => number + text);
  const more = choices.length > MOST_SHOWN ? [paint.dim(say('play.more', { count: choices.length - MOST_SHOWN }))] : [];
  const half = Math.ceil(cells.length / 2);
  const [left, right] = [cells.slice(0, half), cells.slice(half)];
  const width = widest(left) + SPACE;
  if (cells.length >= TWO_COLUMNS_FROM && width + widest(right) <= columns())
    return [...left.map((cell, i) => (padEnd(cell, width) + (right[i] ?? '')).trimEnd()), ...more];
  const indent = ' '.repeat(digits + 3);
  const lines = shown.flatMap(({ number, text }) =>
    wrapTight(text, columns() - indent.length, HANG).map((line, i) => (i === 0 ? number : indent) + line),
  );
  return [...lines, ...more];
}

const HANG = '  ';
const widest = (cells: readonly string[]): number => Math.max(0, ...cells.map(widthOf));
