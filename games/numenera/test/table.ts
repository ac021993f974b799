import { IllegalMove } from '@ennead/kernel';
import { expect } from 'vitest';
import { newCharacter, totalOf, type Character, type Ledger, type Stat, type Task } from '../src/index.ts';

/** A character for whom only what is given matters: tier 1, Pools of 20, no Edge, Effort 6. */
export function hero(details: Partial<Character> = {}): Character {
  const pool = { points: 20, max: 20 };
  return {
    ...newCharacter('Valleris', 'nano', { might: 6 }),
    effort: 6,
    edge: { might: 0, speed: 0, intellect: 0 },
    pools: { might: pool, speed: pool, intellect: pool },
    ...details,
  };
}

/** Pools with these points, and 20 at most. */
export const pools = (might: number, speed: number, intellect: number): Character['pools'] => ({
  might: { points: might, max: 20 },
  speed: { points: speed, max: 20 },
  intellect: { points: intellect, max: 20 },
});

export const edge = (stat: Stat, value: number): Character['edge'] => ({
  might: 0,
  speed: 0,
  intellect: 0,
  [stat]: value,
});

/** Points left in the three Pools. */
export const pointsOf = ({ pools: own }: Pick<Character, 'pools'>): number[] => [
  own.might.points,
  own.speed.points,
  own.intellect.points,
];

/** The lines of a ledger as `what:amount`, to be read at a glance. */
export const read = (ledger: Ledger): string[] =>
  ledger.map(({ what, amount }) => (amount === undefined ? what : `${what}:${amount}`));

/** Difficulty with the situation and its assets, before the character. */
export const difficultyOf = ({ base, modifiers, assets }: Task): number =>
  Math.max(0, totalOf([base]) + totalOf(modifiers) + Math.max(-2, totalOf(assets)));

/** What an act gives, or the refusal; any other error is thrown on. */
export function tried<T>(act: () => T): T | IllegalMove {
  try {
    return act();
  } catch (error) {
    if (error instanceof IllegalMove) return error;
    throw error;
  }
}

/** Wants a refusal that names the rule. */
export function refused(rule: string, act: () => unknown): void {
  const found = tried(act);
  expect(found, `wanted a refusal by rule ${rule}`).toBeInstanceOf(IllegalMove);
  expect((found as IllegalMove).rule).toBe(rule);
}
