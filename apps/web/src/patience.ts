import { cell } from './store.ts';

const PAUSE = 2000;

/** Whether a part of the page waits for a server that does not answer. */
export const isWaiting = cell(false);

/** Whether the server gives out this page at all. */
export const isServerThere = (): Promise<boolean> =>
  fetch('/', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Fetches a part of the page; while the server is out of reach it is tried again instead of failing for good. */
export async function patiently<T>(
  load: () => Promise<T>,
  isThere: () => Promise<boolean> = isServerThere,
  pause: () => Promise<void> = () => new Promise(done => setTimeout(done, PAUSE)),
): Promise<T> {
  for (;;) {
    try {
      const loaded = await load();
      isWaiting.set(false);
      return loaded;
    } catch (error) {
      const isGone = !(await isThere());
      isWaiting.set(isGone);
      if (!isGone) throw error;
      await pause();
    }
  }
}
