import { describe, expect, test, vi } from 'vitest';
import { running } from '../helpers/running.ts';
import { Visitor } from '../helpers/visitor.ts';

const submit = (seat: number, decision: number, ...picks: string[]) => ({
  type: 'submit' as const,
  seat,
  decision,
  picks,
});

describe('a seat while the game runs', () => {
  test('is handed to a bot and taken back', async () => {
    const { house, ann, id, view } = await running({ game: 'sealed-bids' });
    await ann.do(id, { type: 'hand', seat: 0, level: 'greedy' });
    expect(view().about.seats[0]).toMatchObject({ person: ann.id, bot: 'greedy', reason: 'handed' });
    expect(await ann.refusal(id, submit(0, 0))).toMatchObject({ code: 'not-yours' });
    await house.clock.pass(10_000);
    expect(view().play!.asks[0].done).toBe(true);
    expect(house.thinkers.asked).toEqual(['greedy']);
    expect(ann.own(id, 0).mayTake).toBe(true);
    await ann.do(id, { type: 'take', seat: 0 });
    expect(view().about.seats[0]).toMatchObject({ bot: null, reason: null });
    await ann.do(id, submit(0, 0));
  });

  test('goes to a bot when its person leaves, and to whoever has had none', async () => {
    const { house, ann, bob, id, view } = await running({ game: 'sealed-bids' }, {}, 3);
    await bob.do(id, { type: 'leave' });
    expect(view().about.seats[1]).toMatchObject({ person: null, name: null, bot: 'normal', reason: 'left' });
    expect(view(bob).own).toEqual([]);
    expect(await ann.refusal(id, { type: 'sit', seat: 1 })).toMatchObject({ code: 'seat-taken' });
    expect(await bob.refusal(id, { type: 'sit', seat: 1 })).toMatchObject({ code: 'seat-taken' });
    const dan = await house.guest('Dan');
    await dan.watch(id);
    await dan.do(id, { type: 'sit', seat: 1 });
    expect(view(dan).own).toMatchObject([{ seat: 1, decision: 0 }]);
  });

  test('the table is closed when nobody is left', async () => {
    const { ann, bob, id, view } = await running({ game: 'sealed-bids' });
    await bob.do(id, { type: 'leave' });
    await ann.do(id, { type: 'leave' });
    expect(view().about).toMatchObject({ phase: 'ended', result: { how: 'closed', places: null } });
  });

  test('goes to a bot by vote when its person has vanished', async () => {
    const { house, ann, bob, cat, id, view } = await running({ game: 'sealed-bids' }, {}, 3);
    expect(await ann.refusal(id, { type: 'replace', seat: 2 })).toMatchObject({ code: 'present' });
    cat.leave();
    await house.clock.pass(5_000);
    expect(view().about.seats[2].away).toBe(true);
    expect(await ann.refusal(id, { type: 'replace', seat: 2 })).toMatchObject({ code: 'present' });
    await house.clock.pass(20_000);
    expect(await ann.do(id, { type: 'replace', seat: 2 })).toMatchObject({ waiting: true });
    await bob.do(id, { type: 'agree', proposal: view().about.proposals[0].id });
    expect(view().about.seats[2]).toMatchObject({ person: cat.id, bot: 'normal', reason: 'vanished' });
  });

  test('and after the time that the table has set', async () => {
    const { house, bob, id, view } = await running({ game: 'sealed-bids', vanish: 60 });
    bob.leave();
    await house.clock.pass(59_000);
    expect(view().about.seats[1].bot).toBeNull();
    await house.clock.pass(2_000);
    expect(view().about.seats[1]).toMatchObject({ bot: 'normal', reason: 'vanished' });
    expect(id).not.toBe('');
  });
});

describe('resignation', () => {
  test('ends a game of two sides', async () => {
    const { ann, bob, id, view } = await running({ game: 'nine-worlds' });
    await bob.do(id, { type: 'resign', seat: 1 });
    expect(view().about).toMatchObject({ phase: 'ended', result: { how: 'resigned', places: [1, 2], sides: [0, 1] } });
    expect(view().play).toMatchObject({ over: true, asks: [] });
    expect(view().about.seed).toMatch(/^[0-9a-f]{64}$/);
    expect(await ann.refusal(id, { type: 'undo' })).toMatchObject({ code: 'ended' });
  });

  test('with more sides a bot plays on, and the side counts as last', async () => {
    const { house, ann, bob, cat, id, view } = await running({ game: 'sealed-bids' }, {}, 3);
    await cat.do(id, { type: 'resign', seat: 2 });
    expect(view().about.seats[2]).toMatchObject({ bot: 'normal', reason: 'resigned', resigned: true });
    const told = ann.heard.flatMap(message => (message.type === 'update' ? (message.told ?? []) : []));
    expect(told.at(-1)).toMatchObject({ events: [], news: { type: 'resigned', seats: [2] } });
    expect(cat.own(id, 2).mayTake).toBeUndefined();
    expect(await cat.refusal(id, { type: 'take', seat: 2 })).toMatchObject({ code: 'resigned' });
    for (let lot = 0; lot < 3; lot++) {
      await ann.do(id, submit(0, ann.own(id, 0).decision!));
      await bob.do(id, submit(1, bob.own(id, 1).decision!));
      await house.clock.pass(10_000);
    }
    const { result } = view().about;
    expect(result).toMatchObject({ how: 'played' });
    expect(result!.places![2]).toBe(3);
    expect(result!.values![2]).toBeGreaterThan(0); // the bot took every lot, and counts as last all the same
  });
});

