import { bad, ok, type Game, type Result } from '@ennead/kernel';

/** A player that needs no chair. */
export interface BotSpec {
  name: string;
  kind: 'random' | 'greedy' | 'mcts';
  /** Iterations of search for each decision: the same result on every machine. */
  iterations: number;
  /** Of a level, whose iterations a game may set otherwise. */
  level?: Level;
}

/** Levels are iteration counts; docs/bench.md says what they are worth. */
const ITERATIONS = { easy: 8, normal: 100, hard: 600 };

type Level = keyof typeof ITERATIONS;

const isLevel = (name: string): name is Level => Object.hasOwn(ITERATIONS, name);

/** The iterations of a bot in a game. */
export const iterationsOf = (game: Game, { iterations, level }: BotSpec): number =>
  level ? (game.bot?.levels?.[level] ?? iterations) : iterations;

export const LEVELS: readonly string[] = ['random', 'greedy', 'easy', 'normal', 'hard'];

const MOST_ITERATIONS = 1_000_000;

/** `random`, `greedy`, a level, or `mcts:200`. */
export function parseBot(text: string): Result<BotSpec> {
  const name = text.trim();
  if (name === 'random' || name === 'greedy') return ok({ name, kind: name, iterations: 0 });
  if (isLevel(name)) return ok({ name, kind: 'mcts', iterations: ITERATIONS[name], level: name });
  const [, count] = /^mcts:(\d+)$/.exec(name) ?? [];
  const iterations = Number(count);
  if (count === undefined)
    return bad(`no bot is called "${name}"; there are ${LEVELS.join(', ')} and mcts:<iterations>`);
  if (iterations < 1 || iterations > MOST_ITERATIONS)
    return bad(`mcts wants 1 to ${MOST_ITERATIONS} iterations, found ${count}`);
  return ok({ name, kind: 'mcts', iterations });
}
