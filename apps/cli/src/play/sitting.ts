import type { Game, GameEvent, Viewer } from '@ennead/kernel';
import type { Context } from '../context.ts';
import type { Face } from '../faces/index.ts';

/** A pick that was made: its code, and its key with the words that were typed. */
export interface Chosen {
  code: number;
  key: string;
}

/** A game as the screen and the picker need it, whether it is played here or at the table of a server. */
export interface Sitting {
  readonly context: Context;
  readonly game: Game;
  readonly face: Face;
  /** What is asked, by its name. */
  readonly asks: string;
  /** How many records there are. */
  readonly length: number;
  /** The seats of people at this terminal. */
  readonly personSeats: readonly number[];
  personOf(seat: number): Viewer;
  /** The table as these seats may know it. */
  view(viewer: Viewer): unknown;
  name(seat: number): string;
  board(viewer: Viewer): string[];
  /** What happened after a record, in words; everything, if none is named. */
  lines(viewer: Viewer, after?: number): string[];
  /** What a seat may pick after these picks. */
  options(seat: number, picks: readonly Chosen[]): Promise<number[]>;
  /** What an option of a seat would make happen, as far as that may be told. */
  previewer(seat: number): (code: number) => GameEvent[];
}
