import { Worker } from 'node:worker_threads';
import type { GameResult, GameTask } from '@ennead/bots';
import { workerEntry } from '../root.ts';
import type { Reply, Request } from '../worker.ts';

/** Tasks handed out at once: few enough to spread, many enough to spare messages. */
const batchSize = (left: number, workers: number): number =>
  Math.min(50, Math.max(1, Math.floor(left / (workers * 8))));

export interface Running {
  /** Every result there is once all are in, or once it was stopped; in the order of the games. */
  results: Promise<GameResult[]>;
  stop(): void;
}

/** Plays games in threads. What a game gives depends on its task alone, never on who played it. */
export function playAll(tasks: readonly GameTask[], workers: number, progress: (done: number) => void): Running {
  const results: GameResult[] = [];
  const pool: Worker[] = [];
  let next = 0;
  let stop = (): void => {};
  const all = new Promise<GameResult[]>((resolve, reject) => {
    const finish = async (): Promise<void> => {
      await Promise.all(pool.map(worker => worker.terminate()));
      resolve(results.toSorted((x, y) => x.index - y.index));
    };
    const feed = (worker: Worker): void => {
      const size = batchSize(tasks.length - next, workers);
      const batch = tasks.slice(next, next + size);
      next += batch.length;
      if (batch.length > 0) worker.postMessage({ id: next, kind: 'games', tasks: batch } satisfies Request);
    };
    stop = () => void finish();
    for (let i = 0; i < Math.min(workers, tasks.length); i++) {
      const worker = new Worker(workerEntry);
      pool.push(worker);
      worker.on('error', reject);
      worker.on('message', (reply: Reply) => {
        if (reply.kind === 'failed') return reject(new Error(reply.error));
        if (reply.kind !== 'played') return;
        results.push(...reply.results);
        progress(results.length);
        if (results.length === tasks.length) void finish();
        else if (reply.done) feed(worker);
      });
      feed(worker);
    }
  });
  return { results: all, stop };
}
