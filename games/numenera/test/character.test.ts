import { expect, test } from 'vitest';
import { TYPE_FACTS, checkCharacter, newCharacter, parseCharacter, type Character } from '../src/index.ts';
import { hero, pointsOf, pools, refused } from './table.ts';

const legal = hero({ effort: 1, type: 'other' });
/** Wants a character with these details refused at the door. */
const wrong = (rule: string, details: object): void => refused(rule, () => checkCharacter({ ...legal, ...details }));

test('[PC1] a legal character passes, by JSON too', () => {
  expect(() => checkCharacter(legal)).not.toThrow();
  expect(parseCharacter(JSON.stringify(legal))).toEqual({ ok: true, value: legal });
});

test('[PC1] nonsense is refused with a sentence and the rule', () => {
  for (const value of [null, 7, [], 'ann']) refused('PC1', () => checkCharacter(value));
  wrong('PC1', { name: '' });
  wrong('PC1', { type: 'wizard' });
  expect(parseCharacter('{')).toMatchObject({ ok: false });
  expect(parseCharacter(JSON.stringify({ ...legal, tier: 9 }))).toEqual({
    ok: false,
    error: 'tier: wanted a whole number from 1 to 6, found 9 (rule PC3)',
  });
});

test('[PC2, PC11, AD3, AD4, AD9] Pools, Edge and recovery are such as type and tier can have given', () => {
  const glaive = newCharacter('A', 'glaive', { might: 6 });
  const bent = (details: object) => (): void => checkCharacter({ ...glaive, ...details });
  const full = (might: number, speed: number, intellect: number): Character['pools'] => ({
    might: { points: might, max: might },
    speed: { points: speed, max: speed },
    intellect: { points: intellect, max: intellect },
  });
  expect(bent({})).not.toThrow();
  expect(bent({ pools: full(21, 10, 7), steps: ['capabilities'] })).not.toThrow();
  expect(bent({ pools: full(60, 60, 60), tier: 6 })).not.toThrow(); // AD2: bought on without end
  refused('PC2', bent({ pools: full(21, 10, 7) }));
  refused('PC2', bent({ pools: full(60, 60, 60) }));
  refused('PC2', bent({ pools: full(1, 1, 1) }));
  refused('PC2', bent({ edge: { might: 6, speed: 6, intellect: 6 } }));
  refused('PC11', bent({ recoveryBonus: 3, tier: 2 }));
  refused('PC11', bent({ recoveryBonus: 2 }));
  expect(bent({ recoveryBonus: 2, steps: ['skill'] })).not.toThrow();
});

test('[PC2] the three types at tier 1', () => {
  const glaive = newCharacter('A', 'glaive', { might: 6 });
  const jack = newCharacter('B', 'jack', { might: 2, speed: 2, intellect: 2 }, 'speed');
  const nano = newCharacter('C', 'nano', { intellect: 6 });
  expect([glaive, jack, nano].map(pointsOf)).toEqual([
    [17, 10, 7],
    [12, 12, 12],
    [7, 9, 18],
  ]);
  expect([glaive, jack, nano].map(({ edge }) => Object.values(edge))).toEqual([
    [1, 1, 0],
    [0, 1, 0],
    [0, 0, 1],
  ]);
  for (const own of [glaive, jack, nano]) {
    expect(own).toMatchObject({ tier: 1, effort: 1, track: 'hale' });
    checkCharacter(own);
  }
  expect(Object.values(TYPE_FACTS).map(({ cyphers }) => cyphers)).toEqual([2, 2, 3]);
});

test('[PC2] not more and not fewer than 6 points, and an Edge to choose for a Jack alone', () => {
  refused('PC2', () => newCharacter('A', 'glaive', { might: 7 }));
  refused('PC2', () => newCharacter('A', 'glaive', { might: 7, speed: -1 }));
  refused('PC2', () => newCharacter('A', 'glaive', {}));
  refused('PC2', () => newCharacter('A', 'jack', { might: 6 }));
  refused('PC2', () => newCharacter('A', 'nano', { might: 6 }, 'speed'));
});

test('[PC3] tiers 1 to 6', () => {
  for (const tier of [0, 7, 1.5, '1', undefined]) wrong('PC3', { tier });
});

test('[PC4] Effort from 1 to the tier, one more if bought', () => {
  wrong('PC4', { effort: 0 });
  wrong('PC4', { effort: 2 });
  wrong('PC4', { effort: 7, tier: 6, steps: ['effort'] });
  expect(() => checkCharacter({ ...legal, effort: 2, steps: ['effort'] })).not.toThrow();
});

test('[PC5] points from 0 to the maximum', () => {
  wrong('PC5', { pools: pools(21, 5, 5) });
  wrong('PC5', { pools: pools(-1, 5, 5) });
  wrong('PC5', { pools: { ...legal.pools, speed: { points: 0, max: 0 } } });
  wrong('PC5', { pools: { ...legal.pools, speed: { points: Number.NaN, max: 10 } } });
  wrong('PC5', { pools: { might: legal.pools.might } });
  wrong('PC5', { pools: null });
});

test('[PC6] Edge is 0 or more', () => {
  wrong('PC6', { edge: { might: -1, speed: 0, intellect: 0 } });
  wrong('PC6', { edge: undefined });
});

test('[PC7] an empty Pool and hale do not go together', () => {
  wrong('PC7', { pools: pools(0, 5, 5), track: 'hale' });
  wrong('PC7', { pools: pools(0, 0, 5), track: 'impaired' });
  wrong('PC7', { pools: pools(0, 0, 0), track: 'debilitated' });
  wrong('PC7', { track: 'sleepy' });
  const states: Partial<Character>[] = [
    { pools: pools(0, 5, 5), track: 'impaired' },
    { pools: pools(5, 5, 5), track: 'debilitated' },
  ];
  for (const state of states) expect(() => checkCharacter({ ...legal, ...state })).not.toThrow();
});

test('[PC8] no debts of experience', () => {
  wrong('PC8', { xp: -1 });
  wrong('PC8', { xp: 0.5 });
});

test('[PC9] skills from inability to specialized', () => {
  wrong('PC9', { skills: { climbing: 3 } });
  wrong('PC9', { skills: ['climbing'] });
});

test('[PC10] at most three steps, each once', () => {
  wrong('PC10', { steps: ['effort', 'effort'] });
  wrong('PC10', { steps: ['capabilities', 'perfection', 'effort', 'skill'] });
  wrong('PC10', { steps: ['luck'] });
  wrong('PC10', { steps: 'effort' });
});

test('[PC11] armor, rests, bonuses, abilities and benefits that can be', () => {
  wrong('PC11', { armor: 'plate' });
  wrong('PC11', { armorEase: 4 });
  wrong('PC11', { recoveryBonus: -2 });
  wrong('PC11', { rests: 4 });
  wrong('PC11', { abilities: ['onslaught', 'onslaught'] });
  wrong('PC11', { abilities: [7] });
  wrong('PC11', { benefits: [{ kind: 'luck', what: 'x' }] });
});
