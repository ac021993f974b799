import { expect, test } from 'vitest';
import {
  OBJECT_TRACK,
  abilityTask,
  areaAttack,
  areaDamageTo,
  breakSteps,
  breakTask,
  cannotBreak,
  contest,
  contestResult,
  damageDealt,
  damageThing,
  defenceTask,
  defencesFor,
  effectiveLevel,
  effortDamage,
  forgo,
  isWorking,
  line,
  mayRollAnyway,
  mendThing,
  npcTask,
  onDeed,
  plan,
  refuseNpcEffort,
  shieldLines,
  unaware,
  type Thing,
} from '../src/index.ts';
import { difficultyOf, hero, read, refused } from './table.ts';

test('[PP2, R2] a contest wants whole steps and whole modifiers', () => {
  refused('PP2', () => contest({ die: 10, eased: 1.5 }, { die: 10 }));
  refused('R2', () => contest({ die: 10, bonus: Number.NaN }, { die: 10 }));
});

test('[NN1] a player rolls for the trained animal, or for whom it bites', () => {
  expect(npcTask('attacker', 4, 'melee', 'blow')).toMatchObject({ kind: 'attack', base: { amount: 4 } });
  expect(npcTask('defender', 3, 'melee', 'blow')).toMatchObject({ kind: 'defence', base: { amount: 3 } });
});

test('[NN2] an NPC applies no Effort', () => {
  refused('NN2', () => refuseNpcEffort(1));
  expect(() => refuseNpcEffort(0)).not.toThrow();
});

test('[PP1] both roll, and the higher result has it', () => {
  expect(contest({ die: 12 }, { die: 11 }).hits).toBe(true);
  expect(contest({ die: 11 }, { die: 12 }).hits).toBe(false);
});

test('[PP2] a step is worth 3, two are worth 6, and a hindering one costs 3', () => {
  expect(contestResult({ die: 10, eased: 1 }).total).toBe(13);
  expect(contestResult({ die: 10, eased: 2 }).total).toBe(16);
  expect(contestResult({ die: 10, eased: -1, bonus: 1 }).total).toBe(8);
});

test('[PP3] a tie hits', () => {
  expect(contest({ die: 9, eased: 1 }, { die: 12 }).hits).toBe(true);
});

const CULT = [...['a', 'b', 'c', 'd', 'e', 'f'].map(id => ({ id, difficulty: 2 })), { id: 'leader', difficulty: 4 }];

test('[AA2, AA3, E10] Flash with Effort for damage, an 11: six cultists take 4, their leader 1', () => {
  const { amount } = damageDealt(2, effortDamage(1, true));
  expect(amount).toBe(4);
  const { hits, ledger } = areaAttack(CULT, { die: 11 }, amount, 1);
  expect(hits.map(({ damage }) => damage)).toEqual([4, 4, 4, 4, 4, 4, 1]);
  expect(hits.map(({ hit }) => hit)).toEqual([true, true, true, true, true, true, false]);
  expect(read(ledger)).toEqual(['die:11', 'area-hits:6', 'area-misses:1', 'least-damage:1']);
});

test('[AA1, AA3] a character in the area who defends takes only the least damage', () => {
  expect([areaDamageTo(true, 4), areaDamageTo(true, 4, 1), areaDamageTo(false, 4, 1)]).toEqual([0, 1, 4]);
});

const DOOR: Thing = { level: 3, hardness: 'hard', state: 'intact' };

test('[OB1, OB2] breaking a wooden door of level 3 is a Might task of 4', () => {
  expect(breakTask(DOOR).stats).toEqual(['might']);
  expect(difficultyOf(breakTask(DOOR))).toBe(4);
});

test('[OB3] four states', () => {
  expect(OBJECT_TRACK).toEqual(['intact', 'minor', 'major', 'destroyed']);
});

test('[OB4] minor damage costs a level, major damage the use, and what is destroyed stays so', () => {
  expect(effectiveLevel({ ...DOOR, state: 'minor' }).level).toBe(3);
  expect(OBJECT_TRACK.map(state => isWorking({ ...DOOR, state }))).toEqual([true, true, false, false]);
  expect(read(cannotBreak({ ...DOOR, state: 'destroyed' }, { hardness: 'exotic', damage: 20 }) ?? [])).toEqual([
    'object-destroyed',
  ]);
});

test('[OB5] a success is one step, a failure none', () => {
  expect([breakSteps(11, 4), breakSteps(12, 4), breakSteps(17, 4)]).toEqual([0, 1, 1]);
  expect(damageThing(DOOR, 12, 4).thing.state).toBe('minor');
});

test('[OB6] 6 more are two steps, 12 more three', () => {
  expect([breakSteps(18, 4), breakSteps(23, 4), breakSteps(24, 4)]).toEqual([2, 2, 3]);
  expect(damageThing({ ...DOOR, state: 'major' }, 24, 4).thing.state).toBe('destroyed');
});

