import * as clack from '@clack/prompts';
import { GAMES } from '@ennead/games';
import { checkSetup, type Game, type Setup } from '@ennead/kernel';
import type { Context } from '../context.ts';
import { UserError } from '../errors.ts';
import { faceOf, usualOwn } from '../faces/index.ts';
import { resumeSession } from '../play/open.ts';
import { isRunning, listSaves, type Save } from '../saves.ts';
import { personAgainst, usualPlayers, usualSeats } from '../seats.ts';
import { parseSeed } from '../setup.ts';
import { printable } from '../text.ts';
import { playGame, playOn } from './play.ts';
import { rulesCommand } from './rules.ts';
import { CANCELLED, askSetup, choose, type Asked } from './set-up.ts';

/** `ennead` alone: what to play, against whom, or what to read. */
export async function lobby(context: Context): Promise<void> {
  const { say } = context;
  clack.intro(context.paint.bold(say('lobby.title')));
  for (;;) {
    const game = GAMES.length === 1 ? GAMES[0].id : await chooseGame(context);
    if (game === CANCELLED) break;
    const again = await visit(
      context,
      GAMES.find(({ id }) => id === game)!,
    );
    if (!again) break;
  }
  clack.outro(say('lobby.bye'));
}

const chooseGame = (context: Context): Promise<Asked<string>> =>
  choose(
    context.say('lobby.game'),
    GAMES.map(game => {
      const { name, blurb } = faceOf(game, context);
      return { value: game.id, label: name, hint: blurb };
    }),
  );

type Action = 'play' | 'setUp' | 'resume' | 'rules' | 'watch';

/** One game's shelf; false to leave the lobby. */
async function visit(context: Context, game: Game): Promise<boolean> {
  const { say } = context;
  const face = faceOf(game, context);
  const saves = listSaves(context).filter(save => isRunning(save) && save.log?.header.game === game.id);
  const own = usualOwn(game, context);
  const level = usualPlayers(game, own)
    .filter((_, seat) => !own.includes(seat))
    .join(', ');
  const action = await choose<Action | 'leave'>(`${face.name}: ${face.blurb}`, [
    { value: 'play', label: say('lobby.play'), hint: say('lobby.playHint', { against: level }) },
    { value: 'setUp', label: say('lobby.setUp') },
    ...(saves.length > 0
      ? [{ value: 'resume' as const, label: say('lobby.resume'), hint: printable(saves[0].name) }]
      : []),
    { value: 'rules', label: say('lobby.rules') },
    { value: 'watch', label: say('lobby.watch') },
    { value: 'leave', label: say('lobby.leave') },
  ]);
  if (action === CANCELLED || action === 'leave') return false;
  try {
    await carryOut(context, game, action, saves);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    clack.log.error(error.message);
  }
  return true;
}

async function carryOut(context: Context, game: Game, action: Action, saves: readonly Save[]): Promise<void> {
  const seats = usualSeats(game);
  switch (action) {
    case 'play':
      return start(context, game, usualPlayers(game, usualOwn(game, context)), { seats, options: {} });
    case 'setUp':
      return setUp(context, game);
    case 'resume':
      return resume(context, saves);
    case 'rules':
      return readRules(context, game);
    case 'watch':
      return start(context, game, personAgainst('normal', seats, []), { seats, options: {} });
  }
}

const start = (context: Context, game: Game, specs: string[], { seats, options }: Setup): Promise<void> => {
  const setup = checkSetup(game, seats, options);
  if (!setup.ok) throw new UserError(context.say('errors.setup', { why: setup.error }));
  return playGame(context, game, setup.value, parseSeed(context, undefined), specs);
};

async function setUp(context: Context, game: Game): Promise<void> {
  const wanted = await askSetup(context, game);
  if (wanted !== CANCELLED) await start(context, game, wanted.specs, wanted.setup);
}

async function resume(context: Context, saves: readonly Save[]): Promise<void> {
  const file = await choose(
    context.say('lobby.which'),
    saves.map(({ file: value, name, log }) => ({
      value,
      label: printable(name),
      hint: printable((log?.header.players ?? []).join(', ')),
    })),
  );
  if (file !== CANCELLED) await playOn(context, resumeSession(context, file));
}

async function readRules(context: Context, game: Game): Promise<void> {
  const words = await clack.text({ message: context.say('lobby.words'), placeholder: context.say('lobby.wordsHint') });
  if (!clack.isCancel(words)) rulesCommand(context, game.id, (words ?? '').split(/\s+/).filter(Boolean));
}
