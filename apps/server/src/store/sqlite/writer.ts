import { parentPort, workerData } from 'node:worker_threads';
import { committer, type Fate } from './committer.ts';
import { connect } from './folder.ts';
import type { Operation } from './operations.ts';

/** What the writing thread is asked: to commit, to say how durable it is, to end. */
export type Request =
  /** The batches as JSON: a text goes from thread to thread faster than its lists would. */
  { type: 'commit'; group: string } | { type: 'durability' } | { type: 'close' };

export interface Durability {
  journal: string;
  /** SQLite's number: 2 is FULL. */
  synchronous: number;
}

export type Reply =
  | { type: 'ready' }
  | { type: 'committed'; fates: Fate[]; milliseconds: number }
  | { type: 'failed'; why: string }
  | { type: 'durability'; durability: Durability }
  | { type: 'closed' };

const port = parentPort!;
const db = connect(workerData as string);
const commit = committer(db);
const say = (reply: Reply): void => port.postMessage(reply);
const pragma = <T>(name: string): T => (db.prepare(`PRAGMA ${name}`).raw().get([]) as [T])[0];

function answer(request: Request): Reply {
  switch (request.type) {
    case 'commit': {
      const start = performance.now();
      const fates = commit(JSON.parse(request.group) as readonly (readonly Operation[])[]);
      return { type: 'committed', fates, milliseconds: performance.now() - start };
    }
    case 'durability':
      return {
        type: 'durability',
        durability: { journal: pragma('journal_mode'), synchronous: pragma('synchronous') },
      };
    case 'close':
      db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      db.close();
      port.close();
      return { type: 'closed' };
  }
}

port.on('message', (request: Request) => {
  try {
    say(answer(request));
  } catch (error) {
    say({ type: 'failed', why: (error as Error).message });
  }
});
say({ type: 'ready' });
