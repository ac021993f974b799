import i18next from 'i18next';
import { LANGUAGES, type AnySay, type Language } from '@ennead/board';
import { patiently } from './patience.ts';
import { change, settings } from './preferences.ts';
import { cell, useCell } from './store.ts';
import type { Say, Words } from './words/shape.ts';

const PAGE = 'page';

/** Each language is a file of its own, fetched when somebody reads it. */
const loaders: Readonly<Record<Language, () => Promise<Words>>> = {
  en: async () => (await import('./words/en.ts')).en,
  fr: async () => (await import('./words/fr.ts')).fr,
  de: async () => (await import('./words/de.ts')).de,
};

const texts = i18next.createInstance();
void texts.init({ fallbackLng: false, initAsync: false, defaultNS: PAGE, interpolation: { escapeValue: false } });

/** The language that is spoken, once its words are here. */
const spoken = cell<Language>('en');

let wanted: Language = 'en';

/** Speaks a language as soon as its words are here, unless another one was wanted meanwhile. */
async function speak(language: Language): Promise<void> {
  wanted = language;
  if (!texts.hasResourceBundle(language, PAGE))
    texts.addResourceBundle(language, PAGE, await patiently(loaders[language]));
  if (language !== wanted) return;
  document.documentElement.lang = language;
  spoken.set(language);
}

/** Speaks the language of the settings, now and whenever it changes. */
export async function followLanguage(): Promise<void> {
  // Words that do not come are not waited for in silence: the setting goes back to the language that is spoken.
  settings.subscribe(() => void speak(settings.get().language).catch(() => change({ language: spoken.get() })));
  await speak(settings.get().language);
}

/** The words of a game, under its id. */
export function learnWords(game: string, words: Readonly<Record<Language, object>>): void {
  for (const language of LANGUAGES) texts.addResourceBundle(language, game, words[language]);
}

const sayIn =
  (ns: string, lng: Language): AnySay =>
  (key, params) =>
    texts.t(key, { ...params, ns, lng });

/** How a language writes times and dates: English as the British do, by 24 hours. */
export const localeOf = (language: Language): string => (language === 'en' ? 'en-GB' : language);

export const useLanguage = (): Language => useCell(spoken);

const pageSays = new Map<Language, Say>();

/** Says the page's own words. */
export function useSay(): Say {
  const language = useLanguage();
  let say = pageSays.get(language);
  if (!say) pageSays.set(language, (say = sayIn(PAGE, language) as Say));
  return say;
}

export const sayOf = (game: string, language: Language): AnySay => sayIn(game, language);
