import { expect, test } from 'vitest';
import { table } from './table.ts';

test('[L1, L3] the book’s first round: Gary, first, discards one of three Phoenix, then the next player is checked', () => {
  const { gary, manu, ...t } = table({
    gary: { orders: ['phoenix', 'phoenix', 'phoenix'] },
    manu: { orders: ['xi-an', 'xi-an', 'xi-an'] },
  });
  gary.reveals('phoenix', 'phoenix', 'phoenix');
  gary.picks('science');
  t.passUntil(() => t.question() === 'discard');
  expect(t.asks()).toBe('gary');
  gary.discards('phoenix');
  expect([gary.has('phoenix'), t.inDeck('phoenix'), t.asks()]).toEqual([2, 4, 'manu']);
  manu.discards('xi-an');
  expect([manu.kingdom, t.s.round]).toEqual([2, 2]);
});

test('[L1] at the limit nobody discards', () => {
  const { gary, ...t } = table({ gary: { phoenix: 2 }, manu: {} });
  gary.ends();
  expect([t.s.round, gary.kingdom]).toEqual([2, 2]);
});

test('[L2, L4] Heroes and face-down cards count, and are not discarded', () => {
  const { gary, ...t } = table({ gary: { alpha: 1, down: { fenghuang: 1 }, phoenix: 1 }, manu: {} });
  gary.ends();
  expect(gary.offered).toEqual(['discard/phoenix']);
  gary.discards('phoenix');
  expect([t.s.round, gary.has('alpha'), gary.down('fenghuang')]).toEqual([2, 1, 1]);
});

test('[L3] only from columns that there are', () => {
  const { gary } = table({ gary: { phoenix: 3 }, manu: {} });
  gary.ends();
  gary.cannot('discard/xi-an', 'L3');
});

test('[L4] a kingdom of Heroes alone stays over the limit', () => {
  const { gary, ...t } = table({ gary: { alpha: 2, fenghuang: 2, phoenix: 1 }, manu: {} });
  gary.ends();
  gary.discards('phoenix');
  expect([t.s.round, gary.kingdom]).toEqual([2, 4]);
});

test('[L5] the majority of Galmi keeps two cards more', () => {
  const { gary, ...t } = table({ gary: { galmi: 1, phoenix: 3 }, manu: {} });
  gary.ends();
  expect([t.s.round, gary.kingdom]).toEqual([2, 4]);
});

test('[L5] two Galmi keep no more than one', () => {
  const { gary } = table({ gary: { galmi: 2, phoenix: 3 }, manu: {} });
  expect(gary.view.limit).toBe(4);
});

test('[L6] who discards the majority of Galmi away discards further', () => {
  const { gary, ...t } = table({ gary: { galmi: 1, phoenix: 4 }, manu: {} });
  gary.ends();
  gary.discards('galmi');
  expect(t.question()).toBe('discard');
  gary.discards('phoenix', 'phoenix');
  expect([t.s.round, gary.kingdom]).toEqual([2, 2]);
});

test('[L7] a majority that comes later changes nothing for those who are done', () => {
  const { gary, manu, ...t } = table({ gary: { galmi: 1, phoenix: 2 }, manu: { galmi: 1, 'xi-an': 2 } });
  gary.ends();
  t.passUntil(() => t.question() === 'discard');
  gary.discards('phoenix');
  expect(gary.kingdom).toBe(2);
  manu.discards('galmi'); // now Gary has the majority, and his card is gone
  expect([gary.kingdom, manu.kingdom, t.s.round]).toEqual([2, 2, 2]);
});
