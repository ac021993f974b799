import type { About } from './about.ts';
import { deadline, forgive } from './clocks.ts';
import type { House } from './house.ts';

const PAGE = 500;

/** Opens tables that are not in memory when one of their clocks runs out. */
export class Alarms {
  private readonly house: House;
  private readonly alarms = new Map<string, () => void>();

  constructor(house: House) {
    this.house = house;
  }

  set(table: string, at: number): void {
    const { clock } = this.house;
    const ring = (): void => this.house.run(table, () => {}); // opening it is enough: it sees to its clocks
    this.alarms.set(table, clock.after(Math.max(0, at - clock.now()), ring));
  }

  cancel(table: string): void {
    this.alarms.get(table)?.();
    this.alarms.delete(table);
  }

  close(): void {
    for (const cancel of this.alarms.values()) cancel();
  }

  /** Sets an alarm for every clock that ran when the server stopped, so that it runs out though nobody looks. */
  async wake(): Promise<void> {
    const { store, clock, boot } = this.house;
    const now = clock.now();
    let page: { before: number; beforeId: string } | undefined;
    for (;;) {
      const rows = await store.tables({ ended: false, limit: PAGE, ...page });
      const running = rows.filter(({ about }) => ((about as About).clock?.running.length ?? 0) > 0);
      const forgiven = running.map(row => ({ ...row, about: forgive(row.about as About, boot, now) }));
      if (running.length > 0) await store.write(forgiven.map(row => ({ type: 'table', row })));
      for (const { id, about } of forgiven) this.set(id, deadline(about)!);
      const last = rows.at(-1);
      if (!last || rows.length < PAGE) return;
      page = { before: last.changed, beforeId: last.id };
    }
  }
}
