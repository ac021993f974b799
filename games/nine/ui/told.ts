import type { GameEvent } from '@ennead/kernel';
import { ABILITIES } from './abilities.ts';

type Pointer = (event: GameEvent) => readonly string[];

/** A place by name, whose parts an event has in these fields. */
const at =
  (what: string, ...fields: readonly string[]): Pointer =>
  event => [[what, ...fields.map(field => String(event[field]))].join('/')];

/** The column or Hero whose ability it is; a copied one is Fenghuang's. */
function user(event: GameEvent): readonly string[] {
  const influence = event['copied'] === true ? 'fenghuang' : ABILITIES[String(event['move'])];
  if (influence === undefined) return at('hero', 'seat', 'move')(event);
  return [`${influence === 'fenghuang' ? 'hero' : 'column'}/${String(event['seat'])}/${influence}`];
}

const pointers: Readonly<Record<string, Pointer>> = {
  dealt: at('hand', 'seat'),
  drew: at('hand', 'seat'),
  revealed: event => [...at('column', 'seat', 'card')(event), ...at('hero', 'seat', 'card')(event)],
  destroyed: at('column', 'owner', 'column'),
  discarded: at('column', 'seat', 'column'),
  did: event => [
    ...user(event),
    ...('column' in event ? at('column', 'owner' in event ? 'owner' : 'seat', 'column')(event) : []),
    ...('hero' in event ? at('hero', 'seat', 'hero')(event) : []),
  ],
};

const NOWHERE: ReadonlySet<string> = new Set();

/** Where on the board an event happens. */
export const placesOf = (event: GameEvent | null): ReadonlySet<string> =>
  event === null ? NOWHERE : new Set(pointers[event.type]?.(event) ?? []);