test('[OB7] glass is a level less, stone one more, metal two, the exotic three', () => {
  const levels = (['brittle', 'ordinary', 'hard', 'very-hard', 'exotic'] as const).map(
    hardness => effectiveLevel({ ...DOOR, hardness }).level,
  );
  expect(levels).toEqual([2, 3, 4, 5, 6]);
  expect(effectiveLevel({ level: 0, hardness: 'brittle', state: 'minor' }).level).toBe(0);
});

test('[OB8] wood does not break metal', () => {
  const chain: Thing = { level: 1, hardness: 'very-hard', state: 'intact' };
  expect(read(cannotBreak(chain, { hardness: 'hard', damage: 6 }) ?? [])).toEqual(['tool-too-soft']);
  expect(cannotBreak(chain, { hardness: 'very-hard', damage: 6 })).toBeNull();
});

test('[OB9] a blow of 2 does nothing to an effective level of 4', () => {
  expect(read(cannotBreak(DOOR, { hardness: 'very-hard', damage: 2 }) ?? [])).toEqual(['blow-too-weak:4']);
  expect(cannotBreak(DOOR, { hardness: 'very-hard', damage: 4 })).toBeNull();
});

test('[OB10] repair moves up, but not from destroyed', () => {
  expect(mendThing({ ...DOOR, state: 'major' }, 2).thing.state).toBe('intact');
  expect(mendThing({ ...DOOR, state: 'minor' }).thing.state).toBe('intact');
  refused('OB10', () => mendThing({ ...DOOR, state: 'destroyed' }));
});

test('[AB1] a healing touch on an unwilling friend is an attack', () => {
  expect(abilityTask({ level: 3, unwanted: true, kind: 'touch' })).toMatchObject({
    kind: 'attack',
    stats: ['might', 'speed'],
  });
});

test('[AB2] hovering needs no roll; turning a wall to glass one against the wall', () => {
  expect(plan(abilityTask({ level: null, unwanted: false, cost: 2 }), hero())).toMatchObject({
    decision: 'routine',
    points: 2,
  });
  expect(plan(abilityTask({ level: 4, unwanted: false }), hero())).toMatchObject({ decision: 'roll', target: 12 });
});

test('[AB3] who paid may roll all the same', () => {
  expect([mayRollAnyway(3).may, mayRollAnyway(0).may]).toEqual([true, false]);
});

const WAITING = [{ who: 'ann', trigger: 'stab' }];

test('[WT1] the sword comes before the spear', () => {
  expect(onDeed(WAITING, { who: 'abhuman', deed: 'stab' }).order).toEqual(['ann', 'abhuman']);
  expect(onDeed(WAITING, { who: 'abhuman', deed: 'flee' }).order).toEqual(['abhuman']);
});

test('[WT2] who cannot be seen yet is not shot first', () => {
  expect(onDeed([{ who: 'ann', trigger: 'appear' }], { who: 'foe', deed: 'appear' }, () => false).order).toEqual([
    'foe',
    'ann',
  ]);
});

test('[DF1] a defence is rolled against the attacker’s level, with Effort like any task', () => {
  expect(plan(defenceTask('blow', 4), hero(), { skill: 1, effort: { ease: 1 } })).toMatchObject({
    difficulty: 2,
    points: 3,
  });
});

test('[DF3] an axe by Speed, a poison by Might, a psi-worm by Intellect', () => {
  expect(
    (['blow', 'missile', 'poison', 'disease', 'mind'] as const).map(threat => defenceTask(threat, 1).stats[0]),
  ).toEqual(['speed', 'speed', 'might', 'might', 'intellect']);
});

test('[DF4] the bite, then the poison', () => {
  expect([0, 1, 2].map(failed => defencesFor(['blow', 'poison'], failed))).toEqual(['blow', 'poison', null]);
});

test('[DF5] unaware: no shield, no cover, no skill, no Effort, but what hinders stays', () => {
  const task = defenceTask('missile', 4, [line('cover', 'CO1', 1), line('surprise', 'SU1', -2)]);
  const bare = unaware({ ...task, assets: shieldLines(true, 'missile') });
  expect(plan(bare.task, hero(), bare.approach).difficulty).toBe(6);
  expect(bare.approach).toEqual({});
});

test('[DF6] a defence forgone is a hit', () => {
  expect(forgo()).toEqual({ defended: false, ledger: [{ what: 'forgone', rule: 'DF6' }] });
});

test('[DF7] a shield is an asset against blows and missiles, not against poison', () => {
  expect(read(shieldLines(true, 'blow'))).toEqual(['shield:-1']);
  expect(shieldLines(true, 'poison')).toEqual([]);
  expect(shieldLines(false, 'blow')).toEqual([]);
});
