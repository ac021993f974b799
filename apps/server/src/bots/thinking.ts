import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import type { Answered, ToThinkers } from './messages.ts';
import { thinkingProcess } from './process.ts';
import { answered, think } from './thread.ts';

/** The entry of the thinking process, and of its threads. */
if (isMainThread) runProcess();
else runThread();

function runProcess(): void {
  process.on('disconnect', () => process.exit()); // the server has ended, however it did
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {}); // meant for the server, which ends us
  const entry = new URL(import.meta.url);
  const take = thinkingProcess({
    entry,
    niceness: Number(process.argv[2]),
    say: message => void process.send?.(message),
  });
  process.on('message', message => take(message as ToThinkers));
  process.send?.({ type: 'ready' });
}

function runThread(): void {
  const stop = workerData as Int32Array;
  const isStopped = (): boolean => Atomics.load(stop, 0) !== 0;
  parentPort!.on('message', (message: ToThinkers) => {
    if (message.type !== 'think') return;
    parentPort!.postMessage(answer(message));
  });
  const answer = ({ n, job }: ToThinkers & { type: 'think' }): Answered => {
    try {
      return { type: 'answer', n, ...answered(job, think(job, isStopped)) };
    } catch (error) {
      return { type: 'failed', n, why: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
  };
}
