import { describe, expect, test } from 'vitest';
import { settle } from '../helpers/clock.ts';
import { testHouse, type TestHouse } from '../helpers/house.ts';
import { running } from '../helpers/running.ts';
import { Visitor } from '../helpers/visitor.ts';

const bearer = ({ token }: Visitor) => ({ authorization: `Bearer ${token}` });

/** Does something just after the next deed at a table, which is the admission of whoever comes in. */
function afterwards({ server: { tables } }: TestHouse, deed: () => Promise<unknown>): void {
  const run = tables.run.bind(tables);
  tables.run = async (...wanted) => {
    const work = await run(...wanted);
    tables.run = run;
    await deed();
    return work;
  };
}

describe('a connection that was told to go', () => {
  test('does nothing any more when all older tokens are void', async () => {
    const { house, ann, bob, id } = await running({ game: 'sealed-bids' });
    bob.hangsOn = true;
    await house.server.inject({ method: 'POST', url: '/api/me/renew', headers: bearer(bob) });
    expect(bob.isClosed).toBe(true);
    await bob.say({ type: 'do', id: 'late', table: id, command: { type: 'chat', text: 'still here' } });
    expect(JSON.stringify(ann.heard)).not.toContain('still here');
    await bob.say({ type: 'do', id: 'later', table: id, command: { type: 'resign', seat: 1 } });
    expect(ann.views.get(id)!.about.seats[1].resigned).toBe(false);
  });

  test('nor does one whose hello was being answered meanwhile', async () => {
    const house = await testHouse();
    const ann = await house.guest('Ann');
    const late = new Visitor(house.server);
    const person = house.store.person.bind(house.store);
    let read: () => void = () => {};
    const held = new Promise<void>(resolve => (read = resolve));
    house.store.person = async id => {
      const row = await person(id);
      house.store.person = person;
      await held;
      return row;
    };
    late.sayAtOnce({ type: 'hello', version: 1, token: ann.token });
    await settle();
    await house.server.inject({ method: 'POST', url: '/api/me/renew', headers: bearer(ann) });
    read();
    await settle();
    expect(late.heard).toMatchObject([{ type: 'refused', code: 'identity' }]);
  });
});

describe('a reader that does not read', () => {
  test('is shown nothing more, however often it asks, and is dropped', async () => {
    const { house, id } = await running({ game: 'nine-worlds' });
    const slow = await house.guest();
    await slow.watch(id);
    slow.waiting = 300_000;
    const { length } = slow.frames;
    for (let i = 0; i < 5; i++) await slow.say({ type: 'watch', id: `again${i}`, table: id });
    expect(slow.frames).toHaveLength(length);
    await house.clock.pass(25_000);
    expect(slow.isCut).toBe(true);
  });

  test('gets what it asked for when it reads again', async () => {
    const { house, id, view } = await running({ game: 'nine-worlds' });
    const slow = await house.guest();
    slow.waiting = 300_000;
    await slow.say({ type: 'watch', id: 'first', table: id });
    expect(slow.views.has(id)).toBe(false);
    slow.waiting = 0;
    await house.clock.pass(6_000);
    expect(slow.views.get(id)!.play).toEqual(view().play);
  });

  test('is dropped for answers alone too', async () => {
    const { house, id } = await running({ game: 'nine-worlds' });
    const slow = await house.guest();
    slow.waiting = 300_000;
    await slow.refusal(id, { type: 'start' });
    await house.clock.pass(25_000);
    expect(slow.isCut).toBe(true);
    const far = await house.guest();
    far.waiting = 1_100_000;
    await far.refusal(id, { type: 'start' });
    expect(far.isCut).toBe(true);
  });
});

describe('whoever is removed while they come in', () => {
  test('has no seat', async () => {
    const house = await testHouse();
    const [ann, bob] = [await house.guest('Ann'), await house.guest('Bob')];
    const id = await house.open(ann, { game: 'nine', seats: ['me', 'open'] });
    await ann.watch(id);
    const join = { method: 'POST', url: `/api/tables/${id}/join`, payload: { seat: 1 } } as const;
    afterwards(house, () => ann.do(id, { type: 'remove', person: bob.id }));
    expect((await house.server.inject({ ...join, headers: bearer(bob) })).json()).toMatchObject({ code: 'removed' });
    expect(ann.views.get(id)!.about.seats[1].person).toBeNull();
  });

  test.each(['private', 'open'] as const)('does not look on at a table that is %s', async access => {
    const house = await testHouse();
    const [ann, bob] = [await house.guest('Ann'), await house.guest('Bob')];
    const id = await house.open(ann, { game: 'nine', seats: ['me', 'open'], access });
    await ann.watch(id);
    afterwards(house, () => ann.do(id, { type: 'remove', person: bob.id }));
    await expect(bob.watch(id)).rejects.toThrow('removed');
    expect(house.server.hub.isPresent(id, bob.id)).toBe(false);
  });

  test('does not come back without a name, but where the table is open to all', async () => {
    const house = await testHouse();
    const [ann, bob] = [await house.guest('Ann'), await house.guest('Bob')];
    const open = async (access: 'private' | 'open'): Promise<string> => {
      const id = await house.open(ann, { game: 'nine', seats: ['me', 'open'], access });
      await ann.do(id, { type: 'remove', person: bob.id });
      return id;
    };
    const nobody = await Visitor.stranger(house.server);
    await expect(nobody.watch(await open('private'))).rejects.toThrow('identity');
    expect(await nobody.watch(await open('open'))).toMatchObject({ own: [] });
  });

  test('can be removed again if they hold a seat all the same', async () => {
    const { house, ann, bob, id, view } = await running({ game: 'sealed-bids' });
    await house.server.tables.run(id, null, work => {
      work.t.about = { ...work.t.about, removed: [bob.id] };
    });
    await ann.do(id, { type: 'remove', person: bob.id });
    expect(view().about.seats[1]).toMatchObject({ person: null, bot: 'normal', reason: 'removed' });
  });
});
