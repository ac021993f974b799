import type { Game } from '@ennead/kernel';
import { nine } from '@ennead/nine';
import { nineWorlds } from '@ennead/nine-worlds';
import { numenera } from '@ennead/numenera';

/** Every game there is: a new one is a folder beside this file and a line here. */
export const GAMES: readonly Game[] = [nineWorlds, nine, numenera];

export const findGame = (id: string): Game | undefined => GAMES.find(game => game.id === id);
