import { expect, test } from 'vitest';
import {
  defenceTask,
  attackTask,
  gravityLines,
  judge,
  lowGravityDamage,
  magneticGravity,
  payLuckyShot,
  plan,
  rangeInGravity,
  rangeInWater,
  totalOf,
  type Situation,
} from '../src/index.ts';
import { hero, read, refused } from './table.ts';

const SWORD: Situation = { melee: true, distance: 'immediate', range: 'immediate' };
const BOW: Situation = { melee: false, distance: 'short', range: 'long' };

/** Steps of an attack, or null where there can be none. */
const steps = (situation: Situation): number | null => {
  const { possible, ledger } = judge(situation);
  return possible ? totalOf(ledger) : null;
};
const why = (situation: Situation): string[] => read(judge(situation).ledger);

test('[AM1] circumstances add up in the book’s order', () => {
  const situation = { ...BOW, cover: 'partial', higherGround: true, light: 'dim', targetFast: true } as const;
  expect(why(situation)).toEqual(['cover:1', 'higher-ground:-1', 'dim-light:1', 'target-moving:1']);
  expect(steps({ ...SWORD })).toBe(0);
});

test('[AM2] a hindered attack by an NPC is an eased defence', () => {
  const { ledger } = judge({ ...BOW, cover: 'partial', light: 'dim' });
  expect(plan(attackTask('ranged', 4, { modifiers: ledger }), hero()).difficulty).toBe(6);
  expect(plan(defenceTask('missile', 4, ledger), hero()).difficulty).toBe(2);
});

test('[CO1] behind a low wall: one step', () => expect(steps({ ...BOW, cover: 'partial' })).toBe(1));

test('[CO2] wholly behind a wall: no attack', () => {
  expect(why({ ...BOW, cover: 'whole' })).toEqual(['cover-whole']);
  expect(steps({ ...BOW, cover: 'whole' })).toBeNull();
});

test('[CO3] the crossbow through the wooden screen: one step', () =>
  expect(steps({ ...BOW, cover: 'pierced' })).toBe(1));

test('[PO1] prone: easier in melee, harder from afar', () => {
  expect([steps({ ...SWORD, targetProne: true }), steps({ ...BOW, targetProne: true })]).toEqual([-1, 1]);
});

test('[PO2] from higher ground: eased, near and far', () => {
  expect([steps({ ...SWORD, higherGround: true }), steps({ ...BOW, higherGround: true })]).toEqual([-1, -1]);
});

test('[SU1] an unaware target: two steps', () => expect(steps({ ...BOW, surprise: 'unaware' })).toBe(-2));

test('[SU2] one on guard: one step', () => expect(steps({ ...BOW, surprise: 'on-guard' })).toBe(-1));

test('[RG1] melee does not reach a short distance', () => {
  expect(judge({ ...SWORD, distance: 'short' })).toMatchObject({ possible: false, ledger: [{ rule: 'RG1' }] });
});

test('[RG2] a knife does not reach a long distance', () => {
  expect(judge({ ...BOW, range: 'short', distance: 'long' })).toMatchObject({
    possible: false,
    ledger: [{ rule: 'RG2' }],
  });
  expect(steps({ ...BOW, distance: 'long' })).toBe(0);
});

test('[RG3] point blank: eased', () => expect(steps({ ...BOW, distance: 'immediate' })).toBe(-1));

test('[RG4] at the end of the range: hindered', () =>
  expect(steps({ ...BOW, distance: 'long', atLimit: true })).toBe(1));

test('[IL1] dim light hinders, except who is trained in it', () => {
  expect(steps({ ...BOW, light: 'dim' })).toBe(1);
  expect(steps({ ...BOW, light: 'dim', spotting: 1 })).toBe(0);
  expect(steps({ ...BOW, light: 'dim', spotting: 2 })).toBe(0);
});

test('[IL2] very dim light: one step near, two at a short distance, less one or two for the skilled', () => {
  expect(steps({ ...SWORD, light: 'very-dim' })).toBe(1);
  expect([0, 1, 2].map(spotting => steps({ ...BOW, light: 'very-dim', spotting: spotting as 0 | 1 | 2 }))).toEqual([
    2, 1, 0,
  ]);
  expect(steps({ ...SWORD, light: 'very-dim', spotting: 2 })).toBe(0);
});

test('[IL3] beyond the reach of dim light it is dark', () => {
  expect(steps({ ...BOW, distance: 'long', light: 'dim' })).toBeNull();
  expect(steps({ ...BOW, distance: 'long', light: 'very-dim', otherSenses: true })).toBe(4);
});

test('[IL4] in the dark there is no attack without another sense, and four steps with one', () => {
  expect(why({ ...SWORD, light: 'dark' })).toEqual(['too-dark']);
  expect(
    [0, 1, 2].map(spotting => steps({ ...SWORD, light: 'dark', otherSenses: true, spotting: spotting as 0 | 1 | 2 })),
  ).toEqual([4, 3, 2]);
});

test('[IL5, XB2] 1 XP buys a lucky shot', () => {
  expect(steps({ ...BOW, light: 'dark', luckyShot: true })).toBe(4);
  expect(steps({ ...BOW, invisible: true, luckyShot: true })).toBe(4);
  expect(payLuckyShot({ xp: 3 }).character.xp).toBe(2);
  refused('XS2', () => payLuckyShot({ xp: 0 }));
});

