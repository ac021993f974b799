import type { Game } from '@ennead/kernel';
import type { Thinkers } from './bots/thinkers.ts';
import type { Clock } from './clock.ts';
import type { Keys } from './people/keys.ts';
import type { Store } from './store/port.ts';

/** How much of everything anybody may have. Times are in milliseconds. */
export const LIMITS = {
  /** Messages of one connection: so many at once, and so many a second for long. */
  messagesAtOnce: 60,
  messagesPerSecond: 20,
  /** Requests of one address over HTTP, in a minute. */
  requestsPerMinute: 600,
  /** Of one address in a minute: new guests, attempts to join, and questions that play a game again. */
  guestsPerMinute: 30,
  joinsPerMinute: 60,
  replaysPerMinute: 120,
  /** The same of what is asked while one thinks: what a bot would do, and what an option would do or why it may not. */
  hintsPerMinute: 30,
  looksPerMinute: 300,
  connectionsPerAddress: 60,
  tablesPerConnection: 50,
  /** Tables that one person hosts and that have not ended. */
  tablesPerPerson: 50,
  /** Finished games that one person brings from elsewhere, and in a minute from one address. */
  importsPerPerson: 200,
  importsPerMinute: 20,
  /** Entries of a table's log; beyond, only what brings the game to its end is taken. */
  recordsPerTable: 10_000,
  /** People who look at one table. */
  watchersPerTable: 1000,
  /** Bytes of one message, of one request, and of an imported record file. */
  messageBytes: 16_384,
  bodyBytes: 65_536,
  importBytes: 2_000_000,
  /** How long a request may take to come in. */
  requestWithin: 30_000,
  /** Characters of one chat line, lines at once, and lines kept for those who come later. */
  chatLength: 500,
  chatAtOnce: 6,
  chatPerSecond: 0.5,
  chatKept: 50,
  /** Bytes that may wait for a slow reader before it misses updates, and how long until it is dropped. */
  backlogBytes: 262_144,
  behindFor: 15_000,
  /** How often lines are looked after: dead ones are found within two of these. */
  sweepEvery: 5_000,
  heartbeatEvery: 30_000,
  /** How long a connection may take to say hello. */
  helloWithin: 10_000,
  /** How long the host may be away before the next person has the host's rights. */
  hostAwayFor: 120_000,
  /** How long somebody must be away before the others may vote for a bot. */
  awayFor: 20_000,
  /** A table that never began, that nobody looks at and where nothing was done for so long, is forgotten. */
  lobbyFor: 86_400_000,
  /** A table nobody looks at leaves the memory after this. */
  idleFor: 300_000,
  /** The same of one that has ended. */
  endedFor: 5_000,
  /** A row follows its log after this, if nothing else has written it. */
  rowEvery: 60_000,
  /** Records whose events are kept at hand for those who come in. */
  toldKept: 60,
};
export type Limits = typeof LIMITS;

/** Says something for the record; never a token, seed, password or open pick. */
export type Log = (level: 'info' | 'warn' | 'error', message: string, about?: object) => void;

export interface ServerSettings {
  /** Where everything is kept. Without it the server forgets when it stops. */
  data?: string;
  /** Where people reach it, for links, the origin check and cookies: `https://ennead.example`. */
  publicUrl?: string;
  /** With a public URL: proxies of ours that a request comes through. As many entries of X-Forwarded-For are believed. */
  proxies?: number;
  /** Addresses besides the public one that pages may call from. */
  origins?: readonly string[];
  limits?: Partial<Limits>;
  /** The folder of the built page; without it there is none. */
  web?: string;
  games?: readonly Game[];
  program?: string;
  logLevel?: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** Where the log goes, line by line, if not to the standard output. */
  logTo?: { write(line: string): void };
  /** Parts to use instead of the server's own: for tests, and for those who bring another store. */
  store?: Store;
  keys?: Keys;
  thinkers?: Thinkers;
  clock?: Clock;
  /** Random bytes for ids and seeds. */
  randomBytes?: (count: number) => Uint8Array;
}
