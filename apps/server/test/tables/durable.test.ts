import { describe, expect, test } from 'vitest';
import { StoreConflict } from '../../src/store/port.ts';
import { memoryStore } from '../../src/store/memory.ts';
import { slowStore } from '../store/slow.ts';
import { FakeClock, settle } from '../helpers/clock.ts';
import { testHouse } from '../helpers/house.ts';
import { Visitor } from '../helpers/visitor.ts';

/** A table of two with a bot to come, on a store that can be held up. */
async function held(clockSetting?: { kind: 'days'; days: number }) {
  const clock = new FakeClock();
  const store = slowStore(memoryStore({ now: () => clock.now() }));
  const house = await testHouse({ store, clock });
  const [ann, bob] = [await house.guest('Ann'), await house.guest('Bob')];
  const id = await house.open(ann, {
    game: 'nine-worlds',
    seats: ['me', 'open'],
    ...(clockSetting && { clock: clockSetting }),
  });
  for (const visitor of [ann, bob]) await visitor.watch(id);
  await bob.do(id, { type: 'sit', seat: 1 });
  await ann.do(id, { type: 'start' });
  const people = [ann, bob];
  const seat = (): number => ann.views.get(id)!.play!.asks[0].seat;
  const submit = () => {
    const { decision, options } = people[seat()].own(id, seat());
    return { type: 'submit' as const, seat: seat(), decision: decision!, picks: [options[0]] };
  };
  return { house, clock, store, ann, bob, people, id, seat, submit };
}

describe('nothing leaves before its commit', () => {
  test('no acknowledgement, view or event, to nobody', async () => {
    const { store, ann, bob, people, id, seat, submit } = await held();
    const heard = [ann.frames.length, bob.frames.length];
    const mover = people[seat()];
    store.hold();
    mover.sayAtOnce({ type: 'do', id: 'slow', table: id, command: submit() });
    await settle(20);
    expect(store.held).toBe(1);
    expect([ann.frames.length, bob.frames.length]).toEqual(heard);
    await store.open();
    await settle();
    expect(ann.frames.length).toBe(heard[0] + 1);
    expect(bob.frames.length).toBe(heard[1] + 1);
    expect(mover.heard.at(-1)).toMatchObject({ type: 'done', id: 'slow' });
  });

  test('whoever comes in meanwhile sees nothing of it either', async () => {
    const { house, store, people, id, seat, submit } = await held();
    const before = people[0].views.get(id)!.play;
    store.hold();
    people[seat()].sayAtOnce({ type: 'do', id: 'slow', table: id, command: submit() });
    const late = await Visitor.stranger(house.server);
    late.sayAtOnce({ type: 'watch', id: 'w', table: id });
    void house.server.inject({ url: `/api/tables/${id}/replay` });
    await settle(20);
    expect(late.heard.map(({ type }) => type)).toEqual(['welcome']);
    await store.open();
    await settle();
    expect(late.views.get(id)!.play!.n).toBe(before!.n + 1);
  });

  test('no bot is asked', async () => {
    const { house, store, people, id, seat } = await held();
    store.hold();
    people[seat()].sayAtOnce({ type: 'do', id: 'h', table: id, command: { type: 'hand', seat: seat() } });
    await settle(20);
    expect(house.thinkers.asked).toEqual([]);
    await store.open();
    await settle();
    expect(house.thinkers.asked).toEqual(['normal']);
  });

  test('no chat', async () => {
    const { store, ann, bob, id } = await held();
    store.hold();
    ann.sayAtOnce({ type: 'do', id: 'c', table: id, command: { type: 'chat', text: 'psst' } });
    await settle(20);
    expect(bob.frames.join()).not.toContain('psst');
    await store.open();
    await settle();
    expect(bob.frames.join()).toContain('psst');
  });
});

