import { addTo, type Fold } from './fold.ts';
import type { Journal } from './journal.ts';
import type { Ledger, Taken } from './ledger.ts';
import type { Section } from './section.ts';

/** So many operations are folded at once, give or take a commit; fewer wait so many milliseconds for more. */
export const MANY = 2_000;
const SOON = 250;
/** So many may wait. Who writes more waits too. */
const MOST = 50_000;
/** Milliseconds for which a fold that failed is not tried again. */
const REST = 1_000;

/** What is in the journal and not in the database yet, and when it gets there: many operations together. */
export class Folds {
  private readonly fold: Fold;
  private readonly journal: Journal;
  private readonly ledger: Ledger;
  private sections: Section[] = [];
  private waiting = 0;
  /** The fold under way, and what is in it. */
  private under: Promise<void> | null = null;
  private taken: readonly Section[] = [];
  private timer: NodeJS.Timeout | null = null;
  private failed: { error: Error; at: number } | null = null;

  constructor(fold: Fold, journal: Journal, ledger: Ledger) {
    this.fold = fold;
    this.journal = journal;
    this.ledger = ledger;
  }

  /** Takes what the last group of the journal holds. */
  add(taken: readonly Taken[]): void {
    addTo(this.sections, taken);
    this.waiting += taken.length;
    this.plan();
  }

  /** Before anything is written: fails where nothing can be folded, and waits where too much is to be. */
  async wantRoom(): Promise<void> {
    if (this.failed && performance.now() - this.failed.at < REST) throw this.failed.error;
    if (this.failed || this.waiting > MOST) await this.all();
  }

  /** Null if a reader of a table, of a person, or of everything, sees all; else until when not. */
  settled(id?: string): Promise<void> | null {
    if (this.journal.folded === this.journal.last) return null;
    const isOf = (section: Section): boolean => id === undefined || section.touches(id);
    return this.taken.some(isOf) || this.sections.some(isOf) ? this.all() : null;
  }

  /** Folds all that is there by now. */
  async all(): Promise<void> {
    const { last } = this.journal;
    while (this.journal.folded < last) await (this.under ?? this.begin());
  }

  private plan(): void {
    if (this.under || this.waiting === 0) return;
    if (this.waiting >= MANY && !this.failed) void this.begin().catch(() => {}); // whoever writes or reads hears of it
    else this.timer ??= setTimeout(() => void this.begin().catch(() => {}), SOON).unref();
  }

  private begin(): Promise<void> {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    return (this.under ??= this.make());
  }

  private async make(): Promise<void> {
    const { sections, waiting } = this;
    const { last } = this.journal;
    this.taken = sections;
    this.sections = [];
    this.waiting = 0;
    try {
      await this.fold(sections, last);
      this.failed = null;
      this.journal.folded = last;
      this.ledger.trim(id => this.sections.some(section => section.touches(id)));
    } catch (error) {
      this.failed = { error: error as Error, at: performance.now() };
      this.sections = [...sections, ...this.sections];
      this.waiting += waiting;
      throw error;
    } finally {
      this.taken = [];
      this.under = null;
      this.plan();
    }
  }
}
