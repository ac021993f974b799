import { fileURLToPath } from 'node:url';

/** The clone: this file is bundled into apps/cli/dist, which lies as deep as apps/cli/src. */
export const root = fileURLToPath(new URL('../../../', import.meta.url));

/** The entry of worker threads, beside the bundle. */
export const workerEntry = new URL('./worker.js', import.meta.url);
