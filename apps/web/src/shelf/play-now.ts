import { loadGame, warmGame } from '../games.ts';
import { go } from '../navigation.tsx';
import { settings } from '../preferences.ts';
import { calls, whoAmI } from '../server.ts';

/** A table with bots on all other seats, begun at once. */
export async function playNow(game: string, seats: number): Promise<void> {
  const [ui] = await Promise.all([loadGame(game), whoAmI()]);
  const own = ui.ownSeats({}, seats);
  const { level } = settings.get();
  const sitting = Array.from({ length: seats }, (_, seat) => (own.includes(seat) ? 'me' : level));
  const { table } = await calls.create({ game, seats: sitting, start: true });
  go({ page: 'table', table });
}

/** Fetches what the next page needs while the pointer is still on its way; what fails is fetched when it is wanted. */
export function prepare(game: string): void {
  void warmGame(game);
  import('../table/page.tsx').catch(() => undefined);
}
