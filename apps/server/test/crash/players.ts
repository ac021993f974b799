import { Stream, type LogRecord } from '@ennead/kernel';
import { api, connect, type Command, type Connection, type TableView, type Watch } from '@ennead/wire/client';
import { nodeSocket } from '@ennead/wire/node';

/** Something that was done at a table, and the record that the server said it is. */
interface Deed {
  table: string;
  command: Command;
  /** 0 until it was acknowledged. */
  n: number;
}

const SEATS = [0, 1];
/** One answer in so many is taken back. */
const SECOND_THOUGHTS = 8;

/** Two people at a table, who play on whatever happens to the server and remember what they were told. */
export class Players {
  readonly deeds: Deed[] = [];
  readonly tables: string[] = [];
  /** When something was last acknowledged. */
  doneAt = 0;
  private readonly chance: Stream;
  private connections: Connection[] = [];
  private watches: Watch[] = [];
  private wake: () => void = () => {};
  private stopped = false;

  constructor(seed: number) {
    this.chance = Stream.of(seed);
  }

  async sitDown(base: string, game: string, options: Record<string, string>): Promise<void> {
    const tokens = await Promise.all(SEATS.map(async () => (await api({ base }).guest()).token));
    const [host, guest] = tokens.map(token => api({ base, token: () => token }));
    const { table } = await host.create({ game, seats: ['me', 'open'], options });
    await guest.join(table, { seat: 1 });
    const url = `${base.replace('http', 'ws')}/live`;
    this.connections = tokens.map(token => connect({ url, socket: nodeSocket, token: () => token }));
    await this.look(table);
  }

  /** Plays until it is told to stop; what was begun is finished first. */
  async play(): Promise<void> {
    while (!this.stopped) {
      const view = await this.everybodyHas(this.deeds.at(-1)?.n ?? 0);
      if (view.about.phase === 'ended') await this.again();
      else await this.move(view);
    }
  }

  stop(): void {
    this.stopped = true;
  }

  close(): void {
    for (const connection of this.connections) connection.close();
  }

  private async look(table: string): Promise<void> {
    this.tables.push(table);
    this.watches = this.connections.map(connection => connection.watch(table, { onView: () => this.wake() }));
    await Promise.all(this.watches.map(({ ready }) => ready));
    await this.watches[0].do({ type: 'start' });
  }

  /** Another game at another table: opened and started once, though the server may be killed between. */
  private async again(): Promise<void> {
    const { table } = await this.watches[0].do({ type: 'rematch' });
    const next = table ?? this.watches[0].view!.about.rematch!;
    for (const watch of this.watches) watch.stop();
    await this.look(next);
  }

  /** Waits until both see a game that has come at least to a record of this table. */
  private async everybodyHas(n: number): Promise<TableView> {
    const wanted = this.deeds.at(-1)?.table === this.tables.at(-1) ? n : 0;
    while (!this.watches.every(({ view }) => (view?.play?.n ?? -1) >= wanted))
      await new Promise<void>(resolve => (this.wake = resolve));
    return this.watches[0].view!;
  }

  private async move({ play }: TableView): Promise<void> {
    const [{ seat, decision }] = play!.asks;
    const last = this.deeds.at(-1)?.command;
    const mayUndo = last?.type === 'submit' && last.seat === seat && this.deeds.at(-1)!.table === this.tables.at(-1);
    if (mayUndo && this.chance.below(SECOND_THOUGHTS) === 0) return this.do(seat, { type: 'undo' });
    await this.do(seat, { type: 'submit', seat, decision, picks: await this.drafted(seat) });
  }

  /** Picks at random until nothing more may be picked, or enough was: the server keeps each step. */
  private async drafted(seat: number): Promise<string[]> {
    const picks: string[] = [];
    for (;;) {
      const { options } = this.watches[seat].view!.own.find(own => own.seat === seat)!;
      const pick = options[this.chance.below(Math.max(1, options.length))];
      if (pick === undefined || pick === 'done') return picks;
      picks.push(pick);
      await this.watches[seat].draft(seat, picks);
      while (this.watches[seat].view!.own.find(own => own.seat === seat)!.picks.length < picks.length)
        await new Promise<void>(resolve => (this.wake = resolve));
    }
  }

  private async do(seat: number, command: Command): Promise<void> {
    const deed: Deed = { table: this.tables.at(-1)!, command, n: 0 };
    this.deeds.push(deed);
    const { n, waiting } = await this.watches[seat].do(command);
    if (waiting) throw new Error('wanted an undo that nobody has to agree to');
    deed.n = n;
    this.doneAt = performance.now();
  }

  /** What the log of a table has that was not done, done twice, or acknowledged and lost; null if it is as it must be. */
  flaw(table: string, records: readonly LogRecord[]): string | null {
    const wanted = this.deeds.filter(deed => deed.table === table);
    const found = records.filter(record => 'picks' in record || 'undo' in record);
    for (let i = 0; i < Math.max(wanted.length, found.length); i++) {
      const deed: Deed | undefined = wanted[i];
      const record: LogRecord | undefined = found[i];
      if (deed && deed.n === 0 && record === undefined && i === wanted.length - 1) break; // never acknowledged
      const isIt = deed && record && (deed.n === 0 || deed.n === record.n) && carriesOut(record, deed.command);
      if (!isIt) return `deed ${i} of table ${table}: ${JSON.stringify(deed)} became ${JSON.stringify(record)}`;
    }
    return null;
  }
}

function carriesOut(record: LogRecord, command: Command): boolean {
  if (command.type === 'undo') return 'undo' in record;
  if (command.type !== 'submit' || !('picks' in record)) return false;
  return JSON.stringify(record.picks[command.seat]) === JSON.stringify(command.picks);
}
