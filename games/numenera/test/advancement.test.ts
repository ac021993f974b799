import { expect, test } from 'vitest';
import {
  STEPS,
  advance,
  armorCost,
  checkCharacter,
  newCharacter,
  recoveryOf,
  type Character,
  type Purchase,
} from '../src/index.ts';
import { hero, pools, read, refused } from './table.ts';

const rich = (details: Partial<Character> = {}): Character => hero({ xp: 100, effort: 1, ...details });

const FOUR: readonly Purchase[] = [
  { step: 'capabilities', points: { might: 2, speed: 2 } },
  { step: 'perfection', stat: 'speed' },
  { step: 'effort' },
  { step: 'skill', skill: 'climbing' },
];
const buyAll = (character: Character, purchases = FOUR): Character =>
  purchases.reduce((own, purchase) => advance(own, purchase).character, character);

test('[AD1] each step costs 4 XP and is bought once a tier', () => {
  expect(STEPS).toEqual(['capabilities', 'perfection', 'effort', 'skill']);
  const { character } = advance(rich({ xp: 8 }), { step: 'effort' });
  expect(character).toMatchObject({ xp: 4, effort: 2, steps: ['effort'] });
  refused('AD1', () => advance(character, { step: 'effort' }));
  refused('XS2', () => advance(rich({ xp: 3 }), { step: 'effort' }));
});

test('[AD1] a refused step changes nothing', () => {
  const character = rich({ steps: ['effort'] });
  const before = structuredClone(character);
  refused('AD1', () => advance(character, { step: 'effort' }));
  refused('AD3', () => advance(character, { step: 'capabilities', points: { might: 5 } }));
  expect(character).toEqual(before);
});

test('[AD2] four steps in any order make the next tier, and the steps can be bought anew', () => {
  const second = buyAll(rich(), FOUR.toReversed());
  expect(second).toMatchObject({ tier: 2, steps: [], xp: 84 });
  expect(advance(second, { step: 'effort' }).character.effort).toBe(3);
});

test('[AD2] from tier 1 to tier 6 in twenty steps, a legal character all the way', () => {
  let own = { ...newCharacter('Therik', 'jack', { might: 2, speed: 2, intellect: 2 }, 'speed'), xp: 96 };
  const tiers = [];
  for (const skill of ['climbing', 'climbing', 'history', 'history', 'jumping']) {
    own = buyAll(
      own,
      FOUR.map(purchase => ('skill' in purchase ? { step: 'skill', skill } : purchase)),
    );
    checkCharacter(own);
    tiers.push(own.tier);
  }
  expect(tiers).toEqual([2, 3, 4, 5, 6]);
  expect(own).toMatchObject({ effort: 6, edge: { speed: 6 }, skills: { climbing: 2, history: 2, jumping: 1 }, xp: 16 });
  expect(own.pools.might.max).toBe(22);
});

test('[AD2] beyond tier 6 steps go on in sets of four, and the tier stays', () => {
  const top = rich({ tier: 6, effort: 6, steps: ['capabilities', 'perfection', 'skill'] });
  refused('AD5', () => advance(top, { step: 'effort' }));
  const { character, newTier } = advance(top, { step: 'effort', option: { kind: 'recovery' } });
  expect(newTier).toBe(false);
  expect(character).toMatchObject({ tier: 6, steps: [] });
});

test('[AD3] four points raise Pools and their maximum', () => {
  const { character, ledger } = advance(rich({ pools: pools(0, 5, 5), track: 'impaired' }), {
    step: 'capabilities',
    points: { might: 3, intellect: 1 },
  });
  expect(character.pools).toEqual({
    might: { points: 3, max: 23 },
    speed: { points: 5, max: 20 },
    intellect: { points: 6, max: 21 },
  });
  expect(character.track).toBe('hale');
  expect(read(ledger)).toEqual(['step-bought:-4', 'more-points:4', 'might-pool:3', 'intellect-pool:1', 'track-up:-1']);
  for (const points of [{ might: 3 }, { might: 5 }, { might: 5, speed: -1 }])
    refused('AD3', () => advance(rich(), { step: 'capabilities', points }));
});

test('[AD4] one more Edge in the stat of choice', () => {
  expect(advance(rich(), { step: 'perfection', stat: 'intellect' }).character.edge.intellect).toBe(1);
  refused('AD4', () => advance(rich(), { step: 'perfection', stat: 'luck' as 'might' }));
});

