import type { Snapshot } from '@ennead/kernel';
import type { Reason } from '@ennead/wire';

/** What happened around a game: the `table` of a table record. Persons by id, so that a log holds no names. */
export type News =
  | { type: 'sat'; seat: number; person: string }
  | { type: 'stood'; seat: number }
  | { type: 'bot'; seat: number; level: string; reason: Reason }
  | { type: 'set'; options: object; seats: number }
  | { type: 'host'; person: string }
  /** A fork starts from somewhere: its first state stands in its log. */
  | { type: 'started'; base?: Snapshot }
  | { type: 'resigned'; seats: number[] }
  | { type: 'paused' }
  | { type: 'resumed' }
  | { type: 'removed'; person: string }
  | { type: 'closed' };
