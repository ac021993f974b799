import { parentPort } from 'node:worker_threads';

/** A writing thread that ends in the middle of a commit that names this. */
parentPort!.on('message', message => {
  if (JSON.stringify(message).includes('last words')) process.exit(1);
});
await import('../../src/store/sqlite/writer.ts');
