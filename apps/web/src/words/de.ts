import { shell } from './de/shell.ts';
import { table } from './de/table.ts';
import type { Words } from './shape.ts';

export const de: Words = { ...shell, ...table };
