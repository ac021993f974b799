import { describe, expect, test } from 'vitest';
import { running } from '../helpers/running.ts';
import { Visitor } from '../helpers/visitor.ts';

describe('answers', () => {
  test('are refused with the rule that forbids them, and change nothing', async () => {
    const { mover, other, id, seat, view } = await running({ game: 'nine-worlds' });
    const before = view();
    const { decision } = mover().own(id, seat());
    const illegal = { type: 'submit' as const, seat: seat(), decision: decision!, picks: ['march/0/asgard/midgard'] };
    expect(await mover().refusal(id, illegal)).toMatchObject({
      code: 'not-offered',
      rule: expect.stringMatching(/^[A-Z]\d+/),
    });
    expect(await mover().refusal(id, { ...illegal, picks: ['fly'] })).toMatchObject({ code: 'unknown-option' });
    expect(await mover().refusal(id, { ...illegal, decision: 99 })).toMatchObject({ code: 'stale' });
    expect(await other().refusal(id, illegal)).toMatchObject({ code: 'not-yours' });
    expect(view()).toEqual(before);
  });

  test('that come again under the same id are answered again, and taken once', async () => {
    const { house, mover, id, seat, view } = await running({ game: 'nine-worlds' });
    const player = mover();
    const { decision, options } = player.own(id, seat());
    const command = { type: 'submit' as const, seat: seat(), decision: decision!, picks: [options[0]] };
    const done = await player.do(id, command, 'once');
    expect(await player.do(id, command, 'once')).toEqual(done);
    expect(view().play!.n).toBe(done.n);
    expect(await player.refusal(id, command)).toMatchObject({ code: expect.stringMatching(/stale|not-asked/) });
    const later = await house.again();
    const back = await Visitor.again(later.server, player);
    await back.watch(id);
    expect(await back.do(id, command, 'once')).toMatchObject({ n: done.n });
    expect(await later.store.records(id)).toHaveLength(done.n);
  });

  test('sealed ones stay secret until the last is in', async () => {
    const { ann, bob, id, view } = await running({ game: 'sealed-bids' });
    const [card] = ann.own(id, 0).options.filter(option => option !== 'done');
    await ann.do(id, { type: 'draft', seat: 0, decision: 0, picks: [card] });
    expect(ann.own(id, 0).picks).toEqual([card]);
    const quiet = bob.frames.length;
    await ann.do(id, { type: 'draft', seat: 0, decision: 0, picks: [] });
    expect(bob.frames).toHaveLength(quiet); // others do not even hear that something is drafted
    await ann.do(id, { type: 'submit', seat: 0, decision: 0, picks: [card] });
    expect(view(bob).play!.asks).toMatchObject([
      { seat: 0, done: true },
      { seat: 1, done: false },
    ]);
    expect(bob.frames.join()).not.toContain(card);
    await ann.do(id, { type: 'draft', seat: 0, decision: 0, picks: [] }); // it may be changed until the last is in
    expect(view(bob).play!.asks[0].done).toBe(false);
    await ann.do(id, { type: 'submit', seat: 0, decision: 0, picks: [card] });
    await bob.do(id, { type: 'submit', seat: 1, decision: 0, picks: [] });
    const update = bob.heard.findLast(message => message.type === 'update')!;
    expect(update.told).toMatchObject([{ events: [{ type: 'opened' }] }]);
  });

  test('drafts and sealed answers outlive the server', async () => {
    const { house, ann, bob, id } = await running({ game: 'sealed-bids' });
    const [card] = ann.own(id, 0).options.filter(option => option !== 'done');
    const [other] = bob.own(id, 1).options.filter(option => option !== 'done');
    await ann.do(id, { type: 'submit', seat: 0, decision: 0, picks: [card] });
    await bob.do(id, { type: 'draft', seat: 1, decision: 0, picks: [other] });
    const later = await house.again();
    const back = await Promise.all([ann, bob].map(who => Visitor.again(later.server, who)));
    for (const visitor of back) await visitor.watch(id);
    expect(back[0].own(id, 0)).toMatchObject({ picks: [card], done: true });
    expect(back[1].own(id, 1)).toMatchObject({ picks: [other], done: false });
    await back[1].do(id, { type: 'submit', seat: 1, decision: 0, picks: [other] });
    expect(back[0].views.get(id)!.play!.asks.every(({ done }) => !done)).toBe(true);
  });
});

describe('undo', () => {
  test('is free while nobody else has answered', async () => {
    const { mover, id, seat, view } = await running({ game: 'nine-worlds' });
    const player = mover();
    const first = seat();
    const before = view().play!.table;
    let moves = 0;
    expect(player.own(id, first).undo).toBe(false);
    await player.answer(id, first, options => options.find(option => option !== 'end')!);
    moves++;
    expect(seat()).toBe(first);
    expect(player.own(id, first).undo).toBe(true);
    await player.do(id, { type: 'undo' });
    expect(player.own(id, first).undo).toBe(false);
    expect(view().play!.table).toEqual(before);
    const told = player.heard.flatMap(message => (message.type === 'update' ? (message.told ?? []) : []));
    const news = { type: 'undone', seats: [first] };
    expect(told.at(-1)).toEqual({ n: told.at(-2)!.n + 1, events: [], undo: told.at(-2)!.n, news });
    expect(view().play!.n).toBeGreaterThan(moves + 1);
    expect(await player.refusal(id, { type: 'undo' })).toMatchObject({ code: 'undo' });
  });

  test('asks the others when they have answered since, and one no is enough', async () => {
    const { people, id, seat, view } = await running({ game: 'nine-worlds' });
    const first = seat();
    while (seat() === first)
      await people[first].answer(id, first, options => (options.includes('end') ? 'end' : options[0]));
    const second = seat();
    await people[second].answer(id, second, options => (options.includes('end') ? 'end' : options[0]));
    const { n } = view().play!;
    expect(await people[first].do(id, { type: 'undo' })).toMatchObject({ waiting: true });
    const [proposal] = view().about.proposals;
    expect(proposal).toMatchObject({ kind: 'undo', by: people[first].id, wanted: [people[second].id] });
    expect(await people[first].refusal(id, { type: 'agree', proposal: proposal.id })).toMatchObject({
      code: 'not-yours',
    });
    await people[second].do(id, { type: 'decline', proposal: proposal.id });
    expect(view().about.proposals).toEqual([]);
    expect(view().play!.n).toBe(n);
    await people[first].do(id, { type: 'undo' });
    const [again] = view().about.proposals;
    await people[second].do(id, { type: 'agree', proposal: again.id });
    expect(view().about.proposals).toEqual([]);
    expect(view().play!.n).toBe(n + 1);
    expect(seat()).toBe(first);
  });

  test('never crosses a shuffle, and asks where somebody has learnt something', async () => {
    const { people, id, seat, view } = await running({ game: 'peek' });
    const first = seat();
    await people[first].answer(id, first, () => 'peek');
    expect(await people[first].do(id, { type: 'undo' })).toMatchObject({ waiting: true });
    await people[first].answer(id, first, () => 'shuffle');
    expect(view().about.proposals).toEqual([]); // the game went on
    expect(await people[first].refusal(id, { type: 'undo' })).toMatchObject({
      code: 'undo',
      message: expect.stringContaining('shuffled'),
    });
  });
});
