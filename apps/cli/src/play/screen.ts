import type { Viewer } from '@ennead/kernel';
import { wrap } from '../text.ts';
import type { Reader, Said } from './reader.ts';
import type { Sitting } from './sitting.ts';

export const CLEAR = '\x1b[H\x1b[2J';
/** Lines of what happened: as many as leave room for the board above and the options below. */
const [LEAST_TOLD, MOST_TOLD, ROOM_FOR_OPTIONS] = [5, 16, 16];
/** The sentence that asks, and the line to answer in. */
const ASKING = 2;

/** Everything a person wants to see before answering. */
export function show(sitting: Sitting, seat: number, seen: Map<Viewer, number>): void {
  const person = sitting.personOf(seat);
  const since = seen.get(person);
  seen.set(person, sitting.length);
  scene(sitting, person, since, sentence(sitting, seat));
}

/** Board, what happened since, and a last line; where the screen is low the board comes last, so that it stays. */
export function scene(sitting: Sitting, person: Viewer, since: number | undefined, last: string): void {
  const { context } = sitting;
  const lines = sitting.lines(person, since);
  const board = sitting.board(person);
  const room = context.rows() - board.length - ROOM_FOR_OPTIONS;
  const story = latest(sitting, lines, Math.max(LEAST_TOLD, Math.min(MOST_TOLD, room)));
  if (context.interactive) context.stdout.write(CLEAR);
  context.print(...(room < LEAST_TOLD ? [...story, ...dense(board)] : [...board, '', ...story]), last);
}

/** The board alone and what is asked, in pages where the screen is lower. */
export async function view(sitting: Sitting, seat: number, reader: Reader): Promise<Said> {
  const { context } = sitting;
  const board = dense(sitting.board(sitting.personOf(seat)));
  const isWhole = context.rows() >= board.length + ASKING;
  if (context.interactive) context.stdout.write(CLEAR);
  const top = isWhole ? board.length : context.rows() - 1;
  context.print(...board.slice(0, top));
  const said = isWhole ? '' : await reader.ask(context.say('play.page'));
  if (typeof said === 'string') context.print(...board.slice(top), sentence(sitting, seat));
  return said;
}

/** Whether so many lines go below the board without pushing it off the screen. */
export const hasRoom = (sitting: Sitting, seat: number, lines: number): boolean =>
  sitting.context.rows() >= dense(sitting.board(sitting.personOf(seat))).length + ASKING + lines;

const dense = (board: readonly string[]): string[] => board.filter(line => line !== '');

function sentence(sitting: Sitting, seat: number): string {
  const { context, face } = sitting;
  const who = sitting.personSeats.length > 1 ? `${sitting.name(seat)} · ` : '';
  return who + context.paint.bold(face.ask(sitting.asks, sitting.view(sitting.personOf(seat))));
}

function latest(sitting: Sitting, lines: readonly string[], most: number): string[] {
  if (lines.length === 0) return [];
  const { paint, say } = sitting.context;
  const hidden = lines.length - most;
  const earlier = hidden > 0 ? [paint.dim(say('play.earlier', { count: hidden }))] : [];
  return [...earlier, ...lines.slice(-most).flatMap(line => told(sitting, line)), ''];
}

/** A line of the story. */
export const told = ({ context }: Sitting, line: string): string[] =>
  wrap(line, context.columns() - 4, '    ').map((row, i) => (i === 0 ? `${context.paint.dim('│')} ${row}` : row));
