import i18next from 'i18next';
import { words as nine } from '@ennead/nine/words';
import { words as nineWorlds } from '@ennead/nine-worlds/words';
import { words as numenera } from '@ennead/numenera/words';
import { words } from './words/index.ts';
import type { Say } from './words/shape.ts';

export const LANGUAGES = ['en', 'fr', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

const isLanguage = (text: string): text is Language => (LANGUAGES as readonly string[]).includes(text);

/** `--lang de` anywhere among the arguments; null if it is not there. */
export function askedLanguage(argv: readonly string[]): string | null {
  const at = argv.findIndex(arg => arg === '--lang' || arg.startsWith('--lang='));
  if (at < 0) return null;
  return argv[at].includes('=') ? argv[at].slice('--lang='.length) : (argv[at + 1] ?? '');
}

/** The language asked for, else the one of the surroundings, else English. */
export function chooseLanguage(asked: string | null, env: NodeJS.ProcessEnv): Language | null {
  if (asked !== null) return isLanguage(asked) ? asked : null;
  const around = [env['ENNEAD_LANG'], env['LC_ALL'], env['LC_MESSAGES'], env['LANG']].find(value => value);
  const code = (around ?? '').slice(0, 2).toLowerCase();
  return isLanguage(code) ? code : 'en';
}

/** Says keys of one set of words in one language. */
export type AnySay = (key: string, params?: Readonly<Record<string, string | number>>) => string;

/** The words of the program and of every game, by namespace. */
export function openWords(language: Language): { say: Say; sayIn: (game: string) => AnySay } {
  const texts = i18next.createInstance();
  void texts.init({
    lng: language,
    fallbackLng: 'en',
    initAsync: false,
    defaultNS: 'cli',
    interpolation: { escapeValue: false },
    resources: Object.fromEntries(
      LANGUAGES.map(code => [
        code,
        { cli: words[code], 'nine-worlds': nineWorlds[code], nine: nine[code], numenera: numenera[code] },
      ]),
    ),
  });
  const sayIn =
    (ns: string): AnySay =>
    (key, params) =>
      texts.t(key, { ...params, ns });
  return { say: sayIn('cli') as Say, sayIn };
}
