// 2,000 idle connections and 500 that each send a move every 2 s, while 10 bots think: p99 to the last viewer's receipt.
import { setTimeout as sleep } from 'node:timers/promises';
import { api, connect, type Api, type Connection } from '@ennead/wire/client';
import { nodeSocket } from '@ennead/wire/node';
import { nineWorlds } from '@ennead/nine-worlds';
import { liveAddress } from '../apps/cli/src/links.ts';
import { Tally } from '../apps/cli/src/load/figures.ts';
import { startOwnServer } from '../apps/cli/src/load/own-server.ts';
import { ActiveTable } from './active-table.ts';
import { metric } from './metric.ts';

const ACTIVE = 500;
const IDLE = 2000;
/** Every table of those who move has as many of the idle looking on. */
const LOOKING_ON = IDLE / ACTIVE;
const EVERY_MS = 2000;
/** At each table with two bots one of them thinks at any time. */
const BOT_TABLES = 10;
const WARM_UP_S = 5;
const SECONDS = 60;
const MOST_P99 = 50;
const AT_ONCE = 20;

/** Does something for every item, a few at a time. */
async function each<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < items.length) await work(items[next++]);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

async function guest(base: string): Promise<{ token: string; calls: Api }> {
  const { token } = await api({ base }).guest();
  return { token, calls: api({ base, token: () => token }) };
}

/** Ten tables with two bots each, which go on for as long as it lasts. */
async function letBotsThink(base: string, tally: Tally): Promise<Connection> {
  const { token, calls } = await guest(base);
  const failed = (error: Error): void => tally.failed(`bots: ${error.message}`);
  const connection = connect({ url: liveAddress(base), socket: nodeSocket, token: () => token });
  const open = async (): Promise<void> => {
    const seats = ['normal', 'normal'];
    const { table } = await calls.create({ game: nineWorlds.id, seats, start: true });
    let isOver = false;
    connection.watch(table, {
      onView: ({ about: { phase } }) => {
        if (phase !== 'ended' || isOver) return;
        isOver = true;
        open().catch(failed);
      },
    });
  };
  for (let i = 0; i < BOT_TABLES; i++) await open();
  return connection;
}

export async function crowd(): Promise<boolean> {
  const server = await startOwnServer();
  const { url } = server;
  const tally = new Tally();
  const tables: ActiveTable[] = [];
  let bots: Connection | null = null;
  try {
    await each(
      Array.from({ length: ACTIVE }, (_, i) => i),
      async i => {
        const table = new ActiveTable(nineWorlds, i, tally);
        await table.open(url, LOOKING_ON);
        tables.push(table);
      },
    );
    bots = await letBotsThink(url, tally);
    tables.forEach((table, i) => table.begin((i * EVERY_MS) / ACTIVE, EVERY_MS));
    await sleep(WARM_UP_S * 1000);
    tally.measuring = true;
    let thinking = 0;
    for (let second = 0; second < SECONDS; second++) {
      await sleep(1000);
      thinking += (await metric(url, 'ennead_bots_thinking')) + (await metric(url, 'ennead_bot_queue'));
    }
    tally.measuring = false;
    const records = await metric(url, 'ennead_records_total');
    for (const table of tables) table.end();
    await sleep(EVERY_MS);
    for (const table of tables) if (table.isWaiting) tally.failed('a move was never seen by everybody');
    const { connections, movesPerSecond, p50, p99, errors } = tally.figures(
      tables.length,
      tables.reduce((sum, one) => sum + one.connections, 1),
      SECONDS,
    );
    console.log(
      `server, ${connections} connections, ${ACTIVE} of them moving: ${movesPerSecond} moves/s, to the last of ${LOOKING_ON + 1} viewers p50 ${p50} ms, p99 ${p99} ms (under ${MOST_P99}), ${errors} errors; ${(thinking / SECONDS).toFixed(1)} bots thinking or waiting for it, ${records} records`,
    );
    for (const [why, count] of tally.failures) console.log(`  ${count} times: ${why}`);
    return errors === 0 && p99 !== null && p99 < MOST_P99;
  } finally {
    for (const table of tables) table.close();
    bots?.close();
    await server.close();
  }
}
