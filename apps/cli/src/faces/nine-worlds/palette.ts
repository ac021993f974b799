import type { Paint } from '../../paint.ts';

interface Bead {
  /** Told apart without colour. */
  glyph: string;
  of256: number | null;
  of16: number;
}

/** By home world. Hues are from the set that colour-blind eyes tell apart; no two beads share a shape. */
const BEADS: Readonly<Record<string, Bead>> = {
  asgard: { glyph: '★', of256: 220, of16: 93 },
  vanaheim: { glyph: '◆', of256: 36, of16: 32 },
  alfheim: { glyph: '○', of256: null, of16: 97 },
  jotunheim: { glyph: '▲', of256: 45, of16: 96 },
  midgard: { glyph: '◇', of256: 180, of16: 37 },
  nidavellir: { glyph: '■', of256: 172, of16: 33 },
  muspelheim: { glyph: '●', of256: 203, of16: 91 },
  svartalfheim: { glyph: '□', of256: 33, of16: 94 },
  niflheim: { glyph: '▼', of256: 176, of16: 95 },
};

export const glyphOf = (home: string): string => BEADS[home].glyph;

/** Paints a text in the colour of a home world. */
export const hueOf = (home: string, paint: Paint): ((text: string) => string) =>
  paint.hue(BEADS[home].of256, BEADS[home].of16);
