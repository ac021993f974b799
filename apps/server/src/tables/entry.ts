import type { LiveTable } from './live-table.ts';
import { Bucket } from '../live/bucket.ts';
import type { House } from './house.ts';

/** Deeds at all tables: so far, and those that wait or are being done. */
export interface Traffic {
  begun: number;
  under: number;
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
  private readonly waiting: (() => void)[] = [];
  private readonly traffic: Traffic;

  constructor(id: string, now: number, traffic: Traffic) {
    this.id = id;
    this.touched = now;
    this.traffic = traffic;
  }

  /** Does one thing after the other: at once if nothing is being done. */
  add<T>(job: () => Promise<T>): Promise<T> {
    this.traffic.begun++;
    this.traffic.under++;
    if (this.busy++ === 0) return this.start(job);
    return new Promise((resolve, reject) => {
      this.waiting.push(() => void this.start(job).then(resolve, reject));
    });
  }

  /** Since when a person who is not here is away. */
  awaySince(person: string, now: number): number {
    const since = this.away.get(person) ?? now;
    this.away.set(person, since);
    return since;
  }

  /** Whether a person may say something now. */
  mayChat(person: string, { clock, limits }: House): boolean {
    const bucket = this.chat.get(person) ?? new Bucket(clock, limits.chatAtOnce, limits.chatPerSecond);
    this.chat.set(person, bucket);
    return bucket.take();
  }

  private start<T>(job: () => Promise<T>): Promise<T> {
    const result = begun(job);
    result.then(this.next, this.next);
    return result;
  }

  private readonly next = (): void => {
    this.busy--;
    this.traffic.under--;
    this.waiting.shift()?.();
  };
}

/** What fails at once fails like what fails later. */
function begun<T>(job: () => Promise<T>): Promise<T> {
  try {
    return job();
  } catch (error) {
    return Promise.reject(error as Error);
  }
}
