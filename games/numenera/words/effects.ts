import { DEFENCE_STATS, type Effect, type Lasting } from '../src/index.ts';
import type { Say } from './shape.ts';

/** Effects in words. */
const SEPARATOR = ', ';

/** What is there or not; the other lasting effects have a strength that is worth saying. */
const BARE: readonly Lasting[] = ['dazed', 'stunned', 'paralysed', 'unconscious', 'invisible'];

/** A lasting effect and how strong it is. */
export const sayLasting = (what: Lasting, amount: number, say: Say): string =>
  say(`content.lastings.${what}`) + (BARE.includes(what) ? '' : ` (${amount})`);

/** The text of an effect, made from the data that carries it out. */
export function sayEffect(effect: Effect, say: Say): string {
  switch (effect.do) {
    case 'lasting': {
      const what = sayLasting(effect.what, effect.amount, say);
      return effect.rounds === 0
        ? say('encounter.effectTexts.lastingAll', { what })
        : say('encounter.effectTexts.lasting', { what, count: effect.rounds });
    }
    case 'resist':
      return say('encounter.effectTexts.resist', {
        stat: say(`stats.${DEFENCE_STATS[effect.threat]}`),
        effects: sayEffects(effect.effects, say),
      });
    case 'damage':
      return say('encounter.effectTexts.damage', { amount: effect.amount });
    case 'restore':
      return say('encounter.effectTexts.restore', { points: effect.points });
    case 'push':
      return say('encounter.effectTexts.push', { feet: effect.feet });
    case 'leap':
      return say('encounter.effectTexts.leap', { feet: effect.feet });
    case 'track':
      return say('encounter.effectTexts.track', { count: effect.steps });
    default:
      return say(`encounter.effectTexts.${effect.do}`);
  }
}

export const sayEffects = (effects: readonly Effect[], say: Say): string =>
  effects.map(effect => sayEffect(effect, say)).join(SEPARATOR);
