import { line, type Ledger } from './ledger.ts';

/** WT: waiting for somebody to do something. */
export interface Waiting {
  readonly who: string;
  /** The deed that is waited for, as the table names it. */
  readonly trigger: string;
}

export interface Happening {
  readonly who: string;
  readonly deed: string;
}

/** WT1, WT2: who acts first when a deed begins; the one who waited, unless that makes no sense. */
export function onDeed(
  waiting: readonly Waiting[],
  deed: Happening,
  makesSense: (waiting: Waiting) => boolean = () => true,
): { order: readonly string[]; ledger: Ledger } {
  const triggered = waiting.filter(({ who, trigger }) => who !== deed.who && trigger === deed.deed);
  const before = triggered.filter(makesSense).map(({ who }) => who);
  const after = triggered.filter(own => !makesSense(own)).map(({ who }) => who);
  return {
    order: [...before, deed.who, ...after],
    ledger: [
      ...(before.length > 0 ? [line('waited-first', 'WT1', before.length)] : []),
      ...(after.length > 0 ? [line('waited-after', 'WT2', after.length)] : []),
    ],
  };
}