test('[AD5] one more Effort, six at most', () => {
  expect(advance(rich(), { step: 'effort' }).character.effort).toBe(2);
  refused('AD5', () => advance(rich({ tier: 6, effort: 6 }), { step: 'effort' }));
});

test('[AD6] trained, then specialized; an inability in numenera is evened out', () => {
  const learn = (before: Character['skills'], skill: string): Character['skills'] =>
    advance(rich({ skills: before }), { step: 'skill', skill }).character.skills;
  expect(learn({}, 'history')).toEqual({ history: 1 });
  expect(learn({ history: 1 }, 'history')).toEqual({ history: 2 });
  expect(learn({ numenera: -1 }, 'numenera')).toEqual({ numenera: 0 });
  expect(learn({}, 'mind blast')).toEqual({ 'mind blast': 1 });
  refused('AD6', () => learn({ history: 2 }, 'history'));
  refused('AD6', () => learn({}, 'speed-defence'));
  refused('AD6', () => learn({}, 'attacks'));
});

test('[AD7] an option takes the place of a step, which is then bought', () => {
  const { character } = advance(rich(), { step: 'skill', option: { kind: 'recovery' } });
  expect(character.steps).toEqual(['skill']);
  refused('AD1', () => advance(character, { step: 'skill', skill: 'history' }));
  refused('AD1', () => advance(character, { step: 'skill', option: { kind: 'armor' } }));
  const whole = buyAll(rich(), [...FOUR.slice(0, 3), { step: 'skill', option: { kind: 'armor' } }]);
  expect(whole.tier).toBe(2);
});

test('[AD8] armor costs 1 less, until nothing is left', () => {
  const { character } = advance(rich({ armor: 'heavy' }), { step: 'skill', option: { kind: 'armor' } });
  expect(armorCost(character)).toBe(2);
  expect(armorCost({ armor: 'light', armorEase: 3 })).toBe(0);
  refused('AD8', () => advance(rich({ armorEase: 3 }), { step: 'skill', option: { kind: 'armor' } }));
});

test('[AD9] 2 more on recovery', () => {
  const { character } = advance(rich({ tier: 2 }), { step: 'effort', option: { kind: 'recovery' } });
  expect(recoveryOf(character, 3).points).toBe(7);
});

const focus = (tier: number, id = 'phase'): Purchase => ({
  step: 'skill',
  option: { kind: 'focus', ability: { id, tier } },
});

test('[AD10] another focus ability of tier 3 from tier 3 on; the other of tier 6 only at the top', () => {
  expect(advance(rich({ tier: 3 }), focus(3)).character.abilities).toEqual(['phase']);
  expect(advance(rich({ tier: 6 }), focus(6)).character.abilities).toEqual(['phase']);
  refused('AD10', () => advance(rich({ tier: 2 }), focus(3)));
  refused('AD10', () => advance(rich({ tier: 5 }), focus(6)));
  refused('AD10', () => advance(rich({ tier: 5 }), focus(4)));
  refused('AD10', () => advance(rich({ tier: 3, abilities: ['phase'] }), focus(3)));
});

test.each(['glaive', 'jack', 'nano', 'other'] as const)(
  '[AD11] a %s takes another ability of their tier or lower',
  type => {
    const own = (tier: number): Purchase => ({
      step: 'effort',
      option: { kind: 'type', ability: { id: 'thrust', tier } },
    });
    expect(advance(rich({ type, tier: 2 }), own(2)).character.abilities).toEqual(['thrust']);
    expect(advance(rich({ type, tier: 2 }), own(1)).character.abilities).toEqual(['thrust']);
    refused('AD11', () => advance(rich({ type, tier: 2 }), own(3)));
    refused('AD11', () => advance(rich({ type, tier: 2, abilities: ['thrust'] }), own(1)));
  },
);

test('[AD6] no step trains attack or defence, however they are spelt; odd names are names like others', () => {
  const rich = { ...newCharacter('A', 'glaive', { might: 6 }), xp: 8 };
  const learn = (skill: string) => advance(rich, { step: 'skill', skill });
  for (const skill of ['speed defence', 'Speed-Defence', 'light', 'heavy weapons', 'attacks', 'esoteries', ' '])
    refused('AD6', () => learn(skill));
  for (const skill of ['__proto__', 'constructor', 'initiative', 'zero gravity'])
    expect(Object.entries(learn(skill).character.skills)).toEqual([[skill, 1]]);
});
