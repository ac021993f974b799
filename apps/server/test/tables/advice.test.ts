import { describe, expect, test } from 'vitest';
import type { Hint, Preview, Refusal, WhyNot } from '@ennead/wire';
import { testHouse } from '../helpers/house.ts';
import { running } from '../helpers/running.ts';
import type { Visitor } from '../helpers/visitor.ts';

const SHORT = { game: 'nine-worlds', options: { length: 'introductory' } };

type Running = Awaited<ReturnType<typeof running>>;

async function ask<T>({ house, id }: Running, who: Visitor | null, what: string): Promise<T> {
  const headers = who ? { authorization: `Bearer ${who.token}` } : {};
  return (await house.server.inject({ url: `/api/tables/${id}/${what}`, headers })).json<T>();
}

/** Every way to ask for a seat. */
const KINDS = (seat: number): string[] => [`hint?seat=${seat}`, `why-not?seat=${seat}&key=end`, `preview?seat=${seat}`];

describe('a hint', () => {
  test('has the options best first, the shares of the thinking, and the position by side', async () => {
    const game = await running(SHORT);
    const { decision, options } = game.mover().own(game.id, game.seat());
    const hint = await ask<Hint>(game, game.mover(), `hint?seat=${game.seat()}`);
    expect(hint.decision).toBe(decision);
    expect(options).toContain(hint.picks[0]);
    expect(hint.options[0].key).toBe(hint.picks[0]);
    for (const { key, value } of hint.options) {
      expect(options).toContain(key);
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(1);
    }
    const shares = hint.options.map(({ share }) => share);
    expect(shares).toEqual(shares.toSorted((x, y) => y - x));
    expect(shares.reduce((sum, share) => sum + share)).toBeLessThanOrEqual(1.0001);
    expect(hint.sides).toHaveLength(2);
    expect(hint.sides![0] + hint.sides![1]).toBeCloseTo(1);
  });

  test('is of level normal, thought about once for each decision, and again when it failed', async () => {
    const game = await running(SHORT);
    const { thinkers } = game.house;
    const once = (): Promise<Hint & Refusal> => ask(game, game.mover(), `hint?seat=${game.seat()}`);
    thinkers.fail = true;
    expect(await once()).toMatchObject({ code: 'unavailable' });
    thinkers.fail = false;
    const [first, second] = await Promise.all([once(), once()]);
    expect(second).toEqual(first);
    expect(thinkers.asked).toEqual(['normal', 'normal']);
    await game.mover().answer(game.id, game.seat());
    expect((await once()).decision).not.toBe(first.decision);
    expect(thinkers.asked).toHaveLength(3);
  });

  test('of a hidden hand names no card that the seat does not hold', async () => {
    const game = await running({ game: 'nine' });
    const who = game.mover();
    const { options } = who.own(game.id, game.seat());
    const hint = await ask<Hint>(game, who, `hint?seat=${game.seat()}`);
    expect(hint.options.every(({ key }) => options.includes(key))).toBe(true);
  });
});

describe('why not', () => {
  test('names the rule, and none for what is offered', async () => {
    const game = await running(SHORT);
    const who = game.mover();
    const { options } = who.own(game.id, game.seat());
    const rule = async (key: string): Promise<WhyNot & Refusal> =>
      ask(game, who, `why-not?seat=${game.seat()}&key=${encodeURIComponent(key)}`);
    for (const key of options) expect(await rule(key)).toEqual({ rule: null });
    expect(await rule('march/1/asgard/midgard')).toEqual({ rule: expect.stringMatching(/^[A-Z]+\d+$/) });
    expect(await rule('fly')).toMatchObject({ code: 'unknown-option' });
    expect(await rule('')).toMatchObject({ code: 'malformed' });
  });

  test('counts what has been drafted', async () => {
    const game = await running({ game: 'sealed-bids' });
    const { ann, id } = game;
    const { decision, options } = ann.own(id, 0);
    const [first] = options.filter(key => key !== 'done');
    expect(await ask(game, ann, `why-not?seat=0&key=${first}`)).toEqual({ rule: null });
    await ann.do(id, { type: 'draft', seat: 0, decision: decision!, picks: [first] });
    expect(ann.own(id, 0).options).not.toContain(first);
    expect(await ask<WhyNot>(game, ann, `why-not?seat=0&key=${first}`)).toEqual({ rule: expect.any(String) });
  });
});