test('[VI1] mist hinders missiles alone', () => {
  expect([steps({ ...BOW, mist: 'mist' }), steps({ ...SWORD, mist: 'mist' })]).toEqual([1, 0]);
});

test('[VI2] dense mist is darkness for missiles and hinders melee', () => {
  expect(steps({ ...BOW, mist: 'dense' })).toBeNull();
  expect(why({ ...BOW, mist: 'dense', otherSenses: true })).toEqual(['mist-dense:4']);
  expect(steps({ ...SWORD, mist: 'dense' })).toBe(1);
});

test('[VI3] a target that hides hinders missiles alone', () => {
  expect([steps({ ...BOW, hiding: true }), steps({ ...SWORD, hiding: true })]).toEqual([1, 0]);
});

test('[VI4] the invisible cannot be attacked, or by ear with four steps; darkness adds nothing', () => {
  expect(why({ ...SWORD, invisible: true })).toEqual(['invisible-lost']);
  expect(steps({ ...SWORD, invisible: true, otherSenses: true })).toBe(4);
  expect(steps({ ...SWORD, invisible: true, light: 'dark', otherSenses: true })).toBe(4);
});

test('[WA1] shallow water changes nothing, nor any water for creatures of it', () => {
  expect(steps({ ...SWORD, water: 'shallow' })).toBe(0);
  expect(steps({ ...SWORD, water: 'deep', aquatic: true })).toBe(0);
  expect(steps({ ...SWORD, water: 'under', strike: 'bashing', aquatic: true })).toBe(0);
});

test('[WA2] water to the chest: one step', () => expect(steps({ ...SWORD, water: 'deep' })).toBe(1));

test('[WA3] underwater: a spear one step, an axe two', () => {
  expect(steps({ ...SWORD, water: 'under', strike: 'stabbing' })).toBe(1);
  expect(steps({ ...SWORD, water: 'under', strike: 'slashing' })).toBe(2);
  expect(steps({ ...SWORD, water: 'under', strike: 'bashing' })).toBe(2);
});

test('[WA4] a bow does not shoot underwater; what works there is hindered', () => {
  expect(why({ ...BOW, water: 'under', strike: 'thrown-or-shot' })).toEqual(['impossible-underwater']);
  expect(steps({ ...BOW, water: 'under', strike: 'works-underwater' })).toBe(1);
});

test('[WA5] long range becomes short, short immediate', () => {
  expect([rangeInWater('long', 'under'), rangeInWater('short', 'under'), rangeInWater('long')]).toEqual([
    'short',
    'immediate',
    'long',
  ]);
  expect(steps({ ...BOW, distance: 'long', water: 'under', strike: 'works-underwater' })).toBeNull();
});

test('[MT1] a target at a run: hindered', () => expect(steps({ ...BOW, targetFast: true })).toBe(1));

test('[MT2] from a moving mount: hindered, unless trained', () => {
  expect([steps({ ...BOW, mounted: true }), steps({ ...BOW, mounted: true, trainedInRiding: true })]).toEqual([1, 0]);
});

test('[MT3] on a listing ship: hindered, unless trained', () => {
  expect([steps({ ...SWORD, jostled: true }), steps({ ...SWORD, jostled: true, trainedInBalance: true })]).toEqual([
    1, 0,
  ]);
});

test('[GR1] a heavy weapon in low gravity deals 2 less, at least 1', () => {
  expect(totalOf(lowGravityDamage(6, true, { gravity: 'low' }))).toBe(-2);
  expect(totalOf(lowGravityDamage(2, true, { gravity: 'low' }))).toBe(-1);
  expect(lowGravityDamage(6, true, { gravity: 'low', trainedInGravity: true })).toEqual([]);
  expect(lowGravityDamage(4, false, { gravity: 'low' })).toEqual([]);
});

test('[GR2] low gravity: short reaches long, long very long', () => {
  expect([
    rangeInGravity('short', 'low').range,
    rangeInGravity('long', 'low').range,
    rangeInGravity('very-long', 'low').feet,
  ]).toEqual(['long', 'very-long', 500]);
});

test('[GR3] high gravity hinders all physical actions, not of the trained', () => {
  expect(steps({ ...SWORD, gravity: 'high' })).toBe(1);
  expect(gravityLines({ gravity: 'high', trainedInGravity: true })).toEqual([]);
});

test('[GR4] high gravity: long reaches short, for the trained too', () => {
  expect(rangeInGravity('long', 'high').range).toBe('short');
  expect(rangeInGravity('short', 'high').range).toBe('immediate');
  expect(steps({ ...BOW, distance: 'long', gravity: 'high', trainedInGravity: true })).toBeNull();
});

test('[GR5] without gravity physical actions are hindered, not of the trained', () => {
  expect([steps({ ...SWORD, gravity: 'zero' }), steps({ ...SWORD, gravity: 'zero', trainedInGravity: true })]).toEqual([
    1, 0,
  ]);
});

test('[GR6] without gravity a very long range is 1,000 feet', () => {
  expect(rangeInGravity('very-long', 'zero')).toEqual({ range: 'beyond', feet: 1000 });
  expect(rangeInGravity('short', 'zero').range).toBe('long');
  expect(rangeInGravity('immediate', 'zero').range).toBe('immediate');
});

test('[GR7] magnetism is gravity to whoever wears much metal', () => {
  expect([magneticGravity(true, 'high'), magneticGravity(false, 'high')]).toEqual(['high', 'normal']);
});
