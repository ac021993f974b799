import type { GameEvent } from '@ennead/kernel';

/** One moment of a story that is being told: the board, and the event to point at. */
export interface Frame {
  view: unknown;
  event: GameEvent;
  /** In milliseconds, for one that takes longer than the others. */
  dwell?: number;
}

export interface Telling {
  advance?: (view: unknown, event: GameEvent) => unknown;
  dwell?: (event: GameEvent) => number | undefined;
  /** Events that nobody would notice take no time. */
  isTold: (event: GameEvent) => boolean;
}

/** The moments between two views, one for each event that is worth one. */
export function framesOf(view: unknown, events: readonly GameEvent[], { advance, dwell, isTold }: Telling): Frame[] {
  const frames: Frame[] = [];
  let now = view;
  for (const event of events) {
    const next = advance?.(now, event) ?? null;
    if (next !== null) now = next;
    if (next === null && !isTold(event)) continue;
    const longer = dwell?.(event);
    frames.push({ view: now, event, ...(longer !== undefined && { dwell: longer }) });
  }
  return frames;
}

const LONGEST = 280;
/** However much happened, telling it takes no longer than this. */
const AT_MOST = 3000;
/** What takes less is over before a hand reaches the button. */
const WORTH_SKIPPING = 1000;

export const paceOf = (frames: number): number => Math.max(40, Math.min(LONGEST, AT_MOST / Math.max(1, frames)));

type After = (milliseconds: number, run: () => void) => () => void;

/** Shows moments one after the other; null when there are none left. */
export class Teller {
  /** Whether what is told takes so long that people may want to skip it. */
  isLong = false;
  private waiting: Frame[] = [];
  private shown: Frame | null = null;
  private pace = LONGEST;
  private cancel: (() => void) | null = null;
  private readonly after: After;
  private readonly show: (frame: Frame | null) => void;

  constructor(after: After, show: (frame: Frame | null) => void) {
    this.after = after;
    this.show = show;
  }

  get isTelling(): boolean {
    return this.cancel !== null;
  }

  /** The last moment that is still to be told, or is being told: what comes next goes on from there. */
  get last(): Frame | null {
    return this.waiting.at(-1) ?? this.shown;
  }

  tell(frames: readonly Frame[]): void {
    if (frames.length === 0) return;
    this.waiting.push(...frames);
    this.pace = paceOf(this.waiting.length);
    const wait = this.waiting.reduce((sum, { dwell }) => sum + (dwell ?? this.pace), 0);
    this.isLong ||= wait > WORTH_SKIPPING;
    if (this.cancel === null) this.next();
  }

  /** Straight to the end. */
  skip(): void {
    this.waiting = [];
    if (this.cancel === null) return;
    this.cancel();
    this.end();
  }

  private next(): void {
    const frame = this.waiting.shift();
    if (!frame) return this.end();
    this.shown = frame;
    this.cancel = this.after(frame.dwell ?? this.pace, () => this.next());
    this.show(frame);
  }

  private end(): void {
    this.cancel = null;
    this.shown = null;
    this.isLong = false;
    this.show(null);
  }
}
