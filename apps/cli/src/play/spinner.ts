import type { Context } from '../context.ts';

const FRAMES = '⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏';
const EVERY_MS = 80;

/** Shows that somebody thinks, while a promise is under way. */
export async function spinning<T>({ interactive, stdout, paint }: Context, text: string, work: Promise<T>): Promise<T> {
  if (!interactive) return work;
  let frame = 0;
  const show = (): void => void stdout.write(`\r${paint.dim(`${FRAMES[frame++ % FRAMES.length]} ${text}`)}\x1b[K`);
  show();
  const timer = setInterval(show, EVERY_MS);
  try {
    return await work;
  } finally {
    clearInterval(timer);
    stdout.write('\r\x1b[K');
  }
}
