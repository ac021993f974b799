import type { Game } from '@ennead/kernel';
import type { Context } from '../context.ts';
import { usualSeats } from '../seats.ts';
import type { Face, MakeFace } from './face.ts';
import { nineFace } from './nine/index.ts';
import { nineWorldsFace } from './nine-worlds/index.ts';
import { numeneraFace } from './numenera/index.ts';
import { plainFace } from './plain.ts';

export type { Face } from './face.ts';

const FACES: Readonly<Record<string, MakeFace>> = {
  'nine-worlds': nineWorldsFace,
  nine: nineFace,
  numenera: numeneraFace,
};

/** The face of a game; one without its own shows its data as they are. */
export const faceOf = (game: Game, context: Context): Face => (FACES[game.id] ?? plainFace)(game, context);

/** The seats of a person who plays the usual game alone. */
export const usualOwn = (game: Game, context: Context): readonly number[] =>
  faceOf(game, context).ownSeats({ seats: usualSeats(game), options: {} });
