import { expect, test } from 'vitest';
import {
  DISCOVERIES,
  LONG_BENEFITS,
  SPENDINGS,
  artifactAward,
  bandOf,
  buyBenefit,
  buyHomeTogether,
  discoveryAward,
  familiarBonus,
  gainXp,
  goalAward,
  intrude,
  isHoarding,
  missionAward,
  pay,
  plan,
  reroll,
  skillAt,
  specialOf,
  taskOf,
  type BenefitKind,
} from '../src/index.ts';
import { hero, read, refused } from './table.ts';

const TABLE = [
  { id: 'ann', xp: 1 },
  { id: 'bob', xp: 0 },
];
const xpOf = (purses: readonly { id: string; xp: number }[]): number[] => purses.map(({ xp }) => xp);

test('[XP1] points are gained and kept', () => {
  expect(gainXp({ xp: 3 }, 2).character.xp).toBe(5);
  refused('XP1', () => gainXp({ xp: 3 }, -1));
});

test('[XI1, XI2] the crumbling wall: 2 XP, one of them given on at once', () => {
  const { purses, happens, ledger } = intrude(TABLE, { to: 'ann', free: false }, { accept: true, gift: 'bob' });
  expect([xpOf(purses), happens]).toEqual([[2, 1], true]);
  expect(read(ledger)).toEqual(['intrusion:2', 'gift:-1']);
  refused('XI1', () => intrude(TABLE, { to: 'eve', free: false }, { accept: true, gift: 'bob' }));
});

test('[XI1, D1, A2] the axe that slid 10 feet: 2 XP, and the weapon is a few steps away', () => {
  const { purses } = intrude(TABLE, { to: 'bob', free: false }, { accept: true, gift: 'ann' });
  expect(xpOf(purses)).toEqual([2, 1]);
  expect(bandOf(10)).toBe('immediate');
});

test('[XI2] nobody keeps both, but a lone player keeps one', () => {
  refused('XI2', () => intrude(TABLE, { to: 'ann', free: false }, { accept: true, gift: null }));
  refused('XI2', () => intrude(TABLE, { to: 'ann', free: false }, { accept: true, gift: 'ann' }));
  refused('XI2', () => intrude(TABLE, { to: 'ann', free: false }, { accept: true, gift: 'eve' }));
  const alone = intrude([{ id: 'ann', xp: 1 }], { to: 'ann', free: false }, { accept: true, gift: null });
  expect(xpOf(alone.purses)).toEqual([2]);
});

test('[XI3] refusing costs 1 XP and gives none; without XP there is no refusing', () => {
  const { purses, happens } = intrude(TABLE, { to: 'ann', free: false }, { accept: false });
  expect([xpOf(purses), happens]).toEqual([[0, 0], false]);
  refused('XI3', () => intrude(TABLE, { to: 'bob', free: false }, { accept: false }));
  expect(xpOf(TABLE)).toEqual([1, 0]);
});

test('[XI4] after the intrusion on the eased climb a roll of 6 is wanted', () => {
  expect(plan(taskOf('might', 2), hero(), { skill: 2, intruded: true }).target).toBe(6);
});

test('[XI5] after a 1 there is no XP, and refusing costs 1', () => {
  const free = { to: 'ann', free: true };
  expect(xpOf(intrude(TABLE, free, { accept: true, gift: null }).purses)).toEqual([1, 0]);
  expect(xpOf(intrude(TABLE, free, { accept: false }).purses)).toEqual([0, 0]);
});

test('[XD1, XD2] four who find a level 5 artifact get 1 each; two get 2; nine get 1 all the same', () => {
  expect([4, 2, 9].map(characters => artifactAward(5, characters).xp)).toEqual([1, 2, 1]);
  expect(artifactAward(5, 9).ledger.at(-1)?.rule).toBe('XD2');
  refused('XD1', () => artifactAward(5, 0));
});

test('[XD3, XD4, XD5] a device and another find 1, cyphers, oddities and shins nothing', () => {
  expect(DISCOVERIES.map(discovery => discoveryAward(discovery, 8, 4).xp)).toEqual([2, 1, 1, 0, 0, 0]);
});

test('[XA1] a mission is worth 1 to 4', () => {
  expect(missionAward(2).xp).toBe(2);
  for (const xp of [0, 5]) refused('XA1', () => missionAward(xp));
});

