import type { Spelled } from '@ennead/kernel';
import type { CombatantView, OfferView, View } from '../src/index.ts';
import { sayForm } from './means.ts';
import type { Key, Say } from './shape.ts';

/** An encounter in words: names, questions, options. */
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

/** What an option would do, or did: said of whoever decides, unless somebody else is meant. */
export function sayMove(spelled: Spelled, view: View, say: Say, by: number | null = view.actor): string {
  const { move, ...args } = spelled;
  if (move === 'effort') return sayEffort(Number(args['ease']), Number(args['damage']), say);
  const who = args['who'] ?? args['payer'];
  const actor = by === null ? undefined : view.combatants[by];
  const weapon = args['weapon'] === undefined ? undefined : actor?.weapons[Number(args['weapon'])]?.id;
  const params: Record<string, string> = { ...args };
  if (who !== undefined) params['who'] = nameIn(view, Number(who), say);
  if (weapon !== undefined) params['weapon'] = say(`content.weaponNames.${weapon}` as Key);
  if (args['stat'] !== undefined) params['stat'] = say(`stats.${args['stat']}` as Key);
  if (args['form'] !== undefined) params['form'] = sayForm(actor?.kind, Number(args['form']), say);
  if (args['ability'] !== undefined) params['ability'] = say(`content.abilities.${args['ability']}` as Key);
  if (args['cypher'] !== undefined) params['cypher'] = say(`content.cyphers.${args['cypher']}` as Key);
  if (args['points'] !== undefined) params['points'] = say('units.points', { count: Number(args['points']) });
  if (args['deed'] !== undefined) params['deed'] = say(`encounter.deeds.${args['deed']}` as Key);
  if (args['special'] !== undefined) params['special'] = say(`encounter.specials.${args['special']}` as Key);
  if (args['intrusion'] !== undefined)
    params['intrusion'] = say(`encounter.intrusionKinds.${args['intrusion']}` as Key);
  return say(`encounter.moves.${move}` as Key, params);
}

/** E10: levels of Effort, for what they are. */
function sayEffort(ease: number, damage: number, say: Say): string {
  if (ease > 0 && damage > 0) return say('encounter.moves.effort', { ease, damage });
  if (damage > 0) return say('encounter.efforts.damage', { count: damage });
  return ease > 0 ? say('encounter.efforts.ease', { count: ease }) : say('encounter.efforts.none');
}

const PERCENT = 100;
const percent = (share: number): number => Math.round(share * PERCENT);

/** E11: what an offer costs and how likely it makes it, as far as whoever looks may know. */
export function sayOffer({ stat, points, chance }: OfferView, say: Say): string {
  const price = points === 0 ? [] : [say('encounter.offers.price', { points, stat: say(`stats.${stat}`) })];
  if (chance === null) return price.join('');
  const [low, high] = [percent(chance.low), percent(chance.high)];
  const likely =
    low === high
      ? say('encounter.offers.chance', { chance: low })
      : say('encounter.offers.chanceBetween', { low, high });
  return [...price, likely].join(SEPARATOR);
}
