import { expect, test } from 'vitest';
import { checkSetup } from '@ennead/kernel';
import { scenario } from '@ennead/testkit';
import { CARD_IDS, COPIES, DEALT, DECK, INFLUENCES, LIMITS, ROUNDS, SUPPLY, TOKEN_IDS, valueOf } from '../src/box.ts';
import { nine } from '../src/index.ts';
import { cardsOf, table, tokensIn } from './table.ts';

test('[M1] nine Influences have as many cards as they are worth, 45 in all', () => {
  const influences = CARD_IDS.slice(0, INFLUENCES).map((_, i) => [valueOf(i), COPIES[i]]);
  expect(influences).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].map(v => [v, v]));
  expect(CARD_IDS[0]).toBe('justice');
  expect(CARD_IDS[8]).toBe('byun-hyung-ja');
});

test('[M2] two Heroes have five cards each, which makes a deck of 55', () => {
  expect([COPIES[CARD_IDS.indexOf('alpha')], COPIES[CARD_IDS.indexOf('fenghuang')]]).toEqual([5, 5]);
  expect(COPIES.reduce((sum, n) => sum + n)).toBe(DECK);
});

test('[M3] there are 47 tokens', () => {
  expect(Object.fromEntries(TOKEN_IDS.map((id, i) => [id, SUPPLY[i]]))).toEqual({
    military: 5,
    science: 5,
    chaos: 5,
    coin: 5,
    culture: 10,
    diamond: 5,
    vp: 8,
    supremacy: 4,
  });
  expect(SUPPLY.reduce((sum, n) => sum + n)).toBe(47);
});

test('[M4] what the supply has not cannot be gained', () => {
  const { gary } = table(
    { gary: { phoenix: 1, narashima: 1, alpha: 1 }, manu: {} },
    { supplyLacks: ['science', 'vp'] },
  );
  gary.cannot('science', 'M4');
  gary.picks('turn/alpha');
  expect(gary.has('vp')).toBe(0);
});

test('[M5] the hourglass cards of eight rounds', () => {
  expect(ROUNDS).toBe(8);
  expect(DEALT).toEqual([7, 7, 6, 6, 5, 5, 4, 4]);
  expect(LIMITS).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
});

test.each([2, 3, 4])('[S1, S3, S4, M6] %i players start with a Culture token each and 55 cards in all', seats => {
  const { s } = scenario(nine, { seats });
  expect(cardsOf(s)).toEqual(COPIES);
  expect(tokensIn(s)).toEqual(SUPPLY);
  expect(s.supply[TOKEN_IDS.indexOf('culture')]).toBe(10 - seats);
  expect(s.first).toBeLessThan(seats);
});

test('[S1] one player, or five, are refused', () => {
  expect([1, 5].some(seats => checkSetup(nine, seats).ok)).toBe(false);
});

test('[S2] the first round takes the first hourglass card', () => {
  const t = scenario(nine, { seats: 2 });
  expect(t.told('round')).toMatchObject([{ round: 1, cards: 7, limit: 2 }]);
});

test('[S4] chance makes every seat the first player', () => {
  const firsts = Array.from({ length: 40 }, (_, seed) => scenario(nine, { seats: 4, seed }).s.first);
  expect(new Set(firsts).size).toBe(4);
});
