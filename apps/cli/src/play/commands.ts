import { readRules, searchRules, showRules } from '../rulebook.ts';
import { UserError } from '../errors.ts';
import { hint } from './hint.ts';
import { LEAVE } from './reader.ts';
import { view } from './screen.ts';
import type { Session } from './session.ts';
import type { Desk } from './turn.ts';
import { takeBack, undoPriceFor } from './undo.ts';

export type Obeyed = 'done' | 'undone' | 'left' | 'viewed' | 'unknown';

/** Carries out what was typed instead of a choice. */
export async function obey(desk: Desk, typed: string): Promise<Obeyed> {
  const { session, seat, reader, thinker } = desk;
  const { print, say } = session.context;
  if (typed.startsWith('?')) print(...rules(session, typed.slice(1).trim()), '');
  else if (typed === 'h') print(...(await hint(session, seat, thinker)), '');
  else if (typed === 'l') print(...told(session, seat), '');
  else if (typed === 'v') return (await view(session, seat, reader)) === LEAVE ? 'left' : 'viewed';
  else if (typed === 'u') return undo(desk);
  else if (typed === 's') {
    session.save();
    print(say('play.saved', { file: session.file }));
  } else if (typed === 'q') return 'left';
  else return 'unknown';
  return 'done';
}

function told(session: Session, seat: number): string[] {
  const person = session.personOf(seat);
  return session.story.lines(session.face, session.view(person), person);
}

/** The section of the step that the game is in, or what has the words. */
function rules(session: Session, words: string): string[] {
  const { context, game, face } = session;
  try {
    const sections = readRules(context, game.id);
    if (words === '')
      return showRules(
        context,
        sections.filter(({ letter }) => letter === face.section(session.asks)),
      );
    const wanted = words.split(/\s+/);
    const found = searchRules(sections, wanted);
    return found.length > 0 ? showRules(context, found, wanted) : [context.say('rules.none', { words })];
  } catch (error) {
    if (error instanceof UserError) return [error.message];
    throw error;
  }
}

async function undo({ session, seat, reader }: Desk): Promise<Obeyed> {
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
  return 'undone';
}
