import { createHmac, randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder, makePrivate, writePrivate } from '../store/files.ts';

const BYTES = 32;

/** What the server signs and draws by. Each purpose has a key of its own: what one signs, no other accepts. */
const PURPOSES = ['identity', 'links', 'bots', 'delays', 'hints'] as const;
export type Purpose = (typeof PURPOSES)[number];

export interface Keys {
  of(purpose: Purpose): Uint8Array;
}

const keyIn = (folder: string): string => join(folder, 'secret.key');

/** The keys of a data folder, made on first start. */
export function openKeys(folder: string): Keys {
  const kept = readKey(folder);
  const key = kept ?? randomBytes(BYTES).toString('hex');
  if (kept === null) writeKey(folder, key);
  else makePrivate(keyIn(folder));
  return keysFrom(key);
}

/** Keys that last as long as the process. */
export const freshKeys = (): Keys => keysFrom(randomBytes(BYTES).toString('hex'));

function keysFrom(secret: string): Keys {
  const derived = new Map(
    PURPOSES.map(purpose => [purpose, createHmac('sha256', Buffer.from(secret, 'hex')).update(purpose).digest()]),
  );
  return { of: purpose => derived.get(purpose)! };
}

/** The secret of a data folder as hex; null if none was made yet. */
export function readKey(folder: string): string | null {
  const file = keyIn(folder);
  if (!existsSync(file)) return null;
  const text = readFileSync(file, 'utf8').trim();
  if (!/^[0-9a-f]{64}$/.test(text))
    throw new Error(`wanted ${BYTES} bytes in hex in ${file}, found something else: restore it from a backup`);
  return text;
}

/** Keeps a secret in a data folder. */
export function writeKey(folder: string, secret: string): void {
  makeFolder(folder);
  writePrivate(keyIn(folder), `${secret}\n`);
}
