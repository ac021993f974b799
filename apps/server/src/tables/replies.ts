import type { Command, Done } from '@ennead/wire';
import { hasPart } from './about.ts';
import type { LiveTable } from './live-table.ts';
import { Refused } from './refused.ts';
import type { Asker } from './work.ts';

/** What a command was answered: most hear nothing but the number of records, and that alone is kept. */
export type Reply = Done | Refused | number;

/** What is answered again if a command comes again, by person and by its id: nobody can push out another's. */
export type Replies = Map<string, Map<string, Reply>>;

const MOST_REPLIES = 64;
const MOST_PEOPLE = 200;

/** What a command was answered when it came before; null if it is new. */
export function answerBefore(t: LiveTable, { id: person }: Asker, id: string, command: Command): Done | Refused | null {
  const before = t.replies.get(person)?.get(id);
  if (before !== undefined) return wordsOf(before);
  const { recent, rematch } = t.about;
  if (!recent[person]?.includes(id)) return null;
  return { n: t.records.length, ...(command.type === 'rematch' && rematch !== null && { table: rematch }) };
}

/** A reply as it is said. */
export const wordsOf = (reply: Reply): Done | Refused => (typeof reply === 'number' ? { n: reply } : reply);

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
