import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  COVERS,
  GRAVITIES,
  LIGHTS,
  MISTS,
  STRIKES,
  SURPRISES,
  WATERS,
  afterRoll,
  artifactAward,
  breakSteps,
  contest,
  heaveTask,
  judge,
  jumpTask,
  longChase,
  plan,
  taskOf,
  totalOf,
  turnOrder,
} from '../src/index.ts';
import { CASES, die, frozen } from './generated.ts';
import { difficultyOf, hero } from './table.ts';

test('[N3, N4] whoever acts before the NPCs rolled higher than three times the highest level, and nobody is lost', () => {
  const rolls = fc.array(die, { minLength: 1, maxLength: 5 });
  const levels = fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(rolls, levels, (dice, foes) => {
      const runners = dice.map((own, at) => ({ id: `pc${at}`, die: own }));
      const npcs = foes.map((level, at) => ({ id: `npc${at}`, level }));
      const { order } = turnOrder(frozen(runners), frozen(npcs), 'together');
      const firstNpc = order.findIndex(id => id.startsWith('npc'));
      const target = 3 * Math.max(...foes);
      for (const { id, die: own } of runners) expect(order.indexOf(id) < firstNpc).toBe(own > target);
      expect(order.toSorted()).toEqual([...runners, ...npcs].map(({ id }) => id).toSorted());
      const each = turnOrder(runners, npcs, 'each').order;
      for (const { id, die: own } of runners)
        for (const { id: foe, level } of npcs) expect(each.indexOf(id) < each.indexOf(foe)).toBe(own > 3 * level);
    }),
    CASES,
  );
});

test('[PP1, PP2, PP3] a contest is a comparison of two sums', () => {
  const side = fc.record({ die, bonus: fc.integer({ min: -2, max: 2 }), eased: fc.integer({ min: -4, max: 6 }) });
  fc.assert(
    fc.property(side, side, (one, two) => {
      const gap = one.die - two.die + one.bonus - two.bonus + 3 * (one.eased - two.eased);
      expect(contest(frozen(one), frozen(two)).hits).toBe(gap >= 0);
    }),
    CASES,
  );
});

test('[OB5, OB6] steps of an object: one for success, more for the difficulty that would have been met', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), fc.nat(10), (total, difficulty) => {
      const met = [0, 2, 4].filter(more => total >= 3 * (difficulty + more)).length;
      expect(breakSteps(total, difficulty)).toBe(met);
    }),
    CASES,
  );
});

test('[JU1, JU2, JU3, HV1, XD1, XD2] feet, pounds and shares by counting up', () => {
  fc.assert(
    fc.property(
      fc.nat(60),
      fc.nat(900),
      fc.nat(10),
      fc.integer({ min: 1, max: 8 }),
      (feet, pounds, level, characters) => {
        let weight = 0;
        for (let load = 50; load <= pounds; load += 50) weight++;
        expect(difficultyOf(heaveTask(pounds))).toBe(weight);
        let half = 0;
        for (let foot = 2; foot <= feet; foot += 2) half++;
        expect(difficultyOf(jumpTask(feet))).toBe(feet > 4 ? feet - 4 : 0);
        expect(difficultyOf(jumpTask(feet, 'short'))).toBe(half > 5 ? half - 5 : 0);
        let share = 0;
        while ((share + 1) * characters <= level) share++;
        expect(artifactAward(level, characters).xp).toBe(share || 1);
      },
    ),
    CASES,
  );
});

test('[CH2, CH3] a chase ends when it should', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 8 }),
      fc.array(fc.boolean(), { minLength: 1, maxLength: 30 }),
      (level, rolls) => {
        let chase = longChase(level);
        let lead = 0;
        for (const success of rolls) {
          lead += success ? 1 : -1;
          const next = afterRoll(frozen(chase), success);
          expect(next.state).toBe(lead < 0 ? 'lost' : lead >= level ? 'won' : 'running');
          if (next.state !== 'running') return;
          chase = next.chase;
        }
      },
    ),
    CASES,
  );
});

