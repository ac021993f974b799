import { LANGUAGES, type Language } from '@ennead/board';
import { onDevice } from './storage.ts';
import { cell } from './store.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export const MOTIONS = ['system', 'full', 'none'] as const;

/** What a person likes, kept on this device. */
export interface Settings {
  language: Language;
  theme: (typeof THEMES)[number];
  motion: (typeof MOTIONS)[number];
  sound: boolean;
  notify: boolean;
  patterns: boolean;
  /** Answer for me where there is one possibility only. */
  autoPass: boolean;
  /** Of the opponents of Play now. */
  level: string;
}

const place = onDevice('settings');

export function spokenHere(languages: readonly string[]): Language {
  const codes = languages.map(language => language.slice(0, 2).toLowerCase());
  return (codes.find(code => (LANGUAGES as readonly string[]).includes(code)) as Language | undefined) ?? 'en';
}

/** What was kept, where it still makes sense; the rest as it is given. */
export function mend(kept: unknown, usual: Settings): Settings {
  if (typeof kept !== 'object' || kept === null) return usual;
  const found = kept as Partial<Record<keyof Settings, unknown>>;
  const among = <T extends string>(list: readonly T[], value: unknown, otherwise: T): T =>
    list.includes(value as T) ? (value as T) : otherwise;
  const flag = (value: unknown, otherwise: boolean): boolean => (typeof value === 'boolean' ? value : otherwise);
  return {
    language: among(LANGUAGES, found.language, usual.language),
    theme: among(THEMES, found.theme, usual.theme),
    motion: among(MOTIONS, found.motion, usual.motion),
    sound: flag(found.sound, usual.sound),
    notify: flag(found.notify, usual.notify),
    patterns: flag(found.patterns, usual.patterns),
    autoPass: flag(found.autoPass, usual.autoPass),
    level: typeof found.level === 'string' ? found.level : usual.level,
  };
}

const usual = (): Settings => ({
  language: spokenHere(navigator.languages),
  theme: 'system',
  motion: 'system',
  sound: true,
  notify: false,
  patterns: true,
  autoPass: false,
  level: 'normal',
});

function kept(): unknown {
  try {
    return JSON.parse(place.get() ?? 'null');
  } catch {
    return null; // spoilt
  }
}

export const settings = cell<Settings>(mend(kept(), usual()));

export function change(some: Partial<Settings>): void {
  settings.set({ ...settings.get(), ...some });
  place.set(JSON.stringify(settings.get()));
}

const still = matchMedia('(prefers-reduced-motion: reduce)');

/** Whether things may be seen to move. */
export function mayMove(): boolean {
  const { motion } = settings.get();
  return motion === 'full' || (motion === 'system' && !still.matches);
}

/** Puts the settings on the page, now and whenever they change. */
export function dress(): void {
  const put = (): void => {
    const { theme, patterns } = settings.get();
    const { documentElement: html } = document;
    if (theme === 'system') delete html.dataset['theme'];
    else html.dataset['theme'] = theme;
    html.dataset['motion'] = mayMove() ? 'full' : 'none';
    html.dataset['patterns'] = String(patterns);
  };
  put();
  settings.subscribe(put);
  still.addEventListener('change', put);
}
