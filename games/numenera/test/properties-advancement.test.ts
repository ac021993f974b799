import fc from 'fast-check';
import { expect, test } from 'vitest';
import { IllegalMove } from '@ennead/kernel';
import {
  CHARACTER_TYPES,
  STEPS,
  advance,
  checkCharacter,
  newCharacter,
  type Character,
  type Purchase,
} from '../src/index.ts';
import { frozen, stat } from './generated.ts';
import { tried } from './table.ts';

const purchase: fc.Arbitrary<Purchase> = fc.oneof(
  fc.record({
    step: fc.constant('capabilities' as const),
    points: fc.constantFrom({ might: 4 }, { speed: 1, intellect: 3 }),
  }),
  fc.record({ step: fc.constant('perfection' as const), stat }),
  fc.record({ step: fc.constant('effort' as const) }),
  fc.record({ step: fc.constant('skill' as const), skill: fc.constantFrom('climbing', 'history', 'jumping', 'lying') }),
  fc.record({
    step: fc.constantFrom(...STEPS),
    option: fc.record({ kind: fc.constantFrom('armor' as const, 'recovery' as const) }),
  }),
  fc.record({
    step: fc.constantFrom(...STEPS),
    option: fc.record({
      kind: fc.constantFrom('focus' as const, 'type' as const),
      ability: fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), tier: fc.integer({ min: 1, max: 6 }) }),
    }),
  }),
);

test('[AD1, AD2, PC1] whatever is bought in whatever order: four XP a step, a tier in four, a legal character', () => {
  const shopping = fc.array(purchase, { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(shopping, fc.constantFrom(...CHARACTER_TYPES.slice(0, 3)), (list, type) => {
      let own: Character = {
        ...newCharacter('x', type as 'jack', { might: 6 }, type === 'jack' ? 'might' : undefined),
        xp: 200,
      };
      let bought = 0;
      const refusals = new Set<string | null>();
      for (const item of list) {
        const result = tried(() => advance(frozen(own), item));
        if (result instanceof IllegalMove) refusals.add(result.rule);
        else {
          own = result.character;
          bought++;
        }
      }
      expect([...refusals].filter(rule => !/^AD\d+$/.test(rule ?? ''))).toEqual([]);
      expect(own.xp).toBe(200 - 4 * bought);
      expect(own.tier).toBe(Math.min(6, 1 + Math.floor(bought / 4)));
      expect(own.steps.length).toBe(bought % 4);
      checkCharacter(JSON.parse(JSON.stringify(own)));
    }),
    { numRuns: 2_000, seed: 9 },
  );
});
