import { printable } from './text.ts';

/** Exit codes: 1 for a failed check or a fault of ours, 2 for what the user can mend. */
export const FAILED = 1;
export const USAGE = 2;
export const INTERRUPTED = 130;

/** The user's error: one sentence on stderr, and no stack. It may quote a file, so nothing in it steers the terminal. */
export class UserError extends Error {
  readonly code: number;

  constructor(message: string, code: number = USAGE) {
    super(printable(message));
    this.name = 'UserError';
    this.code = code;
  }
}
