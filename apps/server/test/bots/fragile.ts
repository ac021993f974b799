import type { ToThinkers } from '../../src/bots/messages.ts';

/** A thinking process that a job with seed 13 kills; others it answers after a moment. */
process.on('disconnect', () => process.exit());
process.on('message', (message: ToThinkers) => {
  if (message.type !== 'think') return;
  if (message.job.seed === 13) process.kill(process.pid, 'SIGKILL');
  setTimeout(() => process.send!({ type: 'answer', n: message.n, picks: [`seed ${message.job.seed}`] }), 30);
});
process.send!({ type: 'ready' });
