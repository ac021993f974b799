import { describe, expect, test } from 'vitest';
import type { News, StoryView, TableCreated, Told } from '@ennead/wire';
import type { TestHouse } from '../helpers/house.ts';
import { running } from '../helpers/running.ts';
import type { Visitor } from '../helpers/visitor.ts';

const newsOf = (told: readonly Told[]): News[] => told.flatMap(({ news }) => news ?? []);

/** What somebody was told of what happened around the game while they looked. */
const heardBy = ({ heard }: Visitor): News[] =>
  newsOf(heard.flatMap(message => (message.type === 'update' ? (message.told ?? []) : [])));

/** What somebody who comes later is told. */
async function storyFor({ server }: TestHouse, { token }: Visitor, id: string): Promise<News[]> {
  const headers = { authorization: `Bearer ${token}` };
  const story = await server.inject({ url: `/api/tables/${id}/story`, headers });
  return newsOf(story.json<StoryView>().told);
}

describe('what happens around a game is told', () => {
  test('by seat: bots that take over and persons that come back, pauses, and the host', async () => {
    const { house, ann, bob, cat, id, view } = await running({ game: 'sealed-bids' }, {}, 3);
    await ann.do(id, { type: 'hand', seat: 0 });
    await ann.do(id, { type: 'take', seat: 0 });
    await ann.do(id, { type: 'pause' });
    for (const other of [bob, cat]) await other.do(id, { type: 'agree', proposal: view().about.proposals[0].id });
    await cat.do(id, { type: 'resume' });
    await ann.do(id, { type: 'host', person: bob.id });
    await bob.do(id, { type: 'remove', person: cat.id });
    await ann.do(id, { type: 'leave' });
    const all = [
      { type: 'bot', seat: 0, reason: 'handed' },
      { type: 'sat', seat: 0 },
      { type: 'paused' },
      { type: 'resumed' },
      { type: 'host', seat: 1 },
      { type: 'bot', seat: 2, reason: 'removed' },
      { type: 'bot', seat: 0, reason: 'left' },
    ];
    expect(heardBy(bob)).toEqual(all);
    expect(await storyFor(house, bob, id)).toEqual(all);
    const dan = await house.guest('Dan');
    await dan.watch(id);
    await dan.do(id, { type: 'sit', seat: 2 });
    expect(heardBy(bob).at(-1)).toEqual({ type: 'sat', seat: 2 });
  });

  test('also who ran out of time, and who stayed away', async () => {
    const { house, ann, bob, id } = await running({
      game: 'sealed-bids',
      clock: { kind: 'move', seconds: 90 },
      vanish: 60,
    });
    await ann.do(id, { type: 'host', person: bob.id });
    bob.leave();
    await house.clock.pass(61_000);
    expect(heardBy(ann)).toContainEqual({ type: 'bot', seat: 1, reason: 'vanished' });
    await house.clock.pass(30_000);
    expect(heardBy(ann)).toContainEqual({ type: 'bot', seat: 0, reason: 'time' });
  });

  test('and whose answer was taken back', async () => {
    const { house, people, id, seat } = await running({ game: 'nine-worlds' });
    const first = seat();
    await people[first].answer(id, first, options => options.find(option => option !== 'end')!);
    await people[first].do(id, { type: 'undo' });
    expect(heardBy(people[0])).toEqual([{ type: 'undone', seats: [first] }]);
    expect(await storyFor(house, people[0], id)).toEqual([{ type: 'undone', seats: [first] }]);
  });

  test('but nothing of the lobby, nor that a bot plays on for who has resigned', async () => {
    const { house, ann, bob, cat, id } = await running({ game: 'sealed-bids' }, {}, 3);
    expect([heardBy(ann), await storyFor(house, ann, id)]).toEqual([[], []]);
    expect(ann.heard.flatMap(message => (message.type === 'update' ? (message.told ?? []) : []))[0].n).toBe(0);
    await cat.do(id, { type: 'resign', seat: 2 });
    await cat.do(id, { type: 'leave' });
    expect(heardBy(bob)).toEqual([{ type: 'resigned', seats: [2] }]);
  });

  test('and goes with the record file', async () => {
    const { house, ann, bob, id } = await running({ game: 'nine-worlds' });
    await ann.do(id, { type: 'hand', seat: 0 });
    await ann.do(id, { type: 'take', seat: 0 });
    await ann.do(id, { type: 'host', person: bob.id });
    await bob.do(id, { type: 'resign', seat: 1 });
    const told = await storyFor(house, ann, id);
    expect(told.map(({ type }) => type)).toEqual(['bot', 'sat', 'host', 'resigned']);
    const { body } = await house.server.inject({ url: `/api/tables/${id}/export` });
    const imports = async (log: string): Promise<News[]> => {
      const headers = { authorization: `Bearer ${ann.token}` };
      const made = await house.server.inject({
        method: 'POST',
        url: '/api/tables/import',
        headers,
        payload: { log },
      });
      return storyFor(house, ann, made.json<TableCreated>().table);
    };
    expect(await imports(body)).toEqual(told);
    const forged = body
      .replace('"type":"bot","seat":0', '"type":"bot","seat":7')
      .replace('"type":"sat","seat":0,"person"', '"type":"undone","seats":[0],"person"');
    expect((await imports(forged)).map(({ type }) => type)).toEqual(['host', 'resigned']);
  });
});
