import type { LiveTable } from './live-table.ts';
import { Bucket } from '../live/bucket.ts';
import type { House } from './house.ts';

/** Deeds at all tables: so far, and those that wait or are being done. */
export interface Traffic {
  begun: number;
  under: number;
}

/** Something that is done at a table, one after the other. */
export interface Turn {
  /** It is let in, and calls the entry's `leave` when it is done. */
  begin(t: LiveTable, entry: Entry): void;
  /** The table could not be opened. */
  failed(error: Error): void;
}

/** A turn, or what needs no open table. */
type Job = Turn | (() => void);

interface EntryOptions {
  traffic: Traffic;
  open: (entry: Entry) => Promise<LiveTable>;
  /** Hears of turns that throw. */
  report: (error: unknown) => void;
}

/** A table's place in memory: what outlasts its being dropped and opened again. */
export class Entry {
  readonly id: string;
  table: LiveTable | null = null;
  /** Deeds that wait or are being done. */
  busy = 0;
  /** When somebody last did something here. */
  touched: number;
  /** Since when persons are away. */
  readonly away = new Map<string, number>();
  private readonly chat = new Map<string, Bucket>();
  private readonly waiting: Job[] = [];
  private readonly open: (entry: Entry) => Promise<LiveTable>;
  private readonly report: (error: unknown) => void;
  private readonly traffic: Traffic;
  /** Who has been let in and has not left, and whether somebody is being let in just now. */
  private inside: Job | null = null;
  private serving = false;

  constructor(id: string, now: number, { traffic, open, report }: EntryOptions) {
    this.id = id;
    this.touched = now;
    this.open = open;
    this.report = report;
    this.traffic = traffic;
  }

  /** Does one thing after the other: at once if nothing is being done. */
  enter(next: Job): void {
    this.traffic.begun++;
    this.traffic.under++;
    this.busy++;
    if (this.inside || this.serving) this.waiting.push(next);
    else this.serve(next);
  }

  readonly leave = (): void => {
    this.busy--;
    this.traffic.under--;
    this.inside = null;
    this.serve();
  };

  /** Lets in who waits. Many may be done at once, so they are gone through here and not one by another. */
  private serve(first?: Job): void {
    if (this.serving) return;
    this.serving = true;
    for (let next = first ?? this.waiting.shift(); next; next = this.inside ? undefined : this.waiting.shift()) {
      this.inside = next;
      try {
        if (typeof next === 'function') next();
        else this.letIn(next);
      } catch (error) {
        this.broken(next, error);
      }
    }
    this.serving = false;
  }

  private letIn(turn: Turn): void {
    if (this.table) return turn.begin(this.table, this);
    this.open(this)
      .then(
        t => turn.begin(t, this),
        (error: Error) => {
          this.leave();
          turn.failed(error);
        },
      )
      .catch(error => this.broken(turn, error));
  }

  /** Whoever throws is done: those who wait must not wait for ever. */
  private broken(job: Job, error: unknown): void {
    this.report(error);
    if (this.inside === job) this.leave();
  }

  /** The same for a job that says by its promise when it is done. */
  add<T>(job: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.enter(() => this.follow(job, resolve, reject));
    });
  }

  /** Does a job that was let in, and leaves when its promise says that it is done. */
  follow<T>(job: () => Promise<T>, resolve: (result: T) => void, reject: (error: Error) => void): void {
    const result = begun(job);
    result.then(this.leave, this.leave);
    result.then(resolve, reject);
  }

  /** Since when a person who is not here is away. */
  awaySince(person: string, now: number): number {
    const since = this.away.get(person) ?? now;
    this.away.set(person, since);
    return since;
  }

  /** Whether it keeps count of what people said. */
  get hasTalk(): boolean {
    return this.chat.size > 0;
  }

  /** Whether a person may say something now. */
  mayChat(person: string, { clock, limits }: House): boolean {
    const bucket = this.chat.get(person) ?? new Bucket(clock, limits.chatAtOnce, limits.chatPerSecond);
    this.chat.set(person, bucket);
    return bucket.take();
  }
}

/** What fails at once fails like what fails later. */
function begun<T>(job: () => Promise<T>): Promise<T> {
  try {
    return job();
  } catch (error) {
    return Promise.reject(error as Error);
  }
}
