import { DONE } from '@ennead/kernel';
import { wrap, wrapTight } from '../text.ts';
import { keyFor, type Page } from './keys.ts';
import { listChoices } from './list.ts';
import { BACK, LEAVE, NEWS, UNDO, type Reader, type Said } from './reader.ts';
import { hasRoom } from './screen.ts';
import type { Chosen, Sitting } from './sitting.ts';
import { Walker, type Choice, type Option } from './walker.ts';

/** How a person's turn to answer ended: with an answer, with something that is to be looked at first, or for good. */
export type Turn = { kind: 'picks'; keys: string[] } | { kind: 'changed' } | { kind: 'left'; atEnd: boolean };

/** What came of something that was typed instead of a choice. */
export type Obeyed = 'done' | 'changed' | 'left' | 'viewed' | 'unknown';

export interface Desk {
  sitting: Sitting;
  seat: number;
  reader: Reader;
  /** Carries out what was typed instead of a choice. */
  obey: (typed: string) => Promise<Obeyed>;
  /** Whose keys are listed. */
  page: Page;
}

const PROMPT = '› ';
/** Keys that are typed where options are listed. */
const TYPED = { [BACK]: 'b', [UNDO]: 'u' };

/** Asks a person until there is a whole answer, or none. */
export async function personTurn(desk: Desk): Promise<Turn> {
  const { sitting, seat } = desk;
  const many = sitting.game.decisions.some(decision => decision.name === sitting.asks && decision.many);
  const picks: Chosen[] = [];
  const answer = (): Turn => ({ kind: 'picks', keys: picks.map(({ key }) => key) });
  for (;;) {
    const options = await sitting.options(seat, picks);
    if (many && options.length === 0) return answer();
    const picked = await pick(desk, options, picks.length > 0);
    if (picked.kind === 'left' || picked.kind === 'changed') return picked;
    if (picked.kind === 'back') {
      picks.pop();
      continue;
    }
    if (picked.code === DONE) return answer();
    const key = await spell(desk, picked.code);
    if (key === null || key === LEAVE) return { kind: 'left', atEnd: key === null };
    if (key === NEWS) return { kind: 'changed' };
    if (typeof key !== 'string') continue;
    picks.push({ code: picked.code, key });
    if (!many) return answer();
    const { context, face } = sitting;
    const done = wrapTight(face.move(sitting.view(sitting.personOf(seat)), seat, picked.code), context.columns() - 4);
    context.print(...done.map((line, i) => (i === 0 ? `  ✓ ${line}` : `    ${line}`)));
  }
}

type Picked =
  | { kind: 'code'; code: number }
  | { kind: 'back' }
  | { kind: 'changed' }
  | { kind: 'left'; atEnd: boolean };

/** One pick: walks by what a hand would touch. `further` is whether picks came before it that could be taken back. */
async function pick(desk: Desk, codes: readonly number[], further: boolean): Promise<Picked> {
  const { context } = desk.sitting;
  const walker = walk(desk, codes);
  let fold = !further;
  for (;;) {
    const choices = walker.choices();
    const list = [...listChoices(context, choices), ...footer(desk, walker.isAtStart && !further)];
    const isListed = !fold || hasRoom(desk.sitting, desk.seat, list.length);
    if (isListed) context.print(...list);
    fold = false;
    const prompt = isListed ? PROMPT : `${context.say('play.folded', { count: choices.length })} ${PROMPT}`;
    const said = await desk.reader.ask(prompt);
    if (said === null || said === LEAVE) return { kind: 'left', atEnd: said === null };
    if (said === NEWS) return { kind: 'changed' };
    const typed = typeof said === 'string' ? meant(desk, walker, said.trim()) : TYPED[said];
    if (/^\d+([ .,]+\d+)*$/.test(typed)) {
      const code = follow(desk, walker, typed.split(/[ .,]+/).map(Number));
      if (code !== null) return { kind: 'code', code };
    } else if (typed === '') {
      if (isListed && choices.length === 1 && choices[0].options.length === 1)
        return { kind: 'code', code: choices[0].options[0].code };
    } else if (typed === 'b') {
      if (!walker.back() && further) return { kind: 'back' };
    } else {
      const obeyed = await desk.obey(typed);
      if (obeyed === 'changed') return { kind: 'changed' };
      if (obeyed === 'left') return { kind: 'left', atEnd: false };
      if (obeyed === 'viewed') fold = true;
      if (obeyed === 'unknown') search(desk, walker, typed);
    }
  }
}

/** The key whose word in the footer was typed, unless an option has that word. */
const meant = ({ sitting, page }: Desk, walker: Walker, typed: string): string =>
  walker.isCalled(typed) ? typed : keyFor(sitting.context, page, typed);

/** Several numbers go several steps; one too many plays nothing, for it may be a slip. */
function follow({ sitting }: Desk, walker: Walker, numbers: readonly number[]): number | null {
  const { print, say } = sitting.context;
  for (const [i, number] of numbers.entries()) {
    const choices = walker.choices();
    const choice: Choice | undefined = choices[number - 1];
    if (!choice) {
      print(say('play.noNumber', { found: number, most: choices.length }));
      return null;
    }
    const code = walker.choose(choice);
    if (code === null) continue;
    if (i === numbers.length - 1) return code;
    print(say('play.noStep', { found: number }));
    return null;
  }
  return null;
}

function search({ sitting }: Desk, walker: Walker, typed: string): void {
  const { print, say } = sitting.context;
  walker.filter(typed.replace(/^\//, ''));
  const found = walker.choices().length;
  if (found === 0) {
    walker.back();
    print(say('play.noMatch', { found: typed }));
  } else if (found === 1) print(say('play.confirm'));
}

/** The options with their words and what they would cost. */
function walk({ sitting, seat }: Desk, codes: readonly number[]): Walker {
  const { face, game, context } = sitting;
  const view = sitting.view(sitting.personOf(seat));
  const preview = sitting.previewer(seat);
  const options = codes.map((code): Option => {
    const price = code === DONE ? '' : face.price(preview(code));
    const label = face.move(view, seat, code) + (price && context.paint.dim(` · ${price}`));
    return { code, path: code === DONE ? ['button/done'] : game.refs(view, code), label, verb: face.verb(seat, code) };
  });
  return new Walker(options, { ref: ref => face.ref(view, seat, ref), rank: ref => face.rank(ref, seat) });
}

function footer({ sitting, page }: Desk, atStart: boolean): string[] {
  const { paint, columns, say } = sitting.context;
  return wrap(say(atStart ? `${page}.keys` : `${page}.keysBack`), columns()).map(paint.dim);
}

/** The key of an option, with the words that an open one wants; what was said instead of words, if that was no text. */
async function spell({ sitting, reader }: Desk, code: number): Promise<Said> {
  const { moves } = sitting.game;
  const open = moves.textOf(code);
  if (open === null) return moves.key(code);
  for (;;) {
    const line = await reader.ask(`${open.arg}: `);
    if (typeof line !== 'string') return line;
    if (line.length <= open.longest) return moves.key(code, line);
    sitting.context.print(sitting.context.say('play.tooLong', { most: open.longest, found: line.length }));
  }
}
