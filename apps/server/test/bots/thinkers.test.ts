import { fork } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { getPriority } from 'node:os';
import { imagine } from '@ennead/bots';
import { GAMES } from '@ennead/games';
import { Stream, asked, decisionOf, isOver, offered, submit, type Play } from '@ennead/kernel';
import { afterEach, describe, expect, test } from 'vitest';
import { firstAnswer, jobOf } from '../../src/bots/job.ts';
import { openThinkers, type Thinkers, type ThinkersOptions } from '../../src/bots/thinkers.ts';
import { bundle } from '../store/bundle.ts';
import { hears } from '../store/busy.ts';
import { scratch } from '../store/scratch.ts';
import { nine, opened } from './plays.ts';

const { root } = scratch();
const entry = await bundle(new URL('../../src/bots/thinking.ts', import.meta.url), root);
const fragile = await bundle(new URL('./fragile.ts', import.meta.url), root);

const all = new Set<Thinkers>();
const logged: { message: string; about: any }[] = [];
function open(options: ThinkersOptions = {}): Thinkers {
  const log = (message: string, about: object): void => void logged.push({ message, about });
  const thinkers = openThinkers({ entry, threads: 1, log, ...options });
  all.add(thinkers);
  return thinkers;
}
afterEach(async () => {
  for (const thinkers of all) await thinkers.close();
  all.clear();
  logged.length = 0;
});

const play = opened(nine, 1);
const [SEAT] = asked(play);
const ENDLESS = 'mcts:1000000';
const wanted = (
  id: string,
  more: { seed?: number; level?: string; longest?: number; play?: Play; seat?: number } = {},
) => ({
  id,
  play,
  seat: SEAT,
  level: 'easy',
  seed: 7,
  ...more,
});
const firstOf = (seed: number): string[] => firstAnswer(nine, jobOf({ ...wanted('x', { seed }), longest: 1 }));
const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test.each(GAMES.map(game => [game.id, game] as const))(
  'bots play %s to its end, every answer legal',
  async (_, game) => {
    const thinkers = open({ threads: 2 });
    const played = opened(game, 3);
    for (let n = 0; !isOver(played.state) && n < 400; n++)
      for (const seat of asked(played)) {
        const decision = decisionOf(played, seat);
        const level = ['random', 'greedy', 'mcts:2'][n % 3];
        const picks = await thinkers.think({ id: `${n} ${seat}`, play: played, seat, level, seed: n });
        submit(played, { seat, decision, picks: picks! });
      }
    expect(isOver(played.state)).toBe(true);
    expect(logged).toEqual([]);
  },
);

test('the same question gets the same answer, in any world that looks the same', async () => {
  const thinkers = open();
  const worlds = [play, ...[1, 2].map(k => ({ ...play, state: imagine(nine, play.state, SEAT, Stream.of(k)) }))];
  const answers = await Promise.all(
    worlds.map((world, i) => thinkers.think(wanted(`${i}`, { level: 'normal', play: world }))),
  );
  expect(answers[0]).toHaveLength(1);
  expect(offered(play, SEAT)).toContain(answers[0]![0]);
  expect(answers).toEqual([answers[0], answers[0], answers[0]]);
});

test('what it thinks of every option is the same in any such world, and goes with its answer', async () => {
  const thinkers = open();
  const worlds = [play, { ...play, state: imagine(nine, play.state, SEAT, Stream.of(1)) }];
  const [here, there] = await Promise.all(
    worlds.map((world, i) => thinkers.judge(wanted(`${i}`, { level: 'easy', play: world, longest: 60_000 }))),
  );
  expect(there).toEqual(here);
  expect(here!.picks).toEqual(await thinkers.think(wanted('a', { level: 'easy' })));
  expect(here!.options[0].key).toBe(here!.picks[0]);
  expect(here!.sides![nine.sides(play.state)[SEAT]]).toBeCloseTo(here!.value);
});

