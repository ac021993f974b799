import { fork, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { programEntry } from '../root.ts';

/** A server in a process of its own, durable, on a folder that goes with it. */
export interface OwnServer {
  readonly url: string;
  readonly child: ChildProcess;
  close(): Promise<void>;
}

/**
 * A large young generation, as `npm start` gives it: a move makes tens of kilobytes that are soon forgotten, and with
 * Node's own 16 MB they are collected so often that many are taken for lasting ones.
 */
export const ROOMY: readonly string[] = ['--max-semi-space-size=32', '--min-semi-space-size=32'];

const RAISED = {
  messagesAtOnce: 1_000_000,
  messagesPerSecond: 1_000_000,
  requestsPerMinute: 1_000_000,
  guestsPerMinute: 1_000_000,
  connectionsPerAddress: 100_000,
};

export const raisedLimits: readonly string[] = Object.entries(RAISED).flatMap(([name, value]) => [
  '--limit',
  `${name}=${value}`,
]);

/** Starts a server with limits that do not get in the way of one machine that plays everybody. */
export async function startOwnServer(): Promise<OwnServer> {
  const folder = mkdtempSync(join(tmpdir(), 'ennead-load-'));
  const args = ['serve', '--port', '0', '--data', folder, '--log-level', 'error', ...raisedLimits];
  // In a group of its own: Ctrl+C is meant for us, and it ends when we do.
  const child = fork(programEntry, args, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    detached: true,
    execArgv: [...process.execArgv, ...ROOMY],
  });
  const gone = new Promise<void>(resolve => void child.once('exit', () => resolve()));
  const close = async (): Promise<void> => {
    if (child.connected) child.disconnect();
    await gone;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    return { url: await urlFrom(child), child, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function urlFrom(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('message', message => resolve((message as { url: string }).url));
    child.once('exit', code => reject(new Error(`the server ended with ${code} before it listened`)));
    child.once('error', reject);
  });
}
