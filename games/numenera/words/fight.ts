import type { Spelled } from '@ennead/kernel';
import { DEFENCE_STATS, type CombatantView, type Effect, type View } from '../src/index.ts';
import type { Key, Say } from './shape.ts';

/** An encounter in words: names, questions, options, effects. */
const SEPARATOR = ', ';

/** Somebody by name; a creature without one by its kind and number. */
export function sayName(own: Pick<CombatantView, 'name' | 'kind' | 'npc'>, say: Say): string {
  if (!own.npc || !own.name.startsWith(own.kind)) return own.name;
  return say(`content.creatures.${own.kind}` as Key) + own.name.slice(own.kind.length);
}

export const nameIn = (view: View, who: number, say: Say): string => sayName(view.combatants[who], say);

/** The question that is open, about whom it is. */
export const sayAsk = (kind: string, view: View, say: Say): string =>
  say(`encounter.asks.${kind}` as Key, { who: view.actor === null ? '' : nameIn(view, view.actor, say) });

/** What a form of attack is called: by its number among the creature's. */
const formOf = (spelled: Readonly<Record<string, string>>): string => String(Number(spelled['form']) + 1);

/** What an option would do, or did: said of whoever decides, unless somebody else is meant. */
export function sayMove(spelled: Spelled, view: View, say: Say, by: number | null = view.actor): string {
  const { move, ...args } = spelled;
  const who = args['who'] ?? args['payer'];
  const actor = by === null ? undefined : view.combatants[by];
  const weapon = args['weapon'] === undefined ? undefined : actor?.weapons[Number(args['weapon'])]?.id;
  const params: Record<string, string> = { ...args };
  if (who !== undefined) params['who'] = nameIn(view, Number(who), say);
  if (weapon !== undefined) params['weapon'] = say(`content.weaponNames.${weapon}` as Key);
  if (args['stat'] !== undefined) params['stat'] = say(`stats.${args['stat']}` as Key);
  if (args['form'] !== undefined) params['form'] = formOf(args);
  if (args['ability'] !== undefined) params['ability'] = say(`content.abilities.${args['ability']}` as Key);
  if (args['cypher'] !== undefined) params['cypher'] = say(`content.cyphers.${args['cypher']}` as Key);
  if (args['deed'] !== undefined) params['deed'] = say(`encounter.deeds.${args['deed']}` as Key);
  if (args['special'] !== undefined) params['special'] = say(`encounter.specials.${args['special']}` as Key);
  if (args['intrusion'] !== undefined)
    params['intrusion'] = say(`encounter.intrusionKinds.${args['intrusion']}` as Key);
  return say(`encounter.moves.${move}` as Key, params);
}

/** The text of an effect, made from the data that carries it out. */
export function sayEffect(effect: Effect, say: Say): string {
  switch (effect.do) {
    case 'lasting': {
      const what = say(`content.lastings.${effect.what}`);
      const { amount, rounds } = effect;
      return rounds === 0
        ? say('encounter.effectTexts.lastingAll', { what, amount })
        : say('encounter.effectTexts.lasting', { what, amount, count: rounds });
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
