import type { Ability, Deed, Enabler, Gift } from './ability.ts';
import { disarm, lasting, leap, prone, push, restore, WHOLE_FIGHT, type Effect } from './effects.ts';

/** Reconstructed: fighting moves of the Glaive, in our own words. */
type Tier = Ability['tier'];

const passive = <I extends string>(id: I, tier: Tier, gives: Gift): Enabler<I> => ({
  id,
  type: 'glaive',
  tier,
  use: 'passive',
  gives,
});

/** A blow with the weapon at hand. */
const blow = <I extends string>(
  id: I,
  tier: Tier,
  cost: number,
  details: Partial<Omit<Deed, 'id'>>,
  ...effects: Effect[]
): Deed<I> => ({
  id,
  type: 'glaive',
  tier,
  use: 'action',
  stat: 'might',
  cost,
  aim: 'foe',
  kind: 'melee',
  range: 'immediate',
  weapon: true,
  effects,
  ...details,
});

const stance = <I extends string>(id: I, tier: Tier, cost: number, ...effects: Effect[]): Deed<I> => ({
  id,
  type: 'glaive',
  tier,
  use: 'action',
  stat: 'might',
  cost,
  aim: 'self',
  range: 'immediate',
  effects,
});

export const GLAIVE_ABILITIES = [
  blow('ringing-blow', 1, 1, { damage: -1 }, lasting('dazed', 1)),
  blow('deep-thrust', 1, 2, { stat: 'speed', damage: 2 }),
  blow('careful-shot', 1, 1, { stat: 'speed', kind: 'ranged', range: 'long', ease: 1 }),
  passive('light-on-their-feet', 1, { defence: 'speed' }),
  passive('at-home-in-armor', 1, { armorEase: 1 }),
  passive('first-to-move', 1, { initiative: true }),
  blow('wide-swing', 2, 2, { aim: 'foes', damage: -1 }),
  blow('shove-aside', 2, 1, { damage: -2 }, push(20)),
  stance('behind-the-shield', 2, 1, lasting('defence', 3)),
  passive('scarred-hide', 2, { armor: 1 }),
  passive('weapon-drill', 2, { damage: 1 }),
  blow('leg-sweep', 3, 2, { stat: 'speed' }, prone),
  blow('headlong-charge', 3, 3, { damage: 2 }, leap(50)),
  blow('strip-the-hand', 3, 2, { stat: 'speed', damage: -1 }, disarm),
  stance('red-fury', 3, 3, lasting('damage', WHOLE_FIGHT, 2)),
  { ...stance('grit', 3, 3, restore(6, 'might')), stat: 'intellect' },
] as const satisfies readonly Ability[];
