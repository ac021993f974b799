import { expect, test } from 'vitest';
import {
  MANEUVERS,
  KNOWLEDGE,
  SURFACES,
  attackTask,
  climbFeet,
  climbTask,
  craftTask,
  defenceTask,
  deviceTask,
  guardLines,
  healTask,
  healed,
  heaveDistance,
  heaveTask,
  interactTask,
  jumpTask,
  knowTask,
  lookTask,
  materialsFor,
  missingMaterials,
  passTask,
  plan,
  barredOnGuard,
  rideTask,
  rush,
  situationalDifficulty,
  sneakTask,
  stopTask,
  stopped,
  swimTask,
  timeToBuild,
  timeToRepair,
  understandTask,
  verticalJumpTask,
} from '../src/index.ts';
import { difficultyOf, hero, pointsOf, pools, read, refused } from './table.ts';

const HOUR = 60;
const DAY = 28 * HOUR;

test('[CL1, CL2] surfaces from handholds to glass, each hindered', () => {
  expect(SURFACES.map(surface => climbTask(surface).base.amount)).toEqual([2, 3, 4, 5, 6, 8, 10]);
  expect(difficultyOf(climbTask('stone'))).toBe(4);
});

test('[CL2] at half speed', () => {
  expect([climbFeet('short'), climbFeet('long')]).toEqual([25, 50]);
});

test('[CL3] under attack it is harder still', () => {
  expect(difficultyOf(climbTask('stone', 1))).toBe(5);
});

test('[CR1] a spear is difficulty 2, an hour', () => {
  expect(difficultyOf(craftTask({ level: 2 }))).toBe(2);
  expect(timeToBuild(2)).toEqual({ least: HOUR, most: HOUR });
});

test('[CR2, T9] numenera of level 2 is 7 and takes a year, of level 6 is 11: target 33, many years', () => {
  expect(situationalDifficulty(craftTask({ level: 2, numenera: true }))).toBe(7);
  expect(timeToBuild(7).least).toBe(312 * DAY);
  const great = craftTask({ level: 6, numenera: true });
  expect(plan(great, hero()).target).toBe(33);
  expect(timeToBuild(situationalDifficulty(great)).most).toBeNull();
});

test('[CR3] a beautiful stool is harder and takes a week', () => {
  const stool = craftTask({ level: 2, artistry: 3 });
  expect(situationalDifficulty(stool)).toBe(5);
  expect(timeToBuild(situationalDifficulty(stool))).toEqual({ least: 7 * DAY, most: 7 * DAY });
});

test('[CR4] sling stones are routine and need nothing', () => {
  expect(plan(craftTask({ level: 0 }), hero()).decision).toBe('routine');
  expect(missingMaterials(0, [])).toEqual([]);
});

test('[CR5] a level 5 device needs materials of levels 5 to 0', () => {
  expect(materialsFor(5)).toEqual([5, 4, 3, 2, 1, 0]);
  expect(missingMaterials(5, [5, 3, 1])).toEqual([4, 2]);
});

test('[CR6] the table of times', () => {
  expect([1, 2, 3, 4, 5, 6, 7].map(difficulty => timeToBuild(difficulty).least)).toEqual([
    5,
    HOUR,
    DAY,
    DAY,
    7 * DAY,
    26 * DAY,
    312 * DAY,
  ]);
  expect(timeToBuild(0).most).toBeLessThan(5);
  expect(timeToBuild(4).most).toBe(2 * DAY);
  for (const difficulty of [8, 9, 10, 15]) expect(timeToBuild(difficulty)).toEqual(timeToBuild(8));
});

test('[CR7] what takes an hour to make takes 30 to 60 minutes to mend', () => {
  expect(timeToRepair(2)).toEqual({ least: 30, most: 60 });
});

test('[CR8] a rush job of level 7 is still level 7, and flawed', () => {
  const { task, flawed } = rush({ level: 7 });
  expect([difficultyOf(task), flawed]).toEqual([7, true]);
});

test('[GU1] on guard defences are eased and attacks refused', () => {
  expect(plan(defenceTask('blow', 4), hero(), { modifiers: guardLines() }).difficulty).toBe(3);
  expect([barredOnGuard('attack'), barredOnGuard('defend')]).toEqual(['GU1', null]);
});

test('[GU2] stopping a level 3 NPC is Speed 4, and wastes its action', () => {
  expect(plan(stopTask(3), hero())).toMatchObject({ stat: 'speed', difficulty: 4 });
  expect([stopped(true).npcActs, stopped(false).npcActs]).toEqual([false, true]);
});

test('[GU3] getting past Latora’s level 3 bodyguard is Speed 4, then the attack goes on as usual', () => {
  expect(plan(passTask(3), hero())).toMatchObject({ stat: 'speed', difficulty: 4 });
  expect(plan(attackTask('melee', 2), hero()).difficulty).toBe(2);
});

test('[HE1] healing 3 points is an Intellect task of 3', () => {
  expect(plan(healTask(3), hero())).toMatchObject({ stat: 'intellect', difficulty: 3 });
  refused('HE1', () => healTask(0));
});

