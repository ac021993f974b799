import { shell } from './fr/shell.ts';
import { table } from './fr/table.ts';
import type { Words } from './shape.ts';

export const fr: Words = { ...shell, ...table };
