import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRulebook } from '@ennead/kernel';
import type { Context } from './context.ts';
import { UserError } from './errors.ts';
import { root } from './root.ts';
import { fold, highlight, wrap } from './text.ts';

type Section = ReturnType<typeof parseRulebook>['sections'][number];

const MOST_COLUMNS = 100;

/** Our wording of a game's rules, in the language of the context. */
export function readRules(context: Context, game: string): Section[] {
  const { language } = context;
  const folder = join(root, 'games', game);
  const file = language === 'en' ? join(folder, 'RULES.md') : join(folder, 'words', language, 'RULES.md');
  try {
    return parseRulebook(readFileSync(file, 'utf8')).sections;
  } catch {
    throw new UserError(context.say('errors.rulebook', { game, file }));
  }
}

/** The rules that have all these words, in text, id or title of their section. */
export function searchRules(sections: readonly Section[], words: readonly string[]): Section[] {
  const wanted = words.map(fold);
  return sections
    .map(section => ({
      ...section,
      rules: section.rules.filter(rule => {
        const id = fold(rule.id);
        const body = fold(`${rule.text} ${section.title}`);
        return wanted.every(word => id === word || body.includes(word));
      }),
    }))
    .filter(section => section.rules.length > 0);
}

/** Rules as people read them, the words that were searched for marked. */
export function showRules(context: Context, sections: readonly Section[], words: readonly string[] = []): string[] {
  const { paint, say } = context;
  const width = Math.min(context.columns(), MOST_COLUMNS);
  const marks = words.map(fold);
  const mark = (text: string): string => paint.inverse(text);
  return sections.flatMap(({ letter, title, rules }) => [
    '',
    paint.bold(`${title} (${letter})`),
    ...rules.flatMap(rule => {
      const text = rule.kind === 'advice' ? `${say('rules.advice')} ${rule.text}` : rule.text;
      const [first, ...rest] = wrap(`${rule.id.padEnd(4)} ${text}`, width - 2, '     ');
      const body = [first.slice(5), ...rest.map(line => line.slice(5))].map(line => highlight(line, marks, mark));
      return body.map((line, i) => `  ${i === 0 ? paint.dim(rule.id.padEnd(4)) : '    '} ${line}`);
    }),
  ]);
}
