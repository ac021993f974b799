import { expect, test } from 'vitest';
import { testHouse } from '../helpers/house.ts';

const HOUR = 3_600_000;
const table = { game: 'nine', seats: ['me', 'open'] };

test('a table that never began is forgotten when nobody looks and nothing was done for a day', async () => {
  const house = await testHouse();
  const { clock, store } = house;
  const [ann, bob] = [await house.guest('Ann'), await house.guest('Bob')];
  const left = await house.open(ann, table);
  const watched = await house.open(ann, table);
  const touched = await house.open(ann, table);
  const begun = await house.open(ann, { ...table, seats: ['me', 'normal'], start: true });
  await bob.watch(watched);
  await bob.watch(touched);
  await clock.pass(12 * HOUR);
  await bob.do(touched, { type: 'chat', text: 'still here' });
  await bob.say({ type: 'unwatch', table: touched });
  const kept = async (): Promise<boolean[]> => {
    const rows = await Promise.all([left, watched, touched, begun].map(id => store.table(id)));
    return rows.map(row => row !== null);
  };
  await clock.pass(11 * HOUR);
  expect(await kept()).toEqual([true, true, true, true]);
  await clock.pass(3 * HOUR);
  expect(await kept()).toEqual([false, true, true, true]);
  await clock.pass(12 * HOUR);
  expect(await kept()).toEqual([false, true, false, true]);
  await expect(bob.watch(left)).rejects.toThrow('unknown-table');
  await house.server.close();
});

test('how long is a setting', async () => {
  const house = await testHouse({ limits: { lobbyFor: HOUR } });
  const id = await house.open(await house.guest('Ann'), table);
  await house.clock.pass(3 * HOUR);
  expect(await house.store.table(id)).toBeNull();
  await house.server.close();
});
