import type { Ability, AbilityType, Deed, Enabler, Gift } from './ability.ts';
import type { Effect } from './effects.ts';

type Tier = Ability['tier'];

/** What the deeds of one manner have in common. */
type Manner = Pick<Deed, 'stat' | 'aim' | 'kind' | 'range' | 'weapon'>;

/** Makes what characters of a type simply are. */
export const passivesOf =
  (type: AbilityType) =>
  <I extends string>(id: I, tier: Tier, gives: Gift): Enabler<I> => ({ id, type, tier, use: 'passive', gives });

/** Makes what characters of a type do in one manner; details differ from it or add to it. */
export const deedsOf =
  (type: AbilityType, manner: Manner) =>
  <I extends string>(
    id: I,
    tier: Tier,
    cost: number,
    details: Partial<Omit<Deed, 'id'>>,
    ...effects: Effect[]
  ): Deed<I> => ({ id, type, tier, use: 'action', cost, ...manner, effects, ...details });

/** Makes what characters of a type do for themselves or the willing. */
export const favoursOf = (type: AbilityType) => deedsOf(type, { stat: 'intellect', aim: 'ally', range: 'short' });
