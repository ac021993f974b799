/** The table talk of encounters: those in the fight are called by name, every option must be offered, dice are faces. */
import { expect } from 'vitest';
import { asked, type GameEvent } from '@ennead/kernel';
import { scenario, type Hand } from '@ennead/testkit';
import {
  encounterFlaw,
  numenera,
  stateOf,
  type CharacterFile,
  type EncounterFile,
  type State,
} from '../../src/encounter/index.ts';
import type { Line } from '../../src/index.ts';
import { STATS } from '../../src/rules/tasks.ts';

/** A character for whom only what is given matters. */
export const hero = (name: string, details: Partial<CharacterFile> = {}): CharacterFile => ({
  name,
  type: 'other',
  tier: 1,
  effort: 1,
  pools: { might: 12, speed: 12, intellect: 12 },
  edge: { might: 0, speed: 0, intellect: 0 },
  weapons: ['sword'],
  ...details,
});

type Layout = Partial<EncounterFile> & Pick<EncounterFile, 'party'>;

export interface Fight {
  readonly s: State;
  readonly player: Hand;
  readonly master: Hand;
  readonly seat: (i: number) => Hand;
  /** Who is asked about what. */
  readonly question: string;
  readonly asked: readonly number[];
  /** The number of somebody. */
  readonly id: (name: string) => number;
  readonly points: (name: string) => number[];
  readonly health: (name: string) => number;
  readonly told: (type: string) => GameEvent[];
  /** The last event of a type, and its reasons at a glance. */
  readonly last: (type: string) => GameEvent;
  readonly reasons: (type: string) => string[];
  /** Fails unless all dice were used. */
  readonly done: () => void;
}

/** An encounter at the table. Nobody applies Effort for initiative; `dice` begin with those of initiative. */
export function fight(layout: Layout, dice: readonly number[], seats = 2): Fight {
  const file: EncounterFile = { encounter: 1, name: 'a test', ...layout };
  expect(encounterFlaw(file)).toBeNull();
  const play = scenario<State>(
    { ...numenera, seats: { min: 2, max: 5 }, start: () => stateOf(file, seats) },
    { seats, dice: dice.map(face => face - 1) },
  );
  const fought: Fight = {
    get s() {
      return play.s;
    },
    player: play.seat(1),
    master: play.seat(0),
    seat: i => play.seat(i),
    get question() {
      return numenera.decisions[play.s.flow.ask].name;
    },
    get asked() {
      return asked(play.play);
    },
    id(name) {
      const found = play.s.names.indexOf(name);
      if (found < 0) throw new Error(`wanted one of ${play.s.names.join(', ')}, found ${name}`);
      return found;
    },
    points: name => STATS.map((_, stat) => play.s.points[fought.id(name) * STATS.length + stat]),
    health: name => play.s.combatants[fought.id(name)].health,
    told: type => play.told(type),
    last(type) {
      const found = play.told(type).at(-1);
      if (!found) throw new Error(`nothing of type ${type} was told`);
      return found;
    },
    reasons: type => (fought.last(type)['ledger'] as Line[]).map(readLine),
    done: () => play.done(),
  };
  while (fought.question === 'initiative') play.seat(fought.asked[0]).picks('effort/0/0');
  return fought;
}

/** A line as `what:amount`; a secret amount with a question mark. */
function readLine({ what, amount }: { what: string; amount?: unknown }): string {
  if (amount === undefined) return what;
  const hidden = typeof amount === 'object' && amount !== null && 'secret' in amount;
  return hidden ? `${what}:?${String(amount.secret)}` : `${what}:${String(amount as number)}`;
}
