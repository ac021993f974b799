import type { Game, GameEvent, Outcome, Setup } from '@ennead/kernel';
import type { Context } from '../context.ts';

/** What the board is drawn for. */
export interface Scene {
  columns: number;
  /** By seat, who sits there. */
  players: readonly string[];
  /** The seats that are asked. */
  asked: readonly number[];
}

/** How one game shows itself in a terminal. Views are the game's own; a face knows no rules. */
export interface Face<V = unknown> {
  name: string;
  blurb: string;
  optionLabel(id: string): string;
  choiceLabel(id: string, value: string): string;
  seat(view: V, seat: number): string;
  draw(view: V, scene: Scene): string[];
  ask(kind: string, view: V): string;
  /** What an option would do. */
  move(view: V, seat: number, code: number): string;
  /** The move in a word. */
  verb(seat: number, code: number): string;
  /** What an option would cost, read from what it would make happen; nothing where that is not said. */
  price(events: readonly GameEvent[]): string;
  ref(view: V, seat: number, ref: string): string;
  /** Where a thing stands in a list: what is one's own first, buttons last. */
  rank(ref: string, seat: number): number;
  tell(event: GameEvent, view: V): readonly string[];
  result(view: V, outcome: Outcome, events: readonly GameEvent[], players: readonly string[]): string[];
  /** The section of the rulebook that the step belongs to. */
  section(kind: string): string;
  /** The seats of one person who plays alone: one, or several where a person plays several colours. */
  ownSeats(setup: Setup): readonly number[];
}

export type MakeFace = (game: Game, context: Context) => Face;
