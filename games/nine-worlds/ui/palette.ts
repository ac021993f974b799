import type { WorldId } from '../src/map.ts';

/** The signs on beads; the terminal draws the same. */
export const GLYPHS = {
  star: 'M0-7 1.7-2.3 6.7-2.2 2.7.9 4.1 5.7 0 2.9-4.1 5.7-2.7.9-6.7-2.2-1.7-2.3Z',
  diamond: 'M0-6.5 5 0 0 6.5-5 0Z',
  ring: 'M0-5.5A5.5 5.5 0 1 0 0 5.5 5.5 5.5 0 1 0 0-5.5ZM0-2.9A2.9 2.9 0 1 1 0 2.9 2.9 2.9 0 1 1 0-2.9Z',
  up: 'M0-6 5.8 4.2H-5.8Z',
  lozenge: 'M0-7 5.5 0 0 7-5.5 0ZM0-3.4-2.7 0 0 3.4 2.7 0Z',
  square: 'M-4.7-4.7H4.7V4.7H-4.7Z',
  dot: 'M0-3.7A3.7 3.7 0 1 0 0 3.7 3.7 3.7 0 1 0 0-3.7Z',
  frame: 'M-5.2-5.2H5.2V5.2H-5.2ZM-2.7-2.7V2.7H2.7V-2.7Z',
  down: 'M0 6-5.8-4.2H5.8Z',
} as const;
export type Glyph = keyof typeof GLYPHS;

export interface Paint {
  /** The colour of beads and marks. */
  colour: string;
  /** What is written on it. */
  ink: string;
  glyph: Glyph;
}

const DARK = '#14181f';
const LIGHT = '#ffffff';

/**
 * By home world. Found by search: whichever way eyes see colours, no two are closer than 0.12 in OKLab; a test keeps it
 * so. No two share a sign.
 */
export const PAINTS: Readonly<Record<WorldId, Paint>> = {
  asgard: { colour: '#fdd345', ink: DARK, glyph: 'star' },
  vanaheim: { colour: '#00805a', ink: LIGHT, glyph: 'diamond' },
  alfheim: { colour: '#f7f6f3', ink: DARK, glyph: 'ring' },
  jotunheim: { colour: '#55cffc', ink: DARK, glyph: 'up' },
  midgard: { colour: '#c1b8a0', ink: DARK, glyph: 'lozenge' },
  nidavellir: { colour: '#e98602', ink: DARK, glyph: 'square' },
  muspelheim: { colour: '#e40e11', ink: LIGHT, glyph: 'dot' },
  svartalfheim: { colour: '#00399c', ink: LIGHT, glyph: 'frame' },
  niflheim: { colour: '#9570c5', ink: DARK, glyph: 'down' },
};
