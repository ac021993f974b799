import type { Job, Judged } from './job.ts';

/** What the server says to the thinking process. Numbers are the server's, one for each time that a job is asked. */
export type ToThinkers = { type: 'think'; n: number; job: Job } | { type: 'cancel'; n: number };

/** `failed`: the job itself is wrong, asking again is useless. `crashed`: its thread died or hung. */
export type FromThinkers =
  | { type: 'ready' }
  | { type: 'answer'; n: number; picks: string[]; judged?: Judged }
  | { type: 'failed'; n: number; why: string }
  | { type: 'crashed'; n: number; why: string };

export type Answered = Exclude<FromThinkers, { type: 'ready' }>;
