import { begin, parseLog, replay, type Game, type Seed, type Setup } from '@ennead/kernel';
import type { Context } from '../context.ts';
import { UserError } from '../errors.ts';
import { gameOf } from '../own-encounter.ts';
import { newSave, readGiven } from '../saves.ts';
import { parsePlayers, personAgainst } from '../seats.ts';
import { PROGRAM } from '../version.ts';
import { Session } from './session.ts';
import { Story } from './story.ts';

/** Opens a new game and its file. */
export function openSession(context: Context, game: Game, setup: Setup, seed: Seed, specs: string[]): Session {
  const players = parsePlayers(context, specs);
  const story = new Story();
  const play = begin(game, setup, seed, {
    program: PROGRAM,
    players: specs,
    listen: (events, n) => story.hear(events, n),
  });
  const session = new Session(context, play, players, newSave(context, game.id), story);
  session.save();
  return session;
}

/** Goes on with a saved game: its log is the game. */
export function resumeSession(context: Context, file: string): Session {
  const { say } = context;
  const log = parseLog(readGiven(context, file));
  if (!log.ok) throw new UserError(say('errors.log', { file, why: log.error }));
  const { header } = log.value;
  const game = gameOf(header);
  if (!game) throw new UserError(say('errors.foreignGame', { file, found: header.game }));
  const story = new Story();
  const replayed = replay(game, log.value, { listen: (events, n) => story.hear(events, n) });
  if (!replayed.ok)
    throw new UserError(
      header.rules === game.rules
        ? say('errors.flaw', { file, n: replayed.flaw.n, why: replayed.flaw.error })
        : say('errors.version', { file, found: header.rules, wanted: game.rules }),
    );
  for (const record of log.value.records) if ('undo' in record) story.strike(record.undo, record.n);
  const specs = header.players ?? personAgainst('normal', header.seats);
  if (specs.length !== header.seats)
    throw new UserError(say('errors.players', { file, found: specs.length, wanted: header.seats }));
  return new Session(context, replayed.play, parsePlayers(context, specs), file, story);
}
