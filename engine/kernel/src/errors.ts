/** Why the door stayed shut: what kind of refusal it was, for programs; the message is for people. */
export type Refusal =
  | 'over'
  | 'not-asked'
  | 'stale'
  | 'unknown-option'
  | 'not-offered'
  | 'incomplete'
  | 'bad-value'
  | 'undo'
  | 'frozen';

/** The player's error: refused, and nothing has changed. */
export class IllegalMove extends Error {
  readonly refusal: Refusal;
  /** The rule that forbids it, where a rule does. */
  readonly rule: string | null;

  constructor(refusal: Refusal, message: string, rule: string | null = null) {
    super(rule ? `${message} (rule ${rule})` : message);
    this.name = 'IllegalMove';
    this.refusal = refusal;
    this.rule = rule;
  }
}

/** Our error: the table freezes with its log; `where` is the printed stack of frames. */
export class EngineFault extends Error {
  readonly where: string;

  constructor(message: string, where = '', cause?: unknown) {
    super(where ? `${message}\n  at ${where}` : message, cause === undefined ? undefined : { cause });
    this.name = 'EngineFault';
    this.where = where;
  }
}

/** What parsing outside input gives: the value, or a sentence that says what was wanted and found. */
export type Result<T> = { ok: true; value: T } | { ok: false; error: string };

export const ok = <T>(value: T): Result<T> => ({ ok: true, value });
export const bad = (error: string): { ok: false; error: string } => ({ ok: false, error });
