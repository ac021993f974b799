import { DONE, optionsOf } from '@ennead/kernel';
import { wrap } from '../text.ts';
import { obey, type Obeyed } from './commands.ts';
import { listChoices } from './list.ts';
import { previewer } from './preview.ts';
import { BACK, LEAVE, UNDO, type Reader, type Said } from './reader.ts';
import { hasRoom } from './screen.ts';
import type { Session } from './session.ts';
import type { Thinker } from './thinker.ts';
import { Walker, type Choice, type Option } from './walker.ts';

/** How a person's turn to answer ended. */
export type Turn = { kind: 'picks'; keys: string[] } | { kind: 'undone' } | { kind: 'left'; atEnd: boolean };

export interface Desk {
  session: Session;
  seat: number;
  reader: Reader;
  thinker: Thinker;
}

const PROMPT = '› ';
/** Keys that are typed where options are listed. */
const TYPED = { [BACK]: 'b', [UNDO]: 'u' };

/** Asks a person until there is a whole answer, or none. */
export async function personTurn(desk: Desk): Promise<Turn> {
  const { session, seat } = desk;
  const { decisions } = session.game;
  const { many } = decisions[session.play.state.flow.ask];
  const codes: number[] = [];
  const keys: string[] = [];
  for (;;) {
    const options = optionsOf(session.play, seat, codes);
    if (many && options.length === 0) return { kind: 'picks', keys };
    const picked = await pick(desk, options, codes.length > 0);
    if (picked.kind === 'left' || picked.kind === 'undone') return picked;
    if (picked.kind === 'back') {
      codes.pop();
      keys.pop();
      continue;
    }
    if (picked.code === DONE) return { kind: 'picks', keys };
    const key = await spell(desk, picked.code);
    if (key === null || key === LEAVE) return { kind: 'left', atEnd: key === null };
    if (typeof key !== 'string') continue;
    codes.push(picked.code);
    keys.push(key);
    if (!many) return { kind: 'picks', keys };
    session.context.print(`  ✓ ${session.face.move(session.view(session.personOf(seat)), seat, picked.code)}`);
  }
}

type Picked = { kind: 'code'; code: number } | { kind: 'back' } | { kind: 'undone' } | { kind: 'left'; atEnd: boolean };

/** One pick: walks by what a hand would touch. `further` is whether picks came before it that could be taken back. */
async function pick(desk: Desk, codes: readonly number[], further: boolean): Promise<Picked> {
  const { context } = desk.session;
  const walker = walk(desk, codes);
  let fold = !further;
  for (;;) {
    const choices = walker.choices();
    const list = [...listChoices(context, choices), ...footer(desk, walker.isAtStart && !further)];
    const isListed = !fold || hasRoom(desk.session, desk.seat, list.length);
    if (isListed) context.print(...list);
    fold = false;
    const prompt = isListed ? PROMPT : `${context.say('play.folded', { count: choices.length })} ${PROMPT}`;
    const said = await desk.reader.ask(prompt);
    if (said === null || said === LEAVE) return { kind: 'left', atEnd: said === null };
    const typed = typeof said === 'string' ? said.trim() : TYPED[said];
    if (/^\d+([ .,]+\d+)*$/.test(typed)) {
      const code = follow(desk, walker, typed.split(/[ .,]+/).map(Number));
      if (code !== null) return { kind: 'code', code };
    } else if (typed === '') {
      if (isListed && choices.length === 1 && choices[0].options.length === 1)
        return { kind: 'code', code: choices[0].options[0].code };
    } else if (typed === 'b') {
      if (!walker.back() && further) return { kind: 'back' };
    } else {
      const obeyed: Obeyed = await obey(desk, typed);
      if (obeyed === 'undone') return { kind: 'undone' };
      if (obeyed === 'left') return { kind: 'left', atEnd: false };
      if (obeyed === 'viewed') fold = true;
      if (obeyed === 'unknown') search(desk, walker, typed);
    }
  }
}

/** Several numbers go several steps. */
function follow({ session }: Desk, walker: Walker, numbers: readonly number[]): number | null {
  const { print, say } = session.context;
  for (const number of numbers) {
    const choices = walker.choices();
    const choice: Choice | undefined = choices[number - 1];
    if (!choice) {
      print(say('play.noNumber', { found: number, most: choices.length }));
      return null;
    }
    const code = walker.choose(choice);
    if (code !== null) return code;
  }
  return null;
}

function search({ session }: Desk, walker: Walker, typed: string): void {
  const { print, say } = session.context;
  walker.filter(typed.replace(/^\//, ''));
  const found = walker.choices().length;
  if (found === 0) {
    walker.back();
    print(say('play.noMatch', { found: typed }));
  } else if (found === 1) print(say('play.confirm'));
}

/** The options with their words and what they would cost. */
function walk({ session, seat }: Desk, codes: readonly number[]): Walker {
  const { face, game, play, context } = session;
  const view = session.view(session.personOf(seat));
  const preview = previewer(play, seat);
  const options = codes.map((code): Option => {
    const price = code === DONE ? '' : face.price(preview(code));
    const label = face.move(view, seat, code) + (price && context.paint.dim(` · ${price}`));
    return { code, path: code === DONE ? ['button/done'] : game.refs(view, code), label, verb: face.verb(seat, code) };
  });
  return new Walker(options, { ref: ref => face.ref(view, seat, ref), rank: ref => face.rank(ref, seat) });
}

function footer({ session }: Desk, atStart: boolean): string[] {
  const { say, paint, columns } = session.context;
  return wrap(say(atStart ? 'play.keys' : 'play.keysBack'), columns()).map(paint.dim);
}

/** The key of an option, with the words that an open one wants; what was said instead of words, if that was no text. */
async function spell({ session, reader }: Desk, code: number): Promise<Said> {
  const { moves } = session.game;
  const open = moves.textOf(code);
  if (open === null) return moves.key(code);
  for (;;) {
    const line = await reader.ask(`${open.arg}: `);
    if (typeof line !== 'string') return line;
    if (line.length <= open.longest) return moves.key(code, line);
    session.context.print(session.context.say('play.tooLong', { most: open.longest, found: line.length }));
  }
}
