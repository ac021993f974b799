import { useEffect } from 'react';
import { isBox } from '../games.ts';
import { calls } from '../server.ts';
import { cell, useCell } from '../store.ts';

type GameList = Awaited<ReturnType<typeof calls.games>>;

/** What this server has: its games with their options, and the levels of its bots; null until it has said so. */
const list = cell<GameList | null>(null);
export const gamesFault = cell<unknown>(null);
let asking: Promise<void> | null = null;

export function askGames(): Promise<void> {
  asking ??= calls.games().then(
    found => {
      gamesFault.set(null);
      list.set(found);
    },
    (error: unknown) => {
      asking = null;
      gamesFault.set(error);
    },
  );
  return asking;
}

export function useGames(): GameList | null {
  const found = useCell(list);
  useEffect(() => void askGames(), []);
  return found;
}

/** Whether there may be such a game: a box of the shelf, or one that the server has. */
export function useIsGame(id: string): boolean {
  const found = useGames();
  return isBox(id) || found === null || found.games.some(game => game.id === id);
}
