import { connect } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { TableList } from '@ennead/wire';
import { createServer, type ServerSettings } from '../../src/index.ts';
import { testHouse } from '../helpers/house.ts';
import { running } from '../helpers/running.ts';
import type { Visitor } from '../helpers/visitor.ts';

const bearer = ({ token }: Visitor) => ({ authorization: `Bearer ${token}` });

async function listening(settings: ServerSettings) {
  const server = await createServer({ logLevel: 'silent', ...settings });
  onTestFinished(() => server.close());
  return server.listen(0);
}

describe('what the host may make up', () => {
  test('has an end: people who are muted or removed', async () => {
    const { ann, id, house } = await running({ game: 'sealed-bids' });
    for (let i = 0; i < 205; i++) {
      await ann.do(id, { type: 'mute', person: `nobody-${i}`, on: true });
      await ann.do(id, { type: 'remove', person: `nobody-${i}` });
    }
    const { muted, removed } = (await house.store.table(id))!.about as { muted: string[]; removed: string[] };
    expect([muted.length, removed.length]).toEqual([200, 200]);
    expect(removed.at(-1)).toBe('nobody-204');
  });

  test('bots have a name that says how long they think', async () => {
    const house = await testHouse();
    const ann = await house.guest();
    const open = (table: object) => house.open(ann, { game: 'nine', seats: ['me', 'open'], ...table });
    await expect(open({ seats: ['me', 'mcts:1000000'] })).rejects.toThrow('unknown-bot');
    await expect(open({ standIn: 'mcts:1000000' })).rejects.toThrow('unknown-bot');
    const id = await open({});
    expect(await ann.refusal(id, { type: 'set', standIn: 'mcts:9' })).toMatchObject({ code: 'unknown-bot' });
  });
});

describe('lists', () => {
  test('say whose turn it is, without a clock too', async () => {
    const { house, people, id, seat } = await running({ game: 'nine-worlds' });
    const waiting = async (who: Visitor) =>
      (await house.server.inject({ url: '/api/tables?which=mine', headers: bearer(who) }))
        .json<TableList>()
        .tables.find(table => table.id === id)!.waiting;
    for (let i = 0; i < 8; i++) {
      const now = seat();
      expect(await waiting(people[now])).toEqual([now]);
      expect(await waiting(people[1 - now])).toEqual([]);
      await people[now].answer(id, now, options => options.at(-1)!);
    }
  });
});

describe('a rematch', () => {
  test('does not ask those again who were shown out, nor let a chair begin as resigned', async () => {
    const { house, ann, bob, cat, id } = await running({ game: 'sealed-bids' }, {}, 3);
    await bob.do(id, { type: 'resign', seat: 1 });
    await house.server.inject({ method: 'DELETE', url: '/api/me', headers: bearer(bob) });
    await cat.do(id, { type: 'resign', seat: 2 });
    const dan = await house.guest('Dan');
    await ann.do(id, { type: 'remove', person: dan.id });
    const { table } = await ann.do(id, { type: 'rematch' });
    const { seats } = await ann.watch(table!).then(({ about }) => about);
    expect(seats).toMatchObject([
      { person: ann.id, bot: null, resigned: false },
      { person: null, bot: 'normal', reason: 'set', resigned: false },
      { person: cat.id, bot: null, resigned: false },
    ]);
    await expect(dan.watch(table!)).rejects.toThrow('removed');
  });
});

describe('a seat that was left', () => {
  test('is not promised back', async () => {
    const { ann, bob, id } = await running({ game: 'sealed-bids' }, {}, 3);
    await bob.do(id, { type: 'leave' });
    const { message } = await bob.refusal(id, { type: 'sit', seat: 1 });
    expect(message).toBe('you have left a seat of this game, and do not come back to it');
    expect((await ann.refusal(id, { type: 'sit', seat: 1 })).message).toContain('may not have two');
  });
});

describe('requests', () => {
  test('that are no address get a refusal in the shape of all others', async () => {
    const { server } = await testHouse();
    for (const url of ['/%', '/api/tables/%E0%A4%A/replay', `/api/tables/${'a'.repeat(200)}/replay`])
      expect((await server.inject({ url })).json()).toEqual({
        code: 'malformed',
        message: expect.any(String) as string,
      });
  });

  test('that do not come in to their end are cut off', async () => {
    const { port } = await listening({ limits: { requestWithin: 400 } });
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    const began = Date.now();
    const gone = new Promise(resolve => socket.once('close', resolve));
    socket.resume();
    socket.write(`POST /api/people HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Length: 100\r\n\r\n{`);
    await gone;
    expect(Date.now() - began).toBeLessThan(5_000);
  });
});
