import { expect, test } from 'vitest';
import { Archivist } from '../../src/tables/archive.ts';
import type { House } from '../../src/tables/house.ts';

/** An archivist who finds nothing to archive, and what was done at tables when it looked. */
function archivist(deeds: () => number) {
  const looked: string[] = [];
  const store = { archive: async (table: string) => void looked.push(table), table: async () => null };
  const nothing = async (): Promise<null> => null;
  const house = { store: { ...store, opening: nothing, records: nothing }, findGame: () => undefined };
  return { looked, archivist: new Archivist(house as unknown as House, deeds) };
}

test('a finished game is archived in a moment in which nothing is done', async () => {
  let done = 0;
  let goesOn = true;
  const play = setInterval(() => void (goesOn && done++), 1);
  const { looked, archivist: own } = archivist(() => done);
  own.add('t');
  await new Promise(resolve => setTimeout(resolve, 150));
  expect(looked).toEqual([]);
  goesOn = false;
  await own.idle();
  clearInterval(play);
  expect(looked).toEqual(['t']);
});

test('and steady players leave such moments', async () => {
  let done = 0;
  const play = setInterval(() => void done++, 10);
  const { looked, archivist: own } = archivist(() => done);
  const tables = Array.from({ length: 8 }, (_, i) => `t${i}`);
  const began = performance.now();
  for (const table of tables) own.add(table);
  await own.idle();
  clearInterval(play);
  expect(looked).toEqual(tables);
  expect(performance.now() - began).toBeLessThan(4000); // a second each would be eight
});

test('but does not wait for ever', async () => {
  const { looked, archivist: own } = archivist(() => Infinity);
  own.add('t');
  await own.idle();
  expect(looked).toEqual(['t']);
});
