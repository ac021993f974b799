import { StoreConflict, StoreFailed, type Change } from '../port.ts';
import type { Commit, Fate } from './committer.ts';
import { operationsOf, type Operation } from './operations.ts';

/** One commit, for metrics. */
export interface Committed {
  batches: number;
  changes: number;
  milliseconds: number;
}

interface Waiting {
  operations: readonly Operation[];
  resolve: () => void;
  reject: (error: Error) => void;
}

interface TurnOptions {
  now: () => number;
  committed?: ((commit: Committed) => void) | undefined;
}

/** How long a disk that refused counts as full: then somebody may try again. */
const TROUBLE_LASTS = 10_000;

/** What the disk refuses it refuses whoever asks. */
const OF_THE_DISK = /full|disk|I\/O|read-?only/i;

/**
 * The batches of one turn of the event loop, in one commit at its end (docs/decisions/003). The more comes in while the
 * disk is waited for, the more the next commit holds.
 */
export class Turn {
  private readonly commit: Commit;
  private readonly options: TurnOptions;
  private waiting: Waiting[] = [];
  private troubled = -Infinity;
  private closed = false;

  constructor(commit: Commit, options: TurnOptions) {
    this.commit = commit;
    this.options = options;
  }

  write(batch: readonly Change[]): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.closed) return reject(new Error('the store is closed'));
      const now = this.options.now();
      const operations: Operation[] = [];
      for (const change of batch) for (const operation of operationsOf(change, now)) operations.push(operation);
      if (this.waiting.push({ operations, resolve, reject }) === 1) setImmediate(this.end);
    });
  }

  canWrite(): boolean {
    return this.options.now() - this.troubled >= TROUBLE_LASTS;
  }

  /** Makes what was written; nothing is taken from now on. */
  close(): void {
    this.end();
    this.closed = true;
  }

  private readonly end = (): void => {
    const group = this.waiting;
    if (group.length === 0) return;
    this.waiting = [];
    const began = performance.now();
    try {
      const fates = this.commit(group.map(({ operations }) => operations));
      for (const [i, waiting] of group.entries()) this.settle(waiting, fates[i]);
    } catch (error) {
      this.troubled = this.options.now();
      const why = `the commit failed: ${(error as Error).message}`;
      for (const { reject } of group) reject(new StoreFailed(why));
    }
    const changes = group.reduce((sum, { operations }) => sum + operations.length, 0);
    this.options.committed?.({ batches: group.length, changes, milliseconds: performance.now() - began });
  };

  private settle({ resolve, reject }: Waiting, fate: Fate): void {
    if (fate === null) return resolve();
    if (fate.conflict) return reject(new StoreConflict(fate.why));
    const isOfDisk = OF_THE_DISK.test(fate.why);
    if (isOfDisk) this.troubled = this.options.now();
    return reject(new (isOfDisk ? StoreFailed : Error)(`the batch failed: ${fate.why}`));
  }
}
