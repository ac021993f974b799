import { verify } from '@ennead/kernel';
import { FIXTURES } from '@ennead/testkit/fixtures';
import { GAMES } from '@ennead/games';
import { describe, expect, test } from 'vitest';
import type { ReplayView, StoryView, TableCreated, TableView } from '@ennead/wire';
import { settle } from '../helpers/clock.ts';
import { running } from '../helpers/running.ts';
import type { TestHouse } from '../helpers/house.ts';
import { Visitor } from '../helpers/visitor.ts';

const findGame = (id: string) => [...GAMES, ...FIXTURES].find(game => game.id === id);

async function get<T>({ server }: TestHouse, who: Visitor | null, url: string): Promise<T & { code?: string }> {
  const headers = who ? { authorization: `Bearer ${who.token}` } : {};
  return (await server.inject({ url, headers })).json<T & { code?: string }>();
}

async function post<T>(
  { server }: TestHouse,
  who: Visitor,
  url: string,
  payload: object,
): Promise<T & { code?: string }> {
  const headers = { authorization: `Bearer ${who.token}` };
  return (await server.inject({ method: 'POST', url, headers, payload })).json<T & { code?: string }>();
}

/** A game of sealed bids with two lots sold. */
async function midway() {
  const game = await running({ game: 'sealed-bids' });
  const { ann, bob, id, house } = game;
  for (let lot = 0; lot < 2; lot++)
    for (const [seat, who] of [ann, bob].entries()) {
      const { decision, options } = who.own(id, seat);
      await who.do(id, {
        type: 'submit',
        seat,
        decision: decision!,
        picks: [options.find(option => option !== 'done')!],
      });
    }
  const end = async (): Promise<void> => {
    for (const [seat, who] of [ann, bob].entries())
      await who.do(id, { type: 'submit', seat, decision: who.own(id, seat).decision!, picks: [] });
    await settle();
    await house.server.tables.archivist.idle();
  };
  return { ...game, end };
}

type Hands = { seats: { hand: number[] }[] };
const handsIn = ({ view }: ReplayView): number[][] => (view.table as Hands).seats.map(({ hand }) => hand);

describe('looking back', () => {
  test('while the game runs one sees through one’s own eyes', async () => {
    const { house, ann, bob, id } = await midway();
    const now = ann.views.get(id) as TableView;
    const { records } = await get<ReplayView>(house, ann, `/api/tables/${id}/replay`);
    expect(records).toBe(now.play!.n);
    const first = await get<ReplayView>(house, ann, `/api/tables/${id}/replay?n=0`);
    expect(handsIn(first)[0]).not.toContain(-1);
    expect(handsIn(first)[1]).toEqual([-1, -1, -1, -1, -1, -1]);
    const onlooker = await get<ReplayView>(house, null, `/api/tables/${id}/replay?n=0`);
    expect(
      handsIn(onlooker)
        .flat()
        .every(face => face === -1),
    ).toBe(true);
    expect(await get(house, bob, `/api/tables/${id}/replay?as=0`)).toMatchObject({ code: 'not-yours' });
    expect(await get(house, bob, `/api/tables/${id}/replay?as=everything`)).toMatchObject({ code: 'not-ended' });
    expect(await get(house, bob, `/api/tables/${id}/replay?n=99`)).toMatchObject({ code: 'unknown-record' });
    const last = await get<ReplayView>(house, ann, `/api/tables/${id}/replay`);
    expect(last.view).toEqual(now.play);
  });

  test('after the end everybody sees everything, from what was kept', async () => {
    const { house, ann, id, end } = await midway();
    await end();
    expect(ann.views.get(id)!.play!.over).toBe(true);
    expect((await house.store.archive(id))!.game).toBe('sealed-bids');
    const first = await get<ReplayView>(house, null, `/api/tables/${id}/replay?n=0`);
    expect(handsIn(first).flat()).not.toContain(-1);
    const asBob = await get<ReplayView>(house, null, `/api/tables/${id}/replay?n=0&as=1`);
    expect(handsIn(asBob)[0]).toEqual([-1, -1, -1, -1, -1, -1]);
    const story = await get<StoryView>(house, null, `/api/tables/${id}/story`);
    expect(story.told.map(({ events }) => events[0].type)).toEqual(['opened', 'opened', 'opened']);
    const later = await house.again();
    const view = await (await later.guest()).watch(id);
    expect(view.play).toEqual(ann.views.get(id)!.play);
    expect(view.about.seed).toBe(ann.views.get(id)!.about.seed);
  });
});