test('[AM1, AM2] circumstances are a sum of their own steps', () => {
  const flag = fc.boolean();
  const situations = fc.record({
    melee: flag,
    distance: fc.constantFrom('immediate', 'short', 'long'),
    cover: fc.constantFrom(...COVERS),
    targetProne: flag,
    higherGround: flag,
    surprise: fc.constantFrom(...SURPRISES),
    byAbility: flag,
    atLimit: flag,
    light: fc.constantFrom(...LIGHTS),
    mist: fc.constantFrom(...MISTS),
    hiding: flag,
    invisible: flag,
    luckyShot: flag,
    otherSenses: flag,
    spotting: fc.constantFrom(0, 1, 2),
    water: fc.constantFrom(...WATERS),
    strike: fc.constantFrom(...STRIKES),
    aquatic: flag,
    targetFast: flag,
    mounted: flag,
    trainedInRiding: flag,
    jostled: flag,
    trainedInBalance: flag,
    gravity: fc.constantFrom(...GRAVITIES),
    trainedInGravity: flag,
  });
  fc.assert(
    fc.property(situations, own => {
      const range = own.melee ? 'immediate' : 'long';
      const far = { immediate: 0, short: 1, long: 2 }[own.distance];
      const shorter = Number(own.water === 'under') + Number(own.gravity === 'high');
      const within = own.melee
        ? far === 0
        : far <= 2 - shorter + Number(own.gravity === 'low' || own.gravity === 'zero');
      const thick = own.mist === 'dense' && !own.melee;
      const dark = thick || own.light === 'dark' || (own.light !== 'bright' && far === 2);
      const guided = own.otherSenses || own.luckyShot;
      const shot = own.water === 'under' && !own.melee && own.strike === 'thrown-or-shot';
      const possible = own.cover !== 'whole' && within && !((dark || own.invisible) && !guided) && !shot;
      const verdict = judge(frozen({ ...own, range } as Parameters<typeof judge>[0]));
      expect(verdict.possible).toBe(possible);
      if (!possible) return;
      const gloom = dark ? 4 : own.light === 'dim' ? 1 : own.light === 'very-dim' ? 1 + Number(far > 0) : 0;
      const blunt = own.strike === 'slashing' || own.strike === 'bashing';
      const wet = own.aquatic ? 0 : own.water === 'deep' ? 1 : own.water === 'under' ? (own.melee && blunt ? 2 : 1) : 0;
      const steps =
        Number(own.cover !== 'none') +
        (own.targetProne ? (own.melee ? -1 : 1) : 0) -
        Number(own.higherGround) -
        SURPRISES.indexOf(own.surprise) -
        Number(!own.melee && !own.byAbility && far === 0) +
        Number(own.atLimit && !own.melee && far > 0) +
        (own.invisible && !dark ? 4 : 0) +
        Number(own.hiding && !own.melee) +
        Number(own.mist === 'mist' && !own.melee) +
        Number(own.mist === 'dense' && own.melee) +
        Math.max(0, gloom - own.spotting) +
        wet +
        Number(own.targetFast) +
        Number(own.mounted && !own.trainedInRiding) +
        Number(own.jostled && !own.trainedInBalance) +
        Number((own.gravity === 'high' || own.gravity === 'zero') && !own.trainedInGravity);
      expect(totalOf(verdict.ledger)).toBe(steps);
    }),
    CASES,
  );
});

test('[R4] a greater bonus is never worse', () => {
  fc.assert(
    fc.property(fc.nat(10), fc.nat(2), fc.integer({ min: -5, max: 11 }), (difficulty, assets, bonus) => {
      const chance = (own: number): number => plan(taskOf('might', difficulty), hero(), { assets, bonus: own }).chance;
      expect(chance(bonus + 1)).toBeGreaterThanOrEqual(chance(bonus));
    }),
    CASES,
  );
});
