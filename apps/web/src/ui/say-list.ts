import type { Language } from '@ennead/board';

/** Things one after another, as a language strings them together. */
export const sayList = (things: readonly string[], language: Language): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(things);

/** A sentence: a capital at its beginning, a full stop at its end. */
export const sentence = (text: string, language: Language): string =>
  `${text.charAt(0).toLocaleUpperCase(language)}${text.slice(1)}.`;
