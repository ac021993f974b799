import type { Game } from '@ennead/kernel';
import type { ChatLine, Refusal } from '@ennead/wire';
import type { Thinkers } from '../bots/thinkers.ts';
import type { Clock } from '../clock.ts';
import type { Keys } from '../people/keys.ts';
import type { Limits, Log } from '../settings.ts';
import type { Store, TableRow } from '../store/port.ts';
import type { Happened, LiveTable } from './live-table.ts';
import type { Deed } from './work.ts';

/** Those who look at tables, as the tables know them. */
export interface Audience {
  /** Whether a person looks at a table. */
  isPresent(table: string, person: string): boolean;
  watchers(table: string): number;
  /** Tells everybody what is new; only ever called for what is durable. */
  publish(t: LiveTable, told: readonly Happened[], lines: readonly ChatLine[]): void;
  /** Gives everybody the whole view again: the table was opened anew. */
  resync(t: LiveTable): void;
  /** Shows somebody, or everybody, out. */
  expel(table: string, person: string | null, refusal: Refusal): void;
  /** Tells a person who looks elsewhere that somebody waits. */
  turn(person: string, t: LiveTable, seat: number, kind: string): void;
}

/** What is counted. */
export interface Meter {
  record(): void;
  committed(milliseconds: number): void;
  answered(milliseconds: number): void;
  refused(code: string): void;
  fault(): void;
}

/** What all tables of a server share. */
export interface House {
  readonly store: Store;
  readonly clock: Clock;
  readonly limits: Limits;
  readonly program: string;
  /** This run of the server. */
  readonly boot: string;
  readonly keys: Keys;
  readonly thinkers: Thinkers;
  readonly log: Log;
  readonly meter: Meter;
  readonly audience: Audience;
  readonly findGame: (id: string) => Game | undefined;
  readonly newId: () => string;
  readonly newSeed: () => string;
  /** Whether a person has been away from a table long enough for the others to vote, and since when they are. */
  readonly isAway: (table: string, person: string) => boolean;
  readonly awaySince: (table: string, person: string) => number;
  readonly mayChat: (table: string, person: string) => boolean;
  /** Does something at a table after everything that was asked before. */
  readonly run: (table: string, deed: Deed) => void;
  /** Keeps a finished game as it was, when there is time. */
  readonly archive: (table: string) => void;
  /** Takes up a new table when its row has been written. */
  readonly adopt: (row: TableRow) => void;
}
