import { readdirSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';
import type { Worker } from 'node:worker_threads';
import { startThread } from './threads.ts';
import type { Answered, FromThinkers, ToThinkers } from './messages.ts';

/** A search stops by itself when its time is up; what has not stopped so long afterwards hangs. */
const GRACE_MS = 10_000;

/** More than any search takes; a thread that wants more dies alone. */
const MEMORY = { maxOldGenerationSizeMb: 512 };

interface Thinker {
  thread: Worker;
  /** Shared with the thread: not 0 when it shall stop. */
  stop: Int32Array;
  n: number;
  watch: NodeJS.Timeout;
}

export interface ProcessOptions {
  /** The entry of the threads. */
  entry: URL;
  niceness: number;
  grace?: number;
  say: (message: FromThinkers) => void;
}

/** The thinking process: hands jobs to threads, and replaces those that die. It gives way to whoever plays. */
export function thinkingProcess({
  entry,
  niceness,
  grace = GRACE_MS,
  say,
}: ProcessOptions): (message: ToThinkers) => void {
  giveWay(niceness);
  let idle: Omit<Thinker, 'n' | 'watch'>[] = [];
  const busy = new Map<number, Thinker>();

  const settle = (thread: Worker): Thinker | undefined => {
    const thinker = [...busy.values()].find(candidate => candidate.thread === thread);
    if (!thinker) return undefined;
    clearTimeout(thinker.watch);
    busy.delete(thinker.n);
    return thinker;
  };
  const crashed = (thread: Worker, why: string): void => {
    const thinker = settle(thread);
    if (thinker) say({ type: 'crashed', n: thinker.n, why });
  };
  const start = (): Omit<Thinker, 'n' | 'watch'> => {
    const stop = new Int32Array(new SharedArrayBuffer(4));
    const thread = startThread(entry, { workerData: stop, resourceLimits: MEMORY });
    thread.on('message', (message: Answered) => {
      const thinker = settle(thread);
      if (!thinker) return;
      idle.push(thinker);
      say(message);
    });
    thread.on('error', error => crashed(thread, error.message));
    thread.on('exit', () => {
      crashed(thread, 'its thread ended');
      idle = idle.filter(other => other.thread !== thread);
    });
    return { thread, stop };
  };

  return message => {
    const { n } = message;
    if (message.type === 'cancel') {
      const thinker = busy.get(n);
      if (thinker) Atomics.store(thinker.stop, 0, 1);
      return;
    }
    const { thread, stop } = idle.pop() ?? start();
    Atomics.store(stop, 0, 0);
    const watch = setTimeout(() => {
      crashed(thread, 'it took too long');
      void thread.terminate();
    }, message.job.longest + grace);
    busy.set(n, { thread, stop, n, watch });
    thread.postMessage(message);
  };
}

/** Priority belongs to threads: those that Node has started already, and with them all that they will start. */
function giveWay(niceness: number): void {
  const own = process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : [0];
  for (const id of own) if (getPriority(id) < niceness) setPriority(id, niceness);
}