describe('memory is a cache', () => {
  test.each([new Error('the disk is full'), new StoreConflict('somebody was faster')])(
    'a write that fails changes nothing: %s',
    async error => {
      const { store, ann, bob, people, id, seat, submit } = await held();
      const before = [ann.views.get(id)!.play, bob.views.get(id)!.play];
      const mover = people[seat()];
      const command = submit();
      store.hold();
      mover.sayAtOnce({ type: 'do', id: 'lost', table: id, command });
      await settle(20);
      store.fail(error);
      await store.open();
      await settle(20);
      expect(mover.heard.findLast(message => message.type === 'refused')).toMatchObject({
        id: 'lost',
        code: 'unavailable',
      });
      expect([ann.views.get(id)!.play, bob.views.get(id)!.play]).toEqual(before);
      await mover.do(id, command, 'lost'); // and can be asked again, under the same id
      expect(bob.views.get(id)!.play!.n).toBe(before[0]!.n + 1);
    },
  );

  test('another server that was faster is believed', async () => {
    const { house, people, id, seat, submit } = await held();
    const other = await house.again();
    const mover = people[seat()];
    const elsewhere = await Visitor.again(other.server, mover);
    await elsewhere.watch(id);
    const command = submit();
    await elsewhere.do(id, command);
    expect(await mover.refusal(id, command)).toMatchObject({ code: 'unavailable' });
    await settle(20);
    expect(mover.views.get(id)!.play).toEqual(elsewhere.views.get(id)!.play);
  });

  test('tables that nobody looks at leave it, and come back as they were', async () => {
    const { house, clock, ann, bob, people, id, seat } = await held();
    await people[seat()].answer(id, seat());
    const { play } = ann.views.get(id)!;
    ann.leave();
    bob.leave();
    await clock.pass(3_600_000);
    expect(house.server.tables.inMemory).toBe(0);
    expect((await house.store.snapshot(id))!.n).toBe(play!.n);
    expect((await house.store.table(id))!.about).toMatchObject({ waiting: [play!.asks[0].seat] });
    const back = await Visitor.again(house.server, ann);
    expect((await back.watch(id)).play).toEqual(play);
  });

  test.each(['leave while it is tried', 'looked away before'])(
    'one whose end could not be written goes on, though all %s',
    async when => {
      const { house, clock, store, ann, bob, id } = await held({ kind: 'days', days: 2 });
      const unwatch = (): Promise<unknown> =>
        Promise.all([ann, bob].map(one => one.say({ type: 'unwatch', table: id })));
      if (when === 'looked away before') await unwatch();
      store.hold();
      ann.sayAtOnce({ type: 'do', id: 'end', table: id, command: { type: 'resign', seat: 0 } });
      await settle();
      expect(house.server.tables.peek(id)!.about.phase).toBe('ended');
      if (when === 'leave while it is tried') for (const one of [ann, bob]) one.leave();
      await settle();
      store.fail(new Error('disk full'));
      await store.open();
      await settle();
      expect((await store.table(id))!.about).toMatchObject({ phase: 'running' });
      for (let day = 0; day < 30; day++) await clock.pass(86_400_000);
      expect((await store.records(id)).length).toBeGreaterThan(2); // bots play for those whose time is up
    },
  );

  test('one that has ended leaves it at once when the last one turns away', async () => {
    const { house, ann, bob, id } = await held();
    await ann.say({ type: 'unwatch', table: id });
    await bob.say({ type: 'unwatch', table: id });
    expect(house.server.tables.inMemory).toBe(1); // it goes on
    await ann.watch(id);
    await bob.watch(id);
    await ann.do(id, { type: 'close' });
    await ann.say({ type: 'unwatch', table: id });
    expect(house.server.tables.inMemory).toBe(1); // Bob looks at it
    await bob.say({ type: 'unwatch', table: id });
    expect(house.server.tables.inMemory).toBe(0);
    expect((await bob.watch(id)).about.phase).toBe('ended');
  });

  test('those that have ended leave it soon, while a game that goes on stays at hand', async () => {
    const { house, clock, ann, bob, id } = await held();
    ann.leave();
    bob.leave();
    await clock.pass(10_000);
    expect(house.server.tables.inMemory).toBe(1);
    const back = await Visitor.again(house.server, ann);
    await back.watch(id);
    await back.do(id, { type: 'close' });
    await clock.pass(10_000);
    expect(house.server.tables.inMemory).toBe(1); // somebody looks at it
    back.leave();
    await clock.pass(10_000);
    expect(house.server.tables.inMemory).toBe(0);
    const later = await Visitor.again(house.server, bob);
    expect((await later.watch(id)).about.phase).toBe('ended');
  });

  test('a stop is graceful: what was taken is there afterwards', async () => {
    const { house, store, people, id, seat, submit } = await held();
    store.hold();
    people[seat()].sayAtOnce({ type: 'do', id: 'last', table: id, command: submit() });
    await settle();
    const closing = house.server.close();
    await store.open();
    await closing;
    expect(people[0].isClosed).toBe(true);
    const later = await house.again();
    const back = await Visitor.again(later.server, people[0]);
    expect((await back.watch(id)).play!.n).toBe((await store.records(id)).length);
  });
});
