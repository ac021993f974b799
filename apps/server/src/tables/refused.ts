import { IllegalMove } from '@ennead/kernel';
import type { Refusal, RefusalCode } from '@ennead/wire';
import { StoreFailed } from '../store/port.ts';

/** The asker's error: refused, and nothing has changed. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly code: RefusalCode;
  readonly rule: string | null;

  constructor(code: RefusalCode, message: string, rule: string | null = null) {
    super(message);
    this.code = code;
    this.rule = rule;
  }
}

export function refuse(code: RefusalCode, message: string): never {
  throw new Refused(code, message);
}

const CANNOT_WRITE = 'nothing can be saved here at the moment, and nothing has changed: try again later';

/** A refusal as it goes over the wire; null if the error is ours. */
export function refusalOf(error: unknown): Refusal | null {
  if (error instanceof StoreFailed) return { code: 'unavailable', message: CANNOT_WRITE };
  const code = error instanceof Refused ? error.code : error instanceof IllegalMove ? error.refusal : null;
  if (code === null) return null;
  const { message, rule } = error as Refused | IllegalMove;
  return { code, message, ...(rule !== null && { rule }) };
}
