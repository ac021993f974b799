import { EVERYTHING, NOBODY, redact, seatBit, type GameEvent } from '@ennead/kernel';
import { expect, test } from 'vitest';
import { HERO_IDS, INFLUENCE_IDS } from '../../src/box.ts';
import { ABILITY_OF } from '../../src/flow/abilities.ts';
import { view as viewFor, type View } from '../../src/hidden.ts';
import { ABILITIES } from '../../ui/abilities.ts';
import { advance } from '../../ui/advance.ts';
import { keen, thrifty, walk } from '../walk.ts';

/**
 * Without what the view that ends a record corrects: whom the table waits for, the points as they would be now, and the
 * tilt of a column that was not there before the record, for the view does not show that of an empty one.
 */
function shown({ seats, ...view }: View, before: View): object {
  const { active: _active, question: _question, phase: _phase, ...table } = view;
  const isNew = (seat: number, id: string): boolean => !before.seats[seat].columns.some(column => column.id === id);
  return {
    ...table,
    seats: seats.map(({ count: _count, won: _won, columns, ...own }, seat) => ({
      ...own,
      columns: columns.map(column => (isNew(seat, column.id) ? { ...column, tilted: null } : column)),
    })),
  };
}

/** Plays games and compares, after every record and with every viewer's eyes, the advanced view with the true one. */
function check(seats: number, seed: number, choose = keen): Set<string> {
  const viewers = [seatBit(0), seatBit(seats - 1), NOBODY, EVERYTHING];
  const told = new Set<string>();
  let before: View[] | null = null;
  walk(
    seats,
    seed,
    {
      took(events, play) {
        const now = viewers.map(viewer => viewFor(play.state, viewer));
        viewers.forEach((viewer, i) => {
          if (before === null) return;
          let view = before[i];
          for (const event of events) {
            const seen: GameEvent = redact(event, viewer);
            told.add(seen.type === 'did' ? String(seen['move']) : seen.type);
            view = advance(view, seen) ?? view;
          }
          expect(shown(view, before[i])).toEqual(shown(now[i], before[i]));
        });
        before = now;
      },
    },
    choose,
  );
  return told;
}

const EVENTS = ['round', 'dealt', 'drew', 'chose', 'putBack', 'kingdom', 'revealed', 'destroyed', 'discarded'];
const ENDS = ['shieldLost', 'ends', 'count'];

test('after all events of a record the board is what the next view shows, for every viewer', () => {
  const told = new Set<string>();
  for (const seats of [2, 3, 4])
    for (let seed = 1; seed <= 4; seed++)
      for (const type of check(seats, seed, seed % 2 === 0 ? thrifty : keen)) told.add(type);
  expect([...EVENTS, ...ENDS, ...Object.keys(ABILITIES), ...HERO_IDS].filter(type => !told.has(type))).toEqual([]);
});

test('the last event of a game shows the count as it is', () => {
  let before: View | null = null;
  let checked = 0;
  walk(2, 7, {
    took(events, play) {
      const now = viewFor(play.state, seatBit(0));
      if (events.some(({ type }) => type === 'count')) {
        const view = events.reduce((view, event) => advance(view, redact(event, seatBit(0))) ?? view, before!);
        expect(view.seats.map(({ count, won }) => ({ count, won }))).toEqual(
          now.seats.map(({ count, won }) => ({ count, won })),
        );
        expect(view.phase).toBe('end');
        checked++;
      }
      before = now;
    },
  });
  expect(checked).toBe(1);
});

test('an event that the board does not know changes nothing, and a known one leaves the view before it alone', () => {
  const play = walk(2, 1);
  const view = viewFor(play.state, NOBODY);
  expect(advance(view, { type: 'thunder' })).toBeNull();
  const kept = structuredClone(view);
  advance(view, { type: 'round', round: 1, cards: 7, limit: 2, first: 1 });
  expect(view).toEqual(kept);
});

test('what the board lists of abilities is what the rules have', () => {
  const named = Object.entries(ABILITY_OF).map(([move, influence]) => [move, INFLUENCE_IDS[influence]]);
  expect(ABILITIES).toEqual(Object.fromEntries(named));
});
