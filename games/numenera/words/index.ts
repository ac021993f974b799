import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { Words } from './shape.ts';

export type { Key, Say, Words } from './shape.ts';
export { sayEffect, sayEffects, sayLasting } from './effects.ts';
export { nameIn, sayAsk, sayMove, sayName, sayOffer } from './fight.ts';
export { sayAbility, sayCypher } from './means.ts';
export { sayLab } from './lab.ts';
export { sayAmount, sayLedger, sayLine, type ToldLine } from './say.ts';
export { tell, tellReasons } from './tell.ts';

export const words: Readonly<Record<'en' | 'fr' | 'de', Words>> = { en, fr, de };
