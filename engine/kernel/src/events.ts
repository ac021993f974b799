import { EngineFault } from './errors.ts';
import { knows } from './visibility.ts';

/** Something that happened, told to people and never read by rules. */
export interface GameEvent {
  type: string;
  [field: string]: unknown;
}

const shared = new WeakSet<object>();

/** An event that is told again and again, from now on as this one thing, which nobody can change: it holds no others. */
export function shareEvent(event: GameEvent): GameEvent {
  const loose = Object.keys(event).find(field => typeof event[field] === 'object' && event[field] !== null);
  if (loose !== undefined)
    throw new EngineFault(`an event "${event.type}" with an object as ${loose} cannot be shared`);
  shared.add(event);
  return Object.freeze(event);
}

/** Whether a thing is told again and again: then it need be written down once. */
export const isShared = (thing: object): boolean => shared.has(thing);

/** Part of an event that only some seats may know. */
export interface Secret {
  secret: unknown;
  seats: number;
}

export const secret = (seats: number, value: unknown): Secret => ({ secret: value, seats });

const isSecret = (value: unknown): value is Secret =>
  typeof value === 'object' && value !== null && 'secret' in value && 'seats' in value;

/** An event as a viewer may know it: what is secret from them is null. */
export function redact(event: GameEvent, viewer: number): GameEvent {
  return open(event, viewer) as GameEvent;
}

function open(value: unknown, viewer: number): unknown {
  if (isSecret(value)) return knows(value.seats, viewer) ? open(value.secret, viewer) : null;
  if (Array.isArray(value)) return value.map(item => open(item, viewer));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, open(inner, viewer)]));
}
