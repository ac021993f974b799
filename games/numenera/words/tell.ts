import type { GameEvent } from '@ennead/kernel';
import { numenera, PARTY, type Effect, type View } from '../src/index.ts';
import { sayEffect } from './effects.ts';
import { nameIn, sayMove } from './fight.ts';
import { sayLedger, type ToldLine } from './say.ts';
import type { Key, Say } from './shape.ts';

/** What happened in an encounter, in words. */
type Teller = (event: GameEvent, view: View, say: Say) => readonly string[];

const number = (event: GameEvent, field: string): number => event[field] as number;
const name = (event: GameEvent, field: string, view: View, say: Say): string => nameIn(view, number(event, field), say);

const SEPARATOR = ', ';
const all = (ids: readonly number[], view: View, say: Say): string =>
  ids.map(id => nameIn(view, id, say)).join(SEPARATOR);

/** An event with one sentence whose holes are names of those in the fight. */
const plain =
  (key: Key, ...fields: string[]): Teller =>
  (event, view, say) => [say(key, Object.fromEntries(fields.map(field => [field, name(event, field, view, say)])))];

function attemptKey(event: GameEvent): Key {
  const rolled = number(event, 'die') > 0;
  if (event['success'] === true) return rolled ? 'encounter.events.succeeded' : 'encounter.events.unrolled';
  return rolled ? 'encounter.events.failed' : 'encounter.events.hopeless';
}

const tellers: Readonly<Record<string, Teller>> = {
  encounter: (_event, view, say) => [
    say('encounter.events.encounter', {
      names: all(
        view.combatants.map(({ id }) => id),
        view,
        say,
      ),
    }),
  ],
  initiative: (event, view, say) => [
    say('encounter.events.initiative', { who: name(event, 'who', view, say), die: number(event, 'die') }),
  ],
  order: (event, view, say) => [say('encounter.events.order', { names: all(event['order'] as number[], view, say) })],
  round: (event, _view, say) => [say('encounter.events.round', { round: number(event, 'round') })],
  turn: plain('encounter.events.turn', 'who'),
  act(event, view, say) {
    const option = numenera.moves.parse(String(event['option']));
    if (!option.ok) return [];
    const deed = sayMove(numenera.moves.read(option.value.code), view, say, number(event, 'who'));
    return [say('encounter.events.act', { who: name(event, 'who', view, say), deed })];
  },
  attempt: (event, view, say) => [
    say(attemptKey(event), {
      who: name(event, 'who', view, say),
      purpose: say(`encounter.purposes.${String(event['purpose'])}` as Key),
      die: number(event, 'die'),
    }),
  ],
  forgone: plain('encounter.events.forgone', 'who'),
  reroll: (event, view, say) => [
    say('encounter.events.reroll', { payer: name(event, 'payer', view, say), die: number(event, 'die') }),
  ],
  hurt(event, view, say) {
    const lost = number(event, 'lost');
    const key = event['fate'] !== 'standing' ? 'falls' : lost > 0 ? 'hurt' : 'unhurt';
    return [say(`encounter.events.${key}`, { who: name(event, 'who', view, say), lost })];
  },
  clash: (event, view, say) => [
    say(event['hit'] === true ? 'encounter.events.clashHit' : 'encounter.events.clashMiss', {
      who: name(event, 'who', view, say),
      against: name(event, 'against', view, say),
    }),
  ],
  duel: (event, view, say) => tellers['clash'](event, view, say),
  area: (event, view, say) => [
    say('encounter.events.area', {
      who: name(event, 'who', view, say),
      count: (event['hits'] as { hit: boolean }[]).filter(({ hit }) => hit).length,
    }),
  ],
  special: (event, view, say) => [
    say('encounter.events.special', {
      who: name(event, 'who', view, say),
      special: say(`encounter.specials.${String(event['what'])}` as Key),
    }),
  ],
  effect: (event, view, say) => [
    say('encounter.events.effect', {
      who: name(event, 'who', view, say),
      effect: sayEffect(event['effect'] as Effect, say),
    }),
  ],
  support(event, view, say) {
    const what = String(event['what']);
    const known = view.combatants.some(({ abilities }) => abilities.includes(what)) ? 'abilities' : 'cyphers';
    return [
      say('encounter.events.support', {
        who: name(event, 'who', view, say),
        target: name(event, 'for', view, say),
        what: say(`content.${known}.${what}` as Key),
      }),
    ];
  },
  guarded: (event, view, say) => [
    say(event['held'] === true ? 'encounter.events.guardHolds' : 'encounter.events.guardFails', {
      guard: name(event, 'guard', view, say),
      who: name(event, 'who', view, say),
    }),
  ],
  waited: plain('encounter.events.waited', 'who'),
  moved: (event, view, say) => [
    say('encounter.events.moved', {
      who: name(event, 'who', view, say),
      feet: Math.abs(number(event, 'to') - number(event, 'from')),
    }),
  ],
  rests: (event, view, say) => [
    say('encounter.events.rests', { who: name(event, 'who', view, say), die: number(event, 'die') }),
  ],
  recovered: plain('encounter.events.recovered', 'who'),
  healed: plain('encounter.events.healed', 'who', 'patient'),
  lost: plain('encounter.events.lost', 'who'),
  intrusion: (event, view, say) => [
    say('encounter.events.intrusion', {
      who: name(event, 'who', view, say),
      what: say(`encounter.intrusionKinds.${String(event['what'])}` as Key),
    }),
  ],
  answered: (event, view, say) => [
    say(event['accepted'] === true ? 'encounter.events.accepted' : 'encounter.events.refused', {
      who: name(event, 'who', view, say),
    }),
  ],
  ends(event, _view, say) {
    const teams = number(event, 'teams');
    const key = teams === 1 << PARTY ? 'won' : teams === 1 ? 'beaten' : 'brokenOff';
    return [say(`encounter.events.${key}`, { count: number(event, 'round') })];
  },
};

/** An event in words; nothing for one that is not for people. */
export const tell: Teller = (event, view, say) => tellers[event.type]?.(event, view, say) ?? [];

/** The reasons of an event, line by line, as far as whoever listens may know them. */
export const tellReasons = (event: GameEvent, say: Say): readonly string[] =>
  sayLedger((event['ledger'] as readonly ToldLine[] | undefined) ?? [], say);
