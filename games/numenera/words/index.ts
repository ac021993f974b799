import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { Words } from './shape.ts';

export type { Key, Say, Words } from './shape.ts';
export { nameIn, sayAsk, sayEffect, sayEffects, sayMove, sayName } from './fight.ts';
export { sayLab, type LabTable } from './lab.ts';
export { sayAmount, sayLedger, sayLine, type ToldLine } from './say.ts';
export { tell, tellReasons } from './tell.ts';

export const words: Readonly<Record<'en' | 'fr' | 'de', Words>> = { en, fr, de };
