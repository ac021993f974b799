import type { Context } from '../context.ts';
import { fold } from '../text.ts';
import { words } from '../words/index.ts';

/** Where keys are listed: at a game here, or at a table of a server. */
export type Page = 'play' | 'join';

/** A key and its one word; a phrase about a key is nothing to type. */
const LISTED = /^(\S) (\p{L}+)(?: \(.*\))?$/u;

/** The key for what was typed, if that is its word in the footer, in the language of the page or in English. */
export function keyFor({ language }: Context, page: Page, typed: string): string {
  const footers = [words[language][page], words.en[page]].flatMap(({ keys, keysBack }) => [keys, keysBack]);
  for (const entry of footers.flatMap(footer => footer.split(' · '))) {
    const [, key, word] = LISTED.exec(entry) ?? [];
    if (word !== undefined && fold(word) === fold(typed)) return key;
  }
  return typed;
}
