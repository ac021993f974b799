import type { Ability } from './ability.ts';
import { disarm, lasting, leap, prone, push, restore, WHOLE_FIGHT } from './effects.ts';
import { deedsOf, passivesOf } from './makers.ts';

const passive = passivesOf('glaive');
/** A blow with the weapon at hand. */
const blow = deedsOf('glaive', { stat: 'might', aim: 'foe', kind: 'melee', range: 'immediate', weapon: true });
const stance = deedsOf('glaive', { stat: 'might', aim: 'self', range: 'immediate' });

/** Reconstructed: fighting moves of the Glaive, in our own words. */
export const GLAIVE_ABILITIES = [
  blow('ringing-blow', 1, 1, { damage: -1 }, lasting('dazed', 1)),
  blow('deep-thrust', 1, 2, { stat: 'speed', damage: 2 }),
  blow('careful-shot', 1, 1, { stat: 'speed', kind: 'ranged', range: 'long', ease: 1 }),
  passive('light-on-their-feet', 1, { defence: 'speed' }),
  passive('at-home-in-armor', 1, { armorEase: 1 }),
  passive('first-to-move', 1, { initiative: true }),
  blow('wide-swing', 2, 2, { aim: 'foes', damage: -1 }),
  blow('shove-aside', 2, 1, { damage: -2 }, push(20)),
  stance('behind-the-shield', 2, 1, {}, lasting('defence', 3)),
  passive('scarred-hide', 2, { armor: 1 }),
  passive('weapon-drill', 2, { damage: 1 }),
  blow('leg-sweep', 3, 2, { stat: 'speed' }, prone),
  blow('headlong-charge', 3, 3, { damage: 2 }, leap(50)),
  blow('strip-the-hand', 3, 2, { stat: 'speed', damage: -1 }, disarm),
  stance('red-fury', 3, 3, {}, lasting('damage', WHOLE_FIGHT, 2)),
  stance('grit', 3, 3, { stat: 'intellect' }, restore(6, 'might')),
] as const satisfies readonly Ability[];
