import type { Folds } from './folds.ts';
import type { Journal } from './journal.ts';
import type { Fate, Ledger, Taken } from './ledger.ts';
import { makeLine, type Operation } from './operations.ts';

/** Makes many batches durable together, each whole or not at all. Fails if none of them can be. One call at a time. */
export type Commit = (group: readonly (readonly Operation[])[]) => Promise<Fate[]>;

export function committer(ledger: Ledger, journal: Journal, folds: Folds): Commit {
  /** Something was taken that is not in the journal: what the ledger remembers is not so. */
  let mistaken = false;
  return async group => {
    await folds.wantRoom();
    if (mistaken) {
      await folds.all();
      ledger.forget();
      mistaken = false;
    }
    const taken: Taken[] = [];
    const fates = group.map(batch => ledger.take(batch, taken));
    if (taken.length === 0) return fates;
    let text = makeLine(taken[0].operation);
    for (let i = 1; i < taken.length; i++) text += `\n${makeLine(taken[i].operation)}`;
    mistaken = true;
    await journal.append(text);
    mistaken = false;
    folds.add(taken);
    return fates;
  };
}
