import type { InfluenceId } from '../src/box.ts';

/** Whose ability a move is; Heroes are not among them. */
export const ABILITIES: Readonly<Record<string, InfluenceId | undefined>> = {
  chaos: 'tomorrow',
  shield: 'galmi',
  coin: 'abhilasha',
  rob: 'abhilasha',
  mint: 'abhilasha',
  dismiss: 'narashima',
  turn: 'narashima',
  science: 'phoenix',
  military: 'goan-sul',
  strike: 'goan-sul',
  exchange: 'xi-an',
  fuse: 'xi-an',
  disguise: 'byun-hyung-ja',
};
