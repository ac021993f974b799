import { createBot, parseBot, planStrength, runGame, strengthOf, type BotSpec } from '@ennead/bots';
import { Picks, Stream, begin, checkSetup, isOver, seedFrom } from '@ennead/kernel';
import { expect, test } from 'vitest';
import { nineWorlds as game } from '../src/index.ts';
import { SETUPS, walk } from './walk.ts';

const bot = (text: string): BotSpec => {
  const parsed = parseBot(text);
  if (!parsed.ok) throw new Error(parsed.error);
  return parsed.value;
};

/** A small match; the long one, with its intervals, is `npm run long`. */
function score(a: string, b: string, seeds: number): number {
  const setup = checkSetup(game, 3, { length: 'introductory' });
  if (!setup.ok) throw new Error(setup.error);
  const tasks = planStrength(game, setup.value, bot(a), bot(b), seeds, 1);
  return strengthOf(
    tasks,
    tasks.map(task => runGame(game, task)),
    seeds,
  ).score;
}

test('greedy leaves random far behind, and a little search does so too', () => {
  expect(score('greedy', 'random', 5)).toBeGreaterThan(0.9);
  expect(score('mcts:20', 'random', 3)).toBeGreaterThan(0.9);
});

test('chances lie between 0 and 1 and add up: every pair of sides shares one', () => {
  for (const [i, setup] of SETUPS.entries())
    walk(setup, i + 1, {
      asks({ play }) {
        const values = new Float64Array(6);
        game.bot!.evaluate!(play.state, values);
        const sides = Math.max(...game.sides(play.state)) + 1;
        const own = [...values.subarray(0, sides)];
        expect(Math.min(...own)).toBeGreaterThanOrEqual(0);
        expect(Math.max(...own)).toBeLessThanOrEqual(1);
        expect(own.reduce((sum, value) => sum + value, 0)).toBeCloseTo(sides / 2);
      },
    });
});

test('positions have the same hash exactly when they are the same', () => {
  const seen = new Map<string, string>();
  const hash = new Int32Array(2);
  for (let seed = 1; seed <= 4; seed++)
    walk({ seats: 3, options: { avatarPowers: true } }, seed, {
      asks({ play }) {
        const { flow, ...rest } = game.clone(play.state);
        const position = JSON.stringify([rest, flow.frames, flow.asked, flow.ask]);
        game.bot!.hash!(play.state, hash);
        const key = hash.join();
        expect(seen.get(key) ?? position).toBe(position);
        seen.set(key, position);
      },
    });
  expect(seen.size).toBeGreaterThan(300);
});

test('moves taken in another order lead to the same hash', () => {
  const after = (...keys: string[]): string => {
    const { state, table } = begin(game, { seats: 3, options: {} }, seedFrom(1));
    const hash = new Int32Array(2);
    for (const key of keys) {
      const pick = game.moves.parse(key);
      if (!pick.ok) throw new Error(pick.error);
      table.step(state, new Picks().one(0, pick.value.code), Stream.of(1));
    }
    game.bot!.hash!(state, hash);
    return hash.join();
  };
  expect(after('recruit', 'travel/0/midgard')).toBe(after('travel/0/midgard', 'recruit'));
  expect(after('recruit', 'travel/0/midgard')).not.toBe(after('recruit', 'travel/0/asgard'));
});

test('a bot never ends its turn with points that it could have used well', () => {
  const { state } = begin(game, { seats: 3, options: {} }, seedFrom(1));
  const chosen = createBot(game, bot('mcts:50')).choose(state, 0, Stream.of(1));
  expect(isOver(state)).toBe(false);
  expect(game.moves.key(chosen[0])).not.toBe('end');
});