test('it runs from its source too', async () => {
  const thinkers = openThinkers({ threads: 1 });
  all.add(thinkers);
  const picks = await thinkers.think(wanted('a'));
  expect(offered(play, SEAT)).toContain(picks![0]);
});

test('what becomes of the table after the question does not matter', async () => {
  const thinkers = open();
  const alone = await thinkers.think(wanted('a', { level: 'greedy' }));
  const changing = opened(nine, 1);
  const answer = thinkers.think(wanted('b', { level: 'greedy', play: changing }));
  const [seat] = asked(changing);
  submit(changing, { seat, decision: decisionOf(changing, seat), picks: [offered(changing, seat)[0]] });
  expect(await answer).toEqual(alone);
});

describe('the clock', () => {
  test('a search whose time is up answers with what it has', async () => {
    const thinkers = open();
    await thinkers.think(wanted('warm'));
    const start = performance.now();
    const picks = await thinkers.think(wanted('a', { level: ENDLESS, longest: 200 }));
    expect(performance.now() - start).toBeGreaterThan(190);
    expect(performance.now() - start).toBeLessThan(5_000);
    expect(offered(play, SEAT)).toContain(picks![0]);
    expect(logged).toEqual([]);
  });

  test('a cancelled job gives nothing, at once, and stops: the next does not wait for it', async () => {
    const thinkers = open();
    await thinkers.think(wanted('warm'));
    const long = thinkers.think(wanted('a', { level: ENDLESS, longest: 60_000 }));
    const waiting = thinkers.think(wanted('b'));
    const next = thinkers.think(wanted('c'));
    await new Promise(resolve => setTimeout(resolve, 50));
    expect([thinkers.thinking, thinkers.queue]).toEqual([1, 2]);
    thinkers.cancel('b');
    thinkers.cancel('a');
    thinkers.cancel('never');
    expect(await long).toBeNull();
    expect(await waiting).toBeNull();
    const again = thinkers.think(wanted('a'));
    expect(await next).toEqual(await again);
    expect([thinkers.thinking, thinkers.queue]).toEqual([0, 0]);
    expect(logged).toEqual([]);
  });
});

test('a job that cannot be is refused, and an id is open once', async () => {
  const thinkers = open();
  await expect(thinkers.think(wanted('a', { level: 'genius' }))).rejects.toThrow('no bot is called');
  await expect(thinkers.think(wanted('a', { seat: 9 }))).rejects.toThrow('is not asked');
  const first = thinkers.think(wanted('a'));
  await expect(thinkers.think(wanted('a'))).rejects.toThrow('already');
  expect(await first).not.toBeNull();
  expect(await thinkers.think(wanted('a'))).toEqual(await first);
});

test('the thinking process gives way to all others, with every thread', async () => {
  const thinkers = open();
  expect(thinkers.pid).toBeNull();
  await thinkers.think(wanted('a'));
  const pid = thinkers.pid!;
  expect(getPriority(pid)).toBe(10);
  if (process.platform !== 'linux') return;
  const niceness = readdirSync(`/proc/${pid}/task`).map(
    id => readFileSync(`/proc/${pid}/task/${id}/stat`, 'utf8').split(') ')[1].split(' ')[16],
  );
  expect(niceness.length).toBeGreaterThan(2);
  expect(new Set(niceness)).toEqual(new Set(['10']));
});

