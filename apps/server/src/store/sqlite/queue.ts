import type { Worker } from 'node:worker_threads';
import { StoreConflict, StoreFailed, type Change } from '../port.ts';
import { startThread } from '../threads.ts';
import { operationsOf, type Operation } from './operations.ts';
import type { Durability, Reply, Request } from './writer.ts';

/** One commit, for metrics. */
export interface Commit {
  batches: number;
  changes: number;
  milliseconds: number;
}

interface Waiting {
  changes: number;
  operations: readonly Operation[];
  resolve: () => void;
  reject: (error: Error) => void;
}

export interface Queue {
  write(batch: readonly Change[]): Promise<void>;
  durability(): Promise<Durability>;
  canWrite(): boolean;
  /** Makes what was written, then ends the thread. */
  close(): Promise<void>;
}

interface QueueOptions {
  now: () => number;
  writer: URL;
  committed?: ((commit: Commit) => void) | undefined;
  failed?: ((why: string) => void) | undefined;
}

/** How long a disk that refused counts as full: then somebody may try again. */
const TROUBLE_LASTS = 10_000;

/**
 * The writing thread and what waits for it. While one commit is under way, the batches of the turns that pass gather
 * into the next: a slower disk makes larger commits, and the event loop never waits for it.
 */
export async function openQueue(file: string, { now, writer, committed, failed }: QueueOptions): Promise<Queue> {
  const thread = startThread(writer, { workerData: file });
  let failure: string | null = null;
  let troubled = -Infinity;
  const ask = asker(thread, why => {
    if (closing) return;
    failure = why;
    failed?.(why);
  });
  let waiting: Waiting[] = [];
  let turn: Promise<void> | null = null;
  let closing: Promise<void> | null = null;

  /** Commits until nothing waits. It begins after this turn of the event loop, so that the whole turn shares a commit. */
  const work = async (): Promise<void> => {
    for (;;) {
      await new Promise(resolve => setImmediate(resolve));
      if (waiting.length === 0) break;
      const group = waiting;
      waiting = [];
      const reply = await ask({ type: 'commit', group: JSON.stringify(group.map(({ operations }) => operations)) });
      if (isTrouble(reply)) troubled = now();
      settle(group, reply, committed);
    }
    turn = null;
  };

  const hello = await ask(null);
  if (hello.type === 'failed') throw new Error(hello.why);
  return {
    write: batch =>
      new Promise((resolve, reject) => {
        if (closing) return reject(new Error('the store is closed'));
        if (failure !== null)
          return reject(new StoreFailed(`nothing can be written any more: ${failure}; start again`));
        const operations = batch.flatMap(change => operationsOf(change, now()));
        waiting.push({ changes: batch.length, operations, resolve, reject });
        turn ??= work();
      }),
    canWrite: () => failure === null && now() - troubled >= TROUBLE_LASTS,
    async durability() {
      const reply = await ask({ type: 'durability' });
      if (reply.type !== 'durability') throw new Error('the writer gave no answer');
      return reply.durability;
    },
    close() {
      closing ??= (async () => {
        await turn;
        await ask({ type: 'close' });
        await thread.terminate();
      })();
      return closing;
    },
  };
}

/** Puts questions to the thread, one at a time; a thread that ended answers that it failed. */
function asker(thread: Worker, failed: (why: string) => void): (request: Request | null) => Promise<Reply> {
  const open: ((reply: Reply) => void)[] = [];
  let ended: string | null = null;
  const end = (why: string): void => {
    if (ended === null) failed(why);
    ended ??= why;
    for (const answer of open.splice(0)) answer({ type: 'failed', why: ended });
  };
  thread.on('message', (reply: Reply) => {
    open.shift()?.(reply);
    if (open.length === 0) thread.unref();
  });
  thread.on('error', error => end(`the writing thread failed: ${error.message}`));
  thread.on('exit', () => end('the writing thread has ended'));
  return request =>
    new Promise(resolve => {
      if (ended !== null) return resolve({ type: 'failed', why: ended });
      thread.ref();
      open.push(resolve);
      if (request) thread.postMessage(request);
    });
}

/** What the disk refuses it refuses whoever asks. */
const OF_THE_DISK = /full|disk|I\/O|read-?only/i;

const isTrouble = (reply: Reply): boolean =>
  reply.type === 'failed' ||
  (reply.type === 'committed' && reply.fates.some(fate => fate && !fate.conflict && OF_THE_DISK.test(fate.why)));

function settle(group: readonly Waiting[], reply: Reply, committed: QueueOptions['committed']): void {
  if (reply.type !== 'committed') {
    const why = reply.type === 'failed' ? reply.why : 'the writer gave no answer';
    for (const { reject } of group) reject(new StoreFailed(`the commit failed: ${why}`));
    return;
  }
  group.forEach(({ resolve, reject }, i) => {
    const fate = reply.fates[i];
    if (fate === null) return resolve();
    if (fate.conflict) return reject(new StoreConflict(fate.why));
    const Failed = OF_THE_DISK.test(fate.why) ? StoreFailed : Error;
    return reject(new Failed(`the batch failed: ${fate.why}`));
  });
  const changes = group.reduce((sum, batch) => sum + batch.changes, 0);
  committed?.({ batches: group.length, changes, milliseconds: reply.milliseconds });
}
