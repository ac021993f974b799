import { expect, test } from 'vitest';
import { testHouse } from '../helpers/house.ts';
import { running } from '../helpers/running.ts';
import { Visitor } from '../helpers/visitor.ts';

test('what somebody was told cannot be pushed out by another', async () => {
  const { house, ann, id, seat, people } = await running({ game: 'nine-worlds' });
  const mover = seat();
  const { decision, options } = people[mover].own(id, mover);
  const answer = { type: 'submit' as const, seat: mover, decision: decision!, picks: [options[0]] };
  const done = await people[mover].do(id, answer, 'mine');
  const onlooker = await house.guest();
  await onlooker.watch(id);
  for (let i = 0; i < 300; i++) await onlooker.refusal(id, { type: 'start' });
  const records = (await house.store.records(id)).length;
  expect(await people[mover].do(id, answer, 'mine')).toMatchObject({ n: done.n });
  expect(await house.store.records(id)).toHaveLength(records);
  await expect(ann.do(id, { type: 'start' }, 'refused')).rejects.toThrow('started');
  await expect(ann.do(id, { type: 'chat', text: 'another deed' }, 'refused')).rejects.toThrow('started');
});

test('nor can what somebody has done, before a crash', async () => {
  const { house, ann, id } = await running({ game: 'sealed-bids' });
  const line = { type: 'chat', text: 'once' } as const;
  await ann.do(id, line, 'once');
  for (let i = 0; i < 45; i++) await (await house.guest()).do(id, { type: 'chat', text: `line ${i}` });
  const later = await house.again();
  await (await Visitor.again(later.server, ann)).do(id, line, 'once');
  expect((await house.store.chat(id, 100)).filter(({ text }) => text === 'once')).toHaveLength(1);
});

test('a chat line that came too fast can be sent again', async () => {
  const { house, ann, id } = await running({ game: 'sealed-bids' }, { chatAtOnce: 1 });
  await ann.do(id, { type: 'chat', text: 'one' });
  const two = { type: 'chat', text: 'two' } as const;
  await expect(ann.do(id, two, 'two')).rejects.toThrow('too-fast');
  await house.clock.pass(5_000);
  await ann.do(id, two, 'two');
  await ann.do(id, two, 'two');
  expect((await house.store.chat(id, 10)).map(({ text }) => text)).toEqual(['one', 'two']);
});

test('a rematch that is asked for again after a crash names its table', async () => {
  const { house, ann, id } = await running({ game: 'sealed-bids' });
  await ann.do(id, { type: 'resign', seat: 0 });
  const { table } = await ann.do(id, { type: 'rematch' }, 'again');
  expect(table).toMatch(/^[a-z2-7]{16}$/);
  const later = await house.again();
  const back = await Visitor.again(later.server, ann);
  expect(await back.do(id, { type: 'rematch' }, 'again')).toMatchObject({ table });
});

test('tables of a person are counted when many are opened at once, and when their host has gone', async () => {
  const house = await testHouse({ limits: { tablesPerPerson: 3 } });
  const ann = await house.guest();
  const open = () => house.open(ann, { game: 'nine', seats: ['open', 'open'] });
  const opened = await Promise.allSettled(Array.from({ length: 20 }, open));
  const ids = opened.flatMap(result => (result.status === 'fulfilled' ? [result.value] : []));
  expect(ids).toHaveLength(3);
  for (const id of ids) await ann.do(id, { type: 'leave' });
  for (const id of ids) expect(await house.store.table(id)).toBeNull();
});

test('what comes again is answered in the words that it was answered in', async () => {
  const house = await testHouse();
  const [ann, bob] = [await house.guest('Ann'), await house.guest('Bob')];
  const id = await house.open(ann, { game: 'sealed-bids', seats: ['me', 'open'] });
  for (const visitor of [ann, bob]) await visitor.watch(id);
  const line = { type: 'chat', text: 'before any record' } as const;
  const early = await ann.do(id, line, 'early');
  expect(early).toEqual({ type: 'done', id: 'early', n: 0 });
  await bob.do(id, { type: 'sit', seat: 1 });
  await ann.do(id, { type: 'start' });
  const pause = await ann.do(id, { type: 'pause' }, 'pause');
  expect(pause).toMatchObject({ waiting: true });
  await bob.do(id, { type: 'agree', proposal: 1 });
  await bob.do(id, { type: 'resume' });
  expect(await ann.do(id, line, 'early')).toEqual(early);
  expect(await ann.do(id, { type: 'pause' }, 'pause')).toEqual(pause);
  await bob.do(id, { type: 'resign', seat: 1 });
  const rematch = await ann.do(id, { type: 'rematch' }, 'again');
  expect(rematch).toMatchObject({ table: expect.any(String) as string });
  expect(await ann.do(id, { type: 'rematch' }, 'again')).toEqual(rematch);
});
