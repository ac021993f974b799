import { describe, expect, test } from 'vitest';
import { running } from '../helpers/running.ts';

const MOVE = { kind: 'move', seconds: 30 } as const;

/** What is left to a seat now. */
const left = (game: Awaited<ReturnType<typeof running>>, seat: number): number => {
  const clock = game.view().clock!;
  return clock.left[seat] - (clock.running.includes(seat) ? game.house.clock.now() - clock.at : 0);
};

describe('nobody wins time', () => {
  test('by handing a seat over and taking it back', async () => {
    const game = await running({ game: 'nine-worlds', clock: MOVE });
    const { house, mover, seat, id } = game;
    await house.clock.pass(20_000);
    await mover().do(id, { type: 'hand', seat: seat() });
    await mover().do(id, { type: 'take', seat: seat() });
    expect(left(game, seat())).toBe(10_000);
  });

  test('by pausing', async () => {
    const game = await running({ game: 'nine-worlds', clock: MOVE });
    const { house, ann, bob, seat, id, view } = game;
    await house.clock.pass(20_000);
    await ann.do(id, { type: 'pause' });
    await bob.do(id, { type: 'agree', proposal: view().about.proposals[0].id });
    await ann.do(id, { type: 'resume' });
    expect(left(game, seat())).toBe(10_000);
  });

  test('by taking the seat back after the time has run out, until the next decision', async () => {
    const game = await running({ game: 'nine-worlds', clock: MOVE });
    const { house, mover, seat, id, view } = game;
    house.thinkers.script = () => null;
    const [own, who] = [seat(), mover()];
    await house.clock.pass(30_500);
    expect(view().about.seats[own]).toMatchObject({ bot: 'normal', reason: 'time' });
    expect(who.own(id, own).mayTake).toBeUndefined();
    expect(await who.refusal(id, { type: 'take', seat: own })).toMatchObject({
      code: 'time',
      message: expect.stringContaining('at its next one'),
    });
  });

  test('by taking answers back, with time for each decision', async () => {
    const game = await running({ game: 'nine-worlds', seats: ['me', 'me'], clock: MOVE }, {}, 1);
    const { house, ann, id, seat } = game;
    await house.clock.pass(25_000);
    const own = seat();
    await ann.answer(id, own, options => options.at(-1)!);
    await ann.answer(id, seat(), options => options.at(-1)!);
    await ann.do(id, { type: 'undo' });
    await ann.do(id, { type: 'undo' });
    expect(seat()).toBe(own);
    expect(left(game, own)).toBe(5_000);
    await house.clock.pass(1_000);
    await ann.answer(id, own, options => options.at(-1)!);
    await ann.do(id, { type: 'undo' });
    expect(left(game, own)).toBe(4_000);
  });

  test('by taking answers back, with an increment', async () => {
    const clock = { kind: 'total', seconds: 60, increment: 10 } as const;
    const game = await running({ game: 'nine-worlds', seats: ['me', 'me'], clock }, {}, 1);
    const { ann, house, id, seat } = game;
    const own = seat();
    for (let i = 0; i < 5; i++) {
      await house.clock.pass(1_000);
      await ann.answer(id, own, options => options.at(-1)!);
      await ann.do(id, { type: 'undo' });
    }
    expect(left(game, own)).toBe(55_000);
    await ann.answer(id, own, options => options.at(-1)!);
    expect(game.view().clock!.left[own]).toBe(65_000);
  });

  test('by what a bot answers for them', async () => {
    const clock = { kind: 'total', seconds: 60, increment: 10 } as const;
    const game = await running({ game: 'nine-worlds', clock });
    const { house, mover, seat, id } = game;
    const own = seat();
    await mover().do(id, { type: 'hand', seat: own });
    await house.clock.pass(5_000);
    expect(game.view().play!.n).toBeGreaterThan(3);
    expect(game.view().clock!.left[own]).toBe(60_000);
  });

  test('by changing a sealed answer', async () => {
    const game = await running({ game: 'sealed-bids', clock: MOVE });
    const { house, ann, id } = game;
    await house.clock.pass(20_000);
    const { decision } = ann.own(id, 0);
    await ann.do(id, { type: 'submit', seat: 0, decision: decision!, picks: [] });
    await ann.do(id, { type: 'draft', seat: 0, decision: decision!, picks: [] });
    expect(left(game, 0)).toBe(10_000);
  });
});

describe('who does not play has no say', () => {
  test('after handing the seat over', async () => {
    const { ann, id } = await running({ game: 'sealed-bids' }, {}, 3);
    await ann.do(id, { type: 'hand', seat: 0 });
    for (const type of ['undo', 'pause', 'resume'] as const)
      expect(await ann.refusal(id, { type })).toMatchObject({ code: 'not-yours' });
    expect(await ann.refusal(id, { type: 'replace', seat: 1 })).toMatchObject({ code: 'not-yours' });
  });

  test('after resigning: not over the bot either', async () => {
    const { house, ann, id, view } = await running({ game: 'sealed-bids' }, {}, 3);
    await ann.do(id, { type: 'resign', seat: 0 });
    await house.clock.pass(5_000);
    expect(await ann.refusal(id, { type: 'undo' })).toMatchObject({ code: 'not-yours' });
    expect(await ann.refusal(id, { type: 'hand', seat: 0, level: 'random' })).toMatchObject({ code: 'resigned' });
    expect(view().about.seats[0]).toMatchObject({ bot: 'normal', reason: 'resigned', resigned: true });
  });

  test('who is away for a moment does', async () => {
    const { house, ann, bob, id, view } = await running({ game: 'sealed-bids' });
    bob.leave();
    expect(await ann.do(id, { type: 'pause' })).toMatchObject({ waiting: true });
    expect(view().about.paused).toBe(false);
    await house.clock.pass(25_000);
    await ann.do(id, { type: 'chat', text: 'are you there?' });
    expect(view().about.paused).toBe(true);
  });
});
