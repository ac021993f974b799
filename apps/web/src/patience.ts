import { cell } from './store.ts';
import { inTab } from './storage.ts';

const PAUSE = 2000;

/** Whether a part of the page waits for a server that does not answer. */
export const isWaiting = cell(false);

/** Whether the server gives out this page at all. */
const isServerThere = (): Promise<boolean> =>
  fetch('/', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

const reloaded = inTab('reloaded');
/** What is missing again so soon after the page was fetched anew is missing for good. */
const SOON = 30_000;

/** Fetches the whole page anew, because of something; false if that was done for the same a moment ago. */
function reload(why: string): boolean {
  const [at, before] = JSON.parse(reloaded.get() ?? '[0, ""]') as [number, string];
  if (before === why && Date.now() - at < SOON) return false;
  reloaded.set(JSON.stringify([Date.now(), why]));
  location.reload();
  return true;
}

export interface Patience {
  isThere: () => Promise<boolean>;
  pause: () => Promise<void>;
  reload: (why: string) => boolean;
}

const PATIENCE: Patience = {
  isThere: isServerThere,
  pause: () => new Promise(done => setTimeout(done, PAUSE)),
  reload,
};

/**
 * Fetches a part of the page. If it cannot be had the line was lost, or the server has a newer page. Browsers remember
 * that a module failed and do not ask for it again, so the whole page is fetched anew as soon as the server is there.
 */
export async function patiently<T>(load: () => Promise<T>, patience: Patience = PATIENCE): Promise<T> {
  try {
    return await load();
  } catch (error) {
    while (!(await patience.isThere())) {
      isWaiting.set(true);
      await patience.pause();
    }
    isWaiting.set(false);
    if (!patience.reload(String(error))) throw error;
    return new Promise(() => {}); // this page is on its way out
  }
}
