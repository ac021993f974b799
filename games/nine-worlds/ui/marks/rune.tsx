import type { WorldId } from '../../src/map.ts';
import { RUNES } from './runes.ts';

interface RuneProps {
  of: WorldId;
  x?: number;
  y?: number;
  /** How high it stands. */
  size: number;
  className?: string;
}

/** A rune, carved in the colour of the text around it. */
export const Rune = ({ of, x = 0, y = 0, size, className = 'nw-rune' }: RuneProps) => (
  <path className={className} d={RUNES[of]} transform={`translate(${x} ${y}) scale(${size / 14})`} />
);
