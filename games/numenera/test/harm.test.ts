import { expect, test } from 'vitest';
import {
  REST_MINUTES,
  TRACK,
  attackTask,
  canRestoreTrack,
  conditionLines,
  defenceTask,
  hurtNpc,
  isImpaired,
  nextRest,
  npcOf,
  plan,
  recover,
  recoveryOf,
  heldBack,
  refuseUnable,
  resistTask,
  restore,
  shiftNpc,
  shiftTrack,
  strikesAgain,
  suffer,
  takeDamage,
  worn,
} from '../src/index.ts';
import { hero, pointsOf, pools, read, refused } from './table.ts';

test('[ED1] damage reduces the Pool of its stat', () => {
  expect(pointsOf(takeDamage(hero(), { amount: 7 }).body)).toEqual([13, 20, 20]);
});

test('[ED2] what Might cannot take goes to Speed, then to Intellect', () => {
  expect(pointsOf(takeDamage(hero({ pools: pools(3, 4, 9) }), { amount: 9 }).body)).toEqual([0, 0, 7]);
});

test('[ED2] Speed damage beyond Speed goes to Might first', () => {
  expect(pointsOf(takeDamage(hero({ pools: pools(3, 4, 9) }), { amount: 6, stat: 'speed' }).body)).toEqual([1, 0, 9]);
});

test('[ED3] a Glaive with 2 Armor and no Might loses 1 Speed to a claw of 3', () => {
  const glaive = hero({ pools: pools(0, 10, 7), track: 'impaired' });
  expect(pointsOf(takeDamage(glaive, { amount: 3 }, [worn('medium')]).body)).toEqual([0, 9, 7]);
});

test('[ED4] each Pool that reaches 0 is a step: hale, impaired, debilitated, dead', () => {
  const body = hero({ pools: pools(3, 4, 5) });
  const states = [2, 3, 7, 12, 50].map(amount => takeDamage(body, { amount }).body.track);
  expect(states).toEqual(['hale', 'impaired', 'debilitated', 'dead', 'dead']);
});

test('[ED5] two Pools raised from 0 are two steps up', () => {
  const body = hero({ pools: pools(0, 0, 5), track: 'debilitated' });
  const { body: after, ledger } = restore(body, { might: 1, speed: 2 });
  expect(after.track).toBe('hale');
  expect(read(ledger)).toEqual(['might-pool:1', 'speed-pool:2', 'track-up:-2']);
});

test('[ED6] a cell-disrupting device shifts the track and leaves the Pools', () => {
  const { body, ledger } = shiftTrack(hero(), 2);
  expect(body.track).toBe('debilitated');
  expect(read(ledger)).toEqual(['track-special:2']);
  expect(shiftTrack(hero(), 9).body.track).toBe('dead');
});

test('[ED8] an NPC at 0 health is dead, or spared', () => {
  expect(hurtNpc(npcOf(1), { amount: 3 }).fate).toBe('dead');
  expect(hurtNpc(npcOf(1), { amount: 5 }, true)).toMatchObject({ fate: 'incapacitated', npc: { health: 0 } });
});

test('[DT1] four states in order', () => {
  expect(TRACK).toEqual(['hale', 'impaired', 'debilitated', 'dead']);
});

test('[DT2] with 1 point in each Pool one is hale', () => {
  const { body } = takeDamage(hero({ pools: pools(5, 1, 1) }), { amount: 4 });
  expect(pointsOf(body)).toEqual([1, 1, 1]);
  expect(isImpaired(body.track)).toBe(false);
});

test('[DT4] the debilitated crawl, rest and defend, and do nothing else', () => {
  const body = hero({ track: 'debilitated' });
  refused('DT4', () => plan(attackTask('melee', 1), body));
  refused('DT4', () => refuseUnable(body, 'act'));
  expect(plan(defenceTask('blow', 3), body).decision).toBe('roll');
  for (const deed of ['crawl', 'rest', 'defend'] as const) expect(() => refuseUnable(body, deed)).not.toThrow();
});

test('[DT5] with Speed 0 they do not even crawl', () => {
  const body = hero({ track: 'debilitated', pools: pools(0, 0, 4) });
  refused('DT5', () => refuseUnable(body, 'crawl'));
  expect(() => refuseUnable(body, 'rest')).not.toThrow();
});

test('[DT6] the dead do nothing at all', () => {
  const body = hero({ track: 'dead' });
  for (const deed of ['crawl', 'rest', 'defend', 'act'] as const) refused('DT6', () => refuseUnable(body, deed));
  refused('DT6', () => plan(defenceTask('blow', 3), body));
  refused('DT6', () => recover(body, 3, { might: 1 }));
});

const tired = hero({ tier: 1, pools: pools(16, 18, 20) });

test('[RC1, RC3] 4 points recovered after losing 4 Might and 2 Speed: all to Might, or two and two', () => {
  expect(pointsOf(recover(tired, 3, { might: 4 }).body)).toEqual([20, 18, 20]);
  expect(pointsOf(recover(tired, 3, { might: 2, speed: 2 }).body)).toEqual([18, 20, 20]);
});

