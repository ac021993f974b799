import { FIXTURES } from '@ennead/testkit/fixtures';
import { NOBODY, Stream, begin, checkSetup, isOver, seatBit, seedFrom, type Game } from '@ennead/kernel';
import { describe, expect, test } from 'vitest';
import { Hand, createBot, decide, imagine, parseBot, type BotSpec } from '../src/index.ts';

const spec = (text: string): BotSpec => {
  const parsed = parseBot(text);
  if (!parsed.ok) throw new Error(parsed.error);
  return parsed.value;
};

const SPOTS = 12;

/** Positions from random games, with every seat that is asked there. */
function* spots(game: Game): Generator<{ s: any; seat: number }> {
  const setup = checkSetup(game, game.seats.min);
  if (!setup.ok) throw new Error(setup.error);
  const hand = new Hand(game);
  for (let seed = 1, found = 0; found < SPOTS; seed++) {
    const s = begin(game, setup.value, seedFrom(seed)).state;
    for (const rng = Stream.of(seed); !isOver(s) && found < SPOTS; hand.answerAtRandom(s, rng)) {
      if (rng.below(3) !== 0) continue;
      for (let seat = 0; seat < s.flow.seats; seat++) if ((s.flow.asked >> seat) & 1) yield { s, seat };
      found++;
    }
  }
}

describe('a bot chooses the same in every world that its seat cannot tell apart', () => {
  for (const game of FIXTURES)
    test.each(['random', 'greedy', 'mcts:60'])(`${game.id}: %s`, name => {
      const bot = createBot(game, spec(name));
      for (const { s, seat } of spots(game)) {
        const chosen = decide(game, bot, s, seat, 7);
        for (let k = 1; k <= 4; k++) {
          const other = imagine(game, s, seat, Stream.of(100 + k));
          expect(decide(game, bot, other, seat, 7)).toEqual(chosen);
        }
      }
    });

  test('and the test can fail: a search that is given the true state is found out', () => {
    const game = FIXTURES.find(({ id }) => id === 'peek')!;
    const bot = createBot(game, spec('greedy'));
    const peeping = { ...game, determinize: () => {} };
    const differs = [...spots(game)].some(({ s, seat }) =>
      [1, 2, 3, 4].some(k => {
        const other = imagine(game, s, seat, Stream.of(k));
        const [mine, theirs] = [s, other].map(world =>
          bot.judge(imagine(peeping, world, seat, Stream.of(7)), seat, Stream.of(7)),
        );
        return JSON.stringify(mine) !== JSON.stringify(theirs);
      }),
    );
    expect(differs).toBe(true);
  });
});

test('what a bot imagines looks to its seat as the table does, and is not the table', () => {
  for (const game of FIXTURES)
    for (const { s, seat } of spots(game)) {
      const world = imagine(game, s, seat, Stream.of(5));
      expect(game.view(world, seatBit(seat))).toEqual(game.view(s, seatBit(seat)));
      expect(game.view(world, NOBODY)).toEqual(game.view(s, NOBODY));
      expect(world).not.toBe(s);
    }
});
