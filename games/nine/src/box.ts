/** What is in the box, as data. */

/** M1, M2: a face of the deck. Influences come first, in the order of their values, then Heroes. */
export const CARD_IDS = [
  'justice',
  'tomorrow',
  'galmi',
  'abhilasha',
  'narashima',
  'phoenix',
  'goan-sul',
  'xi-an',
  'byun-hyung-ja',
  'alpha',
  'fenghuang',
] as const;
export type CardId = (typeof CARD_IDS)[number];

export const [JUSTICE, TOMORROW, GALMI, ABHILASHA, NARASHIMA, PHOENIX, GOAN_SUL, XI_AN, BYUN_HYUNG_JA] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8,
] as const;

/** Kinds of card in the deck, and how many of them are Influences. */
export const FACES = 11;
export const INFLUENCES = 9;
export type InfluenceId = Exclude<CardId, HeroId>;
export const INFLUENCE_IDS = CARD_IDS.slice(0, INFLUENCES) as readonly InfluenceId[];

/** Heroes have numbers of their own; as faces they follow the Influences. */
export const HERO_IDS = ['alpha', 'fenghuang'] as const;
export type HeroId = (typeof HERO_IDS)[number];
export const HEROES = 2;
export const [ALPHA, FENGHUANG] = [0, 1] as const;

/** M1: an Influence is worth its number of copies. */
export const valueOf = (influence: number): number => influence + 1;

/** M1, M2: copies of each face. */
export const COPIES: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 5, 5];
export const DECK = 55;

/** M3: Civilization tokens come first, then the coin: these four can be stolen and exchanged. */
export const TOKEN_IDS = ['military', 'science', 'chaos', 'coin', 'culture', 'diamond', 'vp', 'supremacy'] as const;
export type TokenId = (typeof TOKEN_IDS)[number];
export const [MILITARY, SCIENCE, CHAOS, COIN, CULTURE, DIAMOND, VP, SUPREMACY] = [0, 1, 2, 3, 4, 5, 6, 7] as const;
export const TOKENS = 8;
export const CIVILIZATIONS = 3;
export const MOVABLE = 4;

/** M3, M4: how many tokens of each kind there are; the split of the Civilization tokens is inferred. */
export const SUPPLY: readonly number[] = [5, 5, 5, 5, 10, 5, 8, 4];

/** M5: the hourglass cards, by round: cards dealt, and cards that a kingdom may keep. The limits of rounds 2 to 7 are inferred. */
export const ROUNDS = 8;
export const DEALT: readonly number[] = [7, 7, 6, 6, 5, 5, 4, 4];
export const LIMITS: readonly number[] = [2, 3, 4, 5, 6, 7, 8, 9];

/** Points of the final count, by what they are for. */
export const SUPREMACY_POINTS = 4;
export const DIAMOND_POINTS = 5;
export const COIN_POINTS = 1;
export const VP_POINTS = 1;
export const FACE_DOWN_POINTS = 1;
export const HERO_POINTS = -1;
