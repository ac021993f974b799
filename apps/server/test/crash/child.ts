import { createServer } from '../../src/index.ts';
import { openKeys } from '../../src/people/keys.ts';
import { openSqlite } from '../../src/store/sqlite/index.ts';

/** A server to be killed: `child.mjs <folder> <port>`. */
const [folder, port] = process.argv.slice(2);
const server = await createServer({
  store: await openSqlite(folder),
  keys: openKeys(folder),
  logLevel: 'error',
  limits: {
    messagesAtOnce: 1e6,
    messagesPerSecond: 1e6,
    requestsPerMinute: 1e6,
    guestsPerMinute: 1e6,
    connectionsPerAddress: 1e4,
  },
});
const { url } = await server.listen(Number(port));
process.on('disconnect', () => process.exit()); // whoever started it is gone
process.send!({ url });
