import { expect, test } from 'vitest';
import {
  ARMOR_CLASSES,
  costing,
  effortDamage,
  offers,
  paidLevels,
  plan,
  pointsFor,
  priceOf,
  settle,
  STATS,
  taskOf,
  totalOf,
  TRACK,
  type Track,
} from '../src/index.ts';
import { edge, hero, pointsOf, pools, read, refused } from './table.ts';

const might = taskOf('might', 5);

test('[E1] Effort on a Might task comes from the Might Pool', () => {
  const settled = settle(plan(might, hero(), { effort: { ease: 1 } }), hero(), 10);
  expect(pointsOf(settled.doer)).toEqual([17, 20, 20]);
});

test.each([
  [1, 3],
  [2, 5],
  [3, 7],
  [6, 13],
])('[E2] %i levels of Effort cost %i', (levels, points) => {
  expect(priceOf('might', hero(), levels).points).toBe(points);
});

test('[E3] more levels than the Effort score are refused', () => {
  const doer = hero({ effort: 2 });
  expect(paidLevels('might', doer, { ease: 2 })).toBe(2);
  refused('E3', () => plan(might, doer, { effort: { ease: 3 } }));
  refused('E3', () => plan(might, doer, { effort: { ease: -1 } }));
  refused('E3', () => plan(might, doer, { effort: { ease: 1.5 } }));
});

test('[E4] Effort beyond the Pool is refused and changes nothing', () => {
  const doer = hero({ pools: pools(4, 20, 20) });
  const before = structuredClone(doer);
  refused('E4', () => plan(might, doer, { effort: { ease: 2 } }));
  expect(doer).toEqual(before);
  expect(plan(might, doer, { effort: { ease: 1 } }).points).toBe(3);
});

test('[E5, E6] a free level may exceed the score, not the six steps', () => {
  const doer = hero({ effort: 1 });
  expect(plan(taskOf('might', 8), doer, { effort: { ease: 1, free: 1 } })).toMatchObject({ difficulty: 6, points: 3 });
  const most = plan(taskOf('might', 9), hero(), { effort: { ease: 6, free: 1 } });
  expect(most.difficulty).toBe(3);
  expect(read(most.ledger)).toContain('effort-limit:1');
});

test('[E6] without a paid level there is no free one, unless the ability gives it alone', () => {
  expect(plan(might, hero(), { effort: { free: 1 } }).difficulty).toBe(5);
  expect(plan(might, hero(), { effort: { free: 1, freeAlone: true } })).toMatchObject({ difficulty: 4, points: 0 });
});

test('[E7] Edge lowers the price of an action once, never below 0', () => {
  expect(priceOf('might', hero({ edge: edge('might', 2) }), 1).points).toBe(1);
  expect(priceOf('might', hero({ edge: edge('might', 4) }), 1).points).toBe(0);
  expect(priceOf('might', hero({ edge: edge('speed', 4) }), 1).points).toBe(3);
  expect(priceOf('might', hero({ edge: edge('might', 3) }), 2).points).toBe(2);
});

test.each([
  ['impaired', 1, 4],
  ['impaired', 2, 7],
  ['debilitated', 1, 4],
  ['hale', 2, 5],
] as [Track, number, number][])('[E8] %s: %i levels cost %i', (track, levels, points) => {
  expect(priceOf('might', hero({ track }), levels).points).toBe(points);
});

test('[E9] heavy armor adds 3 to each level of Speed Effort, and nothing to Might', () => {
  expect(priceOf('speed', hero({ armor: 'heavy' }), 2).points).toBe(11);
  expect(priceOf('speed', hero({ armor: 'light' }), 1).points).toBe(4);
  expect(priceOf('might', hero({ armor: 'heavy' }), 2).points).toBe(5);
});

test('[E10] one level to ease and one for damage are two levels in one price', () => {
  const planned = plan(taskOf('might', 5, 'npc-level', 'H1', { kind: 'attack' }), hero(), {
    effort: { ease: 1, damage: 1 },
  });
  expect(planned).toMatchObject({ difficulty: 4, points: 5 });
  expect(read(planned.damage)).toEqual(['effort-damage:3']);
  expect(read(effortDamage(2, true))).toEqual(['effort-damage:4']);
  refused('E3', () => plan(might, hero({ effort: 1 }), { effort: { ease: 1, damage: 1 } }));
});

test('[E11] before the roll every level that can be paid has a price and a chance', () => {
  const doer = hero({ effort: 4, pools: pools(6, 20, 20), edge: edge('might', 1) });
  expect(offers(might, doer)).toEqual([
    { levels: 0, points: 0, chance: 0.3 },
    { levels: 1, points: 2, chance: 0.45 },
    { levels: 2, points: 4, chance: 0.6 },
    { levels: 3, points: 6, chance: 0.75 },
  ]);
});

test('[E11, Y1] a retry has no offer without Effort', () => {
  expect(offers(might, hero({ effort: 2 }), { retry: true }).map(({ levels }) => levels)).toEqual([1, 2]);
});

const rustedDoor = costing(might, 3);

test('[C1] the iron door costs 3 Might just to try, and is no easier for it', () => {
  const planned = plan(rustedDoor, hero());
  expect(planned).toMatchObject({ points: 3, difficulty: 5 });
  expect(plan(rustedDoor, hero(), { effort: { ease: 1 } })).toMatchObject({ points: 6, difficulty: 4 });
});

test('[C2] with Might Edge 2 the door costs 1, and with a level of Effort 4 in all', () => {
  const doer = hero({ edge: edge('might', 2) });
  expect(plan(rustedDoor, doer).points).toBe(1);
  expect(plan(rustedDoor, doer, { effort: { ease: 1 } }).points).toBe(4);
});

test('[C1] an initial cost below 0 is refused', () => {
  refused('C1', () => plan(costing(might, -1), hero()));
});

test('[E7] the reasons of a price add up to its points', () => {
  for (const stat of STATS)
    for (const track of TRACK)
      for (const armor of ARMOR_CLASSES)
        for (let levels = 0; levels <= 6; levels++)
          for (const cost of [0, 2, 5]) {
            const payer = hero({ track, armor, edge: edge(stat, 2) });
            expect(totalOf(priceOf(stat, payer, levels, cost).ledger)).toBe(pointsFor(stat, payer, levels, cost));
          }
});
