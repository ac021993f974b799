import { expect, test } from 'vitest';
import type { GameEvent } from '@ennead/kernel';
import { nineWorlds, type View } from '../../src/index.ts';
import { advance } from '../../ui/advance.ts';
import { SETUPS, walk, type SetUp } from '../walk.ts';

const seen = (state: Parameters<typeof nineWorlds.view>[0]): View => nineWorlds.view(state, 0) as View;

/**
 * What the last view corrects. The action points of seats that have still to act are set before anybody acts (A3) and
 * told when each does; the power in use, its points and whether an avatar's power was used are told by what is asked.
 */
function displayed(view: View): unknown {
  const { points: _points, giftUsed: _giftUsed, power: _power, ...rest } = view;
  return { ...rest, seats: rest.seats.map(({ points: _allotted, ...seat }) => seat) };
}

/** H8, H9: Ullr's owner is asked before any event says that the powers are over, so the last view says it. */
const afterPowers = (view: View): View => ({
  ...view,
  running: null,
  shielded: null,
  worlds: view.worlds.map(world => ({ ...world, owner: null })),
});

/** Plays a game and shows every record: the view before it, its events, the view after it. */
function records(
  setup: SetUp,
  seed: number,
  crowded: boolean,
  each: (before: View, events: readonly GameEvent[], after: View) => void,
): void {
  let before: View | null = null;
  walk(setup, seed, {
    crowded,
    asks: ({ play }) => (before = seen(play.state)),
    took: (events, play) => each(before!, events, seen(play.state)),
  });
}

const tell = (view: View, events: readonly GameEvent[]): View =>
  events.reduce((now, event) => advance(now, event) ?? now, view);

test.each(SETUPS.map((setup, i) => ({ ...setup, seed: i + 1 })))(
  'told event by event, the board arrives where the game is: $seats seats $options',
  ({ seats, options, seed }) => {
    for (const crowded of [false, true])
      records({ seats, options }, seed, crowded, (before, events, after) => {
        const told = tell(before, events);
        const isUllrs = options['avatarPowers'] === true && after.running === null;
        expect(displayed(isUllrs ? afterPowers(told) : told)).toEqual(displayed(after));
      });
  },
);

test('the points of whoever acts go down deed by deed', () => {
  const [told, shown]: [number[], number[]] = [[], []];
  records(SETUPS[0], 5, false, (before, events, after) => {
    if (events.length > 1 || after.running !== null || after.points === 0) return;
    told.push(tell(before, events).points);
    shown.push(after.points);
  });
  expect(told.length).toBeGreaterThan(20);
  expect(told).toEqual(shown);
});

test('a view that is told on is left as it was', () => {
  records(SETUPS[0], 3, true, (before, events) => {
    const copy = structuredClone(before);
    tell(before, events);
    expect(before).toEqual(copy);
  });
});

test('an event that changes nothing on the board is nothing new', () => {
  let shown: View | null = null;
  walk(SETUPS[0], 1, { asks: ({ play }) => (shown ??= seen(play.state)) });
  expect(advance(shown!, { type: 'setup', homes: [], powers: [] })).toBeNull();
});
