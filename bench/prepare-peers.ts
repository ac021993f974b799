// What users would pick instead, ready to be measured: a copy of ../shared/peers.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

export const median = (list: readonly number[]): number => list.toSorted((x, y) => x - y)[Math.floor(list.length / 2)];

/** A copy of the peers with what they need installed; null where they are not beside the clone. */
export function preparePeers(): string | null {
  const source = join(root, '..', 'shared', 'peers');
  if (!existsSync(source)) return null;
  const folder = mkdtempSync(join(tmpdir(), 'ennead-peers-'));
  cpSync(source, folder, { recursive: true });
  execFileSync('chmod', ['-R', 'u+w', folder]);
  execFileSync('npm', ['install', '--silent'], { cwd: folder, stdio: 'ignore' });
  return folder;
}
