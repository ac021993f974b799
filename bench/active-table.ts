import type { Game } from '@ennead/kernel';
import { api, connect, type Connection, type TableView, type Watch } from '@ennead/wire/client';
import { nodeSocket } from '@ennead/wire/node';
import { liveAddress } from '../apps/cli/src/links.ts';
import type { LoadMeter } from '../apps/cli/src/load/table.ts';
import { RandomPlayer, nextAsked } from '../apps/cli/src/load/random-player.ts';

/** A table at which one person has both seats and moves at fixed times, and others look on. */
export class ActiveTable {
  private readonly meter: LoadMeter;
  private readonly random: RandomPlayer;
  private readonly game: Game;
  private lines: Connection[] = [];
  private watch!: Watch;
  private timer: NodeJS.Timeout | null = null;
  private sentAt = 0;
  /** The record that the move under way comes after; whoever has seen it. */
  private from = -1;
  private readonly has = new Set<number>();

  constructor(game: Game, seed: number, meter: LoadMeter) {
    this.game = game;
    this.random = new RandomPlayer(game, seed);
    this.meter = meter;
  }

  get connections(): number {
    return this.lines.length;
  }

  get isWaiting(): boolean {
    return this.from >= 0;
  }

  async open(base: string, lookers: number): Promise<void> {
    const { token } = await api({ base }).guest();
    const { table } = await api({ base, token: () => token }).create({
      game: this.game.id,
      seats: ['me', 'me'],
      start: true,
    });
    const onStatus = (status: string): void => {
      if (status === 'waiting') this.meter.failed('a line was lost');
    };
    const line = (who: string | null): Connection =>
      connect({ url: liveAddress(base), socket: nodeSocket, token: () => who, onStatus });
    this.lines = [line(token), ...Array.from({ length: lookers }, () => line(null))];
    const watches = this.lines.map((connection, i) => connection.watch(table, { onView: view => this.seen(i, view) }));
    [this.watch] = watches;
    await Promise.all(watches.map(({ ready }) => ready));
  }

  /** A move at once after the delay, then one after each pause. */
  begin(delay: number, every: number): void {
    this.timer = setTimeout(() => {
      this.timer = setInterval(() => this.move(), every);
      this.move();
    }, delay);
  }

  end(): void {
    if (this.timer) clearInterval(this.timer);
    this.timer = null;
  }

  close(): void {
    this.end();
    for (const connection of this.lines) connection.close();
  }

  private move(): void {
    if (this.isWaiting) return this.meter.failed('the last move was not seen by everybody in time');
    if (this.watch.view!.about.phase !== 'running') return this.meter.failed('the game is over too early');
    void this.answer().catch((error: Error) => this.meter.failed(error.message));
  }

  /** Picks with drafts where it takes several; the time counts from the last message. */
  private async answer(): Promise<void> {
    for (;;) {
      const view = this.watch.view!;
      const { seat, kind } = nextAsked(view)!;
      const { type, picks } = this.random.choose(
        view.own.find(own => own.seat === seat)!,
        kind,
      );
      if (type === 'submit') {
        this.from = view.play!.n;
        this.has.clear();
        this.sentAt = performance.now();
      }
      await this.watch[type](seat, picks);
      if (type === 'submit') return;
    }
  }

  private seen(viewer: number, { play }: TableView): void {
    if (!this.isWaiting || play!.n <= this.from) return;
    this.has.add(viewer);
    if (this.has.size < this.lines.length) return;
    this.from = -1;
    this.meter.moved(performance.now() - this.sentAt);
  }
}
