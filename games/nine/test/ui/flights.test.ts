import { redact, seatBit } from '@ennead/kernel';
import { expect, test } from 'vitest';
import { view as viewFor, type View } from '../../src/hidden.ts';
import { advance } from '../../ui/advance.ts';
import { flightsBetween } from '../../ui/flights.ts';
import { walk } from '../walk.ts';

/** Every event of some games, as seat 0 sees it, with the views around it. */
function steps(seats: number, seed: number): { type: string; before: View; after: View }[] {
  const found: { type: string; before: View; after: View }[] = [];
  let now: View | null = null;
  walk(seats, seed, {
    took(events, play) {
      for (const event of events) {
        const seen = redact(event, seatBit(0));
        const next = now && advance(now, seen);
        if (now && next)
          found.push({ type: seen.type === 'did' ? String(seen['move']) : seen.type, before: now, after: next });
        now = next ?? now;
      }
      now = viewFor(play.state, seatBit(0));
    },
  });
  return found;
}

const all = [1, 2, 3, 4, 5, 6].flatMap(seed => steps(2 + (seed % 3), seed));
const of = (type: string): (typeof all)[number][] => all.filter(step => step.type === type);
const tripsOf = (type: string): string[] =>
  of(type).flatMap(({ before, after }) =>
    flightsBetween(before, after).map(({ from, to }) => `${plain(from)}>${plain(to)}`),
  );
const plain = (zone: string): string => zone.split('/')[0];

test.each([
  ['revealed', ['orders>column', 'orders>hero']],
  ['discarded', ['column>deck']],
  ['destroyed', ['column>deck']],
  ['chose', ['hand>orders', 'token>supply']],
  ['drew', ['deck>hand', 'token>supply']],
  ['dealt', ['deck>hand']],
  ['putBack', ['hand>deck']],
  ['chaos', ['supply>token']],
  ['exchange', ['supply>token', 'token>supply']],
  ['disguise', ['column>column']],
  ['turn', ['hero>down', 'supply>token']],
  ['dismiss', ['hero>deck']],
  ['shield', ['shield>column']],
  ['shieldLost', ['column>shield']],
  ['strike', ['token>token']],
])('%s is seen as %j', (type, trips) => {
  expect(of(type).length).toBeGreaterThan(0);
  expect([...new Set(tripsOf(type))].filter(trip => !trips.includes(trip))).toEqual([]);
  expect(tripsOf(type).length).toBeGreaterThan(0);
});

test('nothing moves where nothing changed, or where the table is another one', () => {
  const [two] = steps(2, 1);
  const [three] = steps(3, 1);
  expect(flightsBetween(two.before, structuredClone(two.before))).toEqual([]);
  expect(flightsBetween(two.before, three.before)).toEqual([]);
});
