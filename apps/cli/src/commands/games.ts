import { GAMES } from '@ennead/games';
import type { Game, Log } from '@ennead/kernel';
import type { Context } from '../context.ts';
import { faceOf } from '../faces/index.ts';
import { savesFolder } from '../folders.ts';
import { isRunning, listSaves, type Save } from '../saves.ts';
import { printable, table, wrap } from '../text.ts';

interface GamesOptions {
  saved?: boolean;
  json?: boolean;
}

/** `ennead games`: what can be played, and with --saved what was begun. */
export function gamesCommand(context: Context, { saved = false, json = false }: GamesOptions): void {
  if (saved) return json ? print(context, listSaves(context).map(savedAsJson)) : showSaves(context);
  if (json)
    return print(
      context,
      GAMES.map(game => asJson(context, game)),
    );
  context.print(...describeGames(context), '', context.paint.dim(context.say('games.next')));
}

const print = (context: Context, value: unknown): void => context.print(JSON.stringify(value, null, 2));

function asJson(context: Context, game: Game) {
  const { name, blurb } = faceOf(game, context);
  return { id: game.id, name, blurb, rules: game.rules, seats: game.seats, options: game.options };
}

/** A paragraph a game: name, players, sentence, options. */
export function describeGames(context: Context): string[] {
  const { paint, say } = context;
  return GAMES.flatMap((game, i) => {
    const face = faceOf(game, context);
    const options = game.options.map(option => {
      const values =
        option.kind === 'choice'
          ? option.choices
          : option.kind === 'flag'
            ? ['on', 'off']
            : [`${option.min}-${option.max}`];
      return [`    --set ${option.id}=${values.join('|')}`, paint.dim(face.optionLabel(option.id))];
    });
    return [
      ...(i > 0 ? [''] : []),
      `${paint.bold(face.name)}  ${game.id}  ${paint.dim(say('games.seats', { ...game.seats }))}`,
      ...wrap(face.blurb, context.columns() - 4).map(line => `  ${line}`),
      ...table(options),
    ];
  });
}

const stateOf = ({ say, paint }: Context, { records, closing }: Log): string =>
  closing.outcome === null ? say('games.running', { count: records.length }) : paint.good(say('games.over'));

function showSaves(context: Context): void {
  const { say, paint } = context;
  const saves = listSaves(context);
  if (saves.length === 0) return context.print(say('games.noSaves', { folder: savesFolder(context.env) }));
  const when = new Intl.DateTimeFormat(context.language, { dateStyle: 'medium', timeStyle: 'short' });
  const rows = saves.map(({ name, at, log }) => [
    paint.bold(printable(name)),
    printable((log?.header.players ?? []).join(', ')),
    log ? stateOf(context, log) : paint.warn(say('games.broken')),
    paint.dim(when.format(at)),
  ]);
  context.print(...table(rows));
  if (isRunning(saves[0])) context.print('', paint.dim(say('games.resume', { name: saves[0].name })));
}

const savedAsJson = ({ name, file, at, log }: Save) => ({
  name,
  file,
  at: at.toISOString(),
  game: log?.header.game ?? null,
  players: log?.header.players ?? null,
  records: log?.records.length ?? null,
  over: log ? log.closing.outcome !== null : null,
});
