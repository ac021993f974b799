import { names, seats, vocabulary } from '@ennead/kernel';
import { CARD_IDS, HERO_IDS, INFLUENCE_IDS, MOVABLE, TOKEN_IDS } from './box.ts';

export const MOST_SEATS = 4;
const OWNER = seats(MOST_SEATS).as('owner');
const CARD = names('card', CARD_IDS);
/** A column: a Byun Hyung Ja card under it is meant first. */
const COLUMN = names('column', INFLUENCE_IDS);
const HERO = names('hero', HERO_IDS);
const TOKEN = names('give', TOKEN_IDS.slice(0, MOVABLE));

/** What Alpha steals: one of the four movable tokens, or nothing from those who have none. */
export const NOTHING = MOVABLE;
const LOOT = names('loot', [...TOKEN_IDS.slice(0, MOVABLE), 'nothing']);

export const moves = vocabulary({
  // the deal: a card for a Culture token; Fenghuang: no copy
  draw: [],
  pass: [],
  // orders: many picks, in ascending order
  choose: [CARD],
  // the kingdom
  reveal: [CARD],
  end: [],
  chaos: [], // Tomorrow
  shield: [], // Galmi
  coin: [], // Abhilasha: from the supply
  rob: [OWNER], // Abhilasha: from an opponent, when the supply has none
  mint: [], // Abhilasha: 4 Coins for a Diamond
  dismiss: [HERO], // Narashima: destroy one's own
  turn: [HERO], // Narashima: turn one's own face down
  science: [], // Phoenix
  military: [], // Goan-Sul
  strike: [OWNER, COLUMN], // Goan-Sul: give a Military token, destroy a card
  exchange: [TOKEN, TOKEN.as('take')], // Xi'an
  fuse: [], // Xi'an: three Civilization tokens for a Diamond
  disguise: [COLUMN], // Byun Hyung Ja under a column of one's own
  alpha: [OWNER, COLUMN, LOOT],
  fenghuang: [], // a Culture token; a copy is asked for next
  // cleanup
  discard: [COLUMN],
});

export type Move = Exclude<keyof typeof moves.kind, 'done'>;
