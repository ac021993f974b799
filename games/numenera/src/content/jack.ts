import type { Ability } from './ability.ts';
import { lasting, leap, push, restore } from './effects.ts';
import { deedsOf, favoursOf, passivesOf } from './makers.ts';

const passive = passivesOf('jack');
const trick = deedsOf('jack', { stat: 'speed', aim: 'foe', kind: 'melee', range: 'immediate' });
const favour = favoursOf('jack');

/** Reconstructed: tricks of the trade of the Jack, in our own words. */
export const JACK_ABILITIES = [
  trick('dust-in-the-eyes', 1, 1, {}, lasting('dazed', 2)),
  trick(
    'bitter-words',
    1,
    1,
    { stat: 'intellect', kind: 'ability', range: 'short', mind: true },
    lasting('hindered', 2),
  ),
  favour('quick-bandage', 1, 2, { range: 'immediate' }, restore(4, 'might')),
  passive('hard-to-pin', 1, { defence: 'speed' }),
  passive('knife-hand', 1, { attack: 'light' }),
  trick('hidden-blade', 2, 2, { weapon: true, damage: 3 }),
  trick('point-the-weak-spot', 2, 2, { stat: 'intellect', kind: 'ability', range: 'short' }, lasting('exposed', 2)),
  favour('slip-away', 2, 2, { stat: 'speed', aim: 'self' }, push(50), lasting('invisible', 1)),
  passive('tough-stomach', 2, { defence: 'might' }),
  trick('rain-of-blades', 3, 3, { aim: 'foes', kind: 'ranged', range: 'short', weapon: true }),
  favour('call-to-the-others', 3, 3, { aim: 'allies' }, lasting('attack', 2)),
  trick('through-the-lines', 3, 2, { weapon: true, damage: 1 }, leap(50)),
  passive('closed-mind', 3, { defence: 'intellect' }),
  passive('quick-to-mend', 3, { recovery: 2 }),
] as const satisfies readonly Ability[];
