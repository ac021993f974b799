import { setTimeout as sleep } from 'node:timers/promises';
import { openSqlite } from '../../src/store/sqlite/index.ts';
import type { Mortal } from './mortal.ts';
import { Players } from './players.ts';

interface Storm {
  mortal: Mortal;
  folder: string;
  kills: number;
  pairs: number;
  progress?: (kills: number) => void;
}

/** So long after everybody plays again, at most. */
const LONGEST_CALM_MS = 800;
const PATIENCE_MS = 30_000;

/** Kills a server at random moments under load; gives what was done, and every flaw in the log. */
export async function storm({ mortal, folder, kills, pairs, progress }: Storm) {
  await mortal.start();
  const all = Array.from({ length: pairs }, (_, i) => new Players(i + 1));
  await Promise.all(all.map(players => players.sitDown(mortal.url, 'nine-worlds', { length: 'introductory' })));
  const playing = Promise.all(all.map(players => players.play()));
  playing.catch(() => {}); // it is looked at below
  const resumed: number[] = [];
  for (let kill = 1; kill <= kills; kill++) {
    await sleep(Math.random() * LONGEST_CALM_MS);
    await mortal.kill();
    const killed = performance.now();
    await mortal.start();
    await Promise.race([playing, everybodyAfter(all, performance.now())]);
    resumed.push(Math.max(...all.map(({ doneAt }) => doneAt)) - killed);
    progress?.(kill);
  }
  for (const players of all) players.stop();
  await playing;
  for (const players of all) players.close();
  await mortal.kill();
  const flaws = await flawsIn(folder, all);
  return {
    flaws,
    resumed,
    deeds: all.reduce((sum, { deeds }) => sum + deeds.length, 0),
    tables: all.flatMap(one => one.tables).length,
  };
}

/** Until everybody has been told of a deed since then: by themselves, for nobody helps them. */
async function everybodyAfter(all: readonly Players[], since: number): Promise<void> {
  while (all.some(({ doneAt }) => doneAt <= since)) {
    if (performance.now() - since > PATIENCE_MS) throw new Error('somebody has not come back');
    await sleep(20);
  }
}

async function flawsIn(folder: string, all: readonly Players[]): Promise<string[]> {
  const store = await openSqlite(folder);
  const flaws: string[] = [];
  for (const players of all)
    for (const table of players.tables) {
      const flaw = players.flaw(table, await store.records(table));
      if (flaw !== null) flaws.push(flaw);
    }
  await store.close();
  return flaws;
}
