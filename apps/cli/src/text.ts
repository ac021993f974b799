const ANSI = /\x1b\[[0-9;]*m/g;

/** How many columns a text takes; every sign we print is one column wide. */
export const widthOf = (text: string): number => Array.from(text.replace(ANSI, '')).length;

/** Text from outside: nothing in it steers the terminal. */
export const printable = (text: string): string => text.replace(/\p{C}/gu, '');

/** Lines of ours with text from outside in them: colours pass, nothing else that steers the terminal does. */
export const tame = (text: string): string =>
  text.replace(/\x1b(?!\[[0-9;]*m)|(?![\x1b\n])[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '');

export const padEnd = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)));
export const padStart = (text: string, width: number): string => ' '.repeat(Math.max(0, width - widthOf(text))) + text;

/** Breaks a text at spaces; every line after the first is indented. */
export function wrap(text: string, width: number, indent = ''): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && widthOf(line) + 1 + widthOf(word) > width) {
      lines.push(line);
      line = indent + word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  lines.push(line);
  return lines;
}

const SIGNS = /\x1b\[[0-9;]*m|./gsu;

/** A text in pieces of so many columns; colours stay where they were. */
function chop(text: string, width: number): string[] {
  const pieces = [''];
  let room = width;
  for (const [sign] of text.matchAll(SIGNS)) {
    const takes = widthOf(sign);
    if (takes > room) {
      pieces.push('');
      room = width;
    }
    pieces[pieces.length - 1] += sign;
    room -= takes;
  }
  return pieces;
}

/** Breaks a text at spaces, and words that are longer than a line wherever the line ends. */
export function wrapTight(text: string, width: number, indent = ''): string[] {
  const words = text.split(' ').flatMap(word => chop(word, width - indent.length));
  return wrap(words.join(' '), width, indent);
}

const GAP = '  ';

/** Columns as wide as their widest cell; `right` names those that align right. */
export function table(rows: readonly (readonly string[])[], right: readonly number[] = []): string[] {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map(row => widthOf(row[i] ?? ''))));
  return rows.map(row =>
    row
      .map((cell, i) => (right.includes(i) ? padStart(cell, widths[i]) : padEnd(cell, widths[i])))
      .join(GAP)
      .trimEnd(),
  );
}

const LEAST_NAME = 8;

/** A table of figures whose first column gives way: names that leave no room for the rest go on below. */
export function namedTable(rows: readonly (readonly string[])[], width: number): string[] {
  const figures = (rows[0] ?? []).slice(1).map((_, i) => i + 1);
  const taken = figures.reduce((sum, i) => sum + GAP.length + Math.max(...rows.map(row => widthOf(row[i]))), 0);
  const room = Math.max(LEAST_NAME, width - taken);
  const broken = rows.flatMap(([name, ...rest]) =>
    wrapTight(name, room).map((piece, i) => [piece, ...(i === 0 ? rest : figures.map(() => ''))]),
  );
  return table(broken, figures);
}

const MARKS = /\p{M}/gu;
const foldOne = (sign: string): string => sign.normalize('NFD').replace(MARKS, '').replace('’', "'").toLowerCase();

/** A text without case, accents and curled apostrophes, for searching. */
export const fold = (text: string): string => Array.from(text).map(foldOne).join('');

/** Marks every place where one of the words stands, whatever its case and accents. */
export function highlight(text: string, words: readonly string[], mark: (text: string) => string): string {
  const signs = Array.from(text);
  const folded: string[] = [];
  const from: number[] = [];
  signs.forEach((sign, i) => {
    for (const part of foldOne(sign)) {
      folded.push(part);
      from.push(i);
    }
  });
  const hit = signs.map(() => false);
  const flat = folded.join('');
  for (const word of words.filter(Boolean))
    for (let at = flat.indexOf(word); at >= 0; at = flat.indexOf(word, at + 1))
      for (let k = at; k < at + word.length; k++) hit[from[k]] = true;
  let result = '';
  for (let i = 0; i < signs.length;) {
    let end = i;
    while (end < signs.length && hit[end] === hit[i]) end++;
    const run = signs.slice(i, end).join('');
    result += hit[i] ? mark(run) : run;
    i = end;
  }
  return result;
}
