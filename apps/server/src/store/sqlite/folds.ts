import { StoreFailed } from '../port.ts';
import { addTo, type Fold } from './fold.ts';
import type { Taken } from './ledger.ts';
import type { Section } from './section.ts';

/** So many operations are folded at once, give or take a commit; fewer wait so many milliseconds for more. */
const MANY = 2_000;
const SOON = 250;
/** So many may wait. Who writes more waits too. */
const MOST = 50_000;
/** Milliseconds for which a fold that failed is not tried again, whoever writes or reads. */
const REST = 1_000;

/** What is in the journal and not in the database yet, and when it gets there: many operations together. */
export class Folds {
  /** All groups up to this one are in the database, and stay there. */
  folded: number;
  private readonly fold: Fold;
  /** The last group that was taken. */
  private last: number;
  private sections: Section[] = [];
  private waiting = 0;
  /** The fold under way, and what is in it. */
  private under: Promise<void> | null = null;
  private taken: readonly Section[] = [];
  private timer: NodeJS.Timeout | null = null;
  private failed: { error: StoreFailed; at: number } | null = null;
  private closed = false;

  constructor(fold: Fold, folded: number) {
    this.fold = fold;
    this.folded = folded;
    this.last = folded;
  }

  /** Takes what a group of the journal holds, the next one. */
  add(taken: readonly Taken[], group: number): void {
    addTo(this.sections, taken);
    this.waiting += taken.length;
    this.last = group;
    this.plan();
  }

  /** Whether the last fold succeeded: one that did not is tried again every now and then. */
  get canFold(): boolean {
    return this.failed === null;
  }

  /** Before anything is written: fails where nothing can be folded, and waits where too much is to be. */
  async wantRoom(): Promise<void> {
    const { resting } = this;
    if (resting) throw resting;
    if (this.failed || this.waiting > MOST) await this.all();
  }

  /** Null if a reader of a table, of a person, or of everything, sees all; else until when not. */
  settled(id?: string): Promise<void> | null {
    if (this.folded === this.last) return null;
    const isOf = (section: Section): boolean => id === undefined || section.touches(id);
    if (!this.taken.some(isOf) && !this.sections.some(isOf)) return null;
    const { resting } = this;
    return resting ? Promise.reject(resting) : this.all();
  }

  /** Why the last fold failed, if that is so short ago that it is not tried again yet. */
  private get resting(): StoreFailed | null {
    return this.failed && !this.under && performance.now() - this.failed.at < REST ? this.failed.error : null;
  }

  /** Folds all that is there by now. */
  async all(): Promise<void> {
    const { last } = this;
    while (this.folded < last) await (this.under ?? this.begin());
  }

  /** Folds all, and nothing from then on. */
  async close(): Promise<void> {
    try {
      await this.all();
    } finally {
      this.closed = true;
      if (this.timer) clearTimeout(this.timer);
      await this.under?.catch(() => {}); // of a reader that came meanwhile
    }
  }

  private plan(): void {
    if (this.under || this.closed || this.waiting === 0) return;
    const begin = (): void => void this.begin().catch(() => {}); // whoever writes or reads hears of it
    if (this.waiting >= MANY && !this.failed) begin();
    else this.timer ??= setTimeout(begin, this.failed ? REST : SOON).unref();
  }

  private begin(): Promise<void> {
    if (this.closed) return Promise.reject(new Error('the store is closed'));
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    return (this.under ??= this.make());
  }

  private async make(): Promise<void> {
    const { sections, waiting, last } = this;
    this.taken = sections;
    this.sections = [];
    this.waiting = 0;
    try {
      await this.fold(sections, last);
      this.failed = null;
      this.folded = last;
    } catch (error) {
      const failure = new StoreFailed(
        `what is in the journal is safe, but cannot be folded: ${(error as Error).message}`,
      );
      this.failed = { error: failure, at: performance.now() };
      this.sections = [...sections, ...this.sections];
      this.waiting += waiting;
      throw failure;
    } finally {
      this.taken = [];
      this.under = null;
      this.plan();
    }
  }
}
