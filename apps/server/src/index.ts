import type { AddressInfo } from 'node:net';
import { GAMES } from '@ennead/games';
import { digestBy, makeHex } from '@ennead/kernel';
import { openThinkers } from './bots/thinkers.ts';
import { randomBytes } from './chance.ts';
import { realClock } from './clock.ts';
import { digest } from './digest.ts';
import { emptyApp, furnish } from './http/app.ts';
import { wantOurs } from './http/guard.ts';
import { Metrics } from './http/metrics.ts';
import { linksFor } from './http/parts.ts';
import { attend, type Attended } from './live/attend.ts';
import { Edge } from './live/edge.ts';
import { Hub } from './live/hub.ts';
import type { Line } from './live/line.ts';
import { Attempts } from './people/attempts.ts';
import { openIdentity } from './people/identity.ts';
import { freshKeys, openKeys } from './people/keys.ts';
import { LIMITS, type Log, type ServerSettings } from './settings.ts';
import { memoryStore } from './store/memory.ts';
import { openSqlite } from './store/sqlite/index.ts';
import { Tables } from './tables/tables.ts';
import { Tidier } from './tables/tidy.ts';

export { backup, restore } from './store/backup.ts';
export { LIMITS, type Limits, type ServerSettings } from './settings.ts';

/** Whatever this process plays is hashed so from here on. */
digestBy(digest);

/** A server that hosts tables. */
export interface Server {
  readonly hub: Hub;
  readonly tables: Tables;
  /** Begins to answer; `shown` is the host in links. Rejects with EADDRINUSE if the port is taken. */
  listen(port: number, host?: string, shown?: string): Promise<{ port: number; url: string }>;
  /** Takes a line that is no WebSocket, for tests. */
  attend(line: Line, address?: string): Attended;
  /** One HTTP request without a network, for tests. */
  readonly inject: ReturnType<typeof emptyApp>['inject'];
  /** Stops gracefully: no new deeds, everything written, everybody told. */
  close(): Promise<void>;
}

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';
const ID_LENGTH = 16;
const SEED_BYTES = 32;

/** Builds a server. It answers once it listens. */
export async function createServer(settings: ServerSettings = {}): Promise<Server> {
  const { data, publicUrl, origins = [], web, games = GAMES, program = 'ennead', clock = realClock } = settings;
  const limits = { ...LIMITS, ...settings.limits };
  const bytes = settings.randomBytes ?? randomBytes;
  const now = (): number => clock.now();
  const app = emptyApp(settings, limits);
  const log: Log = (level, message, about = {}) => app.log[level](about, message);
  const store = settings.store ?? (data === undefined ? memoryStore({ now }) : await openSqlite(data, { now }));
  const keys = settings.keys ?? (data === undefined ? freshKeys() : openKeys(data));
  const thinkers = settings.thinkers ?? openThinkers({ log: (message, about) => log('warn', message, about) });
  const metrics = new Metrics();
  const hub = new Hub(clock, limits);
  const tables = new Tables({
    store,
    clock,
    limits,
    program,
    keys,
    thinkers,
    log,
    audience: hub,
    meter: metrics,
    boot: makeHex(bytes(8)),
    findGame: id => games.find(game => game.id === id),
    newId: () => Array.from(bytes(ID_LENGTH), byte => ALPHABET[byte & 31]).join(''),
    newSeed: () => makeHex(bytes(SEED_BYTES)),
  });
  hub.tables = tables;
  const identity = openIdentity({ keys, store, now });
  const attempts = new Attempts(clock);
  const edge = new Edge({ hub, tables, identity, attempts });
  let address = 'http://127.0.0.1';
  const links = linksFor(() => publicUrl?.replace(/\/$/, '') ?? address, publicUrl);
  let closing: Promise<void> | null = null;
  const isReady = async (): Promise<boolean> =>
    closing === null &&
    (store.canWrite?.() ?? true) &&
    (await store.table('readiness').then(
      () => true,
      () => false,
    ));
  const ours = wantOurs(publicUrl, origins, () => new URL(address).hostname);
  await furnish(
    app,
    {
      tables,
      identity,
      attempts,
      hub,
      edge,
      games,
      limits,
      links,
      metrics,
      web,
      wantOurs: ours,
    },
    isReady,
  );
  await app.ready();
  metrics.watch(hub, tables, thinkers);
  await tables.wake();
  const tidier = new Tidier(tables);

  async function stop(): Promise<void> {
    tidier.close();
    await hub.close();
    await app.close();
    await tables.close().catch(error => log('error', 'not all could be written at the end', { error: String(error) }));
    if (!settings.thinkers) await thinkers.close();
    if (!settings.store) await store.close();
    metrics.close();
  }

  return {
    hub,
    tables,
    inject: app.inject.bind(app) as typeof app.inject,
    attend: (line, from = '127.0.0.1') => attend({ hub, edge, clock, limits }, line, from),
    async listen(port, host = '127.0.0.1', shown = host) {
      await app.listen({ port, host });
      const { port: found } = app.server.address() as AddressInfo;
      address = `http://${shown.includes(':') ? `[${shown}]` : shown}:${found}`;
      return { port: found, url: address };
    },
    close: () => (closing ??= stop()),
  };
}
