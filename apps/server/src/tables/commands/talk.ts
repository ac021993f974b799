import type { Command } from '@ennead/wire';
import { OPEN_CHAIR, type Chair } from '../about.ts';
import { newTable } from '../create.ts';
import { refuse } from '../refused.ts';
import { change, wantAsker, type Work } from '../work.ts';

type Of<T extends Command['type']> = Extract<Command, { type: T }>;

export function chat(work: Work, { text }: Of<'chat'>): void {
  const { id, name } = wantAsker(work);
  const { t, house, now } = work;
  const said = text.trim();
  if (t.about.muted.includes(id)) refuse('muted', 'the host has muted you');
  if (said === '' || said.length > house.limits.chatLength)
    refuse('bad-value', `a chat line has 1 to ${house.limits.chatLength} characters, found ${said.length}`);
  if (!house.mayChat(t.id, id)) refuse('too-fast', 'slowly: wait a moment before the next line');
  work.write({ type: 'chat', table: t.id, at: now, person: id, text: said });
  work.say({ at: now, person: id, name, text: said });
  work.row = true; // it holds the command's id, so that a line is not said twice
}

/** Opens a new table with the same people, bots and settings; it waits until its host starts it. */
export function rematch(work: Work): void {
  const asker = wantAsker(work);
  const { t, house, now } = work;
  const { about } = t;
  if (about.phase !== 'ended') refuse('not-ended', 'the game goes on: a rematch comes after its end');
  if (about.rematch !== null) return void (work.done = { table: about.rematch });
  if (!about.seats.some(({ person }) => person === asker.id))
    refuse('not-yours', 'only those who played may ask for a rematch');
  const { seats, result } = about;
  if (result?.how === 'imported') refuse('fork', 'an imported game has nobody to play it again: fork it');
  const wanted = { ...about, host: asker.id, seats: seats.map(chair => chairAgain(chair, about.removed)) };
  const row = newTable(house, now, wanted, { removed: about.removed });
  work.write({ type: 'new-table', row });
  work.after(() => house.adopt(row));
  change(work, { rematch: row.id });
  work.done = { table: row.id };
}

/** A chair as it begins the next game: who was shown out is not asked again, and who has gone leaves a bot. */
function chairAgain({ person, name, bot, auto }: Chair, removed: readonly string[]): Chair {
  if (person !== null) return removed.includes(person) ? OPEN_CHAIR : { ...OPEN_CHAIR, person, name, auto };
  return bot === null ? OPEN_CHAIR : { ...OPEN_CHAIR, bot, reason: 'set' };
}
