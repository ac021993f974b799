import type { parseRulebook } from '@ennead/kernel';

export type Section = ReturnType<typeof parseRulebook>['sections'][number];

/** Without case, accents and curled apostrophes. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .replaceAll('’', "'")
    .toLowerCase();

/** The rules that have all these words, in text, id or title of their section. */
export function searchRules(sections: readonly Section[], typed: string): Section[] {
  const wanted = fold(typed).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [...sections];
  return sections
    .map(section => ({
      ...section,
      rules: section.rules.filter(({ id, text }) => {
        const body = fold(`${text} ${section.title}`);
        return wanted.every(word => fold(id) === word || body.includes(word));
      }),
    }))
    .filter(({ rules }) => rules.length > 0);
}

/** A text cut where searched words are, for marking them. */
export function marked(text: string, typed: string): readonly { text: string; isFound: boolean }[] {
  const wanted = fold(typed)
    .split(/\s+/)
    .filter(word => word.length > 1);
  const folded = fold(text);
  if (wanted.length === 0 || folded.length !== text.length) return [{ text, isFound: false }];
  const pattern = new RegExp(
    wanted.map(word => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('|'),
    'g',
  );
  const parts: { text: string; isFound: boolean }[] = [];
  let at = 0;
  for (const { index, 0: found } of folded.matchAll(pattern)) {
    if (index > at) parts.push({ text: text.slice(at, index), isFound: false });
    parts.push({ text: text.slice(index, index + found.length), isFound: true });
    at = index + found.length;
  }
  if (at < text.length) parts.push({ text: text.slice(at), isFound: false });
  return parts;
}
