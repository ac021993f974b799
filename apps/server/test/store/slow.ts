import type { Change, Store } from '../../src/store/port.ts';

export interface SlowStore extends Store {
  /** How many batches wait. */
  readonly held: number;
  /** From now on, what is written waits. */
  hold(): void;
  /** Lets the oldest batches go, all of them unless told how many; resolves when they are committed or refused. */
  release(count?: number): Promise<void>;
  /** Releases all, and holds nothing any more. */
  open(): Promise<void>;
  /** The disk breaks: everything that waits is refused, and nothing of it was written. */
  fail(error: Error): void;
}

/** A store whose commits wait until they are let go: whatever is heard of them before that has left too early. */
export function slowStore(store: Store): SlowStore {
  interface Waiting {
    batch: readonly Change[];
    resolve: () => void;
    reject: (error: unknown) => void;
  }
  let waiting: Waiting[] = [];
  let holding = false;
  const release = async (count = waiting.length): Promise<void> => {
    await Promise.all(
      waiting.splice(0, count).map(({ batch, resolve, reject }) => store.write(batch).then(resolve, reject)),
    );
  };
  return {
    ...store,
    get held() {
      return waiting.length;
    },
    write(batch) {
      if (!holding && waiting.length === 0) return store.write(batch);
      return new Promise((resolve, reject) => {
        waiting.push({ batch: structuredClone(batch) as Change[], resolve, reject });
      });
    },
    hold() {
      holding = true;
    },
    release,
    async open() {
      holding = false;
      while (waiting.length > 0) await release();
    },
    fail(error) {
      const failed = waiting;
      waiting = [];
      for (const { reject } of failed) reject(error);
    },
  };
}
