import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** A folder of this test file, removed at its end, and new names in it. */
export function scratch(): { root: string; next: () => string } {
  const root = mkdtempSync(join(tmpdir(), 'ennead-'));
  let count = 0;
  afterAll(() => rmSync(root, { recursive: true, force: true }));
  return { root, next: () => join(root, `data-${++count}`) };
}
