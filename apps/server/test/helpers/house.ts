import { GAMES } from '@ennead/games';
import { sha256, utf8, type Game } from '@ennead/kernel';
import { FIXTURES } from '@ennead/testkit/fixtures';
import type { NewTableInput, TableCreated } from '@ennead/wire';
import { createServer, type Limits, type Server } from '../../src/index.ts';
import { freshKeys, type Keys } from '../../src/people/keys.ts';
import { memoryStore } from '../../src/store/memory.ts';
import type { Store } from '../../src/store/port.ts';
import { FakeClock } from './clock.ts';
import { quickThinkers } from './thinkers.ts';
import { Visitor } from './visitor.ts';

export interface TestHouse {
  server: Server;
  clock: FakeClock;
  store: Store;
  keys: Keys;
  thinkers: ReturnType<typeof quickThinkers>;
  guest(name?: string): Promise<Visitor>;
  /** Opens a table; gives its id. */
  open(host: Visitor, table: Partial<NewTableInput> & { game: string; seats: string[] }): Promise<string>;
  /** Another server on the same store, after this one has stopped as if it was killed. */
  again(): Promise<TestHouse>;
}

/** Bytes that look random and are the same each time. */
function bytesFrom(seed: number): (count: number) => Uint8Array {
  let n = 0;
  return count => sha256(utf8(`${seed} ${n++}`)).slice(0, count);
}

interface HouseOptions {
  store?: Store;
  clock?: FakeClock;
  keys?: Keys;
  limits?: Partial<Limits>;
  seed?: number;
  games?: readonly Game[];
}

/** A whole server without network, with a clock that stands still. */
export async function testHouse(options: HouseOptions = {}): Promise<TestHouse> {
  const { clock = new FakeClock(), keys = freshKeys(), limits, seed = 1, games = [...GAMES, ...FIXTURES] } = options;
  const store = options.store ?? memoryStore({ now: () => clock.now() });
  const thinkers = quickThinkers();
  const server = await createServer({
    store,
    clock,
    keys,
    thinkers,
    logLevel: 'silent',
    games,
    randomBytes: bytesFrom(seed),
    limits: {
      messagesAtOnce: 10_000,
      requestsPerMinute: 100_000,
      guestsPerMinute: 100_000,
      joinsPerMinute: 100_000,
      replaysPerMinute: 100_000,
      ...limits,
    },
  });
  return {
    server,
    clock,
    store,
    keys,
    thinkers,
    guest: name => Visitor.guest(server, name),
    async open(host, table) {
      const headers = { authorization: `Bearer ${host.token}` };
      const response = await server.inject({ method: 'POST', url: '/api/tables', headers, payload: table });
      if (response.statusCode !== 200) throw new Error(response.body);
      return response.json<TableCreated>().table;
    },
    again: () => testHouse({ store, clock, keys, ...(limits && { limits }), seed: seed + 1 }),
  };
}
