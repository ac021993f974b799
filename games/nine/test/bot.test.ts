import { createBot, decide, parseBot, planStrength, runGame, strengthOf, type BotSpec } from '@ennead/bots';
import { Picks, Stream, Table, checkSetup, isOver } from '@ennead/kernel';
import { expect, test } from 'vitest';
import { worthOf } from '../src/bot.ts';
import { nine, type State } from '../src/index.ts';
import { walk } from './walk.ts';

const bot = (text: string): BotSpec => {
  const parsed = parseBot(text);
  if (!parsed.ok) throw new Error(parsed.error);
  return parsed.value;
};

/** A small match; the long one, with its intervals, is `npm run long`. */
function score(a: string, b: string, seats: number, seeds: number): number {
  const setup = checkSetup(nine, seats);
  if (!setup.ok) throw new Error(setup.error);
  const tasks = planStrength(nine, setup.value, bot(a), bot(b), seeds, 1);
  const results = tasks.map(task => runGame(nine, task));
  expect(results.map(result => result.fault)).toEqual(results.map(() => null));
  return strengthOf(tasks, results, seeds).score;
}

test.each([2, 4])('with %i players greedy leaves random far behind, and a little search does so too', seats => {
  expect(score('greedy', 'random', seats, 5)).toBeGreaterThan(0.9);
  expect(score('mcts:20', 'random', seats, 2)).toBeGreaterThan(0.8); // twenty looks are few for four players
});

test('chances lie between 0 and 1 and add up: every pair of seats shares one', () => {
  for (let seats = 2; seats <= 4; seats++)
    walk(seats, seats, {
      asks({ state }) {
        const values = new Float64Array(4);
        nine.bot!.evaluate!(state, values);
        const own = [...values.subarray(0, seats)];
        expect(Math.min(...own)).toBeGreaterThanOrEqual(0);
        expect(Math.max(...own)).toBeLessThanOrEqual(1);
        expect(own.reduce((sum, value) => sum + value, 0)).toBeCloseTo(seats / 2);
      },
    });
});

/** By question, how much the worth of whoever answers changes on the average, between sensible players. */
function drift(question: string): number {
  const greedy = createBot(nine, bot('greedy'));
  const table = new Table<State>(nine);
  let sum = 0;
  let count = 0;
  for (let game = 0; game < 30; game++) {
    const s = nine.start({ seats: 2, options: {} });
    for (table.begin(s, Stream.of(game)); !isOver(s);) {
      const seat = 31 - Math.clz32(s.flow.asked);
      const { round } = s;
      const asks = nine.decisions[s.flow.ask].name === question;
      const before = worthOf(s)[seat];
      const picks = decide(nine, greedy, s, seat, game * 1000 + s.flow.n);
      table.step(s, new Picks(2).set(seat, picks), Stream.of(game * 7919 + s.flow.n));
      if (!asks || s.round !== round || isOver(s)) continue;
      sum += worthOf(s)[seat] - before;
      count++;
    }
  }
  return sum / count;
}

test('a position in the middle of a turn is worth about what sensible play makes of it', () => {
  expect(Math.abs(drift('action'))).toBeLessThan(0.5);
  expect(Math.abs(drift('draw'))).toBeLessThan(0.5);
});
