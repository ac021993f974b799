import { Refused } from '@ennead/wire/client';
import type { Context } from '../context.ts';
import { UserError } from '../errors.ts';
import { readRules, showRules } from '../rulebook.ts';
import { printable } from '../text.ts';
import { words } from '../words/index.ts';

type Known = keyof typeof words.en.refusals;

const isKnown = (code: string): code is Known => Object.hasOwn(words.en.refusals, code);

/** Why a server refused, in the reader's language where we have words for it. */
export const refusalText = ({ say }: Context, { code, message }: Refused): string =>
  isKnown(code) ? say(`refusals.${code}`) : printable(message);

/** Why a server could not be asked, in a sentence; a fault stays what it is. */
export function failureAt(context: Context, base: string, error: unknown): unknown {
  if (error instanceof Refused) return new UserError(context.say('join.refused', { why: refusalText(context, error) }));
  if (error instanceof TypeError && error.message === 'fetch failed')
    return new UserError(context.say('errors.unreachable', { url: base }));
  return error;
}

/** A refusal in the middle of a game, with the rule that forbids it. */
export function showRefusal(context: Context, game: string, refused: Refused): string[] {
  const sentence = context.paint.warn(context.say('join.refused', { why: refusalText(context, refused) }));
  if (refused.rule === null) return [sentence];
  try {
    const sections = readRules(context, game)
      .map(section => ({ ...section, rules: section.rules.filter(({ id }) => id === refused.rule) }))
      .filter(({ rules }) => rules.length > 0);
    return [sentence, ...showRules(context, sections), ''];
  } catch (error) {
    if (error instanceof UserError) return [sentence];
    throw error;
  }
}
