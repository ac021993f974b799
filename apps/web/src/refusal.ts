import { Refused } from '@ennead/wire/client';
import type { Say, Words } from './words/shape.ts';

type Known = Exclude<keyof Words['refusals'], 'other'>;

/** What we have words for; a list of its own, so that no language comes along with it. */
const KNOWN: Readonly<Record<Known, true>> = {
  stale: true,
  'not-asked': true,
  'not-offered': true,
  incomplete: true,
  undo: true,
  'too-fast': true,
  unavailable: true,
  'unknown-table': true,
  'unknown-game': true,
  password: true,
  locked: true,
  removed: true,
  muted: true,
  'seat-taken': true,
  'seats-open': true,
  'not-host': true,
  'not-yours': true,
  paused: true,
  'not-paused': true,
  ended: true,
  'not-ended': true,
  started: true,
  'not-started': true,
  setup: true,
  closed: true,
  version: true,
  identity: true,
  limit: true,
  present: true,
  fork: true,
  fault: true,
};

const isKnown = (code: string): code is Known => Object.hasOwn(KNOWN, code);

/** Why something failed, in the reader's language where we have words for it. */
export function sayRefusal(error: unknown, say: Say): string {
  if (!(error instanceof Refused)) return say('line.unreachable');
  return isKnown(error.code) ? say(`refusals.${error.code}`) : say('refusals.other', { message: error.message });
}
