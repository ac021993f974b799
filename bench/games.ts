// Random games over every set-up: no fault, none stuck, every record verifies; the contract at every decision of some.
import { GAMES } from '@ennead/games';
import { contract, demandNoFailure, fuzz } from '@ennead/testkit';
import { longEncounters } from './encounters.ts';
import { everySetup } from './setups.ts';

/** Games played: for NINE and Numenera so many with each set-up; and games looked at decision by decision. */
const PLAYED = 10_000;
const PLAYED_BY_SETUP: Readonly<Record<string, number>> = { nine: 20_000, numenera: 10 };
const LOOKED_AT: Readonly<Record<string, number>> = { numenera: 10 };
const USUALLY_LOOKED_AT = 200;
/** NINE's views list cards by face: each place is a pool of its own. Numenera's levels become a neutral value. */
const POOL_OF: Readonly<Partial<Record<string, (path: string) => string | null>>> = {
  nine: path => path,
  numenera: path => (/\.(level|health)$/.test(path) ? null : path),
};

/** Plays the games that are named, or all. */
export function longGames(only: readonly string[]): void {
  for (const game of GAMES) {
    if (only.length > 0 && !only.includes(game.id)) continue;
    const setups = everySetup(game);
    const games = game.id in PLAYED_BY_SETUP ? setups.length * PLAYED_BY_SETUP[game.id] : PLAYED;
    const began = performance.now();
    const played = fuzz(game, { setups, games, seed: 1 });
    demandNoFailure(played);
    console.log(
      `${game.id}: ${played.games} games, ${played.answers} answers over ${setups.length} set-ups, no fault, all verified; unused moves: ${played.unused.join(', ') || 'none'}`,
    );
    const pool = POOL_OF[game.id];
    const looks = {
      setups,
      games: LOOKED_AT[game.id] ?? USUALLY_LOOKED_AT,
      seed: 2,
      everyDecision: true,
      draws: 50,
      ...(pool && { pool }),
    };
    const held = contract(game, looks);
    console.log(
      `${game.id}: the contract holds at ${held.looked} decisions of ${held.games} games (${((performance.now() - began) / 1000).toFixed(0)} s)`,
    );
    if (game.id === 'numenera') longEncounters();
  }
}
