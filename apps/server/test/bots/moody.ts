import { parentPort } from 'node:worker_threads';
import type { ToThinkers } from '../../src/bots/messages.ts';

/** A thread that dies of seed 13, throws at seed 14 and hangs at seed 15. */
parentPort!.on('message', (message: ToThinkers & { type: 'think' }) => {
  const { seed } = message.job;
  if (seed === 13) process.exit(1);
  if (seed === 14) throw new Error('out of sorts');
  while (seed === 15);
  parentPort!.postMessage({ type: 'answer', n: message.n, picks: [`seed ${seed}`] });
});
