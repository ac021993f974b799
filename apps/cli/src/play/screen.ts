import type { Viewer } from '@ennead/kernel';
import { wrap } from '../text.ts';
import type { Reader, Said } from './reader.ts';
import type { Session } from './session.ts';

export const CLEAR = '\x1b[H\x1b[2J';
/** Lines of what happened: as many as leave room for the board above and the options below. */
const [LEAST_TOLD, MOST_TOLD, ROOM_FOR_OPTIONS] = [5, 16, 16];
/** The sentence that asks, and the line to answer in. */
const ASKING = 2;

/** Everything a person wants to see before answering; where the screen is low the board comes last, so that it stays. */
export function show(session: Session, seat: number, seen: Map<Viewer, number>): void {
  const { context } = session;
  const person = session.personOf(seat);
  const lines = session.story.lines(session.face, session.view(person), person, seen.get(person));
  seen.set(person, session.play.records.length);
  const board = session.board(person);
  const room = context.rows() - board.length - ROOM_FOR_OPTIONS;
  const story = latest(session, lines, Math.max(LEAST_TOLD, Math.min(MOST_TOLD, room)));
  if (context.interactive) context.stdout.write(CLEAR);
  context.print(
    ...(room < LEAST_TOLD ? [...story, ...dense(board)] : [...board, '', ...story]),
    sentence(session, seat),
  );
}

/** The board alone and what is asked, in pages where the screen is lower. */
export async function view(session: Session, seat: number, reader: Reader): Promise<Said> {
  const { context } = session;
  const board = dense(session.board(session.personOf(seat)));
  const isWhole = context.rows() >= board.length + ASKING;
  if (context.interactive) context.stdout.write(CLEAR);
  const top = isWhole ? board.length : context.rows() - 1;
  context.print(...board.slice(0, top));
  const said = isWhole ? '' : await reader.ask(context.say('play.page'));
  if (typeof said === 'string') context.print(...board.slice(top), sentence(session, seat));
  return said;
}

/** Whether so many lines go below the board without pushing it off the screen. */
export const hasRoom = (session: Session, seat: number, lines: number): boolean =>
  session.context.rows() >= dense(session.board(session.personOf(seat))).length + ASKING + lines;

const dense = (board: readonly string[]): string[] => board.filter(line => line !== '');

function sentence(session: Session, seat: number): string {
  const { context, face } = session;
  const who = session.personSeats.length > 1 ? `${session.name(seat)} · ` : '';
  return who + context.paint.bold(face.ask(session.asks, session.view(session.personOf(seat))));
}

function latest(session: Session, lines: readonly string[], most: number): string[] {
  if (lines.length === 0) return [];
  const { paint, say } = session.context;
  const hidden = lines.length - most;
  const earlier = hidden > 0 ? [paint.dim(say('play.earlier', { count: hidden }))] : [];
  return [...earlier, ...lines.slice(-most).flatMap(line => told(session, line)), ''];
}

/** A line of the story. */
export const told = ({ context }: Session, line: string): string[] =>
  wrap(line, context.columns() - 4, '    ').map((row, i) => (i === 0 ? `${context.paint.dim('│')} ${row}` : row));
