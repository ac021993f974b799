import type { Context } from '../context.ts';

const WIDTH = 30;
const EVERY_MS = 100;

/** A bar on stderr, where somebody looks. */
export class Progress {
  private readonly began = performance.now();
  private shown = 0;
  private readonly context: Context;
  private readonly total: number;
  private readonly text: (done: number, left: number) => string;

  constructor(
    context: Context,
    total: number,
    text = (done: number, left: number): string => context.say('sim.progress', { done, total, left }),
  ) {
    this.context = context;
    this.total = total;
    this.text = text;
  }

  get seconds(): number {
    return (performance.now() - this.began) / 1000;
  }

  update(done: number): void {
    const { stderr } = this.context;
    const now = performance.now();
    if (!stderr.isTTY || done === 0 || now - this.shown < EVERY_MS) return;
    this.shown = now;
    const filled = Math.round((WIDTH * done) / this.total);
    const left = Math.ceil((this.seconds / done) * (this.total - done));
    const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled);
    stderr.write(`\r${bar} ${this.text(done, left)}\x1b[K`);
  }

  clear(): void {
    if (this.context.stderr.isTTY) this.context.stderr.write('\r\x1b[K');
  }
}
