import type { GameUi } from '@ennead/board';
import type { GameEvent } from '@ennead/kernel';
import type { ChatLine, Command, Done, PlayView, Refused, TableView, Told, Watch } from '@ennead/wire/client';
import { calls, line, status } from '../server.ts';
import { mayMove } from '../preferences.ts';
import { cell, type Cell } from '../store.ts';
import { Latest } from './latest.ts';
import { heard, type Story } from './story.ts';
import { Teller, framesOf, type Frame, type Telling } from './telling.ts';

/** A moment of the past that somebody looks at. */
export interface Travel {
  n: number;
  /** How many records there are. */
  records: number;
  play: PlayView;
  events: readonly GameEvent[];
}

export interface TableState {
  view: TableView | null;
  gone: Refused | null;
  story: Story;
  /** What is being told at this moment. */
  frame: Frame | null;
  /** Whether what is being told may be worth skipping. */
  isLong: boolean;
  travel: Travel | null;
  /** The moment that was asked for and is not here yet. */
  heading: number | null;
  chat: readonly ChatLine[];
  /** What went wrong with what was last tried; null if nothing did. */
  refused: unknown;
  /** How many answers and picks the server has not taken yet. */
  unsent: number;
}

const EMPTY: TableState = {
  view: null,
  gone: null,
  story: [],
  frame: null,
  isLong: false,
  travel: null,
  heading: null,
  chat: [],
  refused: null,
  unsent: 0,
};

const STORY_PAGE = 500;

/** One table as this page knows it: the live view, its story, and where in time one looks. */
export class TableModel {
  readonly id: string;
  readonly state: Cell<TableState> = cell(EMPTY);
  /** The picks of the last answer that was taken, for lessons. */
  readonly answered: Cell<readonly string[] | null> = cell<readonly string[] | null>(null);
  /** On a device that several people share nothing is told step by step for all to see. */
  private isCurtained = false;
  /** The seat that looks there. */
  private eyes: number | null = null;
  /** The game's own parts, once they are here: without them nothing is told step by step. */
  private ui: GameUi | null = null;
  /** Whether an event has words. */
  private isTold: (event: GameEvent) => boolean = () => true;
  private watch: Watch | null = null;
  private readonly teller = new Teller(
    (milliseconds, run) => {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
    frame => this.put({ frame, isLong: this.teller.isLong }),
  );
  private readonly moments = new Latest<number>((n, isWanted) => this.arrive(n, isWanted));
  private stopHearing: () => void = () => {};

  constructor(id: string) {
    this.id = id;
  }

  /** Begins to look, with the table's password if it has one. */
  open(password: string | null = null): void {
    this.watch?.stop();
    this.put({ gone: null });
    this.stopHearing();
    this.stopHearing = status.subscribe(() => status.get().status === 'open' && this.forgetRefusal());
    this.watch = line().watch(
      this.id,
      {
        onView: (view, told) => this.hear(view, told),
        onChat: () => this.put({ chat: this.watch!.chat }),
        onGone: gone => this.put({ gone }),
      },
      password,
    );
  }

  /** Learns what the game shows and which events it has words for. */
  know(ui: GameUi, isTold: (event: GameEvent) => boolean): void {
    this.ui = ui;
    this.isTold = isTold;
  }

  /** Between people who share a device: who looks now. */
  lookAs(seat: number | null, isCurtained: boolean): void {
    this.eyes = seat;
    this.isCurtained = isCurtained;
    if (isCurtained) this.teller.skip();
  }

  close(): void {
    this.stopHearing();
    this.teller.skip();
    this.watch?.stop();
    this.watch = null;
  }

  get clockOffset(): number {
    return line().clockOffset;
  }

  /** Does something at this table; a refusal is shown, and comes back as null. */
  async do(command: Command): Promise<Done | null> {
    const isMove = command.type === 'submit' || command.type === 'draft';
    if (isMove) this.put({ unsent: this.state.get().unsent + 1 });
    try {
      this.put({ refused: null });
      const done = await this.attempt(command);
      if (command.type === 'submit') this.answered.set(command.picks);
      return done;
    } catch (error) {
      this.put({ refused: error });
      return null;
    } finally {
      if (isMove) this.put({ unsent: this.state.get().unsent - 1 });
    }
  }

  /** Does something whose refusal is shown where it was wanted: it is thrown. */
  attempt(command: Command): Promise<Done> {
    return this.watch!.do(command);
  }

  forgetRefusal(): void {
    this.put({ refused: null });
  }

  skip(): void {
    this.teller.skip();
  }

  /** Shows the table after a record; null: as it is now. */
  async travel(n: number | null): Promise<void> {
    this.teller.skip();
    if (n !== null) {
      this.put({ heading: n });
      return this.moments.want(n);
    }
    this.moments.forget();
    this.put({ travel: null, heading: null });
  }

  private async arrive(n: number, isWanted: () => boolean): Promise<void> {
    try {
      const seen = await calls.replay(this.id, { n, ...(this.eyes !== null && { as: String(this.eyes) }) });
      if (!isWanted()) return;
      const { records, view: play, told } = seen;
      this.put({ travel: { n: seen.n, records, play, events: told.events as GameEvent[] } });
    } catch (error) {
      if (isWanted()) this.put({ refused: error });
    }
    if (isWanted() && this.state.get().heading === n) this.put({ heading: null });
  }

  private put(some: Partial<TableState>): void {
    this.state.set({ ...this.state.get(), ...some });
  }

  private hear(view: TableView, told: readonly Told[]): void {
    const { view: before, story } = this.state.get();
    const news = heard(story, told);
    this.put({ view, story: news, chat: this.watch?.chat ?? [] });
    if (!before?.play && view.play) void this.readStory();
    const from = before?.play?.table;
    if (from === undefined || !mayMove() || document.hidden || this.isCurtained || this.state.get().travel) return;
    const events = told.flatMap(({ events }) => events as GameEvent[]);
    const { last } = this.teller;
    try {
      this.teller.tell(framesOf(last === null ? from : last.view, events, this.telling()));
    } catch {
      this.teller.skip(); // a board that cannot follow shows how things stand
    }
  }

  private telling(): Telling {
    return {
      ...(this.ui?.advance && { advance: (seen, event) => this.ui!.advance!(seen, event) }),
      ...(this.ui?.dwell && { dwell: event => this.ui!.dwell!(event) }),
      isTold: this.isTold,
    };
  }

  /** Everything that happened before one came. */
  private async readStory(): Promise<void> {
    try {
      for (let from = 0; ; from += STORY_PAGE) {
        const { told, records } = await calls.story(this.id, { from, limit: STORY_PAGE });
        this.put({ story: heard(this.state.get().story, told) });
        if (told.length === 0 || (told.at(-1)?.n ?? 0) >= records || from > records) return;
      }
    } catch {
      // What comes live is told anyhow.
    }
  }
}
