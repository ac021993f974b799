import { expect, test } from 'vitest';
import { scenario } from '@ennead/testkit';
import { nineWorlds } from '../src/index.ts';
import { COPY } from '../src/state.ts';
import { afterActions } from './table.ts';

const dealt = (seed: number, seats = 3): number[] =>
  scenario(nineWorlds, { seats, seed, options: { variablePowers: true } }).s.powers;

test('[X1] the nine tokens are dealt at random, one to each world', () => {
  for (let seed = 0; seed < 10; seed++)
    expect(dealt(seed).toSorted((x, y) => x - y)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(new Set([1, 2, 3, 4, 5].map(seed => dealt(seed).join())).size).toBe(5);
});

test('[X1] without variable powers each world has its own', () => {
  expect(scenario(nineWorlds, { seats: 3 }).s.powers).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
});

test('[X1, D5] in the training game the copy is dealt in place of the protection', () => {
  expect(dealt(1, 2).toSorted((x, y) => x - y)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, COPY]);
});

test('[X2] a world has the power of its token in place of its own', () => {
  const { alfheim, jotunheim } = afterActions(
    { alfheim: { asgard: 5 }, jotunheim: { midgard: 1 }, niflheim: {} },
    { variablePowers: { asgard: 'banish', niflheim: 'protect' } },
  );
  alfheim.cannot('protect', 'T1');
  alfheim.banishes('jotunheim', 'midgard');
  expect(jotunheim.helheim).toBe(1);
});

test('[X2] Spend works from any world', () => {
  const { alfheim, ...t } = afterActions(
    { alfheim: { asgard: 5 }, jotunheim: {}, niflheim: {} },
    { variablePowers: { asgard: 'spend', svartalfheim: 'protect' } },
  );
  alfheim.recruits();
  expect([t.question(), t.pointsLeft()]).toEqual(['spending', 1]);
});

test('[X3] powers run by the number of the world, not of the token', () => {
  const t = afterActions(
    { alfheim: { asgard: 5, niflheim: 5 }, jotunheim: {}, niflheim: {} },
    { variablePowers: { asgard: 'banish', niflheim: 'protect' } },
  );
  t.turnPasses();
  expect(t.told('power').map(power => power['power'])).toEqual(['banish', 'protect']);
});

test('[X4] who takes the protection may have used the powers that ran before it, and is barred from the rest', () => {
  const { alfheim, jotunheim, ...t } = afterActions(
    { alfheim: { asgard: 5, midgard: 5, niflheim: 5 }, jotunheim: { jotunheim: 1 }, niflheim: {} },
    { variablePowers: { asgard: 'banish', midgard: 'protect', niflheim: 'exchange' } },
  );
  alfheim.banishes('jotunheim', 'jotunheim');
  alfheim.protects();
  expect([jotunheim.helheim, t.s.turn]).toEqual([1, 2]);
  expect(t.told('power').map(power => power['barred'])).toEqual([false, false, true]);
});

test('[X4] the protection does not undo what earlier powers did', () => {
  const { alfheim, jotunheim, niflheim } = afterActions(
    { alfheim: { midgard: 5 }, jotunheim: { asgard: 5 }, niflheim: { niflheim: 5 } },
    { variablePowers: { asgard: 'banish', midgard: 'protect', niflheim: 'destroy' } },
  );
  jotunheim.banishes('alfheim', 'midgard');
  alfheim.protects();
  expect(alfheim.helheim).toBe(1);
  niflheim.cannot('destroy/alfheim/midgard', 'W13');
});
