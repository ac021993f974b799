import * as clack from '@clack/prompts';
import { LEVELS } from '@ennead/bots';
import { GAMES } from '@ennead/games';
import type { Game } from '@ennead/kernel';
import type { Context } from '../context.ts';
import { faceOf } from '../faces/index.ts';
import { resumeSession } from '../play/open.ts';
import { listSaves } from '../saves.ts';
import { usualPlayers, usualSeats } from '../seats.ts';
import { parseSeed, parseSetup } from '../setup.ts';
import { playGame, playOn } from './play.ts';
import { rulesCommand } from './rules.ts';

/** Ctrl+C or Escape: one step back, and out of the lobby at its first question. */
const CANCELLED = Symbol('cancelled');
type Asked<T> = T | typeof CANCELLED;

async function choose<T extends string>(
  message: string,
  options: readonly { value: T; label: string; hint?: string }[],
): Promise<Asked<T>> {
  const answer = await clack.select<string>({ message, options: [...options] });
  return clack.isCancel(answer) ? CANCELLED : (answer as T);
}

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

/** One game's shelf; false to leave the lobby. */
async function visit(context: Context, game: Game): Promise<boolean> {
  const { say } = context;
  const face = faceOf(game, context);
  const saves = listSaves(context).filter(({ log }) => log?.header.game === game.id && log.closing.outcome === null);
  const level = usualPlayers(game).slice(1).join(', ');
  const action = await choose(`${face.name}: ${face.blurb}`, [
    { value: 'play', label: say('lobby.play'), hint: say('lobby.playHint', { against: level }) },
    { value: 'setUp', label: say('lobby.setUp') },
    ...(saves.length > 0 ? [{ value: 'resume' as const, label: say('lobby.resume'), hint: saves[0].name }] : []),
    { value: 'rules', label: say('lobby.rules') },
    { value: 'watch', label: say('lobby.watch') },
    { value: 'leave', label: say('lobby.leave') },
  ]);
  switch (action) {
    case 'play':
      await start(context, game, usualPlayers(game), []);
      break;
    case 'setUp':
      await setUp(context, game);
      break;
    case 'resume':
      await resume(context, saves);
      break;
    case 'rules':
      await readRules(context, game);
      break;
    case 'watch':
      await start(
        context,
        game,
        Array.from({ length: usualSeats(game) }, () => 'normal'),
        [],
      );
      break;
    default:
      return false;
  }
  return true;
}

const start = (context: Context, game: Game, specs: string[], settings: string[]): Promise<void> =>
  playGame(context, game, parseSetup(context, game, specs.length, settings), parseSeed(context, undefined), specs);

/** Seats, bots and every option that counts for so many seats. */
async function setUp(context: Context, game: Game): Promise<void> {
  const { say } = context;
  const face = faceOf(game, context);
  const { min, max } = game.seats;
  const counts = Array.from({ length: max - min + 1 }, (_, i) => String(min + i));
  const seats = await choose(
    say('lobby.seats'),
    counts.map(value => ({ value, label: value })),
  );
  if (seats === CANCELLED) return;
  const level = await choose(
    say('lobby.level'),
    LEVELS.map(value => ({ value, label: value })),
  );
  if (level === CANCELLED) return;
  const settings: string[] = [];
  for (const option of game.options) {
    if (option.kind === 'int' || (option.when?.seats && !option.when.seats.includes(Number(seats)))) continue;
    const values = option.kind === 'choice' ? option.choices : ['false', 'true'];
    const value = await choose(
      face.optionLabel(option.id),
      values.map(one => ({ value: one, label: face.choiceLabel(option.id, one) })),
    );
    if (value === CANCELLED) return;
    settings.push(`${option.id}=${value}`);
  }
  const specs = Array.from({ length: Number(seats) }, (_, seat) => (seat === 0 ? 'you' : level));
  await start(context, game, specs, settings);
}

async function resume(context: Context, saves: ReturnType<typeof listSaves>): Promise<void> {
  const file = await choose(
    context.say('lobby.which'),
    saves.map(save => ({ value: save.file, label: save.name, hint: (save.log?.header.players ?? []).join(', ') })),
  );
  if (file !== CANCELLED) await playOn(context, resumeSession(context, file));
}

async function readRules(context: Context, game: Game): Promise<void> {
  const words = await clack.text({ message: context.say('lobby.words'), placeholder: context.say('lobby.wordsHint') });
  if (!clack.isCancel(words)) rulesCommand(context, game.id, (words ?? '').split(/\s+/).filter(Boolean));
}