test('[HE3] the healer picks the Pool, and a Pool that leaves 0 is a step up', () => {
  const patient = hero({ pools: pools(5, 0, 20), track: 'impaired' });
  const { body } = healed(patient, 'speed', 3);
  expect(pointsOf(body)).toEqual([5, 3, 20]);
  expect(body.track).toBe('hale');
  refused('DT6', () => healed(hero({ track: 'dead' }), 'might', 1));
});

test('[JU1] a standing jump of 10 feet has difficulty 6', () => {
  expect(difficultyOf(jumpTask(10))).toBe(6);
  expect(difficultyOf(jumpTask(3))).toBe(0);
});

test('[JU2] running first is an asset', () => {
  expect(difficultyOf(jumpTask(10, 'immediate'))).toBe(5);
  expect(plan(jumpTask(10, 'immediate'), hero(), { assets: 2 }).difficulty).toBe(4);
});

test('[JU3] 20 feet after a short run have difficulty 5', () => {
  expect(difficultyOf(jumpTask(20, 'short'))).toBe(5);
  expect(read([jumpTask(20, 'short').base, ...jumpTask(20, 'short').assets])).toEqual(['jump:6', 'run-up:-1']);
});

test('[JU4] 4 feet up are difficulty 4, running 3', () => {
  expect(difficultyOf(verticalJumpTask(4))).toBe(4);
  expect(difficultyOf(verticalJumpTask(4, 'immediate'))).toBe(3);
});

test('[LO1, LO2] a hidden enemy by its level, a hidden panel by the game master’s word', () => {
  expect(plan(lookTask(3, true), hero())).toMatchObject({ stat: 'intellect', difficulty: 3 });
  expect(lookTask(3, true).base.rule).toBe('LO1');
  expect(lookTask(5, false).base.rule).toBe('LO2');
});

test('[IN1] bribing a level 2 guard wants a 6', () => {
  expect(plan(interactTask(2), hero())).toMatchObject({ stat: 'intellect', target: 6 });
});

test('[HV1] 150 pounds are difficulty 3, 400 are 8, 199 are 3', () => {
  expect([150, 400, 199, 49].map(pounds => difficultyOf(heaveTask(pounds)))).toEqual([3, 8, 3, 0]);
  expect(plan(heaveTask(150), hero(), { skill: 1 }).difficulty).toBe(2);
});

test('[HV2] eased to 0 it goes a short distance', () => {
  const { difficulty } = plan(heaveTask(150), hero(), { skill: 1, assets: 2 });
  expect([heaveDistance(difficulty), heaveDistance(1)]).toEqual(['short', 'immediate']);
});

test('[DV1] an unknown device is operated by Intellect against its level', () => {
  expect(plan(deviceTask('operate', 5), hero())).toMatchObject({ stat: 'intellect', difficulty: 5 });
});

test('[DV2] the hovering platform once understood needs no roll, except under attack', () => {
  expect(plan(deviceTask('operate', 5, { understood: true }), hero()).decision).toBe('routine');
  expect(plan(deviceTask('operate', 5, { understood: true, pressed: true }), hero()).difficulty).toBe(5);
});

test('[DV3] locks and traps by Intellect or Speed, and always by a roll', () => {
  for (const deed of ['disable', 'pick-lock'] as const) {
    expect(deviceTask(deed, 4).stats).toEqual(['intellect', 'speed']);
    expect(plan(deviceTask(deed, 4, { understood: true }), hero()).decision).toBe('roll');
  }
});

test('[DV4] smashing is Might', () => {
  expect(deviceTask('smash', 4).stats).toEqual(['might']);
});

test('[RI1] the table of riding, by Speed', () => {
  expect(MANEUVERS.map(maneuver => difficultyOf(rideTask(maneuver)))).toEqual([0, 1, 3, 4, 5]);
  expect(rideTask('coax').stats).toEqual(['speed']);
});

test('[RI2] a saddle is an asset', () => {
  expect(difficultyOf(rideTask('mount-moving', true))).toBe(3);
});

test('[SN1] sneaking past a level 5 creature is Speed 5', () => {
  expect(plan(sneakTask(5), hero())).toMatchObject({ stat: 'speed', difficulty: 5 });
});

test('[SN2, SN3] slowly, in camouflage, in dim light, among pillars: three steps, for assets give two', () => {
  const all = { halfSpeed: true, camouflage: true, dimLight: true, hidingPlaces: true };
  expect(plan(sneakTask(5, { halfSpeed: true }), hero()).difficulty).toBe(4);
  expect(plan(sneakTask(5, { dimLight: true }), hero()).difficulty).toBe(4);
  expect(plan(sneakTask(5, all), hero()).difficulty).toBe(2);
});

test('[SW1, SW2] a calm lake needs no roll, a whirlpool Might', () => {
  expect(plan(swimTask(4, true), hero()).decision).toBe('routine');
  expect(plan(swimTask(4, false), hero())).toMatchObject({ stat: 'might', difficulty: 4 });
});

test('[KN1] a level 6 device is understood by Intellect 6', () => {
  expect(plan(understandTask(6), hero())).toMatchObject({ stat: 'intellect', difficulty: 6 });
});

test('[KN2] from common to lost knowledge', () => {
  expect(KNOWLEDGE.map(knowledge => difficultyOf(knowTask(knowledge)))).toEqual([0, 1, 3, 5, 7, 10]);
});
