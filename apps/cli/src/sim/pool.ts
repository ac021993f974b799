import { Worker } from 'node:worker_threads';
import type { GameResult, GameTask } from '@ennead/bots';
import { workerEntry } from '../root.ts';
import type { Reply, Request } from '../worker.ts';

/** Work for threads: tasks that have one result each, whoever does them. */
interface Work<T, R> {
  tasks: readonly T[];
  /** Tasks handed out at once: few enough to spread, many enough to spare messages. */
  batch: (left: number) => number;
  request: (id: number, batch: T[]) => Request;
  /** What a reply brings, and whether its batch is done; null for a reply of another kind. */
  read: (reply: Reply) => { results: R[]; done: boolean } | null;
}

export interface Running<R> {
  /** Every result there is once all are in, or once it was stopped. */
  results: Promise<R[]>;
  stop: () => void;
}

/** Does work in threads and tells of every result. */
export function inThreads<T, R>(work: Work<T, R>, workers: number, heard: (results: readonly R[]) => void): Running<R> {
  const { tasks } = work;
  const results: R[] = [];
  const pool: Worker[] = [];
  let next = 0;
  let stop = (): void => {};
  const all = new Promise<R[]>((resolve, reject) => {
    const close = (): Promise<unknown> => Promise.all(pool.map(worker => worker.terminate()));
    const finish = async (): Promise<void> => {
      await close();
      resolve(results);
    };
    const fail = (error: Error): void => {
      void close();
      reject(error);
    };
    const feed = (worker: Worker): void => {
      const batch = tasks.slice(next, next + work.batch(tasks.length - next));
      next += batch.length;
      if (batch.length > 0) worker.postMessage(work.request(next, batch));
    };
    stop = () => void finish();
    for (let i = 0; i < Math.min(workers, tasks.length); i++) {
      const worker = new Worker(workerEntry);
      pool.push(worker);
      worker.on('error', fail);
      worker.on('message', (reply: Reply) => {
        if (reply.kind === 'failed') return fail(new Error(reply.error));
        const brought = work.read(reply);
        if (brought === null) return;
        results.push(...brought.results);
        heard(results);
        if (results.length === tasks.length) void finish();
        else if (brought.done) feed(worker);
      });
      feed(worker);
    }
  });
  return { results: all, stop };
}

const MOST_AT_ONCE = 50;

/** Plays games in threads. What a game gives depends on its task alone, never on who played it. */
export function playAll(
  tasks: readonly GameTask[],
  workers: number,
  progress: (done: number) => void,
): Running<GameResult> {
  const work: Work<GameTask, GameResult> = {
    tasks,
    batch: left => Math.min(MOST_AT_ONCE, Math.max(1, Math.floor(left / (workers * 8)))),
    request: (id, batch) => ({ id, kind: 'games', tasks: batch }),
    read: reply => (reply.kind === 'played' ? reply : null),
  };
  const { results, stop } = inThreads(work, workers, ({ length }) => progress(length));
  return { results: results.then(all => all.toSorted((x, y) => x.index - y.index)), stop };
}
