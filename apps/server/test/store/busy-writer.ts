import { openSync, writeSync } from 'node:fs';
import { openSqlite } from '../../src/store/sqlite/index.ts';
import { append, tableRow } from './rows.ts';

/**
 * A process of its own: opens a folder, says so, and writes until it is killed. What was acknowledged goes into a file
 * of its own at once.
 */
const [folder, name] = process.argv.slice(2);
process.once('disconnect', () => process.exit()); // a test that fails leaves nobody writing for ever

const store = await openSqlite(folder).catch((error: Error) => {
  process.send!(error.message);
});

async function play(id: string, acknowledged: number): Promise<void> {
  await store!.write([{ type: 'table', row: tableRow(id, { changed: 0 }) }]);
  for (let n = 1; ; n++) {
    await store!.write([append(id, n), { type: 'table', row: tableRow(id, { changed: n }) }]);
    writeSync(acknowledged, `${id} ${n}\n`);
  }
}

if (store) {
  process.send!('open');
  if (name) {
    const acknowledged = openSync(`${folder}.acknowledged`, 'a');
    await Promise.all(Array.from({ length: 16 }, (_, i) => play(`${name}-${i}`, acknowledged)));
  }
} else process.disconnect();
