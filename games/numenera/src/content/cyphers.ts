import type { AttackKind } from '../rules/attack.ts';
import type { DamageKind } from '../rules/damage.ts';
import type { Band } from '../rules/distance.ts';
import type { Stat } from '../rules/tasks.ts';
import {
  disarm,
  lasting,
  leap,
  prone,
  push,
  resist,
  restore,
  reveal,
  track,
  WHOLE_FIGHT,
  type Aim,
  type Effect,
} from './effects.ts';

/** Reconstructed: cyphers, in our own words. Each is used once. */
export interface Cypher<I extends string = string> {
  readonly id: I;
  readonly aim: Aim;
  readonly kind?: AttackKind;
  readonly range: Band;
  readonly damage?: number;
  readonly harm?: DamageKind;
  readonly pool?: Stat;
  readonly effects: readonly Effect[];
}

/** Thrown, so a ranged attack on all foes around the one it is thrown at. */
const grenade = <I extends string>(id: I, damage: number, harm: DamageKind, ...effects: Effect[]): Cypher<I> => ({
  id,
  aim: 'foes',
  kind: 'ranged',
  range: 'short',
  damage,
  harm,
  effects,
});

const ray = <I extends string>(id: I, damage: number, harm: DamageKind, ...effects: Effect[]): Cypher<I> => ({
  id,
  aim: 'foe',
  kind: 'ranged',
  range: 'long',
  damage,
  harm,
  effects,
});

const brew = <I extends string>(id: I, ...effects: Effect[]): Cypher<I> => ({
  id,
  aim: 'ally',
  range: 'immediate',
  effects,
});

const device = <I extends string>(id: I, aim: Aim, range: Band, ...effects: Effect[]): Cypher<I> => ({
  id,
  aim,
  range,
  ...(aim === 'foe' || aim === 'foes' ? { kind: 'ability' } : {}),
  effects,
});

export const CYPHERS = [
  grenade('fire-egg', 4, 'fire'),
  grenade('frost-egg', 3, 'cold', lasting('hindered', 1)),
  grenade('acid-flask', 3, 'acid', lasting('burning', 2, 1)),
  grenade('spark-seed', 4, 'electricity'),
  grenade('splinter-pod', 5, 'blow'),
  grenade('thunder-pod', 1, 'force', lasting('dazed', 2)),
  grenade('choking-cloud', 0, 'poison', resist('poison', lasting('stunned', 1))),
  grenade('knockback-charge', 2, 'force', push(30), prone),
  ray('heat-ray', 8, 'fire'),
  ray('cold-ray', 7, 'cold', lasting('hindered', 2)),
  ray('lightning-rod', 8, 'electricity'),
  ray('needle-thrower', 3, 'blow', resist('poison', track(1))),
  ray('ray-of-ruin', 12, 'radiation'),
  { ...ray('thought-lance', 6, 'mental'), kind: 'ability', pool: 'intellect' },
  brew('red-draught', restore(8, 'might')),
  brew('yellow-draught', restore(8, 'speed')),
  brew('blue-draught', restore(8, 'intellect')),
  brew('clear-draught', restore(6)),
  brew('stone-paste', lasting('armor', WHOLE_FIGHT, 1)),
  brew('battle-salt', lasting('damage', WHOLE_FIGHT, 2)),
  brew('eagle-drops', lasting('attack', 5)),
  brew('cat-drops', lasting('defence', 5)),
  device('bubble-of-force', 'self', 'immediate', lasting('armor', 5, 3)),
  device('shimmer-cloak', 'self', 'immediate', lasting('invisible', 3)),
  device('step-disc', 'self', 'immediate', push(100)),
  device('hop-band', 'foe', 'short', leap(50), lasting('exposed', 1)),
  device('war-whistle', 'allies', 'short', lasting('attack', 2)),
  device('net-caster', 'foe', 'short', lasting('paralysed', 1)),
  device('grip-puller', 'foe', 'short', disarm),
  device('dread-siren', 'foes', 'short', lasting('hindered', 3)),
  device('sleep-bell', 'foe', 'short', lasting('unconscious', 3)),
  device('beast-reader', 'foe', 'long', reveal, lasting('exposed', 3)),
] as const satisfies readonly Cypher[];
export type CypherId = (typeof CYPHERS)[number]['id'];

export const CYPHER_IDS: readonly string[] = CYPHERS.map(({ id }) => id);
