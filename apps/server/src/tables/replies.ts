import type { Command, Done } from '@ennead/wire';
import { hasPart } from './about.ts';
import type { LiveTable } from './live-table.ts';
import { Refused } from './refused.ts';
import type { Asker } from './work.ts';

/** The answer that a command got: given again if the command comes again. */
export type Reply = Done | Refused;

/** By person and by the id of the command: nobody can push out what another was told. */
export type Replies = Map<string, Map<string, Reply>>;

const MOST_REPLIES = 64;
const MOST_PEOPLE = 200;

/** What a command was answered when it came before; null if it is new. */
export function answerBefore(t: LiveTable, { id: person }: Asker, id: string, command: Command): Reply | null {
  const before = t.replies.get(person)?.get(id);
  if (before) return before;
  const { recent, rematch } = t.about;
  if (!recent[person]?.includes(id)) return null;
  return { n: t.records.length, ...(command.type === 'rematch' && rematch !== null && { table: rematch }) };
}

/** Keeps an answer. "Not now" is none, and who has no part in the game may ask for the same refusal again. */
export function remember(t: LiveTable, { id: person }: Asker, id: string, reply: Reply): void {
  if (reply instanceof Refused && (NOT_NOW.includes(reply.code) || !hasPart(t.about, person))) return;
  let own = t.replies.get(person);
  if (!own) t.replies.set(person, (own = new Map()));
  own.set(id, reply);
  if (own.size > MOST_REPLIES) own.delete(own.keys().next().value!);
  if (t.replies.size <= MOST_PEOPLE) return;
  const oldest = [...t.replies.keys()].find(other => other !== person && !hasPart(t.about, other));
  if (oldest !== undefined) t.replies.delete(oldest);
}

const NOT_NOW: readonly string[] = ['unavailable', 'too-fast'];
