import { gameFor } from '../catalogue.ts';
import type { Context } from '../context.ts';
import { identityAt } from '../join/identity.ts';
import { failureAt } from '../join/refusal.ts';
import { parseServer } from '../links.ts';
import { parseSitting, usualSitting } from '../seats.ts';
import { parseSetup } from '../setup.ts';

interface OpenOptions {
  url: string;
  seats?: string;
  set?: string[];
  name?: string;
  password?: string;
  json?: boolean;
}

/** `ennead open <game>`: a table on a server that runs, and its link to hand round. */
export async function openCommand(context: Context, id: string, options: OpenOptions): Promise<void> {
  const { say, print, paint } = context;
  const game = gameFor(context, id);
  const base = parseServer(context, '--url', options.url);
  const usual = usualSitting(game);
  const seats = options.seats === undefined ? usual : parseSitting(context, options.seats);
  const setup = parseSetup(context, game, seats, usual, options.set ?? []);
  const { password } = options;
  try {
    const { calls } = await identityAt(context, base, options.name);
    const access =
      password === undefined ? ({ access: 'private' } as const) : { access: 'password' as const, password };
    const opened = await calls.create({ game: game.id, seats, options: { ...setup.options }, ...access });
    if (options.json) return print(JSON.stringify({ ...opened, game: game.id, seats, options: setup.options }));
    print(paint.bold(opened.url), say('open.next', { link: opened.url }));
  } catch (error) {
    throw failureAt(context, base, error);
  }
}
