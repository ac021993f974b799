import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The clone: this file is bundled into apps/cli/dist, which lies as deep as apps/cli/src. */
export const root = fileURLToPath(new URL('../../../', import.meta.url));

/** The entry of worker threads, built. */
export const workerEntry = new URL('../dist/worker.js', import.meta.url);

/** The program itself, built: for those who start another one of it. */
export const programEntry = new URL('../dist/ennead.js', import.meta.url);

/** The built page: beside the bundle, or in the clone; null where it was not built. */
export const pageFolder = (): string | null =>
  [fileURLToPath(new URL('./web', import.meta.url)), join(root, 'apps', 'web', 'dist')].find(folder =>
    existsSync(join(folder, 'index.html')),
  ) ?? null;
