import type { Ability } from './ability.ts';
import { lasting, prone, push, restore, reveal } from './effects.ts';
import { deedsOf, favoursOf, passivesOf } from './makers.ts';

const passive = passivesOf('nano');
const esotery = deedsOf('nano', { stat: 'intellect', aim: 'foe', kind: 'ability', range: 'short' });
const favour = favoursOf('nano');

/** Reconstructed: esoteries of the Nano, in our own words. Flash follows the chapter's example (AA2, AA3). */
export const NANO_ABILITIES = [
  esotery('force-bolt', 1, 1, { damage: 4, harm: 'force' }),
  esotery('flash', 1, 2, { aim: 'foes', damage: 2, harm: 'fire', least: 1 }),
  esotery('shove', 1, 2, {}, push(30), prone),
  esotery('read-the-foe', 1, 1, {}, reveal, lasting('exposed', 1)),
  passive('skin-of-air', 1, { armor: 1 }),
  esotery('mind-spike', 2, 2, { damage: 4, harm: 'mental', pool: 'intellect' }),
  esotery('cold-hand', 2, 2, { kind: 'touch', stat: 'speed', range: 'immediate', damage: 6, harm: 'cold' }),
  favour('shell-of-force', 2, 3, {}, lasting('armor', 5, 2)),
  esotery('still', 2, 4, {}, lasting('paralysed', 1)),
  passive('practised-esoteries', 2, { attack: 'ability' }),
  esotery('sea-of-fire', 3, 4, { aim: 'foes', damage: 4, harm: 'fire', least: 1 }, lasting('burning', 2, 1)),
  favour('out-of-sight', 3, 4, { aim: 'self' }, lasting('invisible', 2)),
  favour('knit', 3, 4, {}, restore(6, 'might')),
  esotery('lull', 3, 5, { mind: true }, lasting('unconscious', 2)),
] as const satisfies readonly Ability[];
