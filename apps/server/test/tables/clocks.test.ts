import { describe, expect, test } from 'vitest';
import { running } from '../helpers/running.ts';

const submit = (seat: number, decision: number, ...picks: string[]) => ({
  type: 'submit' as const,
  seat,
  decision,
  picks,
});

describe('clocks', () => {
  test('per move: a bot plays on after time-out, and the seat may be taken back', async () => {
    const { house, ann, bob, id, view } = await running({ game: 'sealed-bids', clock: { kind: 'move', seconds: 30 } });
    expect(view().clock).toMatchObject({ left: [30_000, 30_000], running: [0, 1] });
    await house.clock.pass(10_000);
    await ann.do(id, submit(0, 0));
    expect(view().clock).toMatchObject({ running: [1] });
    await house.clock.pass(20_500);
    expect(view().about.seats[1]).toMatchObject({ person: bob.id, bot: 'normal', reason: 'time' });
    await house.clock.pass(10_000);
    expect(view().play!.asks[0].decision).toBeGreaterThan(0);
    expect(bob.own(id, 1).mayTake).toBe(true);
    await bob.do(id, { type: 'take', seat: 1 });
    expect(bob.own(id, 1).mayTake).toBeUndefined();
    expect(view().clock!.left[1]).toBe(30_000);
  });

  test('in total with increment: who has no time left does not come back', async () => {
    const { house, ann, bob, id, view } = await running({
      game: 'sealed-bids',
      clock: { kind: 'total', seconds: 60, increment: 5 },
    });
    await house.clock.pass(10_000);
    await ann.do(id, submit(0, 0));
    await bob.do(id, submit(1, 0));
    expect(view().clock!.left).toEqual([55_000, 55_000]);
    const { decision } = ann.own(id, 0);
    await house.clock.pass(1_000);
    await ann.do(id, submit(0, decision!));
    await house.clock.pass(55_000);
    expect(view().about.seats[1]).toMatchObject({ bot: 'normal', reason: 'time' });
    expect(bob.own(id, 1).mayTake).toBeUndefined();
    expect(await bob.refusal(id, { type: 'take', seat: 1 })).toMatchObject({
      code: 'time',
      message: 'your time for the whole game has run out: a bot plays your seat to the end',
    });
  });

  test('days run on though nobody looks and the server was started again', async () => {
    const { house, ann, bob, id } = await running({ game: 'sealed-bids', clock: { kind: 'days', days: 2 } });
    ann.leave();
    bob.leave();
    await house.clock.pass(86_400_000);
    expect(house.server.tables.inMemory).toBe(0);
    await house.server.close();
    const later = await house.again();
    await house.clock.pass(86_400_000 + 20_000);
    const row = await later.store.table(id);
    expect(row!.about).toMatchObject({ phase: 'ended' }); // both out of time: bots played it out
  });

  test('shorter ones do not run while no server runs', async () => {
    const { house, id } = await running({ game: 'sealed-bids', clock: { kind: 'move', seconds: 60 } });
    await house.clock.pass(1_000);
    await house.server.close();
    house.clock.time += 3_600_000;
    const later = await house.again();
    await house.clock.pass(30_000);
    const row = await later.store.table(id);
    expect(row!.about).toMatchObject({ seats: [{ bot: null }, { bot: null }] });
    await house.clock.pass(31_000);
    expect((await later.store.table(id))!.about).toMatchObject({ seats: [{ bot: 'normal' }, { bot: 'normal' }] });
  });
});

describe('bots', () => {
  test('play to the end, with delays', async () => {
    const { house, ann, id, view } = await running({ game: 'nine-worlds', seats: ['me', 'easy'] }, {}, 1);
    await ann.do(id, { type: 'hand', seat: 0 });
    const before = view().play!.n;
    await house.clock.pass(100);
    expect(view().play!.n).toBe(before);
    await house.clock.pass(600_000);
    expect(view().about).toMatchObject({ phase: 'ended', result: { how: 'played' } });
    expect(new Set(house.thinkers.asked)).toEqual(new Set(['easy', 'normal']));
  });

  test('one that cannot think is asked again', async () => {
    const { house, ann, id, view } = await running({ game: 'sealed-bids' });
    house.thinkers.fail = true;
    await ann.do(id, { type: 'hand', seat: 0 });
    await house.clock.pass(2_000);
    expect(view().play!.asks[0].done).toBe(false);
    house.thinkers.fail = false;
    await house.clock.pass(20_000);
    expect(view().play!.asks[0].done).toBe(true);
  });

  test('an automatic answer comes where there is one option, if the seat wants it, after a delay', async () => {
    const { house, people, id, view, seat } = await running({ game: 'duel' });
    for (const [own, person] of people.entries()) await person.do(id, { type: 'auto', seat: own, on: true });
    const waits: number[][] = [];
    for (let i = 0; i < 200 && !view().play!.over; i++) {
      const { n } = view().play!;
      if (people[seat()].own(id, seat()).options.length > 1) await people[seat()].answer(id, seat());
      else {
        await house.clock.pass(50);
        const soon = view().play!.n - n;
        await house.clock.pass(10_000);
        waits.push([soon, Math.min(1, view().play!.n - n)]);
      }
    }
    expect(waits.length).toBeGreaterThan(0);
    expect(waits.every(([soon, later]) => soon === 0 && later === 1)).toBe(true);
    expect(view(people[1]).own.every(({ seat: own }) => own === 1)).toBe(true); // nobody sees another's wish
  });
});
