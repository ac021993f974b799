import { EVERYTHING, type Game, type Seed, type Setup } from '@ennead/kernel';
import { gameFor } from '../catalogue.ts';
import type { Context } from '../context.ts';
import { UserError } from '../errors.ts';
import { usualOwn } from '../faces/index.ts';
import { openSession, resumeSession } from '../play/open.ts';
import { Reader } from '../play/reader.ts';
import { runSession, type Ending } from '../play/run.ts';
import type { Session } from '../play/session.ts';
import { Thinker } from '../play/thinker.ts';
import { findSave } from '../saves.ts';
import { splitSeats, usualPlayers } from '../seats.ts';
import { parseSeed, parseSetup } from '../setup.ts';

interface PlayOptions {
  seats?: string;
  seed?: string;
  set?: string[];
  resume?: string;
}

/** `ennead play <game>`: a game at this terminal. */
export async function playCommand(context: Context, id: string | undefined, options: PlayOptions): Promise<void> {
  if (options.resume !== undefined) {
    refuseBeside(context, options);
    return playOn(context, resume(context, id, options.resume));
  }
  if (id === undefined) throw new UserError(context.say('errors.missingGame'));
  const game = gameFor(context, id);
  const usual = usualPlayers(game, usualOwn(game, context));
  const specs = options.seats === undefined ? usual : splitSeats(options.seats);
  const setup = parseSetup(context, game, specs, usual, options.set ?? []);
  await playGame(context, game, setup, parseSeed(context, options.seed), specs);
}

/** Opens a new game and plays it. */
export const playGame = (context: Context, game: Game, setup: Setup, seed: Seed, specs: string[]): Promise<void> =>
  playOn(context, openSession(context, game, setup, seed, specs));

/** A saved game brings its own seats, seed and options. */
function refuseBeside({ say }: Context, options: PlayOptions): void {
  const flags = (['seats', 'seed', 'set'] as const).filter(flag => options[flag] !== undefined);
  if (flags.length === 0) return;
  throw new UserError(say('errors.besideResume', { found: flags.map(flag => `--${flag}`).join(', ') }));
}

function resume(context: Context, id: string | undefined, save: string): Session {
  const session = resumeSession(context, findSave(context, save));
  if (id !== undefined && gameFor(context, id).id !== session.game.id)
    throw new UserError(context.say('errors.otherGame', { file: session.file, found: session.game.id, wanted: id }));
  return session;
}

/** Plays a session until it is over or left; it is saved at every moment. */
export async function playOn(context: Context, session: Session): Promise<void> {
  const reader = new Reader(context);
  const thinker = new Thinker();
  try {
    const ending = await runSession(session, reader, thinker);
    if (ending === 'over') showResult(session);
    else leave(session, ending);
  } finally {
    reader.close();
    await thinker.close();
  }
}

function showResult(session: Session): void {
  const { context, face, game, play, story } = session;
  const view = session.view(EVERYTHING);
  const lines = face.result(
    view,
    game.outcome(play.state),
    story.events(),
    session.players.map(({ name }) => name),
  );
  context.print('', ...session.board(EVERYTHING), '', context.paint.bold(context.say('play.over')), ...lines, '');
  context.print(context.say('play.record', { file: session.file }));
}

function leave({ context, file }: Session, ending: Ending): void {
  context.print(context.say(ending === 'end' ? 'play.inputEnded' : 'play.left', { file }));
}
