// How strong the bots are against each other, by the method that issue and docs/bench.md describe.
import { Worker } from 'node:worker_threads';
import { availableParallelism } from 'node:os';
import { parseBot, planStrength, strengthOf, type BotSpec, type GameResult, type GameTask } from '@ennead/bots';
import { findGame } from '@ennead/games';
import { plainSetup } from './setups.ts';

interface Wanted {
  game: string;
  seats: number;
  a: string;
  b: string;
  seeds: number;
  /** What A must score. */
  score: number;
  /** What the lower end of the interval must reach. */
  low: number;
}

const WANTED: readonly Wanted[] = [
  { game: 'nine-worlds', seats: 3, a: 'normal', b: 'random', seeds: 50, score: 0.93, low: 0.88 },
  { game: 'nine-worlds', seats: 3, a: 'mcts:400', b: 'mcts:200', seeds: 50, score: 0.5, low: 0.5 },
  { game: 'nine-worlds', seats: 3, a: 'hard', b: 'random', seeds: 50, score: 0.98, low: 0.93 },
  { game: 'nine-worlds', seats: 3, a: 'hard', b: 'greedy', seeds: 50, score: 0.7, low: 0.65 },
  { game: 'nine-worlds', seats: 3, a: 'mcts:1600', b: 'mcts:800', seeds: 50, score: 0.5, low: 0.5 },
];

const botOf = (text: string): BotSpec => {
  const bot = parseBot(text);
  if (!bot.ok) throw new Error(bot.error);
  return bot.value;
};

/** Plays tasks in the threads of the built program. */
function playAll(tasks: readonly GameTask[]): Promise<GameResult[]> {
  const entry = new URL('../apps/cli/dist/worker.js', import.meta.url);
  return new Promise((resolve, reject) => {
    const results: GameResult[] = [];
    let next = 0;
    for (let i = 0; i < availableParallelism(); i++) {
      const worker = new Worker(entry);
      const feed = (): void => {
        if (next < tasks.length) worker.postMessage({ id: next, kind: 'games', tasks: [tasks[next++]] });
        else void worker.terminate();
      };
      worker.on('error', reject);
      worker.on('message', (reply: { kind: string; results?: GameResult[]; error?: string; done?: boolean }) => {
        if (reply.kind !== 'played') return reject(new Error(reply.error));
        results.push(...reply.results!);
        if (results.length === tasks.length) resolve(results);
        if (reply.done) feed();
      });
      feed();
    }
  });
}

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

/** Prints a line for each match; false if one is not what it must be. */
export async function longStrength(only: readonly string[]): Promise<boolean> {
  let good = true;
  for (const wanted of WANTED) {
    if (only.length > 0 && !only.includes(wanted.a)) continue;
    const game = findGame(wanted.game)!;
    const tasks = planStrength(game, plainSetup(game, wanted.seats), botOf(wanted.a), botOf(wanted.b), wanted.seeds, 1);
    const began = performance.now();
    const results = await playAll(tasks);
    const fault = results.find(result => result.fault !== null);
    if (fault) throw new Error(`game ${fault.index}: ${fault.fault}`);
    const { score, low, high, games } = strengthOf(tasks, results, wanted.seeds);
    const met = score >= wanted.score && (wanted.low === 0.5 ? low > 0.5 : low >= wanted.low);
    good &&= met;
    console.log(
      `${wanted.game}, ${wanted.seats} seats: ${wanted.a} against ${wanted.b}: ${percent(score)} [${percent(low)}, ${percent(high)}], ${games} games, ${((performance.now() - began) / 1000).toFixed(0)} s${met ? '' : '  NOT MET'}`,
    );
  }
  return good;
}
