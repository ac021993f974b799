// kill -9 at random moments under load, on the built program: no acknowledged record lost, none applied twice.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { raisedLimits } from '../apps/cli/src/load/own-server.ts';
import { programEntry } from '../apps/cli/src/root.ts';
import { Mortal } from '../apps/server/test/crash/mortal.ts';
import { storm } from '../apps/server/test/crash/storm.ts';

const KILLS = 50;
const PAIRS = 20;

export async function longStorm(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'ennead-storm-'));
  const mortal = new Mortal(fileURLToPath(programEntry), port =>
    ['serve', '--port', String(port), '--data', folder, '--log-level', 'error'].concat(raisedLimits),
  );
  const began = performance.now();
  const { flaws, resumed, deeds, tables } = await storm({
    mortal,
    folder,
    kills: KILLS,
    pairs: PAIRS,
  });
  rmSync(folder, { recursive: true, force: true });
  const sorted = resumed.toSorted((x, y) => x - y).map(milliseconds => (milliseconds / 1000).toFixed(1));
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  console.log(
    `server, ${KILLS} times kill -9: ${deeds} answers at ${tables} tables, ${flaws.length} lost or twice; everybody played again ${sorted[KILLS >> 1]} s after it (median; at most ${sorted.at(-1)} s; ${seconds} s in all)`,
  );
  for (const flaw of flaws.slice(0, 5)) console.log(`  ${flaw}`);
  return flaws.length === 0;
}
