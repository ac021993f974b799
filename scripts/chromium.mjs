// Browser tests need Debian's chromium. Missing: as root it is installed by apt, else one sentence says the command.
import { spawnSync } from 'node:child_process';
import { run } from './setup.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];
const INSTALL = 'apt-get install --no-install-recommends --yes chromium';

/** Where the browser is; null if there is none. */
export function findChromium() {
  for (const name of NAMES) {
    const { status, stdout } = spawnSync('which', [name], { encoding: 'utf8' });
    if (status === 0) return stdout.trim();
  }
  return null;
}

/** The browser, installed if it is missing and we may; ends the program with a sentence if it cannot be had. */
export async function chromium() {
  const found = findChromium();
  if (found) return found;
  if (process.getuid?.() !== 0) {
    console.error(`ennead: the browser tests want chromium, and found none. Run: sudo ${INSTALL}`);
    process.exit(1);
  }
  console.log('ennead: installing chromium (apt-get) …');
  const [command, ...args] = INSTALL.split(' ');
  const environment = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  let code = await run(command, args, environment);
  // A machine that has never asked for its package lists knows no package.
  if (code !== 0 && (await run(command, ['update'], environment)) === 0) code = await run(command, args, environment);
  const installed = findChromium();
  if (code === 0 && installed) return installed;
  console.error(`ennead: chromium could not be installed (code ${code}). Run: ${INSTALL}`);
  process.exit(1);
}
