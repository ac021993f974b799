import { HERO_IDS, INFLUENCE_IDS, valueOf, type CardId, type HeroId, type TokenId } from '../src/box.ts';

/** Those that lie before a player during the game. */
export const TOKENS = ['military', 'science', 'chaos', 'coin', 'diamond', 'culture', 'vp'] as const;

export const isHero = (card: CardId): card is HeroId => HERO_IDS.some(id => id === card);

/** What stands in the corner of a card: an Influence's value, what a Hero costs at the end. */
export const cornerOf = (card: CardId): string => (isHero(card) ? '−1' : String(valueOf(INFLUENCE_IDS.indexOf(card))));

/** What a card brings, as pictures. */
export const GIFTS: Readonly<Record<CardId, readonly (TokenId | 'shield')[]>> = {
  justice: ['supremacy'],
  tomorrow: ['chaos'],
  galmi: ['shield'],
  abhilasha: ['coin', 'diamond'],
  narashima: ['vp'],
  phoenix: ['science'],
  'goan-sul': ['military'],
  'xi-an': ['diamond'],
  'byun-hyung-ja': [],
  alpha: [],
  fenghuang: ['culture'],
};

interface Seat {
  id: 'red' | 'blue' | 'yellow' | 'green';
  colour: string;
  /** A shape on a square of 20: seats are told apart without colour. */
  mark: string;
}

/** By seat. The game has no colours of its own; these are from the set that colour-blind eyes tell apart. */
export const SEATS: readonly Seat[] = [
  { id: 'red', colour: '#d5472e', mark: 'M10 2a8 8 0 1 0 .01 0Z' },
  { id: 'blue', colour: '#2f7fc4', mark: 'M10 1l9 9-9 9-9-9Z' },
  { id: 'yellow', colour: '#e2ad1b', mark: 'M10 2l9 16H1Z' },
  { id: 'green', colour: '#16937a', mark: 'M2.5 2.5h15v15h-15Z' },
];