describe('pause', () => {
  test('is agreed upon, stops answers, and is ended by anybody', async () => {
    const { house, ann, bob, id, view } = await running({ game: 'sealed-bids', clock: { kind: 'move', seconds: 30 } });
    expect(await ann.do(id, { type: 'pause' })).toMatchObject({ waiting: true });
    await bob.do(id, { type: 'agree', proposal: 1 });
    expect(view().about.paused).toBe(true);
    expect(await ann.refusal(id, submit(0, 0))).toMatchObject({ code: 'paused' });
    expect(view().clock!.running).toEqual([]);
    await house.clock.pass(60_000);
    expect(view().about.seats.every(({ bot }) => bot === null)).toBe(true);
    await bob.do(id, { type: 'resume' });
    await ann.do(id, submit(0, 0));
    expect(await bob.refusal(id, { type: 'resume' })).toMatchObject({ code: 'not-paused' });
  });
});

describe('your turn', () => {
  test('who has answered a sealed decision is not waited for any more', async () => {
    const { house, ann, bob, id } = await running({ game: 'sealed-bids' });
    const waiting = async ({ token }: Visitor): Promise<number[]> => {
      const headers = { authorization: `Bearer ${token}` };
      const list = await house.server.inject({ url: '/api/tables?which=mine', headers });
      return list.json<{ tables: { waiting: number[] }[] }>().tables[0].waiting;
    };
    expect([await waiting(ann), await waiting(bob)]).toEqual([[0], [1]]);
    await ann.answer(id, 0, options => options.find(option => option !== 'done')!);
    expect([await waiting(ann), await waiting(bob)]).toEqual([[], [1]]);
  });

  test('is told to whoever looks elsewhere, and stands in their list', async () => {
    const { house, people, id, seat } = await running({ game: 'nine-worlds', clock: { kind: 'days', days: 3 } });
    const first = seat();
    const waiting = people[1 - first];
    await waiting.say({ type: 'unwatch', table: id });
    const heard = waiting.heard.length;
    while (seatAsked() === first)
      await people[first].answer(id, first, options => (options.includes('end') ? 'end' : options[0]));
    function seatAsked(): number {
      return people[first].views.get(id)!.play!.asks[0].seat;
    }
    expect(waiting.heard.slice(heard)).toMatchObject([
      { type: 'turn', table: id, game: 'nine-worlds', seat: 1 - first },
    ]);
    const headers = { authorization: `Bearer ${waiting.token}` };
    const list = await house.server.inject({ url: '/api/tables?which=mine', headers });
    expect(list.json<{ tables: { waiting: number[] }[] }>().tables[0].waiting).toEqual([1 - first]);
  });
});

describe('a rematch', () => {
  test('has the same people and settings, and a secret of its own', async () => {
    const { ann, bob, id, view } = await running({ game: 'nine-worlds', clock: { kind: 'move', seconds: 60 } });
    expect(await ann.refusal(id, { type: 'rematch' })).toMatchObject({ code: 'not-ended' });
    await bob.do(id, { type: 'resign', seat: 1 });
    const { table } = await bob.do(id, { type: 'rematch' });
    expect(view().about.rematch).toBe(table);
    expect(await ann.do(id, { type: 'rematch' })).toMatchObject({ table });
    const next = await ann.watch(table!);
    expect(next.about).toMatchObject({ phase: 'lobby', host: bob.id, clock: { kind: 'move', seconds: 60 } });
    expect(next.about.seats).toMatchObject([
      { name: 'Ann', resigned: false },
      { name: 'Bob', bot: null, resigned: false },
    ]);
    expect(next.about.commitment).not.toBe(view().about.commitment);
  });

  test('is there at once, and is what the store would have given', async () => {
    const { house, ann, bob, id } = await running({ game: 'nine-worlds' });
    await bob.do(id, { type: 'resign', seat: 1 });
    const read = vi.spyOn(house.store, 'table');
    const { table } = await bob.do(id, { type: 'rematch' });
    const atOnce = await ann.watch(table!);
    expect(read).not.toHaveBeenCalled();
    const again = await house.again();
    const late = await Visitor.again(again.server, ann);
    expect(await late.watch(table!)).toEqual(atOnce);
    await (await Visitor.again(again.server, bob)).do(table!, { type: 'start' });
    expect(late.views.get(table!)!.about.phase).toBe('running');
  });
});
