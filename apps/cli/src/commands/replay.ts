import {
  EVERYTHING,
  NOBODY,
  asked,
  parseLog,
  redact,
  replay,
  seatBit,
  standing,
  viewOf,
  type GameEvent,
  type Log,
  type Play,
  type Viewer,
} from '@ennead/kernel';
import type { Context } from '../context.ts';
import { UserError } from '../errors.ts';
import { faceOf } from '../faces/index.ts';
import { howEnded } from '../how-ended.ts';
import { gameOf } from '../own-encounter.ts';
import { readGiven } from '../saves.ts';
import { wholeNumber } from '../setup.ts';
import { printable, wrap } from '../text.ts';

interface ReplayOptions {
  until?: string;
  as?: string;
  json?: boolean;
}

/** What each record made happen; null for one that took others back or is not of the game. */
interface Told {
  n: number;
  undo: number | null;
  events: GameEvent[];
}

/** `ennead replay <file>`: the game in words, and the board where it ends. */
export function replayCommand(context: Context, file: string, options: ReplayOptions): void {
  const { say } = context;
  const log = parseLog(readGiven(context, file));
  if (!log.ok) throw new UserError(say('errors.log', { file, why: log.error }));
  const { header, records } = log.value;
  const until =
    options.until === undefined ? records.length : wholeNumber(context, '--until', options.until, 0, records.length);
  const seat = options.as === undefined ? null : wholeNumber(context, '--as', options.as, 1, header.seats) - 1;
  const { play, told } = run(context, file, log.value, until);
  const viewer: Viewer = seat !== null ? seatBit(seat) : howEnded(play) !== 'running' ? EVERYTHING : NOBODY;
  const seen = told.map(chapter => ({ ...chapter, events: chapter.events.map(event => redact(event, viewer)) }));
  if (options.json) context.print(JSON.stringify({ view: viewOf(play, viewer), records: seen }));
  else tellAll(context, play, seen, viewer);
}

function run(context: Context, file: string, log: Log, until: number): { play: Play; told: Told[] } {
  const { say } = context;
  const game = gameOf(log.header);
  if (!game) throw new UserError(say('errors.foreignGame', { file, found: log.header.game }));
  const heard = new Map<number, GameEvent[]>();
  const replayed = replay(game, log, { until, listen: (events, n) => void heard.set(n, events) });
  if (!replayed.ok) {
    const { n, error } = replayed.flaw;
    throw new UserError(say('errors.flaw', { file, n, why: error }));
  }
  const records = log.records.slice(0, until);
  const told = records.map(record => ({
    n: record.n,
    undo: 'undo' in record ? record.undo : null,
    events: heard.get(record.n) ?? [],
  }));
  return { play: replayed.play, told: [{ n: 0, undo: null, events: heard.get(0) ?? [] }, ...told] };
}

function tellAll(context: Context, play: Play, told: readonly Told[], viewer: Viewer): void {
  const { say, paint } = context;
  const face = faceOf(play.game, context);
  const view = viewOf(play, viewer).table;
  const width = String(told.length).length;
  for (const { n, undo, events } of told) {
    const lines = undo === null ? events.flatMap(event => face.tell(event, view)) : [say('replay.undo', { n: undo })];
    lines.forEach((line, i) => {
      const [first, ...rest] = wrap(line, context.columns() - width - 2, ' '.repeat(width + 4));
      context.print(`${paint.dim(i === 0 ? String(n).padStart(width) : ' '.repeat(width))}  ${first}`, ...rest);
    });
  }
  const players = (play.header.players ?? play.table.seats.map(seat => say('play.seat', { seat: seat + 1 }))).map(
    printable,
  );
  context.print('', ...face.draw(view, { columns: context.columns(), players, asked: asked(play) }));
  const how = howEnded(play);
  if (how === 'running') return;
  if (how !== 'played') return context.print('', paint.bold(say('play.over')), say(`join.${how}`));
  const stands = new Set([0, ...standing(play.records).map(({ n }) => n)]);
  const events = told.filter(({ n }) => stands.has(n)).flatMap(chapter => chapter.events);
  context.print('', paint.bold(say('play.over')), ...face.result(view, play.game.outcome(play.state), events, players));
}
