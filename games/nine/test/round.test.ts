import { expect, test } from 'vitest';
import { isOver } from '@ennead/kernel';
import { scenario } from '@ennead/testkit';
import { nine } from '../src/index.ts';
import { table } from './table.ts';

test('[R1] deal, orders, kingdom and cleanup follow each other, in turn order', () => {
  const t = table({ gary: {}, manu: {}, ann: {} });
  t.roundPasses();
  const seen: string[] = [];
  t.passUntil(() => {
    const now = `${t.question()} ${t.asks()}`;
    if (seen.at(-1) !== now) seen.push(now);
    return t.s.round === 3;
  });
  const phases = seen.map(now => now.split(' ')[0]);
  expect(phases.filter((phase, i) => phase !== phases[i - 1]).slice(0, 2)).toEqual(['orders', 'action']);
  expect(seen.slice(0, 3)).toEqual(['orders manu', 'orders ann', 'orders gary']);
});

test('[R2] columns stand straight again in a new round', () => {
  const { gary, ...t } = table({ gary: { tomorrow: 1, phoenix: 1 }, manu: {} });
  gary.picks('chaos');
  expect(gary.view.columns.map(column => column.tilted)).toEqual([true, false]);
  t.roundPasses();
  expect(t.s.round).toBe(2);
  expect(gary.view.columns.map(column => column.tilted)).toEqual([false, false]);
});

test('[R2] each round has its own hourglass card', () => {
  const t = scenario(nine, { seats: 2 });
  while (!isOver(t.s)) {
    const hand = t.seat(t.asked[0]);
    hand.picks(hand.offered.find(key => key === 'pass' || key === 'end') ?? hand.offered[0]);
  }
  expect(t.told('round').map(event => [event['cards'], event['limit']])).toEqual([
    [7, 2],
    [7, 3],
    [6, 4],
    [6, 5],
    [5, 6],
    [5, 7],
    [4, 8],
    [4, 9],
  ]);
});

test('[R3] the first-player marker goes clockwise', () => {
  const t = table({ gary: {}, manu: {}, ann: {} });
  const firsts = [t.first()];
  for (let i = 0; i < 3; i++) {
    t.roundPasses();
    firsts.push(t.first());
  }
  expect(firsts).toEqual(['gary', 'manu', 'ann', 'gary']);
});

test('[R4] the game ends after the eighth round, with the count', () => {
  const t = table({ gary: { 'xi-an': 1 }, manu: {} }, { round: 8 });
  t.roundPasses();
  expect(t.question()).toBeNull();
  expect(t.told('count')).toHaveLength(1);
  expect(t.s.round).toBe(8);
});
