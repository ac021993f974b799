import { PassThrough } from 'node:stream';
import { openContext, type Context } from '../src/context.ts';

/** A terminal that somebody sits at: what they type, and what they have seen. */
export function terminal(
  data: string,
  { rows = 60, columns = 80 } = {},
): { context: Context; type: (text: string) => void; seen: () => string } {
  const stdin = Object.assign(new PassThrough(), { isTTY: true });
  const stdout = Object.assign(new PassThrough(), { isTTY: true, rows, columns, getColorDepth: () => 1 });
  let seen = '';
  stdout.setEncoding('utf8').on('data', (text: string) => (seen += text));
  const streams = { stdin, stdout, stderr: stdout } as unknown as Parameters<typeof openContext>[2];
  return {
    context: openContext(['--lang', 'en', '--no-color'], { ENNEAD_DATA: data, TERM: 'xterm' }, streams),
    type: text => void stdin.write(text),
    seen: () => seen,
  };
}
