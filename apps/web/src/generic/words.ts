import type { Language } from '@ennead/board';

/** The few words of a game that has none of its own. */
export const words: Readonly<Record<Language, Readonly<Record<'seat' | 'ask' | 'done' | 'true' | 'false', string>>>> = {
  en: { seat: 'Seat {{seat}}', ask: 'Your turn: {{kind}}', done: 'Done', true: 'on', false: 'off' },
  fr: { seat: 'Place {{seat}}', ask: 'À vous : {{kind}}', done: 'Terminé', true: 'oui', false: 'non' },
  de: { seat: 'Platz {{seat}}', ask: 'Du bist am Zug: {{kind}}', done: 'Fertig', true: 'an', false: 'aus' },
};
