// The page under the hands of people who click on anything. ENNEAD_SEED, ENNEAD_ROUNDS and ENNEAD_MINUTES choose which, how many and how long.
import { spawnSync } from 'node:child_process';
import { root } from './prepare-peers.ts';

/** False if the page broke. */
export function longPage(): boolean {
  const args = ['scripts/e2e.mjs', '--config', 'e2e/monkey.config.ts'];
  return spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status === 0;
}
