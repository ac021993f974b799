import { expect, test } from 'vitest';
import { table } from './table.ts';

test('[J1] strictly more cards than every opponent make a majority', () => {
  const t = table({ gary: { phoenix: 2 }, manu: { phoenix: 1 }, ann: { phoenix: 1 } });
  expect(t.majority('phoenix')).toBe('gary');
});

test('[J1] one card against none is a majority, a tie is none', () => {
  const t = table({ gary: { 'xi-an': 1, phoenix: 2 }, manu: { phoenix: 2 } });
  expect([t.majority('xi-an'), t.majority('phoenix'), t.majority('tomorrow')]).toEqual(['gary', null, null]);
});

test('[J1] a tie of two below a third takes nothing from the third', () => {
  const t = table({ gary: { phoenix: 1 }, manu: { phoenix: 1 }, ann: { phoenix: 2 } });
  expect(t.majority('phoenix')).toBe('ann');
});

test('[J2] chosen cards count only once they are revealed', () => {
  const { gary, ...t } = table({ gary: { orders: ['phoenix', 'phoenix'] }, manu: { phoenix: 1 } });
  expect(t.majority('phoenix')).toBe('manu');
  gary.reveals('phoenix', 'phoenix');
  expect(t.majority('phoenix')).toBe('gary');
});

test('[J2] face-down cards are no cards of anything', () => {
  const { gary } = table({ gary: { narashima: 1, down: { alpha: 2 } }, manu: {} });
  expect(gary.offered).toEqual(['end']);
});

test('[J3] a majority counts at the moment of use', () => {
  const { gary } = table({ gary: { phoenix: 1, orders: ['phoenix'] }, manu: { phoenix: 1 } });
  gary.cannot('science', 'K4');
  gary.reveals('phoenix');
  gary.picks('science');
  expect(gary.has('science')).toBe(1);
});

test('[J4, J5] who controls Justice wins ties for kingdom abilities', () => {
  const { gary } = table({ gary: { justice: 1, phoenix: 1 }, manu: { phoenix: 1 } });
  gary.picks('science');
  expect(gary.has('science')).toBe(1);
});

test('[J5] without Justice a tie uses nothing', () => {
  const { gary } = table({ gary: { phoenix: 1, orders: ['justice'] }, manu: { phoenix: 1 } });
  gary.cannot('science', 'K4');
  gary.reveals('justice');
  gary.picks('science');
});

test('[J5] Justice does not help whoever has fewer', () => {
  const { gary } = table({ gary: { justice: 1, phoenix: 1, orders: ['alpha'] }, manu: { phoenix: 2 } });
  gary.cannot('science', 'K4');
});

test('[J6] a tie with Justice gives no further card of Tomorrow', () => {
  const t = table({ gary: { justice: 1, tomorrow: 1 }, manu: { tomorrow: 1 } });
  t.roundPasses();
  expect(
    t
      .told('dealt')
      .slice(-2)
      .map(event => event['count']),
  ).toEqual([7, 7]);
});

test('[J6] a tie with Justice gives no further order of Phoenix', () => {
  const { gary } = table(
    { gary: { justice: 1, phoenix: 1, culture: 1, hand: ['xi-an', 'xi-an', 'alpha'] }, manu: { phoenix: 1 } },
    { phase: 'orders' },
  );
  expect(gary.offeredAfter('choose/xi-an', 'choose/xi-an')).toEqual(['done']);
});

test('[J6] a tie with Justice keeps no further cards of Galmi', () => {
  const { gary } = table({ gary: { justice: 1, galmi: 1, 'xi-an': 2 }, manu: { galmi: 1 } });
  expect(gary.view.limit).toBe(2);
});

test('[J6] a tie with Justice scores no Influence at the end', () => {
  const { gary } = table({ gary: { justice: 1, 'xi-an': 1 }, manu: { 'xi-an': 1 } });
  expect(gary.count).toMatchObject({ influences: 1, faceDown: 1 });
});
