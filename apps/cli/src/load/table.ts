import type { Game } from '@ennead/kernel';
import { api, connect, type Connection, type TableView, type Watch } from '@ennead/wire/client';
import { nodeSocket } from '@ennead/wire/node';
import { liveAddress } from '../links.ts';
import { RandomPlayer, nextAsked } from './random-player.ts';

export interface LoadMeter {
  /** A move has come back to whoever made it. */
  moved(milliseconds: number): void;
  failed(why: string): void;
}

interface Player {
  readonly connection: Connection;
  watch: Watch;
}

/** After a refusal, so that one that comes again and again does not fill the machine. */
const PAUSE_MS = 100;

/** One table, a connection for each seat: the next move is sent when all of them have the last one. */
export class LoadTable {
  /** When a move last came back. */
  movedAt = performance.now();
  private readonly game: Game;
  private readonly random: RandomPlayer;
  private readonly meter: LoadMeter;
  private players: Player[] = [];
  /** The move under way: who made it, at which record, and who has it. */
  private mover = -1;
  private from = -1;
  private sentAt = 0;
  /** How many picks the draft has that is on its way; 0 if none is. */
  private drafted = 0;
  private has: boolean[] = [];
  private missing = 0;
  private stopped = false;

  constructor(game: Game, seed: number, meter: LoadMeter) {
    this.game = game;
    this.random = new RandomPlayer(game, seed);
    this.meter = meter;
  }

  get connections(): number {
    return this.players.length;
  }

  /** Sits everybody down and connects them. */
  async open(url: string, seats: number): Promise<void> {
    const tokens: string[] = [];
    for (let seat = 0; seat < seats; seat++) tokens.push((await api({ base: url }).guest()).token);
    const calls = tokens.map(token => api({ base: url, token: () => token }));
    const sitting = Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'me' : 'open'));
    const { table } = await calls[0].create({ game: this.game.id, seats: sitting, options: {} });
    for (const [seat, call] of calls.entries()) if (seat > 0) await call.join(table, { seat });
    this.has = tokens.map(() => false);
    this.nobodyHas();
    this.players = tokens.map((token, seat) => {
      const connection = connect({
        url: liveAddress(url),
        socket: nodeSocket,
        token: () => token,
        onStatus: (status, refused) => {
          if (status === 'waiting' && !this.stopped) this.meter.failed('a line was lost');
          if (refused && !this.stopped) this.meter.failed(refused.message);
        },
      });
      return { connection, watch: this.watch(connection, table, seat) };
    });
    await Promise.all(this.players.map(({ watch }) => watch.ready));
  }

  async start(): Promise<void> {
    await this.players[0].watch.do({ type: 'start' });
  }

  stop(): void {
    this.stopped = true;
    for (const { connection } of this.players) connection.close();
  }

  private watch(connection: Connection, table: string, seat: number): Watch {
    return connection.watch(table, { onView: view => this.seen(seat, view), inPlace: true });
  }

  /** Somebody has a newer view. */
  private seen(seat: number, view: TableView): void {
    if (this.stopped || !view.play) return;
    if (this.mover < 0) {
      if (view.about.phase === 'running' && this.haveAll(seat)) this.move();
      return;
    }
    if (!this.isAnswered(view)) {
      if (seat === this.mover && this.hasDrafted(view)) this.pick();
      return;
    }
    if (seat === this.mover && this.sentAt > 0) {
      this.movedAt = performance.now();
      this.meter.moved(this.movedAt - this.sentAt);
      this.sentAt = 0;
    }
    if (!this.haveAll(seat)) return;
    this.mover = -1;
    if (view.about.phase === 'ended') void this.again().catch((error: Error) => this.meter.failed(error.message));
    else this.move();
  }

  private haveAll(seat: number): boolean {
    if (!this.has[seat]) {
      this.has[seat] = true;
      this.missing--;
    }
    if (this.missing > 0) return false;
    this.nobodyHas();
    return true;
  }

  private nobodyHas(): void {
    this.has.fill(false);
    this.missing = this.has.length;
  }

  /** Whether a view has the mover's answer in it: as a record, or sealed until the others have answered too. */
  private isAnswered({ play, about }: TableView): boolean {
    if (about.phase === 'ended' || play!.n > this.from) return true;
    return play!.asks.some(({ seat, done }) => seat === this.mover && done);
  }

  private hasDrafted({ own }: TableView): boolean {
    return this.drafted > 0 && own.some(({ seat, picks }) => seat === this.mover && picks.length === this.drafted);
  }

  private move(): void {
    const { view } = this.players[0].watch;
    const ask = nextAsked(view!);
    if (!ask) return;
    this.mover = ask.seat;
    this.from = view!.play!.n;
    this.pick();
  }

  private pick(): void {
    const { watch } = this.players[this.mover];
    const { own, play } = watch.view!;
    const ask = play!.asks.find(({ seat }) => seat === this.mover)!;
    const { type, picks } = this.random.choose(
      own.find(({ seat }) => seat === this.mover)!,
      ask.kind,
    );
    this.drafted = type === 'draft' ? picks.length : 0;
    if (type === 'submit') this.sentAt = performance.now();
    watch[type](this.mover, picks).catch(this.refused);
  }

  private readonly refused = (error: Error): void => {
    if (this.stopped) return;
    this.meter.failed(error.message);
    setTimeout(() => this.stopped || this.pick(), PAUSE_MS);
  };

  /** Another game of the same people at a table of its own. */
  private async again(): Promise<void> {
    this.nobodyHas();
    const { table } = await this.players[0].watch.do({ type: 'rematch' });
    this.players.forEach((player, seat) => {
      player.watch.stop();
      player.watch = this.watch(player.connection, table!, seat);
    });
    await Promise.all([this.start(), ...this.players.map(({ watch }) => watch.ready)]);
  }
}
