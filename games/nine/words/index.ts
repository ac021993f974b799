import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { Words } from './shape.ts';

export type { Key, Say, Words } from './shape.ts';
export { rank, section } from './guide.ts';
export { sayAsk, sayCards, sayMany, sayMove, sayRef, sayVerb, type Names } from './say.ts';
export { tell } from './tell.ts';

export const words: Readonly<Record<'en' | 'fr' | 'de', Words>> = { en, fr, de };
