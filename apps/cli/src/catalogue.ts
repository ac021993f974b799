import { GAMES } from '@ennead/games';
import type { Game } from '@ennead/kernel';
import { FIXTURES } from '@ennead/testkit/fixtures';
import type { Context } from './context.ts';
import { UserError } from './errors.ts';
import { nearest } from './suggest.ts';

const PREFIX = 'fixture:';

/** A game by its id; the fixture games by `fixture:` and theirs, or as their record files name them. */
export function findGame(id: string): Game | undefined {
  const bare = id.startsWith(PREFIX) ? id.slice(PREFIX.length) : id;
  const listed = id === bare ? GAMES.find(game => game.id === id) : undefined;
  return listed ?? FIXTURES.find(game => game.id === id || game.id === bare || game.id === PREFIX + bare);
}

export function gameFor(context: Context, id: string): Game {
  const game = findGame(id);
  if (game) return game;
  const names = GAMES.map(({ id: name }) => name);
  const meant = nearest(id, names);
  throw new UserError(
    context.say('errors.game', { found: id, wanted: names.join(', ') }) +
      (meant ? ` ${context.say('errors.meant', { meant })}` : ''),
  );
}