describe('a crash', () => {
  test('a killed process is replaced, and its jobs are asked again', async () => {
    const thinkers = open();
    const quiet = await thinkers.think(wanted('quiet', { level: 'normal' }));
    const long = thinkers.think(wanted('long', { level: ENDLESS, longest: 600 }));
    const waiting = thinkers.think(wanted('waiting', { level: 'normal' }));
    await new Promise(resolve => setTimeout(resolve, 100));
    const { pid } = thinkers;
    process.kill(pid!, 'SIGKILL');
    expect(offered(play, SEAT)).toContain((await long)![0]);
    expect(await waiting).toEqual(quiet);
    expect(thinkers.pid).not.toBe(pid);
    expect(logged).toEqual([
      { message: 'a bot crashed while thinking', about: expect.objectContaining({ job: 'long', times: 1 }) },
    ]);
    expect(logged[0].about.why).toContain('SIGKILL');
  });

  test('a killed process that was idle is replaced when it is needed', async () => {
    const thinkers = open();
    const before = await thinkers.think(wanted('a'));
    process.kill(thinkers.pid!, 'SIGKILL');
    await expect.poll(() => thinkers.pid).toBeNull();
    expect(await thinkers.think(wanted('b'))).toEqual(before);
    expect(logged).toEqual([]);
  });

  test('a job that kills three times gets the first answer; the others get theirs, blamed once at most', async () => {
    const thinkers = open({ entry: fragile, threads: 4 });
    const seeds = [1, 2, 13, 4, 5, 6];
    const answers = await Promise.all(seeds.map(seed => thinkers.think(wanted(`job ${seed}`, { seed }))));
    expect(answers).toEqual(seeds.map(seed => (seed === 13 ? firstOf(13) : [`seed ${seed}`])));
    const crashes = logged.filter(({ message }) => message.includes('crashed')).map(({ about }) => about);
    expect(crashes.filter(({ job }) => job === 'job 13').map(({ times }) => times)).toEqual([1, 2, 3]);
    for (const seed of [1, 2, 4, 5, 6])
      expect(crashes.filter(({ job }) => job === `job ${seed}`).length).toBeLessThanOrEqual(1);
    expect(logged.filter(({ message }) => message.includes('could not think'))).toEqual([
      { message: expect.any(String), about: expect.objectContaining({ job: 'job 13' }) },
    ]);
  });

  test('a game that the thinkers do not know gets the first answer at once', async () => {
    const thinkers = open();
    const unknown = { ...play, game: { ...nine, id: 'unheard-of' } };
    expect(await thinkers.think(wanted('a', { play: unknown }))).toEqual(firstOf(7));
    expect(logged).toHaveLength(1);
    expect(logged[0].about.why).toContain('there is no game "unheard-of"');
  });

  test('a process that never starts leaves nobody waiting', async () => {
    const thinkers = open({ entry: new URL('file:///nowhere/thinking.js') });
    const answers = await Promise.all(['a', 'b'].map(id => thinkers.think(wanted(id))));
    expect(answers).toEqual([firstOf(7), firstOf(7)]);
    expect(await thinkers.think(wanted('c'))).toEqual(firstOf(7));
    expect(logged[0].about.why).toMatch(/ended with 1 .*Cannot find module/s);
  });
});

describe('the end', () => {
  test('closing leaves no process behind, and nobody waiting', async () => {
    const thinkers = open();
    await thinkers.think(wanted('a'));
    const pid = thinkers.pid!;
    const jobs = ['b', 'c'].map(id => thinkers.think(wanted(id, { level: ENDLESS, longest: 60_000 })));
    await new Promise(resolve => setTimeout(resolve, 50));
    expect(isAlive(pid)).toBe(true);
    await thinkers.close();
    expect(isAlive(pid)).toBe(false);
    expect(await Promise.all(jobs)).toEqual([null, null]);
    expect(await thinkers.think(wanted('late'))).toBeNull();
    await thinkers.close();
    expect(logged).toEqual([]);
  });

  test('a server that is killed takes its thinkers with it', async () => {
    const server = fork(await bundle(new URL('./orphan.ts', import.meta.url), root), [entry.href], { execArgv: [] });
    const pid = (await hears(server)) as number;
    expect(isAlive(pid)).toBe(true);
    server.kill('SIGKILL');
    await expect.poll(() => isAlive(pid), { timeout: 10_000 }).toBe(false);
  });
});
