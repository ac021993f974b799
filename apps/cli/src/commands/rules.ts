import { gameFor } from '../catalogue.ts';
import type { Context } from '../context.ts';
import { readRules, searchRules, showRules } from '../rulebook.ts';

/** `ennead rules <game> [words…]`: our wording, searched. */
export function rulesCommand(context: Context, id: string, words: readonly string[]): void {
  const { say, paint } = context;
  const game = gameFor(context, id);
  const sections = readRules(context, game.id);
  const wanted = words.flatMap(word => word.split(/\s+/)).filter(Boolean);
  if (wanted.length === 0) return context.print(...showRules(context, sections).slice(1));
  const found = searchRules(sections, wanted);
  const count = found.reduce((sum, { rules }) => sum + rules.length, 0);
  if (count === 0) return context.print(say('rules.none', { words: wanted.join(' ') }));
  context.print(...showRules(context, found, wanted).slice(1), '', paint.dim(say('rules.found', { count })));
}
