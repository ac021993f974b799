import { expect, test } from 'vitest';
import { memoryStore } from '../../src/store/memory.ts';
import type { Store } from '../../src/store/port.ts';
import { settle } from '../helpers/clock.ts';
import { testHouse } from '../helpers/house.ts';
import { Visitor } from '../helpers/visitor.ts';
import { slowStore } from '../store/slow.ts';

/** A game of one person, and the answer that they may give first. */
async function playing(store: Store) {
  const house = await testHouse({ store });
  const [ann, bob] = [await house.guest('Ann'), await house.guest('Bob')];
  const table = await house.open(ann, { game: 'nine-worlds', seats: ['me', 'me'], start: true });
  await ann.watch(table);
  const { seat, decision, options } = ann.views.get(table)!.own.find(own => own.options.length > 0)!;
  const command = { type: 'submit' as const, seat, decision: decision!, picks: [options[0]] };
  return { house, ann, bob, table, command };
}

test('however many wait behind one commit, each is answered in its turn', async () => {
  const store = slowStore(memoryStore());
  const { ann, bob, table, command } = await playing(store);
  store.hold();
  ann.sayAtOnce({ type: 'do', id: 'first', table, command });
  const many = 9000;
  for (let i = 0; i < many; i++) bob.sayAtOnce({ type: 'do', id: `b${i}`, table, command });
  await store.open();
  await settle();
  expect(ann.heard.some(message => message.type === 'done')).toBe(true);
  expect(bob.heard.filter(message => message.type === 'refused')).toHaveLength(many);
  expect((await bob.watch(table)).play!.n).toBe(2);
});

test('a store that fails at once is like one that fails later', async () => {
  let broken = false;
  const kept = memoryStore();
  const write: Store['write'] = batch => {
    if (broken) throw new Error('at once');
    return kept.write(batch);
  };
  const { ann, table, command } = await playing({ ...kept, write });
  broken = true;
  expect(await ann.refusal(table, command)).toMatchObject({ code: 'unavailable' });
  broken = false;
  expect((await ann.watch(table)).play!.n).toBe(1);
  await ann.do(table, command);
  expect(ann.views.get(table)!.play!.n).toBe(2);
});

test('a table that could not be written while nobody looked goes on by itself after a rest', async () => {
  let broken = false;
  const kept = memoryStore();
  const write: Store['write'] = batch => (broken ? Promise.reject(new Error('the disk is full')) : kept.write(batch));
  const house = await testHouse({ store: { ...kept, write } });
  const ann = await house.guest('Ann');
  const table = await house.open(ann, { game: 'nine-worlds', seats: ['easy', 'easy'], start: true });
  const played = async (): Promise<number> => (await kept.records(table)).length;
  await house.clock.pass(20_000);
  broken = true;
  const before = await played();
  await house.clock.pass(60_000); // it tries again and again, each time after a rest
  expect(await played()).toBe(before);
  broken = false;
  await house.clock.pass(60_000);
  expect(await played()).toBeGreaterThan(before);
});

test('what is durable and could not be told is no refusal for ever', async () => {
  const { house, ann, table, command } = await playing(memoryStore());
  const { audience } = house.server.tables.house;
  const publish = audience.publish.bind(audience);
  audience.publish = () => {
    throw new Error('nobody hears');
  };
  const message = { type: 'do', id: 'told', table, command };
  await ann.say(message);
  expect(ann.heard).toContainEqual(expect.objectContaining({ type: 'refused', id: 'told', code: 'fault' }));
  expect(ann.views.get(table)!.play!.n).toBe(2); // shown anew, from the store
  audience.publish = publish;
  expect((await house.store.records(table)).length).toBe(2);
  await ann.say(message); // once more, as a client does that heard no answer
  expect(ann.heard.at(-1)).toMatchObject({ type: 'done', id: 'told', n: 2 });
  expect((await ann.watch(table)).play!.n).toBe(2);
});

test('only who looked at a table turns away from it, and what was said counts on', async () => {
  const { house, ann, bob, table } = await playing(memoryStore());
  await ann.do(table, { type: 'close' });
  const { tables } = house.server;
  ann.leave();
  await bob.say({ type: 'unwatch', table });
  expect(tables.inMemory).toBe(1);
  const back = await Visitor.again(house.server, ann);
  let said = 0;
  for (let i = 0; i < 4; i++) {
    await back.watch(table);
    for (let k = 0; k < 6; k++)
      await back.do(table, { type: 'chat', text: 'well played' }).then(
        () => said++,
        () => undefined,
      );
    await back.say({ type: 'unwatch', table });
  }
  expect(said).toBe(6);
});
