import { readRules, searchRules, showRules } from '../rulebook.ts';
import { UserError } from '../errors.ts';
import { wrap } from '../text.ts';
import { hint } from './hint.ts';
import { LEAVE, type Reader } from './reader.ts';
import { view } from './screen.ts';
import type { Session } from './session.ts';
import type { Sitting } from './sitting.ts';
import type { Thinker } from './thinker.ts';
import type { Desk, Obeyed } from './turn.ts';
import { takeBack, undoPriceFor } from './undo.ts';

interface LocalDesk {
  session: Session;
  seat: number;
  reader: Reader;
  thinker: Thinker;
}

/** The desk of a person who plays here. */
export function deskFor(local: LocalDesk): Desk {
  const { session, seat, reader } = local;
  return { sitting: session, seat, reader, obey: typed => obey(local, typed), page: 'play' };
}

async function obey(local: LocalDesk, typed: string): Promise<Obeyed> {
  const { session, seat, reader, thinker } = local;
  const { print, say } = session.context;
  if (typed === 'h') print(...(await hint(session, seat, thinker)), '');
  else if (typed === 'u') return undo(local);
  else if (typed === 's') {
    session.save();
    print(say('play.saved', { file: session.file }));
  } else return look(session, seat, reader, typed);
  return 'done';
}

/** What may be typed wherever a game is played: rules, board, what happened, and the way out. */
export async function look(sitting: Sitting, seat: number, reader: Reader, typed: string): Promise<Obeyed> {
  const { print, columns } = sitting.context;
  if (typed.startsWith('?')) print(...rules(sitting, typed.slice(1).trim()), '');
  else if (typed === 'l')
    print(...sitting.lines(sitting.personOf(seat)).flatMap(line => wrap(line, columns(), '    ')), '');
  else if (typed === 'v') return (await view(sitting, seat, reader)) === LEAVE ? 'left' : 'viewed';
  else if (typed === 'q') return 'left';
  else return 'unknown';
  return 'done';
}

/** The section of the step that the game is in, or what has the words. */
function rules(sitting: Sitting, words: string): string[] {
  const { context, game, face } = sitting;
  try {
    const sections = readRules(context, game.id);
    if (words === '')
      return showRules(
        context,
        sections.filter(({ letter }) => letter === face.section(sitting.asks)),
      );
    const wanted = words.split(/\s+/);
    const found = searchRules(sections, wanted);
    return found.length > 0 ? showRules(context, found, wanted) : [context.say('rules.none', { words })];
  } catch (error) {
    if (error instanceof UserError) return [error.message];
    throw error;
  }
}

async function undo({ session, seat, reader }: LocalDesk): Promise<Obeyed> {
  const { print, say } = session.context;
  const price = undoPriceFor(session, seat);
  if (price === 'nothing' || price === 'never') {
    print(say(price === 'never' ? 'play.undoNever' : 'play.undoNothing'));
    return 'done';
  }
  if (price === 'consent') {
    const said = await reader.ask(say('play.undoAsk'));
    if (said === LEAVE) return 'left';
    if (typeof said !== 'string' || !new RegExp(`^(${say('play.yes')})$`, 'i').test(said.trim())) {
      print(say('play.undoRefused'));
      return 'done';
    }
  }
  takeBack(session, seat);
  return 'changed';
}
