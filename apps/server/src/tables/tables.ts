import { EngineFault } from '@ennead/kernel';
import type { Command } from '@ennead/wire';
import type { TableRow } from '../store/port.ts';
import type { About } from './about.ts';
import { Alarms } from './alarms.ts';
import { Archivist } from './archive.ts';
import { arrange, cancelAll } from './arrange.ts';
import { carryOut, type Shelf } from './carry-out.ts';
import { deadline } from './clocks.ts';
import { Entry, type Traffic, type Turn } from './entry.ts';
import { Errand, type Answer } from './errand.ts';
import type { House } from './house.ts';
import { newLiveTable, rowChange, type LiveTable } from './live-table.ts';
import { load, save } from './load.ts';
import { Refused, refusalOf } from './refused.ts';
import type { Asker, Deed, Work } from './work.ts';

/** Milliseconds between two looks at what may leave the memory, however short its terms are set. */
const SWEEP_AT_MOST_EVERY = 50;
/** Milliseconds until a table is opened again that could not be written, or told, while nobody looked. */
const REST = 5_000;

/** All tables in memory. Each does one thing after the other; nothing leaves it before it is durable. */
export class Tables {
  readonly house: House;
  readonly archivist: Archivist;
  private readonly entries = new Map<string, Entry>();
  private readonly alarms: Alarms;
  private readonly shelf: Shelf = {
    drop: t => this.drop(t),
    fault: (t, error) => this.fault(t, error).catch(later => this.report(t.id, later)),
  };
  private stopSweep: () => void = () => {};
  private closing = false;
  private readonly traffic: Traffic = { begun: 0, under: 0 };

  constructor(house: Omit<House, 'run' | 'archive' | 'adopt' | 'isAway' | 'awaySince' | 'mayChat'>) {
    this.house = {
      ...house,
      run: (id, deed) => void this.run(id, null, deed).catch(error => this.report(id, error)),
      archive: id => this.archivist.add(id),
      adopt: row => this.adopt(row),
      awaySince: (id, person) => this.awaySince(id, person),
      isAway: (id, person) => this.house.clock.now() - this.awaySince(id, person) >= this.house.limits.awayFor,
      mayChat: (id, person) => this.entries.get(id)!.mayChat(person, this.house),
    };
    this.alarms = new Alarms(this.house);
    this.archivist = new Archivist(this.house, () => (this.traffic.under > 0 ? Infinity : this.traffic.begun));
    this.sweep();
  }

  get inMemory(): number {
    return this.entries.size;
  }

  /** Tables that are in memory and of some kind; only to be looked at. */
  inMemoryWhere(isWanted: (t: LiveTable) => boolean): LiveTable[] {
    return [...this.entries.values()].flatMap(({ table }) => (table && isWanted(table) ? table : []));
  }

  /** The same for one of them. */
  peek(table: string): LiveTable | null {
    return this.entries.get(table)?.table ?? null;
  }

  /** A person's command. One that comes again gets the answer that it got. */
  perform(table: string, asker: Asker, id: string, command: Command, answer: Answer): void {
    this.enter(table, new Errand(this.house, this.shelf, asker, id, command, answer));
  }

  /** Something that is done in the table's turn: by the server, or for somebody. */
  run(table: string, asker: Asker | null, deed: Deed): Promise<Work> {
    return new Promise((resolve, reject) => {
      const begin = (t: LiveTable, entry: Entry): void =>
        carryOut(this.house, this.shelf, t, asker, {
          deed,
          over(refused, work) {
            entry.leave();
            if (refused) reject(refused);
            else resolve(work);
          },
        });
      this.enter(table, { begin, failed: reject });
    });
  }

  /** Looks at a table when everything before it is durable. */
  read<T>(table: string, look: (t: LiveTable) => T): Promise<T> {
    return this.inTurn(table, async t => look(t));
  }

  /** Somebody looks at the table, or no longer does. */
  presence(table: string, person: string, present: boolean): void {
    const entry = this.entries.get(table);
    if (!entry || this.closing) return;
    if (entry.table) entry.table.calm = null;
    if (present) entry.away.delete(person);
    else entry.away.set(person, this.house.clock.now());
    entry.touched = this.house.clock.now();
    // Nobody is away from a game that is over; while something is done here its end may not be written yet.
    if (entry.busy === 0 && entry.table?.about.phase === 'ended') return;
    this.house.run(table, work => {
      if (work.t.about.seats.some(chair => chair.person === person) || work.t.about.host === person) work.seen = true;
    });
  }

  /** Somebody has turned away on purpose: one that has ended and that nobody looks at need not wait for the sweep. */
  turnedAway(table: string): void {
    const entry = this.entries.get(table);
    if (!entry?.table || entry.table.ended === null || entry.hasTalk) return;
    if (this.house.audience.watchers(table) === 0) this.letGo(entry);
  }

  /** Takes up a table that was just written and that nobody knows yet: there is nothing in the store to open it from. */
  private adopt(row: TableRow): void {
    if (this.closing || this.entries.has(row.id)) return;
    const entry = this.newEntry(row.id, this.house.clock.now());
    this.entries.set(row.id, entry);
    entry.table = newLiveTable(row, this.house.findGame(row.game)!);
    arrange(this.house, entry.table);
  }

