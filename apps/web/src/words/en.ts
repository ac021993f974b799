import { shell } from './en/shell.ts';
import { table } from './en/table.ts';

/** The page's own words; a game's are in its words/ folder. */
export const en = { ...shell, ...table };