test('[XA3] so is a goal of one’s own', () => {
  expect(goalAward(4).xp).toBe(4);
  for (const xp of [0, 5]) refused('XA3', () => goalAward(xp));
});

test('[XS1] 11 XP are a hoard, 10 are not', () => {
  expect([isHoarding(11), isHoarding(10)]).toEqual([true, false]);
});

test('[XS2] four ways at 1, 2, 3 and 4, and nothing on credit', () => {
  expect(Object.values(SPENDINGS)).toEqual([1, 2, 3, 4]);
  expect(pay({ xp: 4 }, 4).xp).toBe(0);
  refused('XS2', () => pay({ xp: 3 }, 4));
});

test('[XB1] a reroll costs 1 and keeps the better roll, so that a 1 is forgotten', () => {
  expect(reroll({ xp: 2 }, 7, 15)).toMatchObject({ die: 15, character: { xp: 1 } });
  expect(reroll({ xp: 2 }, 15, 7).die).toBe(15);
  const { die } = reroll({ xp: 2 }, 8, 1);
  expect(specialOf(die, 'attack', true, false).intrusion).toBe(false);
  refused('XS2', () => reroll({ xp: 0 }, 7, 15));
});

test('[XB1] a recovery roll may be made again too', () => {
  expect(reroll({ xp: 1 }, 2, 5, 6).die).toBe(5);
  refused('XB1', () => reroll({ xp: 1 }, 2, 7, 6));
  refused('XB1', () => reroll({ xp: 1 }, 7, 2, 6));
  refused('XB1', () => reroll({ xp: 1 }, 21, 7));
});

test('[XB3] the locks of the citadel: trained there for 2 XP, and nowhere else', () => {
  const benefit = { kind: 'local-skill', what: 'lockpicking', place: 'citadel' } as const;
  const { character, ledger } = buyBenefit(hero({ xp: 2 }), benefit);
  expect(skillAt(character, 'lockpicking', 'citadel')).toBe(1);
  expect(skillAt(character, 'lockpicking', 'village')).toBe(0);
  expect(skillAt(character, 'lockpicking')).toBe(0);
  expect(character.xp).toBe(0);
  expect(read(ledger)).toEqual(['benefit-local-skill:-2']);
  refused('XB3', () => buyBenefit(hero({ xp: 2 }), { kind: 'local-skill', what: 'climbing' }));
});

test('[XB4] a device for breathing underwater: 2 XP', () => {
  const { character } = buyBenefit(hero({ xp: 5 }), { kind: 'temporary-ability', what: 'breathe water' });
  expect(character).toMatchObject({ xp: 3, benefits: [{ what: 'breathe water' }] });
  refused('XB4', () => buyBenefit(hero({ xp: 5 }), { kind: 'temporary-ability', what: '' }));
});

test('[XB5] Therik is familiar with research: +1 for 3 XP', () => {
  const { character } = buyBenefit(hero({ xp: 3 }), { kind: 'familiarity', what: 'research' });
  expect([familiarBonus(character, 'research'), familiarBonus(character, 'climbing')]).toEqual([1, 0]);
});

test.each([
  ['contact', 'XB6'],
  ['home', 'XB7'],
  ['title', 'XB8'],
  ['wealth', 'XB9'],
  ['artifact', 'XB10'],
] as [BenefitKind, string][])('[XB6, XB7, XB8, XB9, XB10] %s costs 3 XP by %s', (kind, rule) => {
  const { character, ledger } = buyBenefit(hero({ xp: 3 }), { kind, what: 'something' });
  expect(character).toMatchObject({ xp: 0, benefits: [{ kind }] });
  expect(ledger[0]).toEqual({ what: `benefit-${kind}`, rule, amount: -3 });
  refused('XS2', () => buyBenefit(hero({ xp: 2 }), { kind, what: 'something' }));
  expect(LONG_BENEFITS).toContain(kind);
});

test('[XB7] two buy a house together', () => {
  const [ann, bob] = buyHomeTogether(
    [
      { character: hero({ xp: 4 }), xp: 2 },
      { character: hero({ xp: 1 }), xp: 1 },
    ],
    'tower',
  );
  expect([ann.xp, bob.xp]).toEqual([2, 0]);
  expect(bob.benefits).toEqual([{ kind: 'home', what: 'tower' }]);
  refused('XB7', () => buyHomeTogether([{ character: hero({ xp: 4 }), xp: 2 }], 'tower'));
});
