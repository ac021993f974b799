import { Refused, type RefusalCode } from '@ennead/wire/client';
import type { Say } from './words/shape.ts';

/** What this page has words for; a list of its own, so that neither a language nor the messages come along with it. */
const KNOWN: Readonly<Record<RefusalCode, true>> = {
  over: true,
  'not-asked': true,
  stale: true,
  'unknown-option': true,
  'not-offered': true,
  incomplete: true,
  'bad-value': true,
  undo: true,
  frozen: true,
  malformed: true,
  version: true,
  identity: true,
  origin: true,
  'too-fast': true,
  'too-large': true,
  limit: true,
  unavailable: true,
  closed: true,
  fault: true,
  'unknown-table': true,
  'unknown-game': true,
  'unknown-bot': true,
  'unknown-person': true,
  'unknown-record': true,
  'unknown-proposal': true,
  setup: true,
  password: true,
  locked: true,
  removed: true,
  muted: true,
  'not-host': true,
  'not-yours': true,
  'seat-taken': true,
  'seats-open': true,
  'not-started': true,
  started: true,
  'not-ended': true,
  ended: true,
  paused: true,
  'not-paused': true,
  present: true,
  resigned: true,
  time: true,
  fork: true,
  flaw: true,
};

/** Why something failed, in the reader's language; a server newer than the page says it in its own words. */
export function sayRefusal(error: unknown, say: Say): string {
  if (!(error instanceof Refused)) return say('line.unreachable');
  const { code, message } = error;
  return Object.hasOwn(KNOWN, code) ? say(`refusals.${code}`) : say('refusals.other', { message });
}
