import { createInterface, emitKeypressEvents, type Interface } from 'node:readline';
import type { Context } from '../context.ts';

/** What keys stand for: Ctrl+C leaves, Escape steps back, Ctrl+Z takes back. None is a text, so none becomes an answer. */
export const LEAVE = Symbol('leave');
export const BACK = Symbol('back');
export const UNDO = Symbol('undo');
/** Nobody has typed anything: what was asked has changed meanwhile. */
export const NEWS = Symbol('news');

/** A line, a key, or null at the end of input. */
export type Said = string | typeof LEAVE | typeof BACK | typeof UNDO | typeof NEWS | null;

/** Whether that means out of the game where no text is wanted. */
export const isLeaving = (said: Said): boolean => said === LEAVE || (typeof said === 'string' && said.trim() === 'q');

/** Lines that somebody types or a program pipes in. */
export class Reader {
  private lines: Said[] = [];
  private waiting: ((said: Said) => void) | null = null;
  private closed = false;
  private changed = false;
  private readonly face: Interface;
  private readonly context: Context;

  constructor(context: Context) {
    this.context = context;
    const { stdin, stdout, interactive } = context;
    this.face = createInterface({ input: stdin, output: stdout, terminal: interactive });
    this.face.on('line', line => this.give(line));
    this.face.on('close', () => this.end());
    this.face.on('SIGINT', () => this.give(LEAVE));
    this.face.on('SIGTSTP', () => this.give(UNDO));
    if (interactive) {
      emitKeypressEvents(stdin, this.face);
      stdin.on('keypress', this.key);
    }
  }

  /** The next line. What was typed ahead of the question counts only where nobody sits at a terminal; Ctrl+C always. */
  async ask(prompt: string): Promise<Said> {
    if (this.changed) return NEWS;
    if (this.context.interactive && !this.closed) {
      this.lines = this.lines.filter(line => line === LEAVE);
      this.face.setPrompt(prompt);
      this.face.prompt();
    }
    const said = this.lines.shift() ?? (await this.next());
    if (!this.context.interactive) this.context.print(prompt + (typeof said === 'string' ? said : ''));
    return said;
  }

  /** The next line where nothing is asked. */
  async listen(): Promise<Said> {
    return this.changed ? NEWS : (this.lines.shift() ?? this.next());
  }

  /** Keeps a line for the next question. */
  keep(line: string): void {
    this.lines.unshift(line);
  }

  /** Whether somebody wants to leave while nothing is asked. */
  get wantsOut(): boolean {
    return this.context.interactive && this.lines.some(isLeaving);
  }

  /** Tells whoever asks, now or next, that it has changed what is asked; `calm` when that was seen. */
  nudge(): void {
    this.changed = true;
    if (this.waiting === null) return;
    this.clearLine();
    this.give(NEWS);
  }

  calm(): void {
    this.changed = false;
  }

  /** Says something while a line is being typed. */
  interject(...lines: string[]): void {
    const isTyping = this.context.interactive && this.waiting !== null;
    if (isTyping) this.context.stdout.write('\r\x1b[K');
    this.context.print(...lines);
    if (isTyping) this.face.prompt(true);
  }

  close(): void {
    this.context.stdin.off('keypress', this.key);
    this.face.close();
  }

  private readonly key = (_text: string | undefined, key: { name?: string }): void => {
    if (key.name !== 'escape' || this.waiting === null) return;
    this.clearLine();
    this.give(BACK);
  };

  private clearLine(): void {
    if (!this.context.interactive) return;
    this.face.write(null, { ctrl: true, name: 'u' });
    this.context.stdout.write('\n');
  }

  private async next(): Promise<Said> {
    return this.closed ? null : new Promise(resolve => (this.waiting = resolve));
  }

  private give(said: Said): void {
    const { waiting } = this;
    this.waiting = null;
    if (waiting) waiting(said);
    else this.lines.push(said);
  }

  private end(): void {
    this.closed = true;
    this.waiting?.(null);
    this.waiting = null;
  }
}
