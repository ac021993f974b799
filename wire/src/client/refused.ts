import type { Refusal, RefusalCode } from '../messages/index.ts';

/** The server said no, and nothing has changed. */
export class Refused extends Error {
  readonly code: RefusalCode;
  readonly rule: string | null;

  constructor({ code, message, rule }: Refusal) {
    super(message);
    this.name = 'Refused';
    this.code = code;
    this.rule = rule ?? null;
  }
}
