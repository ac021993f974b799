const PAUSE = 2000;

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
      return await load();
    } catch (error) {
      if (await isThere()) throw error;
      await pause();
    }
  }
}
