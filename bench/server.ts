// The server: against boardgame.io's, with a crowd, and killed again and again. npm run long -- server [peers | crowd | storm]
import { crowd } from './server-crowd.ts';
import { compareServers } from './server-peers.ts';
import { longStorm } from './server-storm.ts';

const CHECKS: Readonly<Record<string, () => Promise<boolean>>> = {
  peers: compareServers,
  crowd,
  storm: longStorm,
};

/** Runs the checks that are named, or all of them; false if one is not what it must be. */
export async function longServer(only: readonly string[]): Promise<boolean> {
  const unknown = only.find(name => !Object.hasOwn(CHECKS, name));
  if (unknown !== undefined)
    throw new Error(`wanted ${Object.keys(CHECKS).join(', ')} after server, found "${unknown}"`);
  let good = true;
  for (const [name, check] of Object.entries(CHECKS)) {
    if (only.length > 0 && !only.includes(name)) continue;
    const met = await check();
    if (!met) console.log(`server, ${name}: NOT MET`);
    good &&= met;
  }
  return good;
}
