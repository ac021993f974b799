import picocolors from 'picocolors';

type Brush = (text: string) => string;

/** Colours, as far as the terminal has them. */
export interface Paint {
  bold: Brush;
  dim: Brush;
  inverse: Brush;
  good: Brush;
  warn: Brush;
  /** A colour by its number among 256, and the nearest of 16 for older terminals; null is the terminal's own. */
  hue(of256: number | null, of16: number): Brush;
}

const plain: Brush = text => text;

/** `depth` as `stream.getColorDepth()` gives it: 1 is none, 4 is 16 colours, 8 is 256. */
export function createPaint(depth: number): Paint {
  const { bold, dim, inverse, green, yellow } = picocolors.createColors(depth > 1);
  const hue = (of256: number | null, of16: number): Brush => {
    if (depth <= 1) return plain;
    if (of256 === null) return bold;
    const start = depth >= 8 ? `\x1b[38;5;${of256}m` : `\x1b[${of16}m`;
    return text => `${start}${text}\x1b[39m`;
  };
  return { bold, dim, inverse, good: green, warn: yellow, hue };
}

/** NO_COLOR and FORCE_COLOR decide; otherwise whether somebody looks. */
export function colourDepth(stream: NodeJS.WriteStream, env: NodeJS.ProcessEnv, argv: readonly string[]): number {
  if (argv.includes('--no-color') || (env['NO_COLOR'] ?? '') !== '') return 1;
  const forced = env['FORCE_COLOR'] ?? '';
  if (forced !== '' && forced !== '0') return 8;
  return stream.isTTY && env['TERM'] !== 'dumb' ? stream.getColorDepth(env) : 1;
}
