import type { Folds } from './folds.ts';
import type { Journal } from './journal.ts';
import type { Fate, Ledger, Taken } from './ledger.ts';
import { makeLines, type Operation } from './operations.ts';

/** Makes many batches durable together, each whole or not at all. Fails if none of them can be. One call at a time. */
export type Commit = (group: readonly (readonly Operation[])[]) => Promise<Fate[]>;

export function committer(ledger: Ledger, journal: Journal, folds: Folds): Commit {
  /** What the ledger took may not be in the journal: what it remembers is not so. */
  let isUnsure = false;
  return async group => {
    await folds.wantRoom();
    if (isUnsure || ledger.isLarge) {
      await folds.all();
      ledger.forget();
    }
    isUnsure = true;
    const taken: Taken[] = [];
    const fates = group.map(batch => ledger.take(batch, taken));
    if (taken.length > 0) folds.add(taken, await journal.append(makeLines(taken), folds.folded));
    isUnsure = false;
    return fates;
  };
}
