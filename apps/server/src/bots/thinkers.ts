import { availableParallelism } from 'node:os';
import type { Game } from '@ennead/kernel';
import { entryBeside } from './threads.ts';
import { startChild, type Child } from './child.ts';
import { firstAnswer, jobOf, type Job, type Judged, type Question } from './job.ts';
import type { Answered } from './messages.ts';

/** A job whose thinking died so often, or for which no process would start so often, is answered without. */
const MOST_CRASHES = 3;

const LONGEST_MS = 3_000;
const NICENESS = 10;

export interface ThinkersOptions {
  /** Jobs thought about at once: the cores but one, unless told. */
  threads?: number;
  /** Milliseconds that a search may take, unless its job says otherwise. */
  longest?: number;
  niceness?: number;
  /** The entry of the thinking process. */
  entry?: URL;
  log?: (message: string, about: object) => void;
}

export interface Wanted extends Omit<Question, 'longest' | 'judged'> {
  /** The caller's, unique among the open jobs. */
  id: string;
  longest?: number;
}

export interface Thinkers {
  /** A bot's answer as keys; null if it was cancelled. The seat's world is imagined here and now. */
  think(wanted: Wanted): Promise<string[] | null>;
  /** What a bot thinks of every option; null if it was cancelled, or could not think. */
  judge(wanted: Wanted): Promise<Judged | null>;
  cancel(id: string): void;
  /** Jobs that wait, and jobs that are thought about. */
  readonly queue: number;
  readonly thinking: number;
  /** The thinking process, while there is one. */
  readonly pid: number | null;
  close(): Promise<void>;
}

type Thought = { picks: string[]; judged?: Judged };

interface Open {
  id: string;
  game: Game;
  job: Job;
  crashes: number;
  /** Nobody waits for it any more; it keeps its thread until it has stopped. */
  cancelled: boolean;
  resolve: (thought: Thought | null) => void;
}

/** Bots, thinking in the threads of a process of their own. It is started with the first job. */
export function openThinkers(options: ThinkersOptions = {}): Thinkers {
  const { threads = Math.max(1, availableParallelism() - 1), longest = LONGEST_MS, niceness = NICENESS } = options;
  const { entry = entryBeside(import.meta.url, 'thinking'), log = () => {} } = options;
  const waiting: Open[] = [];
  const asked = new Map<number, Open>();
  let child: Child | null = null;
  let count = 0;
  let failedStarts = 0;
  let closed = false;

  const fallBack = (open: Open, why: string): void => {
    log('a bot could not think: the first answer is taken', { job: open.id, game: open.job.game, why });
    open.resolve(open.job.judged ? null : { picks: firstAnswer(open.game, open.job) });
  };

  /** Asks again, first in the queue; a job that nothing survives is answered without thinking. */
  const crashed = (open: Open, why: string): void => {
    if (open.cancelled) return;
    log('a bot crashed while thinking', { job: open.id, game: open.job.game, why, times: ++open.crashes });
    if (open.crashes >= MOST_CRASHES) fallBack(open, why);
    else waiting.unshift(open);
  };

  const answered = (message: Answered): void => {
    const open = asked.get(message.n);
    asked.delete(message.n);
    if (open && !open.cancelled) {
      if (message.type === 'answer') open.resolve(message);
      else if (message.type === 'failed') fallBack(open, message.why);
      else crashed(open, message.why);
    }
    pump();
  };

  const ended = (why: string, wasReady: boolean): void => {
    child = null;
    for (const open of asked.values()) crashed(open, why);
    asked.clear();
    failedStarts = wasReady ? 0 : failedStarts + 1;
    if (failedStarts >= MOST_CRASHES) for (const open of waiting.splice(0)) fallBack(open, why);
    pump();
  };

  /** A job that has crashed is asked alone, so that no other is blamed for it. */
  const mayStart = (next: Open): boolean =>
    asked.size < threads &&
    (asked.size === 0 || (next.crashes === 0 && [...asked.values()].every(({ crashes }) => crashes === 0)));

  function pump(): void {
    if (closed || waiting.length === 0) return;
    child ??= startChild(entry, niceness, { ready: pump, answered, ended });
    while (child.isReady && waiting.length > 0 && mayStart(waiting[0])) {
      const open = waiting.shift()!;
      asked.set(++count, open);
      child.send({ type: 'think', n: count, job: open.job });
    }
  }

  const isOpen = (id: string): boolean =>
    [...waiting, ...asked.values()].some(open => open.id === id && !open.cancelled);

  const ask = async ({ id, ...question }: Wanted, judged: boolean): Promise<Thought | null> => {
    if (closed) return null;
    if (isOpen(id)) throw new RangeError(`job ${id} is being thought about already`);
    const { game } = question.play;
    const job = jobOf({ longest, ...question, judged });
    return new Promise(resolve => {
      waiting.push({ id, game, job, crashes: 0, cancelled: false, resolve });
      pump();
    });
  };

  return {
    get queue() {
      return waiting.length;
    },
    get thinking() {
      return asked.size;
    },
    get pid() {
      return child?.pid ?? null;
    },
    think: async wanted => (await ask(wanted, false))?.picks ?? null,
    judge: async wanted => (await ask(wanted, true))?.judged ?? null,
    cancel(id) {
      const at = waiting.findIndex(open => open.id === id);
      if (at >= 0) waiting.splice(at, 1)[0].resolve(null);
      for (const [n, open] of asked)
        if (open.id === id) {
          open.cancelled = true;
          open.resolve(null);
          child?.send({ type: 'cancel', n });
        }
    },
    async close() {
      closed = true;
      for (const open of [...waiting.splice(0), ...asked.values()]) open.resolve(null);
      asked.clear();
      await child?.close();
    },
  };
}
