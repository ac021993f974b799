import { UserError } from './errors.ts';
import { LANGUAGES, askedLanguage, chooseLanguage, openWords, type AnySay, type Language } from './i18n.ts';
import { colourDepth, createPaint, type Paint } from './paint.ts';
import { tame } from './text.ts';
import type { Say } from './words/shape.ts';

export interface Streams {
  stdin: NodeJS.ReadStream;
  stdout: NodeJS.WriteStream;
  stderr: NodeJS.WriteStream;
}

/** What every command works with. */
export interface Context extends Streams {
  language: Language;
  say: Say;
  /** The words of one game. */
  sayIn: (game: string) => AnySay;
  paint: Paint;
  env: NodeJS.ProcessEnv;
  /** Somebody sits at a terminal that can move its cursor. */
  interactive: boolean;
  columns: () => number;
  /** Without end where nobody looks. */
  rows: () => number;
  print: (...lines: string[]) => void;
}

export const NARROW = 80;

export function openContext(argv: readonly string[], env: NodeJS.ProcessEnv, streams: Streams): Context {
  const asked = askedLanguage(argv);
  const language = chooseLanguage(asked, env);
  const { say, sayIn } = openWords(language ?? chooseLanguage(null, env) ?? 'en');
  if (language === null)
    throw new UserError(say('errors.language', { found: asked ?? '', wanted: LANGUAGES.join(', ') }));
  const { stdin, stdout } = streams;
  const interactive = stdin.isTTY && stdout.isTTY && env['TERM'] !== 'dumb';
  return {
    ...streams,
    language,
    say,
    sayIn,
    paint: createPaint(colourDepth(stdout, env, argv)),
    env,
    interactive,
    columns: () => stdout.columns ?? (Number(env['COLUMNS']) || NARROW),
    rows: () => (interactive ? (stdout.rows ?? Infinity) : Infinity),
    print: (...lines) => void stdout.write(lines.map(line => `${tame(line)}\n`).join('')),
  };
}
