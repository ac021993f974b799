import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NONE, Picks, Stream, Table, type GameEvent } from '@ennead/kernel';
import { nineWorlds, type State } from '../src/index.ts';
import { WORLDS } from '../src/map.ts';
import { MOST_SEATS, moves } from '../src/moves.ts';
import { STONES } from '../src/state.ts';
import { stonesOf } from './table.ts';
import { SETUPS, walk, type Watcher } from './walk.ts';

/** Holds over whole random games of every set-up. */
function always(watcher: () => Watcher, numRuns = 40): void {
  const games = fc.record({ setup: fc.constantFrom(...SETUPS), seed: fc.nat(1_000_000), crowded: fc.boolean() });
  fc.assert(
    fc.property(games, ({ setup, seed, crowded }) => void walk(setup, seed, { crowded, ...watcher() })),
    { numRuns, seed: 9 },
  );
}
const inEveryState = (holds: (s: State) => void): void => always(() => ({ asks: ({ play }) => holds(play.state) }));

test('[K9] every colour has 25 stones at every step', () => {
  inEveryState(s => s.home.forEach((_, seat) => expect(stonesOf(s, seat)).toBe(STONES)));
});

test('[K8, K9] no place ever holds less than no stone', () => {
  inEveryState(s => {
    for (const list of [s.stones, s.card, s.reserve, s.helheim, s.valhalla, s.aside])
      expect(Math.min(...list)).toBeGreaterThanOrEqual(0);
  });
});

test('[K10] every avatar is on one of the nine worlds at every step', () => {
  inEveryState(s => {
    expect(s.avatar).toHaveLength(s.flow.seats);
    expect(s.avatar.every(world => Number.isInteger(world) && world >= 0 && world < WORLDS)).toBe(true);
  });
});

test('[O1] the order always names every player once', () => {
  inEveryState(s => expect(s.order.toSorted((x, y) => x - y)).toEqual(s.home.map((_, seat) => seat)));
});

test('[W9, W13] between turns nothing is kept aside, owned, protected or running', () => {
  inEveryState(s => {
    if (nineWorlds.decisions[s.flow.ask].name !== 'action') return;
    expect([Math.max(...s.aside), Math.max(...s.owner), s.shielded, s.running]).toEqual([0, NONE, NONE, NONE]);
  });
});

test('[B1, B2] after the battles no world has more than five stones', () => {
  always(() => ({
    took(events, { state }) {
      const powers = events.filter(event => event.type === 'power').length;
      if (!events.some(event => event.type === 'control') || powers > 1 || state.running === NONE) return;
      for (let world = 0; world < WORLDS; world++) expect(crowdOn(state, world)).toBeLessThanOrEqual(5);
    },
  }));
});

const crowdOn = (s: State, world: number): number =>
  s.home.reduce((sum, _, seat) => sum + s.stones[seat * WORLDS + world], 0);

test('[P1, V2] scores grow by the lines that are told, and by nothing else', () => {
  always(() => {
    let score: number[] | null = null;
    return {
      asks: ({ play }) => (score = [...play.state.score]),
      took: (events, play) =>
        expect(play.state.score).toEqual(score!.map((points, seat) => points + toldTo(seat, events))),
    };
  });
});

function toldTo(seat: number, events: readonly GameEvent[]): number {
  let sum = 0;
  for (const event of events) {
    if (event.type === 'returned' && event['seat'] === seat) sum += event['points'] as number;
    if (event.type === 'scoring')
      for (const line of Object.values((event['counts'] as Record<string, number>[])[seat])) sum += line;
  }
  return sum;
}

test('options name nothing twice', () => {
  always(() => ({ asks: ({ options }) => expect(new Set(options).size).toBe(options.length) }));
});

test('[A11] whoever is asked to act has points or a free power', () => {
  always(() => ({
    asks({ play, options }) {
      if (nineWorlds.decisions[play.state.flow.ask].name !== 'action') return;
      expect(options.length).toBeGreaterThan(1);
    },
  }));
});

/** All whole answers to a question: one pick, or a draft to its end. */
function* answers(table: Table<State>, s: State, seat: number, draft: number[] = []): Generator<number[]> {
  const out = new Int32Array(moves.size);
  const next = [...out.subarray(0, table.options(s, seat, draft, out))];
  const { many } = nineWorlds.decisions[s.flow.ask];
  if (draft.length > 0 && (!many || next.length === 0)) yield draft;
  else for (const code of next) yield* answers(table, s, seat, [...draft, code]);
}

test('every option that is offered can be taken', () => {
  const table = new Table<State>(nineWorlds);
  const picks = new Picks(MOST_SEATS);
  const rng = Stream.of(1);
  let n = 0;
  always(
    () => ({
      asks({ play, seat }) {
        const phase = nineWorlds.decisions[play.state.flow.ask].name;
        if (phase === 'action' && n++ % 10 !== 0) return;
        for (const codes of answers(table, play.state, seat)) {
          const s = nineWorlds.clone(play.state);
          table.step(s, picks.clear().set(seat, codes), rng);
          s.home.forEach((_, owner) => expect(stonesOf(s, owner)).toBe(STONES));
        }
      },
    }),
    15,
  );
});

test('the random games see every phase, every power and every kind of move', () => {
  const seen = new Set<unknown>();
  for (let seed = 0; seed < 90; seed++)
    walk(SETUPS[seed % SETUPS.length], seed, {
      crowded: true,
      took: events => events.forEach(event => seen.add(event.type).add(event['move'])),
    });
  const happenings = ['battle', 'control', 'returned', 'scoring', 'lastStone'];
  const deeds = moves.names.filter(name => !/^(done|end|decline|ullrStone)$/.test(name)); // the last is told as a return
  const wanted = happenings.concat(deeds);
  expect(wanted.filter(type => !seen.has(type))).toEqual([]);
});
