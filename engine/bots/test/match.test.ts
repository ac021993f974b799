import { FIXTURES } from '@ennead/testkit/fixtures';
import { checkSetup, verify, type Game } from '@ennead/kernel';
import { expect, test } from 'vitest';
import {
  iterationsOf,
  parseBot,
  planSeries,
  planStrength,
  runGame,
  strengthOf,
  tally,
  wilson,
  type BotSpec,
} from '../src/index.ts';

const bots = (list: string): BotSpec[] =>
  list.split(',').map(text => {
    const parsed = parseBot(text);
    if (!parsed.ok) throw new Error(parsed.error);
    return parsed.value;
  });

const setupOf = (game: Game, seats: number) => {
  const setup = checkSetup(game, seats);
  if (!setup.ok) throw new Error(setup.error);
  return setup.value;
};

test.each(FIXTURES.map(game => [game.id, game] as const))(
  '%s: a game through step and one through the door are the same game',
  (_id, game) => {
    const seats = game.seats.min;
    const players = bots(Array.from({ length: seats }, (_, i) => ['random', 'mcts:20'][i % 2]).join(','));
    for (const save of [false, true])
      expect(planSeries(game, setupOf(game, seats), players, 2, 3, save)).toHaveLength(2);
    const [quick, recorded] = [false, true].map(save =>
      runGame(game, planSeries(game, setupOf(game, seats), players, 2, 3, save)[1]),
    );
    expect(quick.fault).toBe(null);
    expect({ ...recorded, log: null }).toEqual({ ...quick, log: null });
    expect(verify(recorded.log!, id => FIXTURES.find(fixture => fixture.id === id)).ok).toBe(true);
  },
);

test('seats rotate, so that every player sits in every chair equally often', () => {
  const game = FIXTURES.find(({ seats }) => seats.max >= 3)!;
  const tasks = planSeries(game, setupOf(game, 3), bots('random,greedy,easy'), 6, 1, false);
  for (let seat = 0; seat < 3; seat++)
    expect(tasks.map(task => task.entries[seat]).toSorted((x, y) => x - y)).toEqual([0, 0, 1, 1, 2, 2]);
});

test('a fault is reported with its log and thrown at nobody', () => {
  const [game] = FIXTURES;
  const broken: Game = {
    ...game,
    outcome: () => {
      throw new Error('no outcome today');
    },
  };
  const players = bots(Array.from({ length: game.seats.min }, () => 'random').join(','));
  const [task] = planSeries(game, setupOf(game, game.seats.min), players, 1, 1, true);
  const { fault, log } = runGame(broken, task);
  expect(fault).toBe('no outcome today');
  expect(log).toContain('"outcome":null');
});

test('a series of a hundred thousand games adds up', () => {
  const [game] = FIXTURES;
  const tasks = planSeries(game, setupOf(game, 2), bots('random,random'), 100_000, 1, false);
  expect(tally(tasks, []).map(row => row.games)).toEqual([0, 0]);
});

test('wins are shared, several of a kind told apart, ratings follow places', () => {
  const task = (index: number) => ({
    game: 'x',
    setup: { seats: 3, options: {} },
    bots: bots('hard,random,random'),
    entries: [0, 1, 2],
    index,
    seed: 1,
    deal: index,
    save: false,
  });
  const result = (index: number, places: number[], fault: string | null = null) => ({
    index,
    answers: 1,
    places,
    values: [1, 2, 3],
    log: null,
    fault,
  });
  const tasks = [task(0), task(1), task(2)];
  const rows = tally(tasks, [result(0, [1, 2, 3]), result(1, [1, 1, 3]), result(2, [], 'broken')]);
  expect(rows.map(row => row.name)).toEqual(['hard', 'random #1', 'random #2']);
  expect(rows.map(row => [row.games, row.wins])).toEqual([
    [2, 1.5],
    [2, 0.5],
    [2, 0],
  ]);
  expect(rows[0].rating).toBeGreaterThan(rows[1].rating);
  expect(rows[1].rating).toBeGreaterThan(rows[2].rating);
});

test("Wilson's interval holds what the textbooks say", () => {
  const [low, high] = wilson(8, 10);
  expect([low.toFixed(3), high.toFixed(3)]).toEqual(['0.490', '0.943']);
  expect(wilson(0, 0)).toEqual([0, 1]);
  expect(wilson(0, 20)[0]).toBe(0);
});

test('strength: six games a seed with three seats, the mean over pairs of seats', () => {
  const game = FIXTURES.find(({ seats }) => seats.max >= 3)!;
  const [a, b] = bots('greedy,random');
  const tasks = planStrength(game, setupOf(game, 3), a, b, 2, 1);
  expect(tasks.map(task => task.entries)).toEqual([
    [0, 1, 1],
    [1, 0, 1],
    [1, 1, 0],
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
    [0, 1, 1],
    [1, 0, 1],
    [1, 1, 0],
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ]);
  const results = tasks.map((task, index) => ({
    index,
    answers: 1,
    places: task.entries.map(entry => 1 + entry),
    values: [0, 0, 0],
    log: null,
    fault: null,
  }));
  expect(strengthOf(tasks, results, 2)).toEqual({ score: 1, low: 1, high: 1, games: 12 });
  const even = results.map(result => ({ ...result, places: [1, 1, 1] }));
  expect(strengthOf(tasks, even, 2).score).toBe(0.5);
});

test('a game may set the iterations of its levels; a number that somebody asks for is that number', () => {
  const game = FIXTURES[0];
  const own = { ...game, bot: { ...game.bot, levels: { easy: 3, normal: 30, hard: 300 } } };
  const [easy, hard, counted] = bots('easy,hard,mcts:200');
  expect([easy, hard, counted].map(bot => iterationsOf(own, bot))).toEqual([3, 300, 200]);
  const plain = [easy, hard, counted].map(bot => iterationsOf({ ...game, bot: {} }, bot));
  expect(plain[0]).toBeLessThan(plain[1]);
  expect(plain[2]).toBe(200);
});

test.each([
  ['', 'no bot is called ""'],
  ['mcts', 'no bot is called "mcts"'],
  ['mcts:0', '1 to 1000000 iterations, found 0'],
  ['mcts:9999999', 'found 9999999'],
  ['constructor', 'no bot is called'],
])('parseBot refuses %j', (text, message) => {
  const parsed = parseBot(text);
  expect(parsed.ok ? 'taken' : parsed.error).toContain(message);
});
