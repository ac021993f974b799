import type { DamageKind } from '../rules/damage.ts';
import type { Threat } from '../rules/defend.ts';
import type { Stat } from '../rules/tasks.ts';

/** What abilities, cyphers and creatures do, as data: it can be listed, checked and turned into words. */

/** What an effect leaves behind for a while. */
export const LASTINGS = [
  'dazed',
  'stunned',
  'paralysed',
  'unconscious',
  'hindered',
  'exposed',
  'attack',
  'defence',
  'armor',
  'damage',
  'burning',
  'invisible',
] as const;
export type Lasting = (typeof LASTINGS)[number];

/** Rounds of an effect that lasts for the rest of the fight. */
export const WHOLE_FIGHT = 0;

export type Effect =
  | { readonly do: 'damage'; readonly amount: number; readonly kind: DamageKind; readonly stat?: Stat }
  | { readonly do: 'restore'; readonly points: number; readonly stat?: Stat }
  | { readonly do: 'lasting'; readonly what: Lasting; readonly rounds: number; readonly amount: number }
  | { readonly do: 'prone' }
  | { readonly do: 'disarm' }
  | { readonly do: 'push'; readonly feet: number }
  | { readonly do: 'leap'; readonly feet: number }
  | { readonly do: 'reveal' }
  | { readonly do: 'track'; readonly steps: number }
  /** DF4: a further defence; what follows happens to whoever fails it. */
  | { readonly do: 'resist'; readonly threat: Threat; readonly effects: readonly Effect[] };

export type Verb = Effect['do'];
export type EffectOf<V extends Verb> = Extract<Effect, { readonly do: V }>;

export const VERBS = [
  'damage',
  'restore',
  'lasting',
  'prone',
  'disarm',
  'push',
  'leap',
  'reveal',
  'track',
  'resist',
] as const satisfies readonly Verb[];

/** The word for each verb in a table of content, so that an entry reads like its text. */
export const damage = (amount: number, kind: DamageKind, stat?: Stat): Effect =>
  stat === undefined ? { do: 'damage', amount, kind } : { do: 'damage', amount, kind, stat };
export const restore = (points: number, stat?: Stat): Effect =>
  stat === undefined ? { do: 'restore', points } : { do: 'restore', points, stat };
export const lasting = (what: Lasting, rounds: number, amount = 1): Effect => ({ do: 'lasting', what, rounds, amount });
export const prone: Effect = { do: 'prone' };
export const disarm: Effect = { do: 'disarm' };
export const push = (feet: number): Effect => ({ do: 'push', feet });
export const leap = (feet: number): Effect => ({ do: 'leap', feet });
export const reveal: Effect = { do: 'reveal' };
export const track = (steps: number): Effect => ({ do: 'track', steps });
export const resist = (threat: Threat, ...effects: Effect[]): Effect => ({ do: 'resist', threat, effects });

/** Whom something is used on. */
export const AIMS = ['foe', 'foes', 'self', 'ally', 'allies'] as const;
export type Aim = (typeof AIMS)[number];
