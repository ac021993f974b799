import { NOBODY, type Game, type GameEvent, type Viewer } from '@ennead/kernel';
import type { AboutView, OwnView, TableView, Told, Watch } from '@ennead/wire/client';
import type { Context } from '../context.ts';
import { faceOf, type Face } from '../faces/index.ts';
import type { Chosen, Sitting } from '../play/sitting.ts';
import { Story } from '../play/story.ts';
import { printable } from '../text.ts';
import { clockLine } from './clock-line.ts';
import { sayNews } from './news.ts';

/** A table of a server, as this terminal knows it. */
export class Remote implements Sitting {
  readonly context: Context;
  readonly game: Game;
  readonly face: Face;
  readonly person: string;
  readonly story = new Story();
  watch!: Watch;
  /** What to add to this machine's clock to get the server's. */
  clockOffset: () => number = () => 0;

  constructor(context: Context, game: Game, person: string) {
    this.context = context;
    this.game = game;
    this.person = person;
    this.face = faceOf(game, context);
  }

  hear(told: readonly Told[]): void {
    for (const { n, events, undo, news } of told) {
      if (undo === undefined) this.story.hear(events as GameEvent[], n);
      else this.story.strike(undo, n);
      const lines = news ? sayNews(this.context, news, seat => this.name(seat)) : [];
      for (const line of lines) this.story.note(n, line, news?.type !== 'undone');
    }
  }

  get seen(): TableView {
    return this.watch.view!;
  }

  get about(): AboutView {
    return this.seen.about;
  }

  get length(): number {
    return this.seen.play?.n ?? 0;
  }

  get personSeats(): number[] {
    return this.about.seats.flatMap(({ person }, seat) => (person === this.person ? [seat] : []));
  }

  get asks(): string {
    return this.seen.play?.asks[0]?.kind ?? '';
  }

  /** What this person has to answer now; null while it waits for others. */
  get own(): OwnView | null {
    const { phase, paused, frozen } = this.about;
    if (phase !== 'running' || paused || frozen !== null) return null;
    return this.seen.own.find(({ decision, done }) => decision !== null && !done) ?? null;
  }

  /** All seats of this person: the server shows what they know together. */
  personOf(): Viewer {
    return this.personSeats.reduce((mask, seat) => mask | (1 << seat), NOBODY);
  }

  view(): unknown {
    return this.seen.play?.table ?? {};
  }

  name(seat: number): string {
    return this.face.seat(this.view(), seat);
  }

  /** By seat, what people call whoever sits there. */
  get players(): string[] {
    const { say } = this.context;
    return this.about.seats.map(({ person, name, bot, away }, seat) => {
      const called = name === null ? say('join.guest', { seat: seat + 1 }) : printable(name);
      if (person === null) return bot ?? say('join.open');
      const who = person === this.person ? say('play.you') : called;
      if (bot !== null) return say('join.standIn', { who, bot });
      return away ? say('join.away', { who }) : who;
    });
  }

  board(): string[] {
    const { context, players } = this;
    const asked = this.seen.play?.asks.map(({ seat }) => seat) ?? [];
    const { clock } = this.seen;
    const board = this.face.draw(this.view(), { columns: context.columns(), players, asked });
    return clock ? [...board, '', clockLine(context, clock, players, Date.now() + this.clockOffset())] : board;
  }

  lines(_viewer: Viewer, after?: number): string[] {
    return this.story.lines(this.face, this.view(), this.personOf(), after);
  }

  /** The server says what may be picked; after the first pick by way of a draft, which it keeps. */
  async options(seat: number, picks: readonly Chosen[]): Promise<number[]> {
    const before = this.ownAt(seat)?.picks ?? [];
    const keys = picks.map(({ key }) => key);
    if (keys.join('\n') !== before.join('\n')) await this.watch.draft(seat, keys);
    const options = this.ownAt(seat)?.options ?? [];
    return options.flatMap(key => {
      const pick = this.game.moves.parse(key);
      return pick.ok ? [pick.value.code] : [];
    });
  }

  /** Only the server has the state to try something out on. */
  previewer(): () => GameEvent[] {
    return () => [];
  }

  private ownAt(seat: number): OwnView | undefined {
    return this.seen.own.find(own => own.seat === seat);
  }
}
