import { StoreConflict, StoreFailed, type Change } from '../port.ts';
import type { Commit } from './committer.ts';
import type { Fate } from './ledger.ts';
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
  /** Whether the disk is waited for. */
  pace: { readonly isQuick: boolean };
}

/** So many batches go together at most, and none waits longer, however many turns of the event loop bring more. */
const MOST_TOGETHER = 64;
const MOST_PATIENCE = 2;

/** How long a disk that refused counts as full: then somebody may try again. */
const TROUBLE_LASTS = 10_000;

/**
 * Puts batches together into one commit, which takes about as long for fifty as for one (docs/decisions/006): where the
 * disk is waited for those of several turns of the event loop, as long as each turn brings more; else those that come in
 * while the last commit is under way.
 */
export class Turn {
  private readonly commit: Commit;
  private readonly options: TurnOptions;
  private waiting: Waiting[] = [];
  /** How many of them waited one turn ago, and since when the first does. */
  private seen = 0;
  private since = 0;
  /** The commit under way. */
  private under: Promise<void> | null = null;
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
      const operations =
        batch.length === 1 ? operationsOf(batch[0], now) : batch.flatMap(one => operationsOf(one, now));
      if (this.waiting.push({ operations, resolve, reject }) > 1) return;
      this.since = now;
      if (!this.under) setImmediate(this.gather);
    });
  }

  canWrite(): boolean {
    return this.options.now() - this.troubled >= TROUBLE_LASTS;
  }

  /** Makes what was written; nothing is taken from now on. */
  async close(): Promise<void> {
    this.closed = true;
    while (this.under || this.waiting.length > 0) {
      this.begin();
      await this.under;
    }
  }

  /** At the end of a turn of the event loop: the next turn may bring more, if this one did. */
  private readonly gather = (): void => {
    const { length } = this.waiting;
    const isAll = length === this.seen || length >= MOST_TOGETHER;
    if (isAll || !this.options.pace.isQuick || this.options.now() - this.since >= MOST_PATIENCE) return this.begin();
    this.seen = length;
    setImmediate(this.gather);
  };

  private begin(): void {
    if (this.under || this.waiting.length === 0) return;
    const group = this.waiting;
    this.waiting = [];
    this.seen = 0;
    this.under = this.make(group);
  }

  private async make(group: readonly Waiting[]): Promise<void> {
    const began = performance.now();
    let fates: readonly Fate[] | null = null;
    let failure = '';
    try {
      fates = await this.commit(group.map(({ operations }) => operations));
    } catch (error) {
      this.troubled = this.options.now();
      failure = `the commit failed: ${(error as Error).message}`;
    }
    this.under = null;
    if (!this.options.pace.isQuick) this.begin(); // the disk works on while these are told
    else if (this.waiting.length > 0) setImmediate(this.gather);
    let changes = 0;
    for (let i = 0; i < group.length; i++) {
      changes += group[i].operations.length;
      if (fates === null) group[i].reject(new StoreFailed(failure));
      else this.settle(group[i], fates[i]);
    }
    this.options.committed?.({ batches: group.length, changes, milliseconds: performance.now() - began });
  }

  private settle({ resolve, reject }: Waiting, fate: Fate): void {
    if (fate === null) resolve();
    else reject(fate.conflict ? new StoreConflict(fate.why) : new Error(`this is no batch: ${fate.why}`));
  }
}
