import type { GameEvent } from '@ennead/kernel';
import { ABILITIES } from './abilities.ts';

type Pointer = (event: GameEvent) => readonly string[];

const at = (what: string, ...fields: readonly string[]): Pointer => event => [
  [what, ...fields.map(field => String(event[field]))].join('/'),
];

const pointers: Readonly<Record<string, Pointer>> = {
  dealt: at('hand', 'seat'),
  drew: at('hand', 'seat'),
  chose: at('orders', 'seat'),
  revealed: event => [`column/${event['seat']}/${event['card']}`, `hero/${event['seat']}/${event['card']}`],
  destroyed: at('column', 'owner', 'column'),
  discarded: at('column', 'seat', 'column'),
  shieldLost: event => [`column/${event['seat']}/galmi`],
  did(event) {
    const { seat, owner, column, hero } = event as Record<string, unknown>;
    const move = String(event['move']);
    const about = ABILITIES[move];
    return [
      ...(about === undefined ? [`hero/${seat}/${move}`] : event['copied'] === true ? [`hero/${seat}/fenghuang`] : [`column/${seat}/${about}`]),
      ...(column === undefined ? [] : [`column/${owner ?? seat}/${column}`]),
      ...(hero === undefined ? [] : [`hero/${seat}/${hero}`]),
    ];
  },
};

const NOTHING: ReadonlySet<string> = new Set();

/** Where on the board an event happens. */
export const placesOf = (event: GameEvent | null): ReadonlySet<string> =>
  event === null ? NOTHING : new Set(pointers[event.type]?.(event) ?? []);