test('[RC2] a Pool is never filled above its maximum', () => {
  const rested = recover(tired, 6, { speed: 5, might: 2 });
  expect(pointsOf(rested.body)).toEqual([18, 20, 20]);
  expect(read(rested.ledger)).toContain('recovery-lost:3');
});

test('[RC3] the roll is d6 and tier; more than that is refused', () => {
  expect(recoveryOf({ tier: 4, recoveryBonus: 0 }, 2).points).toBe(6);
  refused('RC3', () => recover(tired, 3, { might: 5 }));
  refused('RC3', () => recover(tired, 7, { might: 1 }));
  refused('RC3', () => recover(tired, 3, { might: -1, speed: 1 }));
});

test('[RC4, RC5] an action, ten minutes, an hour, ten hours, and a new day', () => {
  let body = hero({ pools: pools(1, 1, 1) });
  const rests = [];
  for (let time = 0; time < 5; time++) {
    const { body: after, rest, newDay } = recover(body, 6, { might: 7 });
    rests.push([rest, newDay]);
    body = after;
  }
  expect(rests).toEqual([
    ['action', false],
    ['ten-minutes', false],
    ['hour', false],
    ['ten-hours', true],
    ['action', false],
  ]);
  expect(REST_MINUTES).toEqual({ action: 0, 'ten-minutes': 10, hour: 60, 'ten-hours': 600 });
  expect(nextRest(body)).toBe('ten-minutes');
});

test('[RC3, RC4] a day of nothing but rest gives 4d6 and four times the tier', () => {
  let body = hero({ tier: 3, pools: pools(1, 1, 1) });
  for (const die of [1, 2, 3, 4])
    body = recover(body, die, { might: Math.min(die + 3, 5), speed: die + 3 - Math.min(die + 3, 5) }).body;
  expect(pointsOf(body).reduce((sum, points) => sum + points, 0)).toBe(3 + 10 + 12);
});

test('[RC6] raising a Pool from 0 is a step up as well', () => {
  const body = hero({ pools: pools(0, 5, 5), track: 'impaired' });
  expect(recover(body, 1, { might: 1 }).body.track).toBe('hale');
  expect(recover(body, 1, { speed: 1 }).body.track).toBe('impaired');
});

test('[RC7] a Jack debilitated by a device rests up to impaired and recovers no points', () => {
  const jack = hero({ track: 'debilitated', pools: pools(5, 5, 5) });
  const { body } = recover(jack, 6, 'track');
  expect(body.track).toBe('impaired');
  expect(pointsOf(body)).toEqual([5, 5, 5]);
  expect(body.rests).toBe(1);
  expect(canRestoreTrack(hero({ track: 'impaired', pools: pools(0, 5, 5) }))).toBe(false);
  refused('RC7', () => recover(hero({ track: 'impaired', pools: pools(0, 5, 5) }), 6, 'track'));
  refused('RC7', () => recover(hero(), 6, 'track'));
});

test('[SD1] dazed hinders everything', () => {
  expect(plan(attackTask('melee', 3), hero(), { modifiers: conditionLines(['dazed']) }).difficulty).toBe(4);
  expect(conditionLines(['stunned'])).toEqual([]);
});

test('[SD2] stunned loses the turn and defends', () => {
  expect([heldBack(['stunned'], 'act', false), heldBack(['stunned'], 'defend', true)]).toEqual(['SD2', null]);
});

test('[SD3] poison is a Might defence; failing is damage, a shift or a condition', () => {
  expect(resistTask(4)).toMatchObject({ kind: 'defence', stats: ['might'] });
  expect(pointsOf(suffer(hero(), { damage: { amount: 3, stat: 'speed' } }).body)).toEqual([20, 17, 20]);
  expect(suffer(hero(), { track: 1 }).body.track).toBe('impaired');
  expect(suffer(hero(), { condition: 'paralysed' }).conditions).toEqual(['paralysed']);
});

test('[SD4] a disease strikes every day, poison once', () => {
  expect(strikesAgain('disease', 1)).toBe(true);
  expect(strikesAgain('disease', 0)).toBe(false);
  expect(strikesAgain('poison', 1)).toBe(false);
});

test('[SD5] the paralysed still think, and neither act nor defend with the body', () => {
  for (const deed of ['act', 'defend'] as const) {
    expect(heldBack(['paralysed'], deed, true)).toBe('SD5');
    expect(heldBack(['paralysed'], deed, false)).toBeNull();
  }
});

test('[SD6] the unconscious do not even defend', () => {
  expect(heldBack(['unconscious'], 'defend', false)).toBe('SD6');
});

test('[SD7] a shift of the track takes an NPC out, or debilitates it', () => {
  expect(shiftNpc(1, true).fate).toBe('dead');
  expect(shiftNpc(1, false).fate).toBe('incapacitated');
  expect(shiftNpc(1, true, true)).toEqual({ fate: 'standing', track: 'debilitated' });
  expect(shiftNpc(0, true).fate).toBe('standing');
});