describe('export and import', () => {
  test('a running game is not exported', async () => {
    const { house, ann, id } = await midway();
    expect(await get(house, ann, `/api/tables/${id}/export`)).toMatchObject({ code: 'not-ended' });
  });

  test('a finished one proves itself, and can be imported', async () => {
    const { house, ann, id, end } = await midway();
    await end();
    const log = (await house.server.inject({ url: `/api/tables/${id}/export` })).body;
    expect(verify(log, findGame)).toMatchObject({ ok: true });
    expect(log.split('\n')[0]).toContain('"players":["Ann","Bob"]');
    const { table } = await post<TableCreated>(house, ann, '/api/tables/import', { log });
    const view = await ann.watch(table);
    expect(view.about).toMatchObject({
      phase: 'ended',
      result: { how: 'imported' },
      seats: [{ name: 'Ann' }, { name: 'Bob' }],
    });
    expect(view.play).toEqual(ann.views.get(id)!.play);
    const again = (await house.server.inject({ url: `/api/tables/${table}/export` })).body;
    expect(verify(again, findGame)).toMatchObject({ ok: true });
  });

  test('so does one that ended by resignation', async () => {
    const { house, bob, id } = await running({ game: 'nine-worlds' });
    await bob.do(id, { type: 'resign', seat: 1 });
    const { told, records } = await get<StoryView>(house, bob, `/api/tables/${id}/story`);
    expect(told.at(-1)).toEqual({ n: records, events: [], news: { type: 'resigned', seats: [1] } });
    const log = (await house.server.inject({ url: `/api/tables/${id}/export` })).body;
    expect(verify(log, findGame)).toMatchObject({ ok: true });
    expect(log).toContain('"resigned"');
  });

  test.each(['5', '["x"]', '[9]', '[-1]', 'null'])('a file that lets %s give up is told without it', async seats => {
    const { house, ann, bob, id } = await running({ game: 'nine-worlds' });
    await bob.do(id, { type: 'resign', seat: 1 });
    const { body } = await house.server.inject({ url: `/api/tables/${id}/export` });
    const log = body.replace('"resigned","seats":[1]', `"resigned","seats":${seats}`);
    expect(log).not.toBe(body);
    const { table } = await post<TableCreated>(house, ann, '/api/tables/import', { log });
    const { told } = await get<StoryView>(house, ann, `/api/tables/${table}/story`);
    expect(told.map(({ n }) => n)).toContain(0);
    expect(told.every(({ news }) => news === undefined)).toBe(true);
  });

  test('one with an undo too', async () => {
    const { house, people, id, seat } = await running({ game: 'nine-worlds' });
    const first = seat();
    await people[first].answer(id, first, options => options.find(option => option !== 'end')!);
    await people[first].do(id, { type: 'undo' });
    await people[first].answer(id, first, options => options.findLast(option => option !== 'end')!);
    const takenBack = async (): Promise<unknown[]> => {
      const { told } = await get<StoryView>(house, people[0], `/api/tables/${id}/story`);
      return told.flatMap(({ n, undo }) => (undo === undefined ? [] : [[undo, n]]));
    };
    const before = await takenBack();
    expect(before).toEqual([[expect.any(Number), expect.any(Number)]]);
    await people[0].do(id, { type: 'close' });
    expect(await takenBack()).toEqual(before);
    const [[, n]] = before as number[][];
    expect(await get<ReplayView>(house, null, `/api/tables/${id}/replay?n=${n}`)).toMatchObject({
      told: { undo: n - 1 },
    });
    const log = (await house.server.inject({ url: `/api/tables/${id}/export` })).body;
    expect(log).toContain('"undo"');
    expect(verify(log, findGame)).toMatchObject({ ok: true });
  });

  test('what does not prove itself is not imported', async () => {
    const { house, ann, id, end } = await midway();
    await end();
    const log = (await house.server.inject({ url: `/api/tables/${id}/export` })).body;
    const lines = log.split('\n');
    const cheated = log.replace(/"picks":\{"0":\["bid\/\d"\]/, '"picks":{"0":["bid/1"]').replace('bid/2', 'bid/3');
    for (const source of ['', 'nonsense', lines.slice(0, -2).join('\n'), cheated, log.replace('sealed-bids', 'chess')])
      expect(await post(house, ann, '/api/tables/import', { log: source })).toMatchObject({ code: 'flaw' });
  });
});

describe('a fork', () => {
  test('of a running game deals again what the forking seat did not know', async () => {
    const { house, ann, id } = await midway();
    const source = ann.views.get(id)!;
    const { table, commitment } = await post<TableCreated>(house, ann, `/api/tables/${id}/fork`, { n: source.play!.n });
    expect(commitment).not.toBe(source.about.commitment);
    await ann.watch(table);
    expect(ann.views.get(table)!.about).toMatchObject({ phase: 'lobby', fork: { table: id, open: false } });
    await ann.do(table, { type: 'start' });
    const fork = ann.views.get(table)!;
    expect(fork.play!.table).toEqual(source.play!.table);
    await ann.do(table, { type: 'submit', seat: 0, decision: 0, picks: [] });
    await house.clock.pass(20_000);
    expect(ann.views.get(table)!.about.phase).toBe('ended');
    await house.server.tables.archivist.idle();
    expect(await get(house, ann, `/api/tables/${table}/export`)).toMatchObject({ code: 'fork' });
    const begun = await get<ReplayView>(house, ann, `/api/tables/${table}/replay?n=0`);
    expect(begun.records).toBeGreaterThan(1);
  });

  test('outlives the server, with its undos', async () => {
    const { house, people, id, seat } = await running({ game: 'nine-worlds' });
    for (let i = 0; i < 5; i++) await people[seat()].answer(id, seat());
    const [ann] = people;
    const { table } = await post<TableCreated>(house, ann, `/api/tables/${id}/fork`, { n: 5, seats: ['me', 'me'] });
    await ann.watch(table);
    await ann.do(table, { type: 'start' });
    const asked = (): number => ann.views.get(table)!.play!.asks[0].seat;
    for (let i = 0; i < 4; i++) await ann.answer(table, asked());
    await ann.do(table, { type: 'undo' });
    await ann.answer(table, asked(), options => options.at(-1)!);
    const later = await house.again();
    const back = await Visitor.again(later.server, ann);
    expect((await back.watch(table)).play).toEqual(ann.views.get(table)!.play);
  });

  test('as it lies only once the game is over, and everybody is told', async () => {
    const { house, ann, id, end } = await midway();
    expect(await post(house, ann, `/api/tables/${id}/fork`, { n: 2, open: true })).toMatchObject({ code: 'not-ended' });
    expect(await post(house, ann, `/api/tables/${id}/fork`, { n: 2, seat: 1 })).toMatchObject({ code: 'not-yours' });
    await end();
    const truth = await get<ReplayView>(house, ann, `/api/tables/${id}/replay?n=3`);
    const forked = await post<TableCreated>(house, ann, `/api/tables/${id}/fork`, {
      n: 3,
      open: true,
      seats: ['me', 'me'],
    });
    await ann.watch(forked.table);
    await ann.do(forked.table, { type: 'start' });
    expect(ann.views.get(forked.table)!.about.fork).toMatchObject({ open: true });
    const { seats } = ann.views.get(forked.table)!.play!.table as Hands;
    expect(seats.map(({ hand }) => hand)).toEqual(handsIn(truth));
  });
});
