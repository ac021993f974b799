import type { GameUi } from '@ennead/board';
import type { GameEvent } from '@ennead/kernel';
import type { ChatLine, Command, Done, PlayView, Refused, TableView, Told, Watch } from '@ennead/wire/client';
import { calls, line } from '../server.ts';
import { mayMove } from '../preferences.ts';
import { cell, type Cell } from '../store.ts';
import { heard, type Story } from './story.ts';
import { Teller, framesOf, type Frame } from './telling.ts';

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
  travel: Travel | null;
  chat: readonly ChatLine[];
  /** Something went wrong with what was last tried. */
  refused: Refused | null;
}

const EMPTY: TableState = {
  view: null,
  gone: null,
  story: [],
  frame: null,
  travel: null,
  chat: [],
  refused: null,
};

const STORY_PAGE = 500;

/** One table as this page knows it: the live view, its story, and where in time one looks. */
export class TableModel {
  readonly id: string;
  readonly state: Cell<TableState> = cell(EMPTY);
  /** The picks of the last answer that was taken, for lessons. */
  readonly answered: Cell<readonly string[] | null> = cell<readonly string[] | null>(null);
  /** On a device that several people share: the seat that looks, and nothing is told step by step for all to see. */
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
    frame => this.put({ frame }),
  );
  private travelling = 0;

  constructor(id: string) {
    this.id = id;
  }

  /** Begins to look, with the table's password if it has one. */
  open(password: string | null = null): void {
    this.watch?.stop();
    this.put({ gone: null });
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

  lookAs(seat: number | null): void {
    this.eyes = seat;
  }

  close(): void {
    this.teller.skip();
    this.watch?.stop();
    this.watch = null;
  }

  get clockOffset(): number {
    return line().clockOffset;
  }

  /** Does something at this table; a refusal is shown, and comes back as null. */
  async do(command: Command): Promise<Done | null> {
    try {
      this.put({ refused: null });
      const done = await this.watch!.do(command);
      if (command.type === 'submit') this.answered.set(command.picks);
      return done;
    } catch (error) {
      this.put({ refused: error as Refused });
      return null;
    }
  }

  forgetRefusal(): void {
    this.put({ refused: null });
  }

  skip(): void {
    this.teller.skip();
  }

  /** Shows the table after a record; null: as it is now. */
  async travel(n: number | null): Promise<void> {
    const turn = ++this.travelling;
    if (n === null) return this.put({ travel: null });
    this.teller.skip();
    try {
      const {
        records,
        view,
        told,
        n: at,
      } = await calls.replay(this.id, {
        n,
        ...(this.eyes !== null && { as: String(this.eyes) }),
      });
      if (turn !== this.travelling) return; // somebody has gone further meanwhile
      this.put({ travel: { n: at, records, play: view, events: told.events as GameEvent[] } });
    } catch (error) {
      this.put({ refused: error as Refused });
    }
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
    if (from === undefined || !mayMove() || document.hidden || this.eyes !== null || this.state.get().travel) return;
    const events = told.flatMap(({ events }) => events as GameEvent[]);
    const start = this.state.get().frame?.view ?? from;
    this.teller.tell(
      framesOf(start, events, {
        ...(this.ui?.advance && { advance: (seen, event) => this.ui!.advance!(seen, event) }),
        ...(this.ui?.dwell && { dwell: event => this.ui!.dwell!(event) }),
        isTold: this.isTold,
      }),
    );
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