  /** Minds the clocks that ran when the server stopped. */
  wake(): Promise<void> {
    return this.alarms.wake();
  }

  /** Lets go of everything, with a snapshot of each table that has gone on. */
  async close(): Promise<void> {
    this.closing = true;
    this.stopSweep();
    this.alarms.close();
    const put = await Promise.allSettled([...this.entries.values()].map(entry => entry.add(() => this.putAway(entry))));
    await this.archivist.close();
    for (const fate of put) if (fate.status === 'rejected') throw fate.reason;
  }

  /** Does something after all that was asked before it. */
  inTurn<T>(table: string, job: (t: LiveTable) => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.enter(table, { begin: (t, entry) => entry.follow(() => job(t), resolve, reject), failed: reject });
    });
  }

  private enter(table: string, turn: Turn): void {
    if (this.closing) return turn.failed(new Refused('unavailable', 'the server is about to stop'));
    const now = this.house.clock.now();
    let entry = this.entries.get(table);
    if (!entry) this.entries.set(table, (entry = this.newEntry(table, now)));
    entry.touched = now;
    entry.enter(turn);
  }

  private newEntry(table: string, now: number): Entry {
    return new Entry(table, now, {
      traffic: this.traffic,
      open: entry => this.open(entry),
      report: error => this.report(table, error),
    });
  }

  private async open(entry: Entry): Promise<LiveTable> {
    this.alarms.cancel(entry.id);
    try {
      entry.table = await load(this.house, entry.id);
    } catch (error) {
      if (entry.busy === 1) this.entries.delete(entry.id);
      throw error;
    }
    arrange(this.house, entry.table);
    this.house.audience.resync(entry.table);
    if (entry.table.ended !== null && !entry.table.shown && entry.table.opening) this.house.archive(entry.id);
    return entry.table;
  }

  /** Our error: the table is opened from the store again, and stands still with a sentence. */
  private async fault(t: LiveTable, error: unknown): Promise<void> {
    const { house } = this;
    house.meter.fault();
    const where = error instanceof EngineFault ? error.where : '';
    house.log('error', 'a table came to a fault', { table: t.id, game: t.game.id, error: String(error), where });
    this.drop(t);
    if (!(error instanceof EngineFault) || t.about.phase !== 'running') return;
    const again = await this.open(this.entries.get(t.id)!);
    again.about = { ...again.about, frozen: error.message.split('\n')[0] };
    await house.store.write([rowChange(again)]);
    arrange(house, again);
    house.audience.resync(again);
  }

  /** Memory is a cache. Who looks sees the table again at once; what it does by itself goes on after a rest. */
  private drop(t: LiveTable): void {
    cancelAll(t);
    const entry = this.entries.get(t.id);
    if (entry?.table !== t) return;
    entry.table = null;
    const { audience, clock } = this.house;
    if (audience.watchers(t.id) > 0) void this.read(t.id, () => undefined).catch(error => this.report(t.id, error));
    else if (!this.closing && (goesOnAlone(t.about) || t.about.phase === 'ended'))
      this.alarms.set(t.id, clock.now() + REST); // its end may not be written
  }

  private report(table: string, error: unknown): void {
    const refusal = refusalOf(error);
    if (refusal) return;
    this.house.log('error', 'something at a table failed', { table, error: String(error) });
  }

  private awaySince(table: string, person: string): number {
    const { audience, clock } = this.house;
    if (audience.isPresent(table, person)) return Infinity;
    return this.entries.get(table)?.awaySince(person, clock.now()) ?? clock.now();
  }

  /** Tables that nobody looks at leave the memory; bots that are at it may finish. */
  private sweep(): void {
    const { clock, limits, audience } = this.house;
    for (const entry of this.entries.values()) {
      const stays = entry.table && entry.table.ended !== null ? limits.endedFor : limits.idleFor;
      const idle = entry.busy === 0 && clock.now() - entry.touched >= stays;
      if (idle && audience?.watchers(entry.id) === 0 && !isPlaying(entry.table)) this.letGo(entry);
    }
    const soon = Math.min(limits.idleFor, limits.endedFor) / 4;
    this.stopSweep = clock.after(Math.max(soon, SWEEP_AT_MOST_EVERY), () => this.sweep());
  }

  private letGo(entry: Entry): void {
    void entry.add(() => this.putAway(entry)).catch(error => this.report(entry.id, error));
  }

  /** Writes what has not been written, and forgets the table, unless somebody has come meanwhile. */
  private async putAway(entry: Entry): Promise<void> {
    const t = entry.table;
    if (t) await save(this.house, t);
    if (entry.busy > 1 || (!this.closing && this.house.audience.watchers(entry.id) > 0)) return;
    this.entries.delete(entry.id);
    if (!t) return;
    entry.table = null;
    cancelAll(t);
    const at = deadline(t.about);
    if (at !== null && !this.closing) this.alarms.set(t.id, at);
  }
}

/** Whether something may happen at it though nobody looks. */
const goesOnAlone = (about: About): boolean =>
  about.phase === 'running' && (deadline(about) !== null || about.seats.some(({ bot, auto }) => bot !== null || auto));

/** Whether bots are at it. */
const isPlaying = (t: LiveTable | null): boolean =>
  [...(t?.timers.keys() ?? [])].some(name => /^(bot|auto)\//.test(name));
