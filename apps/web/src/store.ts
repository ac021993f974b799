import { useSyncExternalStore } from 'react';

/** A value that tells when it changes. */
export interface Cell<T> {
  get: () => T;
  set: (value: T) => void;
  subscribe: (hear: () => void) => () => void;
}

export function cell<T>(first: T): Cell<T> {
  let value = first;
  const hearers = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const hear of hearers) hear();
    },
    subscribe(hear) {
      hearers.add(hear);
      return () => hearers.delete(hear);
    },
  };
}

export const useCell = <T>(from: Cell<T>): T => useSyncExternalStore(from.subscribe, from.get);
