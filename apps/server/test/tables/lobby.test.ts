import { describe, expect, test } from 'vitest';
import type { Joined, TableList } from '@ennead/wire';
import { settle } from '../helpers/clock.ts';
import { testHouse, type TestHouse } from '../helpers/house.ts';
import { Visitor, VisitRefused } from '../helpers/visitor.ts';

const bearer = (visitor: Visitor) => ({ authorization: `Bearer ${visitor.token}` });

async function lobby(table: Parameters<TestHouse['open']>[1] = { game: 'sealed-bids', seats: ['me', 'open', 'open'] }) {
  const house = await testHouse();
  const [ann, bob, cat] = [await house.guest('Ann'), await house.guest('Bob'), await house.guest('Cat')];
  const id = await house.open(ann, table);
  for (const visitor of [ann, bob, cat]) if (table.access !== 'password') await visitor.watch(id);
  return { house, ann, bob, cat, id, about: () => ann.views.get(id)!.about };
}

describe('a table before the game', () => {
  test('is joined, started and played', async () => {
    const { ann, bob, id, about } = await lobby({ game: 'nine-worlds', seats: ['me', 'open'] });
    await bob.do(id, { type: 'sit', seat: 1 });
    expect(about().seats.map(({ name, away }) => [name, away])).toEqual([
      ['Ann', false],
      ['Bob', false],
    ]);
    await ann.do(id, { type: 'start' });
    const [{ seat }] = ann.views.get(id)!.play!.asks;
    const [mover, other] = seat === 0 ? [ann, bob] : [bob, ann];
    expect(other.own(id, 1 - seat).options).toEqual([]);
    await mover.answer(id, seat);
    expect(ann.views.get(id)!.play).toEqual(bob.views.get(id)!.play);
  });

  test('waits until every seat is taken', async () => {
    const { ann, id } = await lobby();
    expect(await ann.refusal(id, { type: 'start' })).toMatchObject({ code: 'seats-open' });
    await ann.do(id, { type: 'bot', seat: 1, level: 'easy' });
    await ann.do(id, { type: 'sit', seat: 2 });
    await ann.do(id, { type: 'start' });
    expect(ann.views.get(id)!.own.map(({ seat }) => seat)).toEqual([0, 2]); // several seats for one person
  });

  test('gives a taken seat to nobody else', async () => {
    const { bob, cat, id } = await lobby();
    await bob.do(id, { type: 'sit', seat: 1 });
    expect(await cat.refusal(id, { type: 'sit', seat: 1 })).toMatchObject({ code: 'seat-taken' });
    expect(await cat.refusal(id, { type: 'sit', seat: 3 })).toMatchObject({ code: 'not-yours' });
    await bob.do(id, { type: 'stand', seat: 1 });
    await cat.do(id, { type: 'sit', seat: 1 });
  });

  test('knows bots of every level that has a name, and refuses others', async () => {
    const { ann, bob, id, about } = await lobby();
    await ann.do(id, { type: 'bot', seat: 1, level: 'hard' });
    expect(about().seats[1]).toMatchObject({ bot: 'hard', reason: 'set' });
    expect(await ann.refusal(id, { type: 'bot', seat: 2, level: 'mcts:1000000' })).toMatchObject({
      code: 'unknown-bot',
    });
    expect(await ann.refusal(id, { type: 'bot', seat: 2, level: 'genius' })).toMatchObject({ code: 'unknown-bot' });
    await ann.do(id, { type: 'open', seat: 1 });
    expect(about().seats[1].bot).toBeNull();
    expect(await bob.refusal(id, { type: 'bot', seat: 2, level: 'easy' })).toMatchObject({ code: 'not-host' });
  });

  test("changes its set-up by the game's own descriptors", async () => {
    const { ann, id, about } = await lobby({ game: 'campfire', seats: ['me', 'open'] });
    await ann.do(id, { type: 'set', options: { logs: 7 }, seats: 3, clock: { kind: 'move', seconds: 30 } });
    expect(about()).toMatchObject({ options: { logs: 7 }, clock: { kind: 'move', seconds: 30 } });
    expect(about().seats).toHaveLength(3);
    expect(await ann.refusal(id, { type: 'set', options: { logs: 700 } })).toMatchObject({ code: 'setup' });
    expect(await ann.refusal(id, { type: 'set', seats: 9 })).toMatchObject({ code: 'setup' });
    expect(about().options).toEqual({ logs: 7 });
  });

  test('shows the commitment at once, and the seed with what was added to it at the end', async () => {
    const { ann, bob, id, about } = await lobby({ game: 'campfire', seats: ['me', 'open'], options: { logs: 1 } });
    const { commitment } = about();
    expect(commitment).toMatch(/^[0-9a-f]{64}$/);
    await bob.do(id, { type: 'sit', seat: 1 });
    await bob.do(id, { type: 'entropy', text: 'seven grey cats' });
    expect(about().entropy).toEqual([bob.id]);
    await ann.do(id, { type: 'start' });
    expect(about()).toMatchObject({ commitment, seed: null });
    expect(ann.frames.join()).not.toContain('seven grey cats');
    await bob.do(id, { type: 'submit', seat: 1, decision: 0, picks: ['attempt'] });
    expect(about().seed).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe('who may come in', () => {
  test('open tables are listed, those that want a link or a password are not', async () => {
    const house = await testHouse();
    const ann = await house.guest();
    const open = await house.open(ann, { game: 'nine', seats: ['me', 'open'], access: 'open' });
    await house.open(await house.guest(), {
      game: 'nine',
      seats: ['me', 'open'],
      access: 'password',
      password: 'mellon',
    });
    await house.open(ann, { game: 'nine', seats: ['me', 'open'] });
    const list = await house.server.inject({ url: '/api/tables' });
    expect(list.json<TableList>().tables.map(({ id }) => id)).toEqual([open]);
    const mine = await house.server.inject({ url: '/api/tables?which=mine&limit=1', headers: bearer(ann) });
    const { tables, next } = mine.json<TableList>();
    expect(tables).toHaveLength(1);
    const rest = await house.server.inject({
      url: `/api/tables?which=mine&limit=1&next=${next}`,
      headers: bearer(ann),
    });
    expect(rest.json<TableList>()).toMatchObject({ next: null, tables: [{ game: 'nine' }] });
    expect(list.body + mine.body).not.toMatch(/seed|password":"/);
  });

  test('a password is asked once', async () => {
    const { house, bob, id } = await lobby({
      game: 'nine',
      seats: ['me', 'open'],
      access: 'password',
      password: 'crow',
    });
    await expect(bob.watch(id)).rejects.toThrow('password');
    await expect(bob.watch(id, 'raven')).rejects.toThrow('password');
    expect(await bob.refusal(id, { type: 'sit', seat: 1 })).toMatchObject({ code: 'password' });
    await bob.watch(id, 'crow');
    await bob.do(id, { type: 'sit', seat: 1 });
    const stranger = await Visitor.stranger(house.server);
    await expect(stranger.watch(id)).rejects.toThrow(VisitRefused);
    const { server } = await house.again();
    const later = await Visitor.guest(server);
    await expect(later.watch(id)).rejects.toThrow('password');
  });

  test('the host may set one later', async () => {
    const { house, ann, bob, id } = await lobby();
    expect(await ann.refusal(id, { type: 'set', access: 'password' })).toMatchObject({ code: 'password' });
    await ann.do(id, { type: 'set', access: 'password', password: 'owl' });
    expect(await bob.refusal(id, { type: 'sit', seat: 1 })).toMatchObject({ code: 'password' });
    expect(JSON.stringify(await house.store.table(id))).not.toContain('"owl"');
    await bob.watch(id, 'owl');
    await bob.do(id, { type: 'sit', seat: 1 });
  });

  test('over HTTP too, with a seat', async () => {
    const { house, ann, bob, id } = await lobby();
    const join = await house.server.inject({
      method: 'POST',
      url: `/api/tables/${id}/join`,
      headers: bearer(bob),
      payload: { seat: 2 },
    });
    expect(join.json<Joined>().about.seats[2].name).toBe('Bob');
    await settle();
    expect(ann.views.get(id)!.about.seats[2].name).toBe('Bob');
  });
});

describe('the host', () => {
  test('removes somebody for good', async () => {
    const { ann, bob, id, about } = await lobby();
    await bob.do(id, { type: 'sit', seat: 1 });
    expect(await bob.refusal(id, { type: 'remove', person: ann.id })).toMatchObject({ code: 'not-host' });
    await ann.do(id, { type: 'remove', person: bob.id });
    expect(about().seats[1].person).toBeNull();
    expect(bob.heard.at(-1)).toMatchObject({ type: 'gone', code: 'removed' });
    await expect(bob.watch(id)).rejects.toThrow('removed');
    expect(await bob.refusal(id, { type: 'sit', seat: 1 })).toMatchObject({ code: 'removed' });
  });

  test('locks the table', async () => {
    const { ann, bob, id } = await lobby();
    await ann.do(id, { type: 'lock', on: true });
    expect(await bob.refusal(id, { type: 'sit', seat: 1 })).toMatchObject({ code: 'locked' });
    await ann.do(id, { type: 'lock', on: false });
    await bob.do(id, { type: 'sit', seat: 1 });
  });

  test('closes it: what has not started is forgotten', async () => {
    const { house, ann, bob, id } = await lobby();
    await ann.do(id, { type: 'close' });
    expect(bob.heard.at(-1)).toMatchObject({ type: 'gone', code: 'closed' });
    expect(await house.store.table(id)).toBeNull();
    await expect(bob.watch(id)).rejects.toThrow('no such table');
  });

  test('hands on the rights, and loses them by leaving', async () => {
    const { ann, bob, cat, id, about } = await lobby();
    await bob.do(id, { type: 'sit', seat: 1 });
    await cat.do(id, { type: 'sit', seat: 2 });
    await ann.do(id, { type: 'host', person: bob.id });
    expect(about().host).toBe(bob.id);
    await bob.do(id, { type: 'leave' });
    expect(about().host).toBe(ann.id);
  });

  test('who has vanished loses them to the next person', async () => {
    const { house, ann, bob, id } = await lobby();
    await bob.do(id, { type: 'sit', seat: 1 });
    ann.leave();
    await house.clock.pass(60_000);
    expect(bob.views.get(id)!.about).toMatchObject({ host: ann.id, seats: [{ away: true }, { away: false }, {}] });
    await house.clock.pass(61_000);
    expect(bob.views.get(id)!.about.host).toBe(bob.id);
  });

  test('mutes', async () => {
    const { ann, bob, id } = await lobby();
    await bob.do(id, { type: 'chat', text: '  hello  ' });
    expect(ann.heard.at(-1)).toMatchObject({ type: 'chat', line: { name: 'Bob', text: 'hello' } });
    await ann.do(id, { type: 'mute', person: bob.id, on: true });
    expect(await bob.refusal(id, { type: 'chat', text: 'hello?' })).toMatchObject({ code: 'muted' });
  });
});

describe('chat', () => {
  test('has limits, and is there for those who come later', async () => {
    const { house, ann, bob, id } = await lobby();
    await ann.do(id, { type: 'chat', text: 'one' });
    expect(await ann.refusal(id, { type: 'chat', text: 'x'.repeat(501) })).toMatchObject({ code: 'bad-value' });
    for (let i = 0; i < 5; i++) await ann.do(id, { type: 'chat', text: 'more' });
    expect(await ann.refusal(id, { type: 'chat', text: 'too much' })).toMatchObject({ code: 'too-fast' });
    await house.clock.pass(10_000);
    await ann.do(id, { type: 'chat', text: 'again' });
    await bob.watch(id);
    const view = bob.heard.findLast(message => message.type === 'view')!;
    expect(view.chat.map(({ text, name }) => [text, name]).at(-1)).toEqual(['again', 'Ann']);
    const later = await house.again();
    const cat = await later.guest();
    await cat.watch(id);
    expect(cat.heard.findLast(message => message.type === 'view')!.chat).toHaveLength(7);
  });
});
