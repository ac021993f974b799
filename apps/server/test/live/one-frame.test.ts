import { expect, test, vi } from 'vitest';
import { openSqlite } from '../../src/store/sqlite/index.ts';
import { testHouse } from '../helpers/house.ts';
import { scratch } from '../store/scratch.ts';

const { next } = scratch();

test('what one commit settles at several tables goes out as one frame', async () => {
  const store = await openSqlite(next());
  const house = await testHouse({ store });
  const [ann, bob] = [await house.guest('Ann'), await house.guest('Bob')];
  const tables: string[] = [];
  for (let i = 0; i < 3; i++) {
    const id = await house.open(ann, { game: 'nine-worlds', seats: ['me', 'me'], start: true });
    for (const visitor of [ann, bob]) await visitor.watch(id);
    tables.push(id);
  }
  const before = [ann.frames.length, bob.frames.length];
  for (const table of tables) {
    const [{ seat }] = ann.views.get(table)!.play!.asks;
    const { decision, options } = ann.own(table, seat);
    const command = { type: 'submit', seat, decision, picks: [options[0]] };
    ann.sayAtOnce({ type: 'do', id: table, table, command });
  }
  const said = tables.flatMap(id => [
    { type: 'update', table: id },
    { type: 'done', id },
  ]);
  await vi.waitFor(() => expect(ann.heard.slice(-6)).toMatchObject(said));
  expect([ann.frames.length, bob.frames.length]).toEqual(before.map(count => count + 1));
  expect(bob.heard.slice(-3)).toMatchObject(tables.map(table => ({ type: 'update', table })));
  await house.server.close();
  await store.close();
});
