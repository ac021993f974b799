import { COLUMNS, LISTED, listContent, type Listed, type ListedKind, type Say } from '@ennead/numenera/words';
import type { Context } from '../context.ts';
import { UserError } from '../errors.ts';
import { nearest } from '../suggest.ts';
import { padEnd, padStart, widthOf, wrap } from '../text.ts';

const GAP = '  ';
const isListed = (kind: string): kind is ListedKind => (LISTED as readonly string[]).includes(kind);

/** `ennead encounter --list creatures`: everything that a file may name there. */
export function listCommand(context: Context, kind: string, json: boolean): void {
  if (!isListed(kind)) throw unknownKind(context, kind);
  const say = context.sayIn('numenera') as Say;
  const entries = listContent(kind, say);
  if (json)
    context.print(
      JSON.stringify(
        entries.map(({ figures, ...own }) => ({ ...own, ...figures })),
        null,
        2,
      ),
    );
  else show(context, kind, entries, say);
}

function unknownKind({ say }: Context, found: string): UserError {
  const meant = nearest(found, LISTED);
  const sentence = say('errors.value', { what: '--list', wanted: LISTED.join(', '), found });
  return new UserError(meant ? `${sentence} ${say('errors.meant', { meant })}` : sentence);
}

/** Ids and figures in columns; name and deeds behind them, broken where the terminal ends. */
function show({ paint, print, columns }: Context, kind: ListedKind, entries: readonly Listed[], say: Say): void {
  const figures = COLUMNS.filter(column => entries.some(own => own.figures[column] !== undefined));
  const head = ['id', ...figures.map(column => say(`listing.columns.${column}`))];
  const rows = entries.map(own => [own.id, ...figures.map(column => String(own.figures[column] ?? ''))]);
  const widths = head.map((title, i) => Math.max(widthOf(title), ...rows.map(row => widthOf(row[i]))));
  const line = (cells: readonly string[]): string =>
    cells.map((cell, i) => (i === 0 ? padEnd : padStart)(cell, widths[i])).join(GAP);
  const indent = ' '.repeat(widths.reduce((sum, width) => sum + width + GAP.length, 0));
  print(...wrap(say(`listing.titles.${kind}`), columns()).map(paint.bold), '');
  print(paint.dim(`${line(head)}${GAP}${say('listing.does')}`));
  entries.forEach(({ name, does }, i) => {
    const text = does === '' ? name : say('line.counted', { amount: name, reason: does });
    const [first, ...rest] = wrap(text, columns() - indent.length);
    print(`${line(rows[i])}${GAP}${first}`, ...rest.map(more => indent + more));
  });
}
