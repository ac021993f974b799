import { fork } from 'node:child_process';
import { nodeArguments } from './threads.ts';
import type { Answered, FromThinkers, ToThinkers } from './messages.ts';

/** The thinking process, as the server holds it. */
export interface Child {
  readonly pid: number | null;
  readonly isReady: boolean;
  send(message: ToThinkers): void;
  /** Ends it; resolves when it is gone. */
  close(): Promise<void>;
}

interface Listener {
  ready: () => void;
  answered: (message: Answered) => void;
  /** It ended and nobody told it to. */
  ended: (why: string, wasReady: boolean) => void;
}

/** One that does not end when it is told to is killed. */
const PATIENCE_MS = 2_000;

/** Characters kept of what it printed before it ended. */
const LONGEST_COMPLAINT = 1_000;

export function startChild(entry: URL, niceness: number, { ready, answered, ended }: Listener): Child {
  const child = fork(entry, [String(niceness)], {
    execArgv: nodeArguments(entry),
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let complaint = '';
  child.stderr!.on('data', (text: Buffer) => (complaint = `${complaint}${text.toString()}`.slice(-LONGEST_COMPLAINT)));
  let isReady = false;
  let closing = false;
  let gone = false;
  const end = (why: string): void => {
    if (gone) return;
    gone = true;
    if (!closing) ended(why, isReady);
  };
  const exit = new Promise<void>(resolve => {
    child.once('exit', (code, signal) => {
      end(`the thinking process ended with ${signal ?? code} ${complaint}`.trim());
      resolve();
    });
    child.once('error', error => {
      end(`the thinking process did not start: ${error.message}`);
      if (child.pid === undefined) resolve();
    });
  });
  child.on('message', (message: FromThinkers) => {
    if (gone || closing) return;
    if (message.type !== 'ready') return answered(message);
    isReady = true;
    ready();
  });
  return {
    pid: child.pid ?? null,
    get isReady() {
      return isReady;
    },
    send(message) {
      if (child.connected) child.send(message, () => {}); // one that cannot hear has ended, and says so
    },
    async close() {
      closing = true;
      if (child.connected) child.disconnect();
      const late = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
      await exit;
      clearTimeout(late);
    },
  };
}
