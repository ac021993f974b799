import { cell } from './store.ts';

const PAUSE = 2000;

/** Whether a part of the page waits for a server that does not answer. */
export const isWaiting = cell(false);

/** Whether the server gives out this page at all. */
const isServerThere = (): Promise<boolean> =>
  fetch('/', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/** What is missing so soon after the page was fetched anew is missing for good. */
const SOON = 30_000;

const isAnew = (): boolean => {
  const [opening] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return opening?.type === 'reload' && performance.now() < SOON;
};

let isSending: () => boolean = () => false;

/** This page stays while something of it is on its way. */
export function stayWhile(sending: () => boolean): void {
  isSending = sending;
}

export interface Patience {
  isThere: () => Promise<boolean>;
  pause: () => Promise<void>;
  /** Whether this page has just been fetched anew. */
  isAnew: () => boolean;
  reload: () => void;
}

const PATIENCE: Patience = {
  isThere: async () => (await isServerThere()) && !isSending(),
  pause: () => new Promise(done => setTimeout(done, PAUSE)),
  isAnew,
  reload: () => location.reload(),
};

/**
 * Fetches a part of the page. If it cannot be had the line was lost, or the server has a newer page. Browsers remember
 * that a module failed and do not ask for it again, so the whole page is fetched anew as soon as the server is there.
 */
export async function patiently<T>(load: () => Promise<T>, patience: Patience = PATIENCE): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const wasThere = await patience.isThere();
    if (wasThere && patience.isAnew()) throw error;
    for (let isThere = wasThere; !isThere; isThere = await patience.isThere()) {
      isWaiting.set(true);
      await patience.pause();
    }
    isWaiting.set(false);
    patience.reload();
    return new Promise(() => {}); // this page is on its way out
  }
}
