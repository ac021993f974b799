import { GAMES } from '@ennead/games';
import { FIXTURES } from '@ennead/testkit/fixtures';
import { describe, expect, test } from 'vitest';
import type { ReplayView } from '@ennead/wire';
import { settle } from '../helpers/clock.ts';
import { testHouse } from '../helpers/house.ts';
import { running } from '../helpers/running.ts';
import type { Visitor } from '../helpers/visitor.ts';

const bearer = ({ token }: Visitor) => ({ authorization: `Bearer ${token}` });

describe('somebody who wants to be forgotten', () => {
  test('is, though one of their tables does not open; and gets a new name there', async () => {
    const first = await running({ game: 'campfire' });
    const { ann, bob, id } = first;
    const { store, clock, keys } = first.house;
    await first.house.server.close();
    const games = [...GAMES, ...FIXTURES].filter(game => game.id !== 'campfire');
    const house = await testHouse({ store, clock, keys, games, seed: 2 });
    const other = await house.open(ann, { game: 'nine', seats: ['me', 'open'] });
    const join = { method: 'POST', url: `/api/tables/${other}/join`, payload: { seat: 1 } } as const;
    await house.server.inject({ ...join, headers: bearer(bob) });
    const me = (method: 'PATCH' | 'DELETE', payload?: object) =>
      house.server.inject({ method, url: '/api/me', headers: bearer(bob), ...(payload && { payload }) });
    expect((await me('PATCH', { name: 'Bobby' })).statusCode).toBe(200);
    expect(JSON.stringify(await store.table(id))).toContain('"Bobby"');
    expect(await me('DELETE')).toMatchObject({ statusCode: 200 });
    expect(await store.person(bob.id)).toBeNull();
    for (const table of [id, other]) {
      const row = JSON.stringify(await store.table(table));
      expect(row).not.toContain('Bobby');
      expect(row).not.toContain(bob.id);
      expect(row).toContain(ann.id);
    }
  });

  test('is forgotten as an onlooker too: what they said, and that they were here', async () => {
    const { house, ann, bob, id } = await running({ game: 'sealed-bids' });
    const dan = await house.guest('Dan');
    await dan.watch(id);
    await dan.do(id, { type: 'chat', text: 'I was here' });
    await ann.do(id, { type: 'mute', person: dan.id, on: true });
    expect(JSON.stringify(await house.store.table(id))).toContain(dan.id);
    await house.server.inject({ method: 'DELETE', url: '/api/me', headers: bearer(dan) });
    await settle();
    const late = await house.guest();
    await late.watch(id);
    expect(JSON.stringify(late.heard)).not.toMatch(/Dan|I was here/);
    expect(JSON.stringify(await house.store.table(id))).not.toContain(dan.id);
    expect(ann.views.get(id)!.about.muted).toEqual([]);
    expect(bob.views.get(id)!.about.seats[1].person).toBe(bob.id);
  });

  test('leaves nothing in the lists of a table where they sat', async () => {
    const house = await testHouse();
    const [ann, bob] = [await house.guest('Ann'), await house.guest('Bob')];
    const id = await house.open(ann, { game: 'sealed-bids', seats: ['me', 'open'] });
    await bob.watch(id);
    await bob.do(id, { type: 'sit', seat: 1 });
    await bob.do(id, { type: 'entropy', text: 'dice of mine' });
    await ann.do(id, { type: 'start' });
    await bob.do(id, { type: 'pause' });
    await house.server.inject({ method: 'DELETE', url: '/api/me', headers: bearer(bob) });
    expect(JSON.stringify(await house.store.table(id))).not.toContain(bob.id);
  });
});

describe('a table that has ended', () => {
  test('can be put in order, and its log stays as it was archived', async () => {
    const { house, ann, bob, id, view } = await running({ game: 'sealed-bids' });
    await ann.do(id, { type: 'resign', seat: 0 });
    await house.server.tables.archivist.idle();
    const { length } = await house.store.records(id);
    await ann.do(id, { type: 'host', person: bob.id });
    await bob.do(id, { type: 'remove', person: ann.id });
    await house.server.inject({ method: 'DELETE', url: '/api/me', headers: bearer(bob) });
    expect(await house.store.records(id)).toHaveLength(length);
    expect(view(bob).about).toMatchObject({ host: bob.id, seats: [{ person: null }, { person: bob.id }] });
    const replay = await house.server.inject({ url: `/api/tables/${id}/replay`, headers: bearer(await house.guest()) });
    expect(replay.json<ReplayView>()).toMatchObject({ n: length, records: length });
  });

  test('is told again though an earlier version wrote behind its end', async () => {
    const { house, ann, id } = await running({ game: 'sealed-bids' });
    await ann.do(id, { type: 'resign', seat: 0 });
    await house.server.tables.archivist.idle();
    const n = (await house.store.records(id)).length + 1;
    await house.store.write([{ type: 'append', table: id, record: { n, table: { type: 'host', person: ann.id } } }]);
    const { server } = await house.again();
    for (const path of ['replay', `replay?n=${n}&as=0`, 'story', 'chances', 'export']) {
      const answer = await server.inject({ url: `/api/tables/${id}/${path}` });
      expect([path, answer.statusCode]).toEqual([path, 200]);
    }
    const last = (await server.inject({ url: `/api/tables/${id}/replay?n=${n}` })).json<ReplayView>();
    expect(last).toMatchObject({ n, records: n, view: { over: true }, told: { n, events: [] } });
  });
});
