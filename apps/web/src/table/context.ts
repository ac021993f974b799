import { createContext, useContext } from 'react';
import type { AnySay, GameUi, Language, Voice } from '@ennead/board';
import type { TableView } from '@ennead/wire/client';
import type { TableModel } from './model.ts';
import type { Sitter } from './players.ts';
import type { Story } from './story.ts';

/** What every part of a table page may want to know. */
export interface AtTable {
  model: TableModel;
  ui: GameUi;
  voice: Voice<unknown>;
  gameSay: AnySay;
  language: Language;
  view: TableView;
  /** The game's own view that is shown now: live, told step by step, or of the past. */
  shown: unknown;
  /** The game's own view as it is now, for whoever looks. */
  now: unknown;
  /** What happened, as whoever looks may know it. */
  story: Story;
  person: string | null;
  /** The seats of this person. */
  mine: readonly number[];
  /** The seat whose eyes these are; null for a spectator. */
  seat: number | null;
  players: readonly Sitter[];
  /** What a seat is called, with whose it is. */
  who: (seat: number) => string;
}

const TableContext = createContext<AtTable | null>(null);

export const TableProvider = TableContext.Provider;

export function useTable(): AtTable {
  const table = useContext(TableContext);
  if (!table) throw new Error('useTable wants a TableProvider around it, found none');
  return table;
}
