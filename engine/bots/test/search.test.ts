import { FIXTURES } from '@ennead/testkit/fixtures';
import {
  Stream,
  begin,
  checkSetup,
  cycle,
  decision,
  defineGame,
  isOver,
  openFlow,
  ranking,
  range,
  seedFrom,
  vocabulary,
  copyState,
  type Base,
  type Game,
} from '@ennead/kernel';
import { describe, expect, test } from 'vitest';
import { Hand, PLAYING, Search, TURN, UNBIASED, createBot, judge } from '../src/index.ts';

/** Nim: take one to three; whoever takes the last stone wins. Leaving a multiple of four wins. */
interface Heap extends Base {
  left: number;
  turn: number;
}
const moves = vocabulary({ take: [range('stones', 1, 3)] });
const TAKE = decision<Heap>('take', (s, _seat, _draft, out) => {
  const most = Math.min(3, s.left);
  for (let i = 0; i < most; i++) out[i] = moves.take(i);
  return most;
});
const rounds = cycle<Heap>('rounds', {
  askTake: t => t.ask(TAKE, t.s.turn),
  take(t) {
    t.s.left -= 1 + moves.arg(t.pick(t.s.turn), 0);
    if (t.s.left === 0) return t.leave();
    t.s.turn = 1 - t.s.turn;
  },
});
const nim = (perfect: boolean, left = 10): Game<Heap> =>
  defineGame<Heap>({
    id: 'nim',
    rules: 1,
    seats: { min: 2, max: 2 },
    options: [],
    start: () => ({ flow: openFlow(2), left, turn: 0 }),
    opening: rounds,
    procedures: [rounds],
    decisions: [TAKE],
    moves,
    sides: () => [0, 1],
    view: s => ({ left: s.left, turn: s.turn }),
    clone: copyState,
    determinize: () => {},
    perfect,
    outcome: s => ranking([s.turn === 0 ? 1 : 0, s.turn === 1 ? 1 : 0]),
    whyNot: () => null,
    refs: (_view, code) => [String(code)],
    ...(perfect && { bot: { hash: (s, into) => ((into[0] = s.left * 2 + s.turn), (into[1] = s.flow.asked)) } }),
  });

const stateOf = <S extends Base>(game: Game<S>): S => {
  const setup = checkSetup(game, game.seats.min);
  if (!setup.ok) throw new Error(setup.error);
  return begin(game, setup.value, seedFrom(1)).state;
};

describe.each([
  ['with one node for each position', true],
  ['with a node for each path', false],
])('search %s', (_name, perfect) => {
  test.each([
    [5, 0],
    [6, 1],
    [7, 2],
    [10, 1],
    [13, 0],
  ])('finds the winning move of Nim with %i stones', (left, best) => {
    const game = nim(perfect, left);
    const { picks, value } = new Search(game).judge(stateOf(game), 0, Stream.of(1), { ...UNBIASED, iterations: 3000 });
    expect(picks).toEqual([moves.take(best)]);
    expect(value).toBeGreaterThan(0.6);
  });
});

test('a search leaves the state that it was given as it was, and repeats itself', () => {
  for (const game of FIXTURES) {
    const s = stateOf(game);
    const before = JSON.stringify(s);
    const seat = 31 - Math.clz32(s.flow.asked & -s.flow.asked);
    const results = [1, 2].map(() => new Search(game).judge(s, seat, Stream.of(4), { ...PLAYING, iterations: 80 }));
    expect(JSON.stringify(s)).toBe(before);
    expect(results[0]).toEqual(results[1]);
    expect(results[0].options.reduce((sum, option) => sum + option.visits, 0)).toBe(80);
  }
});

/** Nim with a judgement that counts how often it is asked; endings are counted too. */
function counted(perfect: boolean, left: number, prior?: (code: number) => number) {
  const game = nim(perfect, left);
  const seen = { positions: 0 };
  const judging: Game<Heap> = {
    ...game,
    outcome(s) {
      seen.positions++;
      return game.outcome(s);
    },
    bot: {
      ...game.bot,
      evaluate(s, values) {
        seen.positions++;
        values[s.turn] = s.left % 4 === 0 ? 0.1 : 0.9;
        values[1 - s.turn] = 1 - values[s.turn];
      },
      ...(prior && { prior: (_s, _seat, code) => prior(code) }),
    },
  };
  return { game: judging, seen };
}

describe.each([true, false])('an iteration judges one position (perfect: %s)', perfect => {
  const spots = [3, 9, 14].flatMap(left => [1, 2, 3, 4, 5, 7, 20, 200].map(iterations => [left, iterations] as const));
  test.each(spots)('%i stones, %i iterations', (left, iterations) => {
    const { game, seen } = counted(perfect, left);
    const { picks } = new Search(game).judge(stateOf(game), 0, Stream.of(1), { ...PLAYING, iterations });
    expect(seen.positions).toBe(iterations);
    expect(iterations < 3 || picks[0] === moves.take((left % 4) - 1)).toBe(true); // three looks see the winning move
  });
});

test('what the budget is too small for: the most promising options are looked at', () => {
  const { game } = counted(true, 10, code => [1, 2, 3][code - moves.take(0)]);
  const answer = (iterations: number) =>
    new Search(game).judge(stateOf(game), 0, Stream.of(1), { ...PLAYING, iterations });
  expect(answer(1).picks).toEqual([moves.take(2)]);
  expect(answer(2).picks).toEqual([moves.take(1)]);
  expect(answer(2).options.map(({ value }) => value)).toEqual([0.9, expect.closeTo(0.1)]);
});

test('a search that is stopped answers with what it has', () => {
  const { game, seen } = counted(true, 10);
  const settings = {
    ...PLAYING,
    get iterations() {
      return seen.positions < 50 ? 1e6 : 0;
    },
  };
  const { picks } = new Search(game).judge(stateOf(game), 0, Stream.of(1), settings);
  expect(picks).toEqual([moves.take(1)]);
  expect(seen.positions).toBeLessThan(60);
});

test('a rollout may end with the turn, and then a position is judged there', () => {
  const game = nim(true, 9);
  const turns = { ...game, bot: { ...game.bot, turn: (s: Heap) => s.turn, evaluate: judged } };
  let seen = 0;
  function judged(s: Heap, values: Float64Array): void {
    seen++;
    values.fill(s.left % 4 === 0 ? 0.9 : 0.1);
  }
  new Search(turns).judge(stateOf(game), 0, Stream.of(1), { ...UNBIASED, iterations: 50, rollout: TURN });
  expect(seen).toBeGreaterThan(5);
});

test('whatever is asked, and however: every bot of every kind finishes every fixture game', () => {
  for (const game of FIXTURES)
    for (const kind of ['random', 'greedy', 'mcts'] as const) {
      const bot = createBot(game, { name: kind, kind, iterations: 8 });
      const hand = new Hand(game);
      const s = stateOf(game);
      for (let n = 0; !isOver(s); n++) {
        hand.picks.clear();
        for (let seat = 0; seat < s.flow.seats; seat++)
          if ((s.flow.asked >> seat) & 1 && (hand.picks.mask === 0 || s.flow.mode === 1))
            hand.picks.set(seat, judge(game, bot, s, seat, n).picks, 'a word');
        hand.table.step(s, hand.picks, Stream.of(n));
        expect(n).toBeLessThan(2000);
      }
    }
});
