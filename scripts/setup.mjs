// Set-up that must work before anything is installed: Node built-ins only.
import { spawn } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Runs a command in the repository; the answer is its exit code (130 when a signal ended it). */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
      ...options,
    });
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(signal ? 130 : code));
  });
}

/** npm writes node_modules/.package-lock.json last, so its age is the age of a finished install. */
function isInstalled() {
  const done = join(root, 'node_modules', '.package-lock.json');
  return existsSync(done) && statSync(done).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs;
}

/** Installs exactly what the lockfile says, if that has not happened yet. */
export async function install() {
  if (isInstalled()) return;
  console.log('ennead: installing the packages (npm ci) …');
  const code = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code !== 0) {
    console.error(`ennead: npm ci failed with code ${code}`);
    process.exit(code);
  }
}
