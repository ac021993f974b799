import type { ComponentType } from 'react';
import type { GameEvent } from '@ennead/kernel';
import type { Opening } from './opening.ts';

export const LANGUAGES = ['en', 'fr', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Says a key of one set of words in one language. */
export type AnySay = (key: string, params?: Readonly<Record<string, string | number>>) => string;

/** Everything that a game says to people, in one language. It knows no rules; views are the game's own. */
export interface Voice<V> {
  optionLabel(id: string): string;
  choiceLabel(id: string, value: string): string;
  /** What a choice changes, in one line; a flag is asked for `true`. */
  choiceNote?(id: string, value: string): string;
  /** What a seat is called in this game: its colour, its avatar. */
  seat(view: V, seat: number): string;
  /** What a seat is asked, as one plain sentence. */
  ask(kind: string, view: V): string;
  /** What an option would do. */
  move(view: V, seat: number, code: number): string;
  /** A pick among others of an answer, in a word or two; without it, what the option would do. */
  pick?(view: V, seat: number, code: number): string;
  /** The option in a word. */
  verb(view: V, seat: number, code: number): string;
  /** A thing on the board. */
  ref(view: V, seat: number, ref: string): string;
  /** Where a thing stands in a list: what is one's own first, buttons last. */
  rank(ref: string, seat: number): number;
  tell(event: GameEvent, view: V): readonly string[];
  /** What an option would cost, read from what it would make happen; nothing where that is not said. */
  price(events: readonly GameEvent[]): string;
  /** The section of the rulebook that a question belongs to. */
  section(kind: string): string;
}

/** One chair at the table, as everybody may know it. */
export interface Player {
  /** Who plays it: a person's name, a bot's level in words. */
  name: string;
  isBot: boolean;
  isYou: boolean;
  isAway: boolean;
  resigned: boolean;
  /** Asked, and not done yet. */
  isAsked: boolean;
  /** What is left on the clock, in milliseconds; null without one. */
  clock: number | null;
}

/** What a board is given. It draws the view, and wraps what can be touched in `Touch`. */
export interface BoardProps<V> {
  view: V;
  /** The seat whose eyes these are and that acts from here; null for a spectator. */
  seat: number | null;
  players: readonly Player[];
  voice: Voice<V>;
  say: AnySay;
  language: Language;
  /** The event that is being told at this moment, so that the board can point at it; null in between. */
  telling: GameEvent | null;
  /** False where people want nothing to move. */
  motion: boolean;
  /** Patterns beside colours. */
  patterns: boolean;
  /** What the seat has picked so far where an answer takes several picks, as codes: not in the view until it is handed in. */
  draft?: readonly number[];
}

/** The end of a game, line by line: what each side got for what. */
export interface BreakdownRow {
  label: string;
  /** By seat. */
  values: readonly (string | number)[];
  /** Rows that are sums of others. */
  isTotal?: boolean;
}

/** What a lesson waits for before it goes on. */
export type Goal =
  | { kind: 'next' }
  /** An answer whose key begins with one of these, or the game is over. */
  | { kind: 'answer'; keys: readonly string[] }
  /** Until this seat is asked this kind of question again, or the game is over. */
  | { kind: 'asked'; ask: string }
  /** Until the table looks like this, or the game is over. */
  | { kind: 'seen'; when(view: unknown): boolean };

export interface LessonStep {
  /** A key under `learn` in the game's words. */
  id: string;
  /** Things on the board to point at. */
  point: readonly string[];
  goal: Goal;
}

/** A guided first game on the real engine: one set-up, whatever is dealt; steps that check what was done. */
export interface Lesson {
  seats: number;
  options: Readonly<Record<string, string | number | boolean>>;
  /** The level of the bots. */
  level: string;
  steps: readonly LessonStep[];
}

/** What a game's `ui/` hands to the page, as its default export. */
export interface GameUi<V = unknown> {
  id: string;
  /** The code of an option's key; throws on a key that is none. */
  code(key: string): number;
  refs(view: V, code: number): readonly string[];
  /** All that could ever be said, so that the page can ask why something is not offered; without it the page does not ask. */
  moves?: { readonly size: number; key(code: number): string };
  words: Readonly<Record<Language, object>>;
  voice(say: AnySay): Voice<V>;
  Board: ComponentType<BoardProps<V>>;
  /** The colour of a seat, as a CSS colour for the page's marks. */
  colour(view: V, seat: number): string;
  /** How it came out, from the last view and the events that counted it. */
  breakdown(view: V, events: readonly GameEvent[], say: AnySay): readonly BreakdownRow[];
  /** What the board looks like after one of several events of a record, for showing them one by one; null: nothing new. */
  advance?(view: V, event: GameEvent): V | null;
  /** How long an event wants to be looked at, in milliseconds, where that is longer than others; a final count, say. */
  dwell?(event: GameEvent): number | undefined;
  /** The seats of one person who plays alone. */
  ownSeats(options: Readonly<Record<string, string | number | boolean>>, seats: number): readonly number[];
  lesson?: Lesson;
  opening?: Opening;
}
