import { createInterface, emitKeypressEvents, type Interface } from 'node:readline';
import type { Context } from '../context.ts';

/** What keys stand for: Escape steps back, Ctrl+Z takes back, Ctrl+C leaves. */
const [BACK, UNDO, LEAVE] = ['b', 'u', 'q'];

/** Lines that somebody types or a program pipes in; null is the end of them. */
export class Reader {
  private readonly lines: string[] = [];
  private waiting: ((line: string | null) => void) | null = null;
  private closed = false;
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

  /** The next line. What was typed ahead of the question counts only where nobody sits at a terminal. */
  async ask(prompt: string): Promise<string | null> {
    if (this.context.interactive) {
      this.lines.length = 0;
      this.face.setPrompt(prompt);
      this.face.prompt();
    }
    const line = this.lines.shift() ?? (await this.next());
    if (!this.context.interactive) this.context.print(prompt + (line ?? ''));
    return line;
  }

  /** Whether somebody wants to leave while nothing is asked. */
  get wantsOut(): boolean {
    return this.context.interactive && this.lines.some(line => line.trim() === LEAVE);
  }

  close(): void {
    this.context.stdin.off('keypress', this.key);
    this.face.close();
  }

  private readonly key = (_text: string | undefined, key: { name?: string }): void => {
    if (key.name !== 'escape' || this.waiting === null) return;
    this.face.write(null, { ctrl: true, name: 'u' });
    this.context.stdout.write('\n');
    this.give(BACK);
  };

  private async next(): Promise<string | null> {
    return this.closed ? null : new Promise(resolve => (this.waiting = resolve));
  }

  private give(line: string): void {
    const { waiting } = this;
    this.waiting = null;
    if (waiting) waiting(line);
    else this.lines.push(line);
  }

  private end(): void {
    this.closed = true;
    this.waiting?.(null);
    this.waiting = null;
  }
}