describe('a preview', () => {
  test('says for every option what it would make happen, and it does', async () => {
    const game = await running(SHORT);
    const who = game.mover();
    const { options, decision } = who.own(game.id, game.seat());
    const before = game.view();
    const preview = await ask<Preview>(game, who, `preview?seat=${game.seat()}`);
    expect(preview.decision).toBe(decision);
    expect(Object.keys(preview.events).sort()).toEqual([...options].sort());
    expect(game.view()).toEqual(before);
    const key = options.find(option => preview.events[option].length > 0)!;
    await who.answer(game.id, game.seat(), () => key);
    const told = who.heard.flatMap(message => (message.type === 'update' ? (message.told ?? []) : []));
    expect(told.at(-1)!.events).toEqual(preview.events[key]);
  });

  test.each(['nine', 'sealed-bids'])('is empty where something is hidden: %s', async game => {
    const table = await running({ game });
    const seat = table.seat();
    const preview = await ask<Preview>(table, table.people[seat], `preview?seat=${seat}`);
    expect(preview).toEqual({ decision: table.people[seat].own(table.id, seat).decision, events: {} });
  });
});

describe('only for one’s own seat, while it is asked', () => {
  test('others are refused', async () => {
    const game = await running(SHORT);
    const seat = game.seat();
    const stranger = await game.house.guest();
    for (const what of KINDS(seat)) {
      expect(await ask(game, game.other(), what)).toMatchObject({ code: 'not-yours' });
      expect(await ask(game, stranger, what)).toMatchObject({ code: 'not-yours' });
      expect(await ask(game, null, what)).toMatchObject({ code: 'identity' });
    }
    for (const what of KINDS(1 - seat))
      expect(await ask(game, game.other(), what)).toMatchObject({ code: 'not-asked' });
    for (const what of KINDS(30)) expect(await ask(game, game.mover(), what)).toMatchObject({ code: 'not-yours' });
    expect(await ask(game, game.mover(), 'hint')).toMatchObject({ code: 'malformed' });
    expect(await ask(game, game.mover(), 'hint?seat=-1')).toMatchObject({ code: 'malformed' });
    expect(game.house.thinkers.asked).toEqual([]);
  });

  test('and so is everybody before the game, while a bot plays the seat, and after the end', async () => {
    const house = await testHouse();
    const ann = await house.guest('Ann');
    const id = await house.open(ann, { ...SHORT, seats: ['me', 'normal'] });
    const game = { house, id } as Running;
    for (const what of KINDS(0)) expect(await ask(game, ann, what)).toMatchObject({ code: 'not-started' });
    await ann.watch(id);
    await ann.do(id, { type: 'start' });
    await ann.do(id, { type: 'hand', seat: 0 });
    for (const what of KINDS(0)) expect(await ask(game, ann, what)).toMatchObject({ code: 'not-yours' });
    await ann.do(id, { type: 'resign', seat: 0 });
    for (const what of KINDS(0)) expect(await ask(game, ann, what)).toMatchObject({ code: 'ended' });
  });

  test('so many in a minute', async () => {
    const game = await running(SHORT, { hintsPerMinute: 2, looksPerMinute: 3 });
    const all = async (what: string, times: number): Promise<(string | undefined)[]> => {
      const codes: (string | undefined)[] = [];
      for (let i = 0; i < times; i++) codes.push((await ask<Partial<Refusal>>(game, game.mover(), what)).code);
      return codes;
    };
    const [hint, whyNot, preview] = KINDS(game.seat());
    expect(await all(hint, 3)).toEqual([undefined, undefined, 'too-fast']);
    expect((await all(whyNot, 4)).at(-1)).toBe('too-fast');
    expect((await all(preview, 4)).at(-1)).toBe('too-fast');
  });
});
