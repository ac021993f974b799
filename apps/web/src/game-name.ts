import { isBox } from './games.ts';
import type { Say } from './words/shape.ts';

/** What a game is called on the shelf; its id where it stands on none. */
export const gameName = (id: string, say: Say): string => (isBox(id) ? say(`boxes.${id}.name`) : id);
