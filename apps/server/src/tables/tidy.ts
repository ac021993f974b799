import type { About } from './about.ts';
import type { Tables } from './tables.ts';
import type { Work } from './work.ts';

const FIRST = 60_000;
const EVERY = 3_600_000;
const PAGE = 200;

/** Forgets tables that were left for good before they began. */
export class Tidier {
  private readonly tables: Tables;
  private stop: () => void = () => {};

  constructor(tables: Tables) {
    this.tables = tables;
    this.after(FIRST);
  }

  close(): void {
    this.stop();
  }

  private after(milliseconds: number): void {
    const { clock, log } = this.tables.house;
    this.stop = clock.after(milliseconds, () => {
      this.after(EVERY);
      this.tidy().catch(error => log('warn', 'lobbies could not be tidied', { error: String(error) }));
    });
  }

  private async tidy(): Promise<void> {
    const { store, clock, limits, log } = this.tables.house;
    let page: { before: number; beforeId?: string } = { before: clock.now() - limits.lobbyFor };
    let forgotten = 0;
    for (;;) {
      const rows = await store.tables({ ended: false, limit: PAGE, ...page });
      for (const { id, about } of rows) {
        if ((about as About).phase !== 'lobby') continue;
        const { changes } = await this.tables.run(id, null, forget);
        forgotten += changes.length;
      }
      const last = rows.at(-1);
      if (!last || rows.length < PAGE) break;
      page = { before: last.changed, beforeId: last.id };
    }
    if (forgotten > 0) log('info', 'lobbies that were left for good are forgotten', { forgotten });
  }
}

/** Nobody is here, nothing has happened for long, and nothing was begun. */
function forget(work: Work): void {
  const { t, house, now } = work;
  const isLeft = t.about.phase === 'lobby' && now - t.changed >= house.limits.lobbyFor;
  if (isLeft && house.audience.watchers(t.id) === 0) work.write({ type: 'forget-table', id: t.id });
}
