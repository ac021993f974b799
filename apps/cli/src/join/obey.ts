import { Refused, type ChatLine, type Command } from '@ennead/wire/client';
import type { Context } from '../context.ts';
import { look } from '../play/commands.ts';
import type { Reader } from '../play/reader.ts';
import type { Obeyed } from '../play/turn.ts';
import { printable } from '../text.ts';
import { proposalsFor } from './proposals.ts';
import { showRefusal } from './refusal.ts';
import type { Remote } from './remote.ts';

/** A line of chat as people read it. */
export const chatLine = ({ say, paint }: Context, { name, text }: Pick<ChatLine, 'name' | 'text'>): string =>
  `${paint.bold(`${name === null ? say('join.somebody') : printable(name)}:`)} ${printable(text)}`;

/** Carries out what was typed at a table instead of a choice. */
export async function obeyAt(remote: Remote, seat: number, reader: Reader, typed: string): Promise<Obeyed> {
  const { context, watch, about, person } = remote;
  const { print, say } = context;
  const [proposal] = proposalsFor(remote);
  if (typed === 'c') print(...watch.chat.map(line => chatLine(context, line)), '');
  else if (typed.startsWith('c ')) return attempt(remote, { type: 'chat', text: typed.slice(2).trim() });
  else if (typed === 'u' && remote.personSeats.length > 0) return attempt(remote, { type: 'undo' });
  else if (proposal && isYes(context, typed)) return attempt(remote, { type: 'agree', proposal: proposal.id });
  else if (proposal && typed === 'n') return attempt(remote, { type: 'decline', proposal: proposal.id });
  else if (typed === 'start' && about.phase === 'lobby') {
    if (about.host === person) return attempt(remote, { type: 'start' });
    print(say('join.notHost'));
  } else return look(remote, seat, reader, typed);
  return 'done';
}

const isYes = ({ say }: Context, typed: string): boolean => new RegExp(`^(${say('play.yes')})$`, 'i').test(typed);

/** Does something at the table; a refusal is said, and nothing has changed. */
export async function attempt(remote: Remote, command: Command): Promise<Obeyed> {
  const { context, game, watch } = remote;
  try {
    const { waiting } = await watch.do(command);
    if (waiting) context.print(context.say('join.asked'));
    return waiting || command.type === 'chat' ? 'done' : 'changed';
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    context.print(...showRefusal(context, game.id, error));
    return 'done';
  }
}
